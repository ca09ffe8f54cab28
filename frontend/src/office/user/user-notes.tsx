import { useMutation } from '@apollo/client/react';
import { useRef, useState, type RefObject } from 'react';
import {
  AddUserNoteDocument,
  DeleteUserNoteDocument,
  RestoreUserNoteDocument,
  UserNotesDocument,
  UserTimelineDocument,
  type UserNotePartsFragment,
} from '../../generated/office.ts';
import { Button } from '../../ui/button.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { useHasRole } from '../platform/me.ts';
import { useAction } from '../platform/use-action.ts';
import { useDetail } from '../platform/use-detail.ts';
import { ConfirmedAction } from '../ui/confirmed-action.tsx';
import { NewNote } from '../ui/notes/new-note.tsx';
import { NoteCard } from '../ui/notes/note-card.tsx';
import { Panel } from '../ui/panel.tsx';
import { QueryFallback } from '../ui/query-fallback.tsx';
import { EditNote } from './edit-note.tsx';
import { useColleagueName } from '../ui/colleague.tsx';

/** The queries that show notes. */
const shownBy = [UserNotesDocument, UserTimelineDocument];

/** What the team noted on a user, newest first. EDITORs write, and change their own; ADMINs change any. */
export function UserNotes({ userId }: { userId: string }) {
  const mayWrite = useHasRole('EDITOR');
  const heading = useRef<HTMLHeadingElement>(null);
  const [editing, edit] = useState<string | null>(null);
  const result = useDetail(UserNotesDocument, { variables: { userId } });
  const [add] = useMutation(AddUserNoteDocument, { refetchQueries: shownBy, awaitRefetchQueries: true });
  const notes = result.data?.userNotes;
  return (
    <Panel title="Notes" level={3} headingRef={heading}>
      <div className="mt-3 grid gap-4">
        {mayWrite && (
          <NewNote
            about={`user/${userId}`}
            hint="Your team sees it, and so does the user if they download their data."
            send={(text) => add({ variables: { userId, text } })}
          />
        )}
        {notes === undefined && <QueryFallback result={result} blocks={['h-20']} />}
        {notes?.length === 0 && <p className="text-fg-2">No notes yet.</p>}
        {notes !== undefined && notes.length > 0 && (
          <ul className="grid gap-3">
            {notes.map((note) =>
              editing === note.id ? (
                <EditNote key={note.id} userId={userId} note={note} onDone={() => edit(null)} />
              ) : (
                <Note key={note.id} note={note} onEdit={() => edit(note.id)} afterwards={heading} />
              ),
            )}
          </ul>
        )}
      </div>
    </Panel>
  );
}

interface NoteProps {
  note: UserNotePartsFragment;
  onEdit: () => void;
  /** Has the focus once the note is gone. */
  afterwards: RefObject<HTMLElement | null>;
}

function Note({ note, onEdit, afterwards }: NoteProps) {
  const { id, text, writtenBy, writtenAt, changedBy, changedAt, mayChange } = note;
  const author = useColleagueName()(writtenBy);
  const toasts = useToasts();
  const restore = useAction(RestoreUserNoteDocument, { refetch: shownBy, says: () => 'The note is back.' });
  const remove = useAction(DeleteUserNoteDocument, {
    refetch: shownBy,
    onDone: () =>
      toasts.success('The note is deleted.', { label: 'Undo', act: () => void restore.run({ id }) }),
  });
  const change = changedBy === null || changedAt === null ? null : { by: changedBy, at: changedAt };
  return (
    <NoteCard text={text} writtenBy={writtenBy} writtenAt={writtenAt} change={change}>
      {mayChange && (
        <>
          <Button id={`edit-${id}`} onClick={onEdit}>
            <span>Edit</span>
            <span className="sr-only">{` the note by ${author}`}</span>
          </Button>
          <ConfirmedAction
            verb="Delete"
            of={`the note by ${author}`}
            variant="danger"
            danger
            title="Delete this note?"
            confirm="Delete note"
            action={remove}
            onConfirm={() => remove.run({ id })}
            afterwards={afterwards}
          >
            You can undo this right afterwards.
          </ConfirmedAction>
        </>
      )}
    </NoteCard>
  );
}
