import { useEffect, useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import { StartMailingDocument, type MailingPartsFragment } from '../../generated/office.ts';
import { useSite } from '../../platform/site-context.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { useAction } from '../platform/use-action.ts';
import { counted, momentText } from '../ui/format.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { RetryNotice } from '../ui/retry-notice.tsx';
import { kindWords } from './mailing-kinds.ts';
import { mailingValuesOf, segmentOf } from './mailing-values.ts';
import { sendingTime } from './sending-time.ts';
import { useConfirmedNumber } from './use-confirmed-number.ts';
import { useSegmentPreview } from './use-segment-preview.ts';

interface StartDialogProps {
  mailing: MailingPartsFragment;
  /** ISO 8601; null: immediately. */
  startsAt: string | null;
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
  onStarted: () => void;
}

/** Counts once more, asks for that number, and starts the mailing. */
export function StartDialog({ mailing: current, startsAt, opener, onClose, onStarted }: StartDialogProps) {
  // What was looked at: the screen behind keeps itself up to date.
  const [mailing] = useState(current);
  const box = useRef<HTMLDivElement>(null);
  const { people, number, pending, error, submit, countError, retry, cancel } = useStart({
    mailing,
    startsAt,
    onClose,
    onStarted,
  });
  const { kind, name, perHour } = mailing;
  const { hasWebApp } = useSite();
  return (
    <FormDialog
      open
      onClose={cancel}
      formProps={{ onSubmit: (event) => void submit(event) }}
      title={
        people === null ? `Send this ${kindWords[kind].one}?` : `Send to ${counted(people, 'user', 'users')}?`
      }
      submit="Send"
      pending={pending || people === null}
      error={error?.message ?? null}
      initialFocus={people === null ? box : number.field}
      opener={opener}
    >
      <div ref={box} tabIndex={-1} className="grid gap-3 outline-none">
        {people !== null && (
          <>
            <p className="wrap-anywhere">{`“${name}” goes out ${startsAt === null ? 'now' : `on ${momentText(startsAt)}`}, ${sendingTime(people, perHour)} in all. You can pause it, but you can’t recall messages that were sent.`}</p>
            {kind === 'INVITE' && !hasWebApp && (
              <p>The address of your app isn’t set: users who open their invitation read “not open yet”.</p>
            )}
            <TextField id="confirm-people" {...number.fieldProps} />
          </>
        )}
        {people === null && countError === null && (
          <div role="status" aria-label="Counting users" className="skeleton h-24" />
        )}
        {countError !== null && <RetryNotice message={countError.message} onRetry={retry} />}
      </div>
    </FormDialog>
  );
}

/** The count, the typed confirmation, and the start itself. */
function useStart({ mailing, startsAt, onClose, onStarted }: Omit<StartDialogProps, 'opener'>) {
  const { id, kind, revision } = mailing;
  const [segment] = useState(() => segmentOf(mailingValuesOf(mailing)));
  const { preview, error: countError, retry } = useSegmentPreview(kind, segment);
  const people = preview?.people ?? null;
  const toasts = useToasts();
  const number = useConfirmedNumber(people);
  const { field } = number;
  useEffect(() => {
    if (people !== null) field.current?.focus();
  }, [field, people]);
  const { pending, error, run } = useAction(StartMailingDocument, {
    refetch: kindWords[kind].ownQueries.slice(0, 1),
    says: ({ startMailing }) => startMailing.message,
    onDone: onStarted,
  });
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (people === null || !number.isConfirmed()) return;
    await run({ id, confirmPeople: people, revision, startsAt });
  };
  const cancel = () => {
    toasts.success(`Nothing was sent. This ${kindWords[kind].one} is saved as a draft.`);
    onClose();
  };
  return { people, number, pending, error, submit, countError, retry, cancel };
}
