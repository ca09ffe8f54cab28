import {
  AmbassadorNotesDocument,
  AmbassadorsDocument,
  DeleteAmbassadorNoteDocument,
  type AmbassadorNotesQuery,
} from '../../generated/office.ts';
import { useAction } from '../platform/use-action.ts';
import { ConfirmedAction } from '../ui/confirmed-action.tsx';
import { NoteCard } from '../ui/notes/note-card.tsx';
import { useColleagueName } from '../ui/colleague.tsx';

interface NoteProps {
  note: AmbassadorNotesQuery['ambassadorNotes'][number];
  mayDelete: boolean;
}

export function Note({ note: { id, text, writtenBy, writtenAt }, mayDelete }: NoteProps) {
  const author = useColleagueName()(writtenBy);
  const remove = useAction(DeleteAmbassadorNoteDocument, {
    refetch: [AmbassadorNotesDocument, AmbassadorsDocument],
    says: () => 'The note is deleted.',
  });
  return (
    <NoteCard text={text} writtenBy={writtenBy} writtenAt={writtenAt}>
      {mayDelete && (
        <ConfirmedAction
          verb="Delete"
          of={`the note by ${author}`}
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
    </NoteCard>
  );
}
