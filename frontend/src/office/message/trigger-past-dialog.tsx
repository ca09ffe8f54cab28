import { useRef, type SyntheticEvent } from 'react';
import {
  MessageTriggersDocument,
  PreviewTriggerPastDocument,
  SendTriggerPastDocument,
  type TriggerKind,
} from '../../generated/office.ts';
import type { DialogOpening } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { SegmentPreview } from '../mailing/segment-preview.tsx';
import { useConfirmedNumber } from '../mailing/use-confirmed-number.ts';
import { useAction } from '../platform/use-action.ts';
import { useDetail } from '../platform/use-detail.ts';
import { counted } from '../ui/format.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { triggerTexts } from './trigger-texts.ts';

/** Names who of the past would get a message, and how many, and sends it to them once that number is confirmed. */
export function PastDialog({ kind, ...opening }: DialogOpening & { kind: TriggerKind }) {
  const box = useRef<HTMLDivElement>(null);
  const { data, loading, error, retry } = useDetail(PreviewTriggerPastDocument, {
    variables: { kind },
    fetchPolicy: 'no-cache',
  });
  const preview = data?.previewTriggerPast ?? null;
  const people = preview?.people ?? null;
  const number = useConfirmedNumber(people);
  const action = useAction(SendTriggerPastDocument, {
    refetch: [MessageTriggersDocument],
    says: () => `It’s going out to ${counted(people ?? 0, 'user', 'users')} who joined before.`,
    onDone: opening.onClose,
  });
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (people === null || !number.isConfirmed()) return;
    if ((await action.run({ kind, confirmPeople: people })) === null) retry();
  };
  return (
    <FormDialog
      {...opening}
      formProps={{ onSubmit: (event) => void submit(event) }}
      title="Send to users who joined before?"
      submit="Send"
      pending={action.pending || people === null}
      error={action.error?.message ?? null}
      initialFocus={box}
    >
      <div ref={box} tabIndex={-1} className="grid gap-4 outline-none">
        <p>
          It goes out once to each of them, in batches. Switching it off stops what hasn’t been sent. Messages
          that were sent can’t be recalled.
        </p>
        <SegmentPreview
          kind="BROADCAST"
          unsubscribed={triggerTexts[kind].unsubscribed}
          answer={{ preview, isStale: loading, isFaulty: false, error, retry }}
          wanted={null}
        />
        {people !== null && <TextField id="confirm-people" {...number.fieldProps} />}
      </div>
    </FormDialog>
  );
}
