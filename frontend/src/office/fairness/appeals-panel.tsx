import { useMutation } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { answerFormSchema, appealMax } from '@waitlist/backend/fairness-form';
import {
  AnswerHoldAppealDocument,
  HoldAppealsDocument,
  HoldGroupsDocument,
  type HoldAppealsQuery,
} from '../../generated/office.ts';
import { useServerForm } from '../../platform/use-server-form.ts';
import { Button } from '../../ui/button.tsx';
import type { DialogOpening } from '../../ui/dialog.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { displayName } from '../platform/display-name.ts';
import { useHasRole } from '../platform/me.ts';
import { fairnessOf, userPath } from '../platform/office-paths.ts';
import { useDetail } from '../platform/use-detail.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { Moment } from '../ui/moment.tsx';
import { Panel } from '../ui/panel.tsx';
import { RetryNotice } from '../ui/retry-notice.tsx';

type Appeal = HoldAppealsQuery['holdAppeals'][number];

/** Users who ask to look again at their points; nothing if there are none. */
export function AppealsPanel() {
  const { data, error, retry } = useDetail(HoldAppealsDocument, { fetchPolicy: 'cache-and-network' });
  if (error !== null)
    return (
      <Panel title="Appeals">
        <RetryNotice message={error.message} onRetry={retry} />
      </Panel>
    );
  if (data === undefined || data.holdAppeals.length === 0) return null;
  return (
    <Panel title="Appeals">
      <ul className="mt-2">
        {data.holdAppeals.map((appeal) => (
          <AppealRow key={appeal.id} appeal={appeal} />
        ))}
      </ul>
    </Panel>
  );
}

function AppealRow({ appeal }: { appeal: Appeal }) {
  const mayAnswer = useHasRole('ADMIN');
  const [isAnswering, answer] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { user, text, askedAt } = appeal;
  const name = displayName(user);
  return (
    <li className="border-b border-line py-3 last:border-b-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Link to={userPath(user.id)} className="text-link font-medium">
          {name}
        </Link>
        <span className="text-caption text-fg-3">
          <Moment at={askedAt} withTime />
        </span>
      </div>
      <p className="mt-1 max-w-prose wrap-anywhere whitespace-pre-line">{text}</p>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <Link to={fairnessOf(user.id)} className="text-link">
          <span>Review their sign-ups</span>
          <span className="sr-only">{`, ${name}`}</span>
        </Link>
        {mayAnswer && (
          <Button ref={button} onClick={() => answer(true)}>
            <span>Answer</span>
            <span className="sr-only">{` ${name}`}</span>
          </Button>
        )}
      </div>
      {isAnswering && <AnswerDialog appeal={appeal} open opener={button} onClose={() => answer(false)} />}
    </li>
  );
}

function AnswerDialog({ appeal: { id, user }, ...opening }: DialogOpening & { appeal: Appeal }) {
  const toasts = useToasts();
  const text = useRef<HTMLTextAreaElement>(null);
  const [send] = useMutation(AnswerHoldAppealDocument, {
    refetchQueries: [HoldAppealsDocument, HoldGroupsDocument],
  });
  const { field, failure, formProps, pending } = useServerForm({
    values: { answer: '' },
    schema: answerFormSchema,
    send: ({ answer }) => send({ variables: { id, answer } }),
    onDone: ({ answerHoldAppeal }) => {
      toasts.success(answerHoldAppeal);
      opening.onClose();
    },
  });
  return (
    <FormDialog
      {...opening}
      formProps={formProps}
      title={`Answer ${displayName(user)}`}
      submit="Send answer"
      pending={pending}
      error={failure?.message ?? null}
      initialFocus={text}
    >
      <p>
        It goes to the contact they verified, and shows on their status page. Review their sign-ups first.
      </p>
      <TextAreaField
        ref={text}
        id="appeal-answer"
        label="Answer"
        rows={6}
        maxLength={appealMax}
        {...field('answer')}
      />
    </FormDialog>
  );
}
