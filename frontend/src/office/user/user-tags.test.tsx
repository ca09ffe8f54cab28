import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Script } from '../../testing/scripted-server.tsx';
import { renderScreens } from '../testing/render-office.tsx';
import { userOf } from '../testing/user.ts';
import { ManageTags } from './manage-tags.tsx';
import { UserTags } from './user-tags.tsx';

const known = ['Press', 'VIP'].map((name) => ({ __typename: 'Tag', id: name, name }));
const changed = (tags: readonly string[]) => ({
  message: `Changed ${tags.join()}.`,
  changed: [{ userId: 'u1', tags }],
});
const scripts = () => ({
  Tags: () => ({ tags: known }),
  TagUsers: vi.fn<Script>(({ tags }) => ({ tagUsers: changed(tags as string[]) })),
  UntagUsers: vi.fn<Script>(({ tags }) => ({ untagUsers: changed(tags as string[]) })),
});

const show = (role: 'EDITOR' | 'VIEWER', tags: readonly string[]) => {
  const own = scripts();
  renderScreens(
    { '/user': <UserTags user={userOf({ tags: [...tags] })} /> },
    { role, path: '/user', scripts: own },
  );
  return own;
};

test('tags are suggested while typing, created by Enter, and taken back from the toast', async () => {
  const { TagUsers, UntagUsers } = show('EDITOR', ['Press']);
  const user = userEvent.setup();
  await user.click(await screen.findByText('Add tag'));
  const box = await screen.findByPlaceholderText('Search or create a tag');
  await waitFor(() => expect(document.activeElement).toBe(box));
  await screen.findByRole('option', { name: 'VIP' });
  expect(screen.queryByRole('option', { name: 'Press' })).toBeNull();
  await user.keyboard('vi{Enter}');
  await screen.findByText('Changed VIP.');
  expect(TagUsers).toHaveBeenLastCalledWith({ userIds: ['u1'], tags: ['VIP'] });
  await user.click(await screen.findByText('Undo'));
  await waitFor(() => expect(UntagUsers).toHaveBeenLastCalledWith({ userIds: ['u1'], tags: ['VIP'] }));
  await user.click(screen.getByText('Add tag'));
  await user.type(await screen.findByPlaceholderText('Search or create a tag'), 'Early bird{Enter}');
  await waitFor(() => expect(TagUsers).toHaveBeenLastCalledWith({ userIds: ['u1'], tags: ['Early bird'] }));
});

test('what cannot be a tag, or is there, is said while typing', async () => {
  show('EDITOR', ['Press']);
  const user = userEvent.setup();
  await user.click(await screen.findByText('Add tag'));
  const box = await screen.findByPlaceholderText('Search or create a tag');
  await user.type(box, 'a, b');
  await screen.findByText('A tag has at most 40 characters and no commas.');
  await user.clear(box);
  await user.type(box, 'PRESS');
  await screen.findByText('They have this tag.');
});

test('a tag is removed by its cross, and comes back from the toast', async () => {
  const { TagUsers, UntagUsers } = show('EDITOR', ['Press', 'VIP']);
  fireEvent.click(await screen.findByLabelText('Remove tag Press'));
  fireEvent.click(await screen.findByText('Undo'));
  expect(UntagUsers).toHaveBeenCalledWith({ userIds: ['u1'], tags: ['Press'] });
  await waitFor(() => expect(TagUsers).toHaveBeenCalledWith({ userIds: ['u1'], tags: ['Press'] }));
});

test('VIEWERs see tags and change none', async () => {
  show('VIEWER', ['Press']);
  await screen.findByText('Press');
  expect(screen.queryByText('Add tag')).toBeNull();
  expect(screen.queryByLabelText('Remove tag Press')).toBeNull();
  expect(screen.queryByText('Manage tags')).toBeNull();
});

test('ADMINs rename tags and delete them, after they are told how many users have them', async () => {
  const RenameTag = vi.fn<Script>(({ name }) => ({
    renameTag: { message: 'Renamed.', tag: { __typename: 'Tag', id: 'VIP', name } },
  }));
  const DeleteTag = vi.fn<Script>(() => ({ deleteTag: { message: 'The tag is deleted.' } }));
  const TagCounts = vi.fn<Script>(() => ({
    tagCounts: known.map((tag, at) => ({ ...tag, __typename: 'CountedTag', users: at * 1200 })),
  }));
  renderScreens(
    { '/tags': <ManageTags open opener={{ current: null }} onClose={() => undefined} /> },
    { role: 'ADMIN', path: '/tags', scripts: { TagCounts, RenameTag, DeleteTag } },
  );
  const rowOf = async (name: string) =>
    within((await screen.findByText(name, { selector: 'span.block' })).closest('li') ?? document.body);
  (await rowOf('VIP')).getByText('1,200 users');
  fireEvent.click((await rowOf('VIP')).getByText('Rename'));
  const box = await screen.findByLabelText('New name of VIP');
  fireEvent.change(box, { target: { value: 'a, b' } });
  fireEvent.submit(box);
  await screen.findByText('A tag can’t contain a comma');
  fireEvent.change(box, { target: { value: 'Guest' } });
  fireEvent.submit(box);
  await screen.findByText('Renamed.');
  expect(RenameTag).toHaveBeenCalledWith({ id: 'VIP', name: 'Guest' });
  fireEvent.click(await screen.findByText('Undo'));
  await waitFor(() => expect(RenameTag).toHaveBeenLastCalledWith({ id: 'VIP', name: 'VIP' }));
  fireEvent.click((await rowOf('VIP')).getByText('Delete'));
  await screen.findByText(/1,200 users have it\./);
  fireEvent.click(await screen.findByText('Delete tag'));
  await screen.findByText('The tag is deleted.');
  expect(DeleteTag).toHaveBeenCalledWith({ id: 'VIP' });
});
