import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refusal, type Script } from '../../testing/scripted-server.tsx';
import { userPath } from '../platform/office-paths.ts';
import { renderScreens } from '../testing/render-office.tsx';
import { detailOf } from '../testing/user-detail.ts';
import { userOf } from '../testing/user.ts';
import { UserPage } from './user-page.tsx';

const stored = { firstName: 'Adda', lastName: 'Lovelace', email: 'ada@example.com', phone: '+4930123' };
const unchanged = { lastName: 'Lovelace', email: 'ada@example.com', phoneNo: '+4930123' };

/** A server that has one user, and answers as the real one does. */
function serve() {
  let now = { ...stored, revision: 'r1' };
  const CorrectUser = vi.fn<Script>(({ input }) => {
    const { userId, revision, phoneNo, ...names } = input as Record<string, string>;
    if (revision !== now.revision) return refusal('CONFLICT');
    now = { ...now, ...names, phone: phoneNo ?? '', revision: `${revision}+` };
    return { correctUser: { __typename: 'CorrectedUser', id: userId, ...now } };
  });
  renderScreens(
    { [userPath(':id')]: <UserPage /> },
    {
      ...{ role: 'ADMIN', path: userPath('u1') },
      scripts: {
        CorrectUser,
        User: () => detailOf(userOf({ ...now, id: 'u1' }), { revision: now.revision }),
      },
    },
  );
  return { CorrectUser, meanwhile: (changes: object) => (now = { ...now, ...changes, revision: 'r2' }) };
}

async function open() {
  fireEvent.click(await screen.findByRole('button', { name: 'Correct' }));
  return within(await screen.findByRole('dialog', { name: 'Correct name and contact' }));
}

test('a correction leaves out the verified contact, says who changes it, and is undone from its toast', async () => {
  const { CorrectUser } = serve();
  const dialog = await open();
  expect(dialog.queryByLabelText('Email')).toBeNull();
  dialog.getByText(/They verified ada@example.com, so only they can change it/);
  dialog.getByText(/\/status$/);
  fireEvent.change(dialog.getByLabelText('First name'), { target: { value: 'Ada' } });
  fireEvent.click(dialog.getByText('Save'));
  await screen.findByText('The user is corrected.');
  await screen.findByRole('heading', { name: 'Ada Lovelace' });
  fireEvent.click(await screen.findByText('Undo'));
  await screen.findByText('The correction is undone.');
  await screen.findByRole('heading', { name: 'Adda Lovelace' });
  expect(CorrectUser.mock.calls.map(([{ input }]) => input)).toEqual([
    { userId: 'u1', ...unchanged, firstName: 'Ada', revision: 'r1' },
    { userId: 'u1', ...unchanged, firstName: 'Adda', revision: 'r1+' },
  ]);
});

test('what someone else corrected meanwhile is shown beside one’s own, and nothing is overwritten unseen', async () => {
  const { meanwhile } = serve();
  const dialog = await open();
  fireEvent.change(dialog.getByLabelText('First name'), { target: { value: 'Ida' } });
  meanwhile({ firstName: 'Ada' });
  fireEvent.click(dialog.getByText('Save'));
  const conflict = within(await screen.findByRole('alert'));
  await conflict.findByText('Ada');
  conflict.getByText('Ida');
  fireEvent.click(conflict.getByText('Save yours'));
  await screen.findByRole('heading', { name: 'Ida Lovelace' });
});
