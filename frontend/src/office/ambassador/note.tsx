import { useMutation } from '@apollo/client/react';
import { useRef, useState } from 'react';
import {
  AmbassadorNotesDocument,
  AmbassadorsDocument,
  DeleteAmbassadorNoteDocument,
  type AmbassadorNotesQuery,
} from '../../generated/office.ts';
import { useToasts } from '../../ui/toasts.tsx';
import { useCall } from '../platform/use-call.ts';
import { actionLook } from '../ui/action-button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Moment } from '../ui/moment.tsx';

interface NoteProps {
  note: AmbassadorNotesQuery['ambassadorNotes'][number];
  mayDelete: boolean;
}

export function Note({ note: { id, text, writtenBy, writtenAt }, mayDelete }: NoteProps) {
  const toasts = useToasts();
  const [asking, ask] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { pending, error, run } = useCall();
  const [remove] = useMutation(DeleteAmbassadorNoteDocument, {
    refetchQueries: [AmbassadorNotesDocument, AmbassadorsDocument],
  });
  const confirm = async () => {
    if ((await run(() => remove({ variables: { id } }))) === null) return;
    toasts.success('The note is deleted.');
    ask(false);
  };
  return (
    <li className="rounded-lg border border-line p-3">
      <p className="wrap-anywhere whitespace-pre-wrap text-fg">{text}</p>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
        <p className="text-caption wrap-anywhere text-fg-3">
          <span>{`${writtenBy},`}</span> <Moment at={writtenAt} withTime />
        </p>
        {mayDelete && (
          <button ref={opener} type="button" className={actionLook('danger')} onClick={() => ask(true)}>
            Delete<span className="sr-only">{` the note by ${writtenBy}`}</span>
          </button>
        )}
      </div>
      <ConfirmDialog
        open={asking}
        onCancel={() => ask(false)}
        onConfirm={() => void confirm()}
        title="Delete this note?"
        confirm="Delete note"
        danger
        pending={pending}
        error={error?.message ?? null}
        opener={opener}
      >
        This cannot be undone.
      </ConfirmDialog>
    </li>
  );
}
