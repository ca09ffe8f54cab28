import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { BulkActionPartsFragment, Role } from '../../generated/office.ts';
import { refusal, type Script } from '../../testing/scripted-server.tsx';
import { officePaths } from '../platform/office-paths.ts';
import { renderScreens } from '../testing/render-office.tsx';
import { userOf } from '../testing/user.ts';
import { BulkActionsPage } from './bulk-actions-page.tsx';
import { UsersPage } from './users-page.tsx';

const idOf = (nth: number) => `0198c0de-0000-7000-8000-00000000000${nth}`;
const people = [1, 2, 3, 4].map((nth) => userOf({ id: idOf(nth), firstName: 'User', lastName: String(nth) }));

const actionOf = (changes: Partial<BulkActionPartsFragment> = {}) => ({
  __typename: 'BulkAction',
  ...{
    id: 'b1',
    kind: 'BLOCK',
    undoneKind: null,
    tag: null,
    points: null,
    reason: '',
    startedBy: 'grace@example.com',
  },
  ...{
    startedAt: '2026-11-25T09:00:00.000Z',
    dueAt: '2026-11-25T09:00:00.000Z',
    users: 3,
    done: 3,
    changed: 3,
  },
  ...{ isEnded: true, isUndone: false, isUndoable: true },
  ...changes,
});
const actions = (...all: ReturnType<typeof actionOf>[]) => ({
  bulkActions: { actions: all, nextAfter: null },
});
const look = (users = 3) => ({
  previewBulkAction: {
    ...{ users, ranked: 2, credited: 1, version: 'v1' },
    named: people
      .slice(0, 3)
      .map(({ id, firstName, lastName, referralId }) => ({
        ...{ __typename: 'UserName', id, firstName, lastName, referralId },
      })),
  },
});

function show(role: Role, scripts: Readonly<Record<string, Script>> = {}, path: string = officePaths.users) {
  renderScreens(
    { [officePaths.users]: <UsersPage />, [officePaths.bulkActions]: <BulkActionsPage /> },
    {
      role,
      path,
      scripts: {
        Users: () => ({ users: { docs: people, totalDocs: people.length, totalIsExact: true } }),
        UserViews: () => ({ userViews: [] }),
        BulkActions: () => actions(),
        PreviewBulkAction: () => look(),
        ...scripts,
      },
    },
  );
  return userEvent.setup();
}

const select = (nth: number) => screen.findByRole('checkbox', { name: `Select User ${nth}` });
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

