import { AmbassadorNotesDocument } from '../../generated/office.ts';
import { useDetail } from '../platform/use-detail.ts';
import { QueryFallback } from '../ui/query-fallback.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { type Application, nameOf } from './application.ts';
import { useHasRole } from '../platform/me.ts';
import { notesButtonId } from './notes-button.tsx';
import { NewNote } from './new-note.tsx';
import { Note } from './note.tsx';

interface NotesPanelProps {
  /** The application whose notes are shown, also while the panel closes. */
  application: Application;
  open: boolean;
  onClose: () => void;
}

/**
 * The team's notes on an application, in a panel at the side. It belongs to the screen, not to a row: rows are
 * recreated when the window becomes narrow, and an unfinished note must stay.
 */
export function NotesPanel({ application, open, onClose }: NotesPanelProps) {
  const { id, email, collegeName } = application;
  return (
    <Dialog
      side="right"
      title={`Notes on ${nameOf(application)}`}
      open={open}
      onClose={onClose}
      finalFocus={() => document.getElementById(notesButtonId(id))}
    >
      <p className="mt-1 text-caption wrap-anywhere text-fg-2">{`${email}, ${collegeName}`}</p>
      <Notes application={application} />
    </Dialog>
  );
}

function Notes({ application: { id } }: { application: Application }) {
  const mayReview = useHasRole('EDITOR');
  const result = useDetail(AmbassadorNotesDocument, { variables: { applicationId: id } });
  const notes = result.data?.ambassadorNotes;
  return (
    <div className="mt-5 grid gap-5">
      {mayReview && <NewNote applicationId={id} />}
      {notes === undefined && <QueryFallback result={result} blocks={['h-20']} />}
      {notes?.length === 0 && <p className="text-fg-2">No notes yet.</p>}
      {notes !== undefined && notes.length > 0 && (
        <ul className="grid gap-3">
          {notes.map((note) => (
            <Note key={note.id} note={note} mayDelete={mayReview} />
          ))}
        </ul>
      )}
    </div>
  );
}
