import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Role, ViewPartsFragment } from '../../generated/office.ts';
import { refusal, type Script } from '../../testing/scripted-server.tsx';
import { officePaths } from '../platform/office-paths.ts';
import { renderScreens } from '../testing/render-office.tsx';
import { userOf } from '../testing/user.ts';
import { UsersPage } from './users-page.tsx';
import { isShown, readyViews, viewInput, viewPath } from './views.ts';

const germany: ViewPartsFragment & { readonly __typename: 'UserView' } = {
  __typename: 'UserView',
  id: 'v1',
  name: 'Best of Germany',
  filter: 'countries=DE&minPoints=10',
  sort: '-referralPoints',
  columns: ['name', 'country'],
  revision: 3,
};
const germanyPath = `${officePaths.users}?countries=DE&minPoints=10&view=v1&sort=-referralPoints&columns=name%2Ccountry`;

function show(role: Role, path: string, scripts: Readonly<Record<string, Script>> = {}, views = [germany]) {
  const users = vi.fn<Script>(() => ({ users: { docs: [userOf()], totalDocs: 1, totalIsExact: true } }));
  const shown = renderScreens(
    { [officePaths.users]: <UsersPage /> },
    { role, path, scripts: { Users: users, UserViews: () => ({ userViews: views }), ...scripts } },
  );
  return { user: userEvent.setup(), users, ...shown };
}

const menu = (name: string) => screen.findByRole('button', { name });
const params = () => new URLSearchParams(window.location.search);
const addressOf = (path: string) => new URLSearchParams(path.split('?')[1]);

test.each([...readyViews(new Date('2026-11-28T12:00:00Z')), germany])(
  'the view $name is a link, which shows it as it is until something of it changes',
  (view) => {
    const address = addressOf(viewPath(view));
    expect(isShown(view, address)).toBe(true);
    expect(isShown(view, new URLSearchParams([...address, ['search', 'ada'], ['page', '2']]))).toBe(true);
    expect(isShown(view, new URLSearchParams([...address, ['newsConsent', 'true']]))).toBe(false);
    address.set('sort', 'rank');
    expect(isShown(view, address)).toBe(false);
  },
);

test('those who joined this week joined in the last seven days', () => {
  const views = readyViews(new Date('2026-11-28T12:00:00Z'));
  expect(views.find(({ name }) => name === 'Joined this week')?.filter).toBe('joinedFrom=2026-11-22');
});

test('a view is opened from the menu, with its filter, order and columns', async () => {
  const { user, users } = show('VIEWER', officePaths.users);
  await user.click(await menu('Views'));
  await user.click(await screen.findByRole('link', { name: 'Best of Germany' }));
  await menu('Views: Best of Germany');
  expect(window.location.pathname + window.location.search).toBe(germanyPath);
  await waitFor(() =>
    expect(users.mock.lastCall?.[0]).toMatchObject({
      filter: { countries: ['DE'], minPoints: 10 },
      sort: 'REFERRAL_POINTS',
      direction: 'DESC',
    }),
  );
  expect(screen.getAllByRole('columnheader')).toHaveLength(2);
});

test('a VIEWER opens views, and changes none', async () => {
  const { user } = show('VIEWER', `${germanyPath}&held=true`);
  await user.click(await menu('Views: Best of Germany (edited)'));
  screen.getByRole('link', { name: 'Held credits' });
  expect(screen.queryByText(/Save view|Update|Delete/)).toBeNull();
});

test('a view gets another name, and shows what it did', async () => {
  const saved = vi.fn<Script>(() => ({
    saveUserView: { message: 'The view is saved.', view: { ...germany, name: 'Germany', revision: 4 } },
  }));
  const { user } = show('EDITOR', `${germanyPath}&held=true`, { SaveUserView: saved });
  await user.click(await menu('Views: Best of Germany (edited)'));
  await user.click(screen.getByRole('button', { name: 'Rename “Best of Germany”…' }));
  const box = await screen.findByLabelText<HTMLInputElement>('Name');
  expect(box.value).toBe('Best of Germany');
  await user.clear(box);
  await user.type(box, 'Germany{Enter}');
  await screen.findByText('The view is now “Germany”.');
  expect(saved).toHaveBeenCalledWith({
    input: {
      ...{ id: 'v1', revision: 3, name: 'Germany' },
      ...{
        filter: { countries: ['DE'], minPoints: 10 },
        sort: '-referralPoints',
        columns: ['name', 'country'],
      },
    },
  });
});