test('users are selected one by one, as a range with Shift, and all of a page', async () => {
  const user = show('EDITOR');
  await user.click(await select(1));
  await screen.findByText('1 user selected');
  await user.keyboard('{Shift>}');
  await user.click(await select(3));
  await user.keyboard('{/Shift}');
  await screen.findByText('3 users selected');
  await press('Act on 3 users');
  const invite = screen.getByRole('link', { name: 'Invite these…' });
  expect(new URL(String(invite.getAttribute('href')), 'http://x').searchParams.getAll('signupIds')).toEqual(
    [1, 2, 3].map(idOf),
  );
  screen.getByRole('button', { name: 'Tag…' });
  expect(screen.queryByRole('button', { name: 'Block…' })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Select all users on this page' }));
  await screen.findByText('4 users selected');
  await user.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(screen.queryByText(/selected$/)).toBeNull();
});

test('a selection outlasts another search, which selects all that it finds with one press', async () => {
  const all = vi.fn<Script>(({ limit, filter }) => {
    const found = JSON.stringify(filter).includes('ada') ? people.slice(1) : people;
    return {
      users: { docs: limit === 100 ? found : found.slice(0, 2), totalDocs: found.length, totalIsExact: true },
    };
  });
  const user = show('EDITOR', { Users: all });
  await user.click(await select(1));
  expect(screen.queryByRole('button', { name: 'Select all 4' })).not.toBeNull();
  await user.type(screen.getByRole('searchbox'), 'ada{Enter}');
  await screen.findByText('1 user selected, 1 not on this page');
  await press('Select all 3');
  await screen.findByText('4 users selected, 2 not on this page');
  expect(screen.queryByRole('button', { name: 'Select all 3' })).toBeNull();
  screen.getByRole('button', { name: 'Act on 4 users' });
});

test('a VIEWER selects no one', async () => {
  show('VIEWER');
  await screen.findByText('User 1');
  expect(screen.queryAllByRole('checkbox', { name: /^Select/ })).toEqual([]);
});

test('blocking says whom it changes, sends the version of its preview, and is undone from its toast', async () => {
  const start = vi.fn<Script>(() => ({ startBulkAction: actionOf() }));
  const undo = vi.fn<Script>(() => ({
    undoBulkAction: actionOf({ id: 'b2', kind: 'UNDO', undoneKind: 'BLOCK', isUndoable: false }),
  }));
  const user = show('ADMIN', { StartBulkAction: start, UndoBulkAction: undo });
  for (const nth of [1, 2, 3]) await user.click(await select(nth));
  await press('Act on 3 users');
  await press('Block…');
  await screen.findByRole('dialog', { name: 'Block 3 users?' });
  screen.getByText('User 1, User 2, and User 3.');
  screen.getByText('2 users lose their ranks, and users behind them move up.');
  screen.getByText('The points that 1 sign-up gave to others are taken back.');
  await user.type(screen.getByLabelText('Why (optional)'), 'A ring');
  await press('Block');
  await screen.findByText('Blocked 3 users.');
  expect(start).toHaveBeenCalledWith({
    input: {
      ...{ kind: 'BLOCK', filter: { signupIds: [1, 2, 3].map(idOf) } },
      ...{ reason: 'A ring', version: 'v1' },
    },
  });
  expect(screen.queryByText(/selected$/)).toBeNull();
  await press('Undo');
  await screen.findByText('Undid “Block” for 3 users.');
  expect(undo).toHaveBeenCalledWith({ id: 'b1' });
});

test('without a selection it is for all that are listed; others than were looked at are looked at again', async () => {
  const preview = vi.fn<Script>(() => look());
  const start = vi.fn<Script>(() => refusal('CONFLICT'));
  show('ADMIN', { PreviewBulkAction: preview, StartBulkAction: start }, `${officePaths.users}?held=true`);
  await press('Act on 4 users');
  await press('Unblock…');
  await screen.findByRole('dialog', { name: 'Unblock 3 users?' });
  expect(preview).toHaveBeenLastCalledWith({ input: { kind: 'UNBLOCK', filter: { held: true } } });
  preview.mockReturnValue(look(4));
  await press('Unblock');
  await screen.findByText('The message of CONFLICT.');
  await screen.findByRole('dialog', { name: 'Unblock 4 users?' });
});

test('blocking more than 100 users wants their number typed', async () => {
  const start = vi.fn<Script>(() => ({ startBulkAction: actionOf({ users: 3088, changed: 3088 }) }));
  const user = show('ADMIN', {
    Users: () => ({ users: { docs: people, totalDocs: 3090, totalIsExact: true } }),
    PreviewBulkAction: () => look(3088),
    StartBulkAction: start,
  });
  await press('Act on 3,090 users');
  await press('Block…');
  const field = await screen.findByLabelText('To confirm, type 3,088');
  await press('Block');
  await screen.findByText('Type 3,088 to block that many users');
  expect(start).not.toHaveBeenCalled();
  await user.type(field, '3088');
  await press('Block');
  await screen.findByText('Blocked 3,088 users.');
  await press('Act on 3,090 users');
  await press('Give points…');
  await screen.findByLabelText('To confirm, type 3,088');
});

test('a tag is typed or chosen before it says who gets it', async () => {
  const preview = vi.fn<Script>(() => look());
  const start = vi.fn<Script>(() => ({ startBulkAction: actionOf({ kind: 'TAG', tag: 'VIP' }) }));
  const user = show('EDITOR', {
    ...{ PreviewBulkAction: preview, StartBulkAction: start },
    Tags: () => ({ tags: [{ __typename: 'Tag', id: 't1', name: 'VIP' }] }),
  });
  await press('Act on 4 users');
  await press('Tag…');
  await screen.findByRole('dialog', { name: 'Tag 4 users?' });
  await user.type(screen.getByLabelText('Tag'), 'vip');
  await screen.findByRole('dialog', { name: 'Tag 3 users?' });
  expect(preview).toHaveBeenCalledTimes(1);
  expect(preview).toHaveBeenCalledWith({ input: { kind: 'TAG', filter: {}, tag: 'vip' } });
  await press('Tag');
  await screen.findByText('Tagged 3 users with “VIP”.');
  expect(start).toHaveBeenCalledWith({
    input: { kind: 'TAG', filter: {}, tag: 'vip', reason: '', version: 'v1' },
  });
});

test('ADMINs open the tags from the menu, and the focus comes back to it', async () => {
  const user = show('ADMIN', { TagCounts: () => ({ tagCounts: [] }) });
  await press('Act on 4 users');
  await press('Manage tags…');
  await screen.findByRole('dialog', { name: 'Tags' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Act on 4 users'));
});

test('erasing wants the number of users typed, and can be stopped from its toast', async () => {
  const waits = actionOf({ kind: 'ERASE', done: 0, changed: 0, isEnded: false, isUndoable: false });
  const start = vi.fn<Script>(() => ({ startBulkAction: { ...waits, dueAt: '2999-01-01T00:00:00.000Z' } }));
  const stop = vi.fn<Script>(() => ({ stopBulkAction: { ...waits, isEnded: true } }));
  const user = show('ADMIN', { StartBulkAction: start, StopBulkAction: stop });
  await press('Act on 4 users');
  await press('Erase…');
  const field = await screen.findByLabelText('To confirm, type 3');
  await press('Erase');
  await screen.findByText('Type 3 to erase that many users');
  await user.type(field, '4');
  await press('Erase');
  await screen.findByText('Type 3 to erase that many users');
  expect(start).not.toHaveBeenCalled();
  await user.clear(field);
  await user.type(field, '3');
  await press('Erase');
  await screen.findByText('3 users will be erased in 10 minutes.');
  await screen.findByRole('heading', { name: 'Bulk actions' });
  await press('Stop');
  await waitFor(() => expect(stop).toHaveBeenCalledWith({ id: 'b1' }));
});

test('past actions say how far they are, and what can be done about them', async () => {
  const going = actionOf({ id: 'b3', users: 2000, done: 500, changed: 499, isEnded: false });
  const stopped = actionOf({
    id: 'b2',
    users: 2000,
    done: 40,
    changed: 40,
    isUndoable: false,
    isUndone: true,
  });
  const undo = vi.fn<Script>(() => ({ undoBulkAction: actionOf({ kind: 'UNDO', undoneKind: 'BLOCK' }) }));
  const user = show(
    'ADMIN',
    { BulkActions: () => actions(going, stopped), UndoBulkAction: undo },
    officePaths.bulkActions,
  );
  await screen.findByText('Blocking 2,000 users', { selector: 'p *' });
  screen.getByText('500 of 2,000');
  screen.getByText('Stopped after 40 of 2,000');
  expect(screen.getAllByRole('button', { name: /^Undo/ })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: /^Undo.*Blocking 2,000 users/ }));
  await screen.findByText(/unless they’ve been changed again since/);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(undo).toHaveBeenCalledWith({ id: 'b3' }));
});

test('an empty list says how to begin, and one that cannot be loaded why', async () => {
  show('VIEWER', {}, officePaths.bulkActions);
  await screen.findByText(/filter or select them in the list of users/);
});
