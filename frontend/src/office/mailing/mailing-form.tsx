import { useRef, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { MailingKind, TemplatePartsFragment } from '../../generated/office.ts';
import { Notice } from '../../ui/notice.tsx';
import { RestoredNotice } from '../ui/restored-notice.tsx';
import { ConfirmStep } from './confirm-step.tsx';
import { FormStep, StepNav, type FormStepName } from './form-steps.tsx';
import { kindWords } from './mailing-kinds.ts';
import { MailingConflict } from './mailing-conflict.tsx';
import { leftOutText } from './mailing-texts.ts';
import { fromList, segmentOf, startOf, type MailingValues } from './mailing-values.ts';
import { MessageStep } from './message-step.tsx';
import { PaceStep } from './pace-step.tsx';
import { SegmentPreview } from './segment-preview.tsx';
import { StartDialog } from './start-dialog.tsx';
import type { MailingForm as Form } from './use-mailing-form.ts';
import { useSegmentPreview } from './use-segment-preview.ts';
import { WhoStep } from './who-step.tsx';

interface MailingFormProps {
  kind: MailingKind;
  form: Form;
  templates: readonly TemplatePartsFragment[];
  /** The step with the pace, and the kind's own fields in it. */
  pace?: FormStepName;
  paceFields?: ReactNode;
  /** What the kind's own fields say, for comparing two versions. */
  ownText?: { readonly term: string; readonly of: (values: MailingValues) => string };
  /** What happens to the users who get it. */
  consequences: ReactNode;
}

const who = { name: 'Who' };
const message = { name: 'Message' };
const confirmation = { name: 'Confirm' };

/**
 * Prepares a mailing on one page: who gets it, next to a live count, then the message, the pace, and the confirmation.
 */
export function MailingForm(props: MailingFormProps) {
  const { kind, form, templates, pace = { name: 'Pace' }, paceFields, ownText, consequences } = props;
  const { values, hasSegmentFaults, formProps, toSend, leaveSending } = form;
  const answer = useSegmentPreview(kind, hasSegmentFaults ? null : segmentOf(values));
  const template = templates.find(({ id }) => id === values.templateId);
  const isOutdated = toSend !== null && template?.version.number !== toSend.templateVersion;
  const navigate = useNavigate();
  const confirm = useRef<HTMLElement>(null);
  return (
    <>
      <StepNav steps={[who, message, pace, confirmation]} />
      <LeftOut kind={kind} />
      {form.restored && <RestoredNotice onDiscard={form.discard} className="mt-4" />}
      <form
        {...formProps}
        className="mt-4 grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,44rem)_minmax(18rem,1fr)] [&_:is(input,select,button)]:scroll-mt-36"
      >
        <FormStep at={0} step={who}>
          <WhoStep kind={kind} form={form} preview={answer.preview} />
        </FormStep>
        <div className="xl:sticky xl:top-30 xl:col-start-2 xl:row-span-4 xl:row-start-1">
          <SegmentPreview
            kind={kind}
            answer={answer}
            wanted={values.topByRank === '' ? null : values.topByRank}
          />
        </div>
        <FormStep at={1} step={message}>
          <MessageStep kind={kind} form={form} templates={templates} />
        </FormStep>
        <FormStep at={2} step={pace}>
          <PaceStep kind={kind} form={form} preview={answer.preview}>
            {paceFields}
          </PaceStep>
        </FormStep>
        <FormStep at={3} step={confirmation} box={confirm}>
          <ConfirmStep
            kind={kind}
            form={form}
            answer={answer}
            templateName={template?.name ?? ''}
            newestVersion={isOutdated ? toSend.templateVersion : null}
            conflict={<MailingConflict kind={kind} form={form} templates={templates} ownText={ownText} />}
          >
            {consequences}
          </ConfirmStep>
        </FormStep>
      </form>
      {toSend !== null && !isOutdated && (
        <StartDialog
          mailing={toSend}
          startsAt={startOf(values)}
          opener={confirm}
          onClose={leaveSending}
          onStarted={() => void navigate(kindWords[kind].path(toSend.id))}
        />
      )}
    </>
  );
}

/** Says who of the list that the form was opened from gets nothing; nothing, if all can get it. */
function LeftOut({ kind }: Pick<MailingFormProps, 'kind'>) {
  const [address] = useSearchParams();
  const text = leftOutText(kind, fromList(kind, address)?.leftOut ?? []);
  if (text === null) return null;
  return (
    <Notice tone="calm" className="mt-4 max-w-176">
      {text}
    </Notice>
  );
}
