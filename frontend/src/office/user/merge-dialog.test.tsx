import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refusal, type Script } from '../../testing/scripted-server.tsx';
import { userPath } from '../platform/office-paths.ts';
import { renderScreens } from '../testing/render-office.tsx';
import { detailOf } from '../testing/user-detail.ts';
import { userOf } from '../testing/user.ts';
import { UserPage } from './user-page.tsx';

const sideOf = (changes: object) => ({
  __typename: 'MergedUser',
  ...{ firstName: 'Ada', lastName: 'Lovelace', phone: '', verifiedBy: 'EMAIL', state: 'WAITING' },
  ...{ joinedAt: '2026-11-25T09:00:00.000Z', points: 10, friends: 0, creditGiven: 0, tags: 0, notes: 0 },
  ...{ hasApplication: false },
  ...changes,
});
const preview = (version: string) => ({
  mergePreview: {
    __typename: 'MergePreview',
    kept: sideOf({ id: 'u0', email: 'first@example.com', referralId: 'FIRSTCODE1' }),
    merged: sideOf({
      id: 'u1',
      email: 'ada@example.com',
      referralId: 'LATERCODE1',
      friends: 2,
      creditGiven: 10,
    }),
    ...{ points: 30, takesContact: false, version },
  },
});

test('two users are merged once the preview was seen and the later email typed; an outdated preview is shown anew', async () => {
  let version = 'v1';
  const MergePreview = vi.fn<Script>(({ other }) =>
    other === 'u0'
      ? preview(version)
      : refusal('VALIDATION_FAILED', { fields: { other: 'No user has this code.' } }),
  );
  const MergeUsers = vi.fn<Script>(({ input }) => {
    if ((input as { version: string }).version !== version) return refusal('CONFLICT');
    return { mergeUsers: { __typename: 'MergeUsersPayload', message: 'The users are merged.', id: 'u0' } };
  });
  const User: Script = ({ id }) =>
    detailOf(userOf({ id: String(id), firstName: id === 'u0' ? 'First' : 'Ada' }));
  const Users = () => ({
    users: {
      docs: ['u1', 'u0'].map((id) => userOf({ id, firstName: id === 'u0' ? 'First' : 'Ada' })),
      ...{ totalDocs: 2, totalIsExact: true },
    },
  });
  renderScreens(
    { [userPath(':id')]: <UserPage /> },
    { role: 'ADMIN', path: userPath('u1'), scripts: { MergePreview, MergeUsers, User, Users } },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Merge' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Merge Ada Lovelace/ }));
  const other = () => dialog.getByLabelText(/^The other user/);
  fireEvent.change(other(), { target: { value: 'NOBODY' } });
  fireEvent.click(dialog.getByText('Preview'));
  await dialog.findByText('No user has this code.');
  fireEvent.change(other(), { target: { value: 'first' } });
  const found = await dialog.findByRole('option', { name: /First Lovelace/ });
  expect(dialog.getAllByRole('option')).toHaveLength(1); // never the user themselves
  fireEvent.click(found);
  await dialog.findByText('The one who stays will have 30 points, and gets 2 referrals.');
  dialog.getByText('10 points that the later sign-up gave its referrer are taken back.');
  dialog.getByText('Links with the code LATERCODE1 go on working, for the one who stays.');
  fireEvent.change(dialog.getByLabelText('Email'), { target: { value: 'first@example.com' } });
  fireEvent.click(dialog.getByText('Merge'));
  await dialog.findByText(/Nothing was merged/);
  expect(MergeUsers).not.toHaveBeenCalled();
  version = 'v2';
  fireEvent.change(dialog.getByLabelText('Email'), { target: { value: 'ADA@example.com' } });
  fireEvent.click(dialog.getByText('Merge'));
  await dialog.findByRole('alert');
  await vi.waitFor(() => expect(MergePreview).toHaveBeenCalledTimes(3));
  fireEvent.click(dialog.getByText('Merge'));
  await screen.findByText('The users are merged.');
  await screen.findByRole('heading', { name: 'First Lovelace' });
  expect(MergeUsers).toHaveBeenLastCalledWith({ input: { keptId: 'u0', mergedId: 'u1', version: 'v2' } });
});
