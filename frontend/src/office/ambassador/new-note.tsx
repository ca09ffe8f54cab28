import { useMutation } from '@apollo/client/react';
import {
  AddAmbassadorNoteDocument,
  AmbassadorNotesDocument,
  AmbassadorsDocument,
} from '../../generated/office.ts';
import { NewNote as NoteField } from '../ui/notes/new-note.tsx';

/** A field for a new note on an application. */
export function NewNote({ applicationId }: { applicationId: string }) {
  const [add] = useMutation(AddAmbassadorNoteDocument, {
    refetchQueries: [AmbassadorNotesDocument, AmbassadorsDocument],
    awaitRefetchQueries: true,
  });
  return (
    <NoteField
      about={`application/${applicationId}`}
      send={(text) => add({ variables: { applicationId, text } })}
    />
  );
}
