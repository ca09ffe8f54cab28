import { useId, type ReactNode } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { MessageTemplatesDocument, type MailingKind } from '../../generated/office.ts';
import { Notice } from '../../ui/notice.tsx';
import { useHasRole } from '../platform/me.ts';
import { Button } from '../../ui/button.tsx';
import { counted, figure, momentText } from '../ui/format.ts';
import { kindWords } from './mailing-kinds.ts';
import { sendingTime } from './sending-time.ts';
import type { MailingForm } from './use-mailing-form.ts';
import type { SegmentAnswer } from './use-segment-preview.ts';

interface ConfirmStepProps {
  kind: MailingKind;
  form: MailingForm;
  answer: SegmentAnswer;
  templateName: string;
  /** The version that would be sent, if it is not the one shown; null: it is. */
  newestVersion: number | null;
  /** Both versions, if someone else saved meanwhile. */
  conflict: ReactNode;
  /** What happens to the users, shown after who gets what and when. */
  children: ReactNode;
}

/** What will happen, and the buttons that start it. */
export function ConfirmStep(props: ConfirmStepProps) {
  const { kind, form, answer, templateName, newestVersion, conflict, children } = props;
  const { values, failure } = form;
  const { one } = kindWords[kind];
  const isAdmin = useHasRole('ADMIN');
  const showNewest = useShowNewest(form.leaveSending);
  const preview = answer.isFaulty ? null : answer.preview;
  const people = preview?.people ?? 0;
  return (
    <div className="grid gap-4">
      <div className="contents">{conflict}</div>
      {failure !== null && form.theirs === null && <Notice tone="danger">{failure.message}</Notice>}
      {newestVersion !== null && (
        <Notice tone="danger">
          <p>{`The template has changed since you opened this page: version ${newestVersion} would be sent. The ${one} is saved as a draft. Look at that version first.`}</p>
          <Button className="mt-2" onClick={showNewest}>
            {`Show version ${newestVersion}`}
          </Button>
        </Notice>
      )}
      {people > 0 && (
        <p>
          <span>{`${templateName === '' ? 'It' : `“${templateName}”`} goes to`}</span>{' '}
          <span className="font-medium text-fg">{counted(people, 'user', 'users')}</span>
          <span>{`${whenOf(values, people)}.`}</span> <span>{children}</span>
        </p>
      )}
      {preview !== null && people === 0 && <p>{`No one matches yet. You can save the ${one} as a draft.`}</p>}
      <Buttons form={form} answer={answer} />
      <p className="text-caption text-fg-3">
        {isAdmin
          ? 'Before anything is sent, you confirm the number of users.'
          : `Save the ${one} as a draft. An admin has to start it.`}
      </p>
    </div>
  );
}

/** Saves it, or sends it. While a field is missing or invalid, both say so and lead to it. */
function Buttons({ form, answer }: Pick<ConfirmStepProps, 'form' | 'answer'>) {
  const { pending, faults, saveDraft, saveToSend } = form;
  const { preview, isStale, isFaulty } = answer;
  const missing = useId();
  const isAdmin = useHasRole('ADMIN');
  const people = isFaulty ? null : (preview?.people ?? null);
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {isAdmin && people !== 0 && (
          <Button
            variant="main"
            pending={pending || (isStale && !isFaulty)}
            aria-describedby={faults.length > 0 ? missing : undefined}
            onClick={saveToSend}
          >
            {people === null ? 'Send' : `Send to ${counted(people, 'user', 'users')}`}
          </Button>
        )}
        <Button pending={pending} onClick={saveDraft}>
          Save draft
        </Button>
      </div>
      {faults.length > 0 && (
        <p id={missing} className="text-sm text-down">
          {`Before you can save or send it: ${faults.join('. ')}.`}
        </p>
      )}
    </>
  );
}

/** `, from Nov 30, 2026, 9:00 AM, at 5,000 an hour: about 6 minutes` */
function whenOf({ start, startsAt, perHour }: MailingForm['values'], people: number): string {
  const from = start === 'later' && startsAt !== '' ? `, from ${momentText(startsAt)}` : '';
  const pace =
    perHour !== '' && perHour > 0 ? `, at ${figure(perHour)} an hour: ${sendingTime(people, perHour)}` : '';
  return from + pace;
}

/** Reloads the templates, so that the version shown is the one that would be sent. */
function useShowNewest(leaveSending: () => void) {
  const client = useApolloClient();
  return () => {
    leaveSending();
    void client.refetchQueries({ include: [MessageTemplatesDocument] });
  };
}
