import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refusal, type Script } from '../../testing/scripted-server.tsx';
import { renderScreens } from '../testing/render-office.tsx';
import { UserNotes } from './user-notes.tsx';

const noteOf = (changes: object = {}) => ({
  __typename: 'UserNote',
  ...{ id: 'n1', text: 'Met at the fair', writtenBy: 'ada@example.com' },
  ...{
    writtenAt: '2026-11-25T09:00:00.000Z',
    changedBy: null,
    changedAt: null,
    revision: 1,
    mayChange: true,
  },
  ...changes,
});

function show(role: 'EDITOR' | 'VIEWER', scripts: Readonly<Record<string, Script>>) {
  renderScreens({ '/user': <UserNotes userId="u1" /> }, { role, path: '/user', scripts });
}

test('a note that could not be saved stays in its field, and after a reload, too', async () => {
  const AddUserNote = vi.fn<Script>(() => Promise.reject(new TypeError('Failed to fetch')));
  const scripts = { UserNotes: () => ({ userNotes: [] }), AddUserNote };
  show('EDITOR', scripts);
  fireEvent.change(await screen.findByLabelText('New note'), { target: { value: 'Call back' } });
  fireEvent.click(screen.getByText('Add note'));
  await screen.findByText(/reach the server/);
  expect(screen.getByLabelText('New note')).toHaveProperty('value', 'Call back');
  cleanup();
  show('EDITOR', scripts);
  const again = await screen.findByLabelText('New note');
  expect(again).toHaveProperty('value', 'Call back');
  AddUserNote.mockImplementation(() => ({ addUserNote: { __typename: 'UserNote', id: 'n1' } }));
  fireEvent.click(screen.getByText('Add note'));
  await screen.findByText('The note is saved.');
  expect(AddUserNote).toHaveBeenLastCalledWith({ userId: 'u1', text: 'Call back' });
  await waitFor(() => expect(again).toHaveProperty('value', ''));
});

test('a note that someone else changed meanwhile is shown beside one’s own, and neither is lost', async () => {
  let stored = noteOf();
  const UpdateUserNote = vi.fn<Script>(({ text, revision }) => {
    if (revision !== stored.revision) return refusal('CONFLICT');
    stored = noteOf({ text, revision: stored.revision + 1 });
    return { updateUserNote: stored };
  });
  show('EDITOR', { UserNotes: () => ({ userNotes: [stored] }), UpdateUserNote });
  fireEvent.click(await screen.findByText('Edit'));
  fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'Mine' } });
  stored = noteOf({ text: 'What Grace wrote', revision: 2 });
  fireEvent.click(screen.getByText('Save note'));
  const conflict = within(await screen.findByRole('alert'));
  await conflict.findByText('What Grace wrote');
  conflict.getByText('Mine');
  fireEvent.click(conflict.getByText('Save yours'));
  await screen.findByText('The note is saved.');
  expect(stored).toMatchObject({ text: 'Mine', revision: 3 });
});

test('a deleted note comes back from the toast', async () => {
  let notes = [noteOf()];
  const RestoreUserNote = vi.fn<Script>(() => {
    notes = [noteOf()];
    return { restoreUserNote: { id: 'n1' } };
  });
  show('EDITOR', {
    UserNotes: () => ({ userNotes: notes }),
    DeleteUserNote: () => {
      notes = [];
      return { deleteUserNote: { id: 'n1' } };
    },
    RestoreUserNote,
  });
  fireEvent.click(await screen.findByText('Delete'));
  fireEvent.click(await screen.findByText('Delete note'));
  await screen.findByText('No notes yet.');
  fireEvent.click(await screen.findByText('Undo'));
  await screen.findByText('Met at the fair');
  expect(RestoreUserNote).toHaveBeenCalledWith({ id: 'n1' });
});

test('VIEWERs read notes, and EDITORs change only their own', async () => {
  const UserNotes = () => ({
    userNotes: [
      noteOf({ mayChange: false, changedBy: 'grace@example.com', changedAt: '2026-11-26T09:00:00.000Z' }),
    ],
  });
  show('VIEWER', { UserNotes });
  await screen.findByText('Met at the fair');
  expect(screen.getByText('grace@example.com').parentElement?.textContent).toContain(
    ', edited by grace@example.com',
  );
  expect([screen.queryByText('Edit'), screen.queryByText('Delete'), screen.queryByText('Add note')]).toEqual([
    null,
    null,
    null,
  ]);
});