test('what the list shows is saved under a name, without its search', async () => {
  const saved = vi.fn<Script>(() => ({
    saveUserView: {
      message: 'The view is saved.',
      view: { ...germany, id: 'v2', name: 'Held', filter: 'held=true' },
    },
  }));
  const { user } = show('EDITOR', `${officePaths.users}?search=ada&held=true&sort=rank&page=2`, {
    SaveUserView: saved,
  });
  await user.click(await menu('Views'));
  await user.click(screen.getByText('Save view…'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save view' }));
  dialog.getByText(/aren’t saved with it/);
  await user.click(dialog.getByRole('button', { name: 'Save view' }));
  await dialog.findByText('Name is required');
  expect(saved).not.toHaveBeenCalled();
  await user.type(dialog.getByLabelText('Name'), 'Held{Enter}');
  await waitFor(() => expect(params().get('view')).toBe('v2'));
  expect(saved.mock.lastCall?.[0]).toEqual({
    input: { name: 'Held', filter: { held: true }, sort: 'rank', columns: null },
  });
});

test('a name that is taken is said at its field', async () => {
  const { user } = show('EDITOR', `${officePaths.users}?held=true`, {
    SaveUserView: () => refusal('VALIDATION_FAILED', { fields: { name: 'Another view has this name.' } }),
  });
  await user.click(await menu('Views'));
  await user.click(screen.getByText('Save view…'));
  await user.type(await screen.findByLabelText('Name'), 'Best of Germany{Enter}');
  await screen.findByText('Another view has this name.');
});

test('a view is updated to what is shown, as the revision that was read', async () => {
  const saved = vi.fn<Script>(() => ({
    saveUserView: { message: 'The view is saved.', view: { ...germany, revision: 4 } },
  }));
  const { user } = show('EDITOR', `${germanyPath}&held=true`, { SaveUserView: saved });
  await user.click(await menu('Views: Best of Germany (edited)'));
  await user.click(screen.getByText('Update “Best of Germany”'));
  await screen.findAllByText('The view is saved.');
  expect(saved.mock.lastCall?.[0]).toEqual({
    input: {
      id: 'v1',
      revision: 3,
      name: 'Best of Germany',
      filter: { countries: ['DE'], minPoints: 10, held: true },
      sort: '-referralPoints',
      columns: ['name', 'country'],
    },
  });
});

test('a view that someone else changed is not overwritten, and is loaded again', async () => {
  const views = vi.fn<Script>(() => ({ userViews: [germany] }));
  const { user } = show('EDITOR', `${germanyPath}&held=true`, {
    UserViews: views,
    SaveUserView: () => refusal('CONFLICT'),
  });
  await user.click(await menu('Views: Best of Germany (edited)'));
  const before = views.mock.calls.length;
  await user.click(screen.getByText('Update “Best of Germany”'));
  await screen.findAllByText('The message of CONFLICT.');
  await waitFor(() => expect(views.mock.calls.length).toBeGreaterThan(before));
});

test('a view is deleted once a question is answered, and the toast brings it back', async () => {
  let stored = [germany];
  const saved = vi.fn<Script>(() => ({ saveUserView: { message: 'The view is saved.', view: germany } }));
  const deleted = vi.fn<Script>(
    () => ((stored = []), { deleteUserView: { message: 'The view is deleted.' } }),
  );
  const { user } = show('EDITOR', germanyPath, {
    UserViews: () => ({ userViews: stored }),
    DeleteUserView: deleted,
    SaveUserView: saved,
  });
  await user.click(await menu('Views: Best of Germany'));
  await user.click(screen.getByText('Delete “Best of Germany”…'));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await screen.findAllByText('The view is deleted.');
  expect(deleted.mock.lastCall?.[0]).toEqual({ id: 'v1', revision: 3 });
  await waitFor(() => expect(params().get('view')).toBeNull());
  expect(params().get('countries')).toBe('DE');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findAllByText('The view is back.');
  expect(saved.mock.lastCall?.[0]).toEqual({ input: viewInput(germany.name, addressOf(germanyPath)) });
});

test('without its filters, the list is no longer the view', async () => {
  const { user } = show('VIEWER', viewPath(germany));
  await menu('Views: Best of Germany');
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  await menu('Views');
  expect(params().get('view')).toBeNull();
});
