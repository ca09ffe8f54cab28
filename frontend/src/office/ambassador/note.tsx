import {
  AmbassadorNotesDocument,
  AmbassadorsDocument,
  DeleteAmbassadorNoteDocument,
  type AmbassadorNotesQuery,
} from '../../generated/office.ts';
import { useAction } from '../platform/use-action.ts';
import { ConfirmedAction } from '../ui/confirmed-action.tsx';
import { Moment } from '../ui/moment.tsx';

interface NoteProps {
  note: AmbassadorNotesQuery['ambassadorNotes'][number];
  mayDelete: boolean;
}

export function Note({ note: { id, text, writtenBy, writtenAt }, mayDelete }: NoteProps) {
  const remove = useAction(DeleteAmbassadorNoteDocument, {
    refetch: [AmbassadorNotesDocument, AmbassadorsDocument],
    says: () => 'The note is deleted.',
  });
  return (
    <li className="rounded-lg border border-line p-3">
      <p className="wrap-anywhere whitespace-pre-wrap text-fg">{text}</p>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
        <p className="text-caption wrap-anywhere text-fg-3">
          <span>{`${writtenBy},`}</span> <Moment at={writtenAt} withTime />
        </p>
        {mayDelete && (
          <ConfirmedAction
            verb="Delete"
            of={`the note by ${writtenBy}`}
            variant="danger"
            danger
            title="Delete this note?"
            confirm="Delete note"
            action={remove}
            onConfirm={() => remove.run({ id })}
          >
            This cannot be undone.
          </ConfirmedAction>
        )}
      </div>
    </li>
  );
}
