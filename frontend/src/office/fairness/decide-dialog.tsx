import { useApolloClient, useMutation } from '@apollo/client/react';
import { useRef, useState, type RefObject } from 'react';
import { decisionFormSchema, reasonMax } from '@waitlist/backend/fairness-form';
import {
  DecideHoldsDocument,
  PreviewHoldsDocument,
  type HoldAction,
  type PreviewHoldsQuery,
} from '../../generated/office.ts';
import { useServerForm } from '../../platform/use-server-form.ts';
import { Notice } from '../../ui/notice.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { Checks } from '../ui/checks.tsx';
import { useDetail } from '../platform/use-detail.ts';
import { counted } from '../ui/format.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { MoveList } from './move-list.tsx';
import { shownByReview, useUndo } from './use-undo.ts';

/** What an admin is about to decide. */
export interface Proposal {
  readonly action: HoldAction;
  /** As the API names it: a group, a referrer, or users. */
  readonly about: readonly string[];
  /** In words, for the title. */
  readonly of: string;
  readonly size: number;
}

type Preview = PreviewHoldsQuery['previewHolds'];

interface DecideDialogProps {
  proposal: Proposal;
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Shows what a decision would do, exactly, and asks why. */
export function DecideDialog({ proposal, opener, onClose }: DecideDialogProps) {
  const isReversing = proposal.action === 'REVERSE';
  const [blocks, choose] = useState<readonly 'block'[]>([]);
  const look = usePreview(proposal, blocks.length > 0);
  const reason = useRef<HTMLTextAreaElement>(null);
  const { field, failure, formProps, pending } = useDecision(proposal, look, blocks.length > 0, onClose);
  return (
    <FormDialog
      open
      opener={opener}
      onClose={onClose}
      formProps={formProps}
      title={isReversing ? 'Take these points back?' : 'Count these points?'}
      submit={isReversing ? 'Take back' : 'Count'}
      danger={isReversing}
      pending={pending}
      error={failure?.message ?? null}
      initialFocus={reason}
    >
      <p className="wrap-anywhere">{`${proposal.of}.`}</p>
      <Consequences look={look} proposal={proposal} />
      <TextAreaField
        ref={reason}
        id="decision-reason"
        label="Why"
        hint="Your team sees it; the users don’t."
        rows={2}
        maxLength={reasonMax}
        {...field('reason')}
      />
      {isReversing && (
        <Checks legend="The users who signed up" options={blockOption} chosen={blocks} onChoose={choose} />
      )}
    </FormDialog>
  );
}

const blockOption = [
  { value: 'block', text: 'Block them, too', hint: 'They lose their rank, and their codes earn nothing.' },
] as const;

function Consequences({ look: { preview, error }, proposal }: { look: Look; proposal: Proposal }) {
  if (error !== null) return <Notice tone="danger">{error}</Notice>;
  if (preview === null)
    return (
      <p role="status">{`Working out what this changes for ${counted(proposal.size, 'sign-up', 'sign-ups')}…`}</p>
    );
  return <MoveList preview={preview} action={proposal.action} />;
}

/** The form that sends the decision, as it was looked at. */
function useDecision({ action, about }: Proposal, look: Look, block: boolean, onClose: () => void) {
  const client = useApolloClient();
  const toasts = useToasts();
  const undo = useUndo();
  const [decide] = useMutation(DecideHoldsDocument);
  const version = look.preview?.version ?? '';
  return useServerForm({
    values: { reason: '' },
    schema: decisionFormSchema,
    send: ({ reason }) =>
      decide({ variables: { input: { action, about: [...about], block, version, reason } } }),
    onDone: ({ decideHolds: { id, credits, isDone } }) => {
      onClose();
      void client.refetchQueries({ include: shownByReview }).catch(() => undefined);
      const what = `The points of ${counted(credits, 'sign-up', 'sign-ups')}`;
      const done = action === 'REVERSE' ? `${what} don’t count.` : `${what} count.`;
      toasts.success(isDone ? done : `${what} are being moved.`, {
        label: 'Undo',
        act: () => void undo.run({ id }),
      });
    },
    onRefused: ({ code }) => {
      if (code === 'CONFLICT') look.again();
    },
  });
}

interface Look {
  /** Null while it is worked out. */
  readonly preview: Preview | null;
  readonly error: string | null;
  readonly again: () => void;
}

/** What the decision would do. */
function usePreview({ action, about }: Proposal, block: boolean): Look {
  const { data, loading, error, retry } = useDetail(PreviewHoldsDocument, {
    variables: { input: { action, about: [...about], block } },
    fetchPolicy: 'network-only',
  });
  return {
    preview: loading ? null : (data?.previewHolds ?? null),
    error: error?.message ?? null,
    again: retry,
  };
}
