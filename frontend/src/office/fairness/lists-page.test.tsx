import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { FairnessListEntryPartsFragment, Role } from '../../generated/office.ts';
import { refusal, type Script } from '../../testing/scripted-server.tsx';
import { officePaths } from '../platform/office-paths.ts';
import { renderScreens } from '../testing/render-office.tsx';
import { ListsPage } from './lists-page.tsx';

const entry = (changes: Partial<FairnessListEntryPartsFragment> = {}) => ({
  __typename: 'FairnessListEntry' as const,
  id: 'e1',
  list: 'TRUSTED_NETWORKS' as const,
  value: '203.0.113.0/24',
  user: null,
  note: 'Campus',
  addedAt: '2026-11-25T09:00:00.000Z',
  addedBy: 'grace@example.com',
  ...changes,
});
const ada = {
  ...entry({ id: 'e2', list: 'TRUSTED_REFERRERS', value: 'RADA000001' }),
  user: { __typename: 'UserName', id: 'u1', firstName: 'Ada', lastName: 'Smith', referralId: 'RADA000001' },
};
const pageOf = (...docs: readonly object[]) => ({
  fairnessListEntries: { __typename: 'FairnessListPage', docs, totalDocs: docs.length },
});

function show(role: Role, scripts: Readonly<Record<string, Script>> = {}, search = '') {
  const server = {
    FairnessListEntries: vi.fn<Script>(() => pageOf(ada, entry())),
    AddFairnessListEntry: vi.fn<Script>(() => ({ addFairnessListEntry: entry({ id: 'e3' }) })),
    RemoveFairnessListEntry: vi.fn<Script>(() => ({ removeFairnessListEntry: 'The entry is removed.' })),
    ...scripts,
  };
  const { fairnessLists: path } = officePaths;
  renderScreens({ [path]: <ListsPage /> }, { role, path: path + search, scripts: server });
  return server;
}

const dialog = async () =>
  within((await screen.findByText('Add an entry')).closest<HTMLElement>('[role=dialog]') ?? document.body);

test('an ADMIN adds to the chosen list, and is told at the field what is wrong', async () => {
  const server = show('ADMIN', {}, '?list=TRUSTED_NETWORKS');
  const keys = userEvent.setup();
  await screen.findAllByText('203.0.113.0/24');
  expect(server.FairnessListEntries).toHaveBeenLastCalledWith(
    expect.objectContaining({ list: 'TRUSTED_NETWORKS', page: 1 }),
  );
  await keys.click(screen.getByText('Add entry'));
  const form = await dialog();
  await keys.click(form.getByText('Add entry'));
  await form.findByText('Enter what to add');
  expect(server.AddFairnessListEntry).not.toHaveBeenCalled();
  server.AddFairnessListEntry.mockImplementation(() =>
    refusal('VALIDATION_FAILED', { fields: { value: 'This is too wide.' } }),
  );
  await keys.type(form.getByLabelText('Network'), '203.0.0.0/8');
  await keys.type(form.getByLabelText(/^Note/), 'Office');
  await keys.keyboard('{Enter}');
  await form.findByText('This is too wide.');
  server.AddFairnessListEntry.mockImplementation(() => ({ addFairnessListEntry: entry({ id: 'e3' }) }));
  const asked = server.FairnessListEntries.mock.calls.length;
  await keys.click(form.getByText('Add entry'));
  await screen.findByText('Added to trusted networks.');
  expect(server.AddFairnessListEntry).toHaveBeenLastCalledWith({
    input: { list: 'TRUSTED_NETWORKS', value: '203.0.0.0/8', note: 'Office' },
  });
  await waitFor(() => expect(server.FairnessListEntries.mock.calls.length).toBeGreaterThan(asked));
});

test('what is asked for follows the list, and a refusal about no field is shown', async () => {
  show('ADMIN', { AddFairnessListEntry: vi.fn<Script>(() => refusal('NOT_FOUND')) });
  const keys = userEvent.setup();
  await screen.findAllByText('Ada Smith');
  await keys.click(screen.getByText('Add entry'));
  const form = await dialog();
  await keys.type(form.getByLabelText('Referral code'), 'NOBODYHAS1{Enter}');
  await form.findByText('The message of NOT_FOUND.');
  await keys.click(form.getByLabelText('Blocked mail domains'));
  form.getByLabelText('Domain');
  expect(form.queryByText('The message of NOT_FOUND.')).toBeNull();
});

test('an entry is removed once that is confirmed', async () => {
  const server = show('ADMIN');
  await screen.findAllByText('203.0.113.0/24');
  fireEvent.click(screen.getAllByText('Remove').at(-1) ?? document.body);
  const asking = within(
    (await screen.findByText('Remove 203.0.113.0/24?')).closest<HTMLElement>('[role=alertdialog]') ??
      document.body,
  );
  server.FairnessListEntries.mockImplementation(() => pageOf(ada));
  fireEvent.click(asking.getByText('Remove'));
  await screen.findByText('The entry is removed.');
  expect(server.RemoveFairnessListEntry).toHaveBeenCalledWith({ id: 'e1' });
  await waitFor(() => expect(screen.queryAllByText('203.0.113.0/24')).toEqual([]));
});

test('a VIEWER reads the lists, with a link to each referrer, and changes nothing', async () => {
  show('VIEWER');
  const name = await screen.findByText('Ada Smith');
  expect(name.getAttribute('href')).toBe('/admin/userManagement/u1');
  expect(screen.queryByText('Add entry')).toBeNull();
  expect(screen.queryByText('Remove')).toBeNull();
});

test('empty lists say what comes there; one that cannot be loaded is asked for again', async () => {
  const server = show('VIEWER', { FairnessListEntries: vi.fn<Script>(() => refusal('INTERNAL')) });
  const again = await screen.findByText('Try again');
  vi.mocked(server.FairnessListEntries).mockImplementation(() => pageOf());
  fireEvent.click(again);
  await screen.findByText(/^No entries yet/);
});
