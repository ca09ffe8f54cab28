import { createContext, use } from 'react';
import { Button } from '../../ui/button.tsx';
import { type Application, nameOf } from './application.ts';

/** Opens the notes on an application. */
export const OpenNotesContext = createContext<(application: Application) => void>(() => undefined);

/** The id of an application's button. */
export const notesButtonId = (applicationId: string): string => `notes-${applicationId}`;

export function NotesButton({ application }: { application: Application }) {
  const { id, noteCount } = application;
  const open = use(OpenNotesContext);
  return (
    <Button id={notesButtonId(id)} aria-haspopup="dialog" onClick={() => open(application)}>
      <span>{noteCount === 0 ? 'Notes' : `Notes (${noteCount})`}</span>
      <span className="sr-only">{` on ${nameOf(application)}`}</span>
    </Button>
  );
}
