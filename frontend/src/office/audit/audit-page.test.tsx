import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Script } from '../../testing/scripted-server.tsx';
import { officePaths, userPath } from '../platform/office-paths.ts';
import { renderScreens } from '../testing/render-office.tsx';
import { AuditPage } from './audit-page.tsx';

const graceId = '0198c0de-0000-7000-8000-000000000001';
const entry = (fields: object) => ({
  __typename: 'AuditEntry',
  id: '1',
  recordedAt: '2026-11-25T09:00:00.000Z',
  action: 'user.blocked',
  actorKind: 'ADMIN',
  actorName: 'grace@example.com',
  targetKind: 'signup',
  targetName: null,
  targetId: null,
  clientAddress: '192.0.2.1',
  details: [],
  ...fields,
});

const recorded = (...entries: readonly object[]) => ({
  auditLog: { __typename: 'AuditLogPage', entries, nextAfter: null },
});

function show(AuditLog: Script, search = ''): void {
  const { audit: path } = officePaths;
  const scripts = {
    AuditLog,
    Colleagues: () => ({
      colleagues: [
        { __typename: 'Colleague', id: graceId, name: 'Grace Hopper', email: 'grace@example.com' },
        { __typename: 'Colleague', id: 'c2', name: 'Ada', email: 'ada@example.com' },
        { __typename: 'Colleague', id: 'c3', name: 'Ada', email: 'ada@example.org' },
      ],
    }),
    ApiKeys: () => ({ apiKeys: { docs: [], totalDocs: 0 } }),
  };
  renderScreens({ [path]: <AuditPage /> }, { role: 'ADMIN', path: path + search, scripts });
}

/** What the only row says under the heading. */
async function textUnder(heading: string): Promise<string | null | undefined> {
  await screen.findByText('192.0.2.1');
  const column = screen.getAllByRole('columnheader').findIndex(({ textContent }) => textContent === heading);
  return screen.getAllByRole('row').at(-1)?.children[column]?.textContent;
}

test('a log with nothing in it says so', async () => {
  show(() => recorded());
  await screen.findByText('Nothing has been recorded yet.');
});

test('a filter is asked of the server, and says so when nothing passes', async () => {
  const asked = vi.fn<Script>(() => recorded());
  show(asked, '?area=faq');
  await screen.findByText('Nothing matches these filters.');
  expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ filter: { action: 'faq' } }));
  fireEvent.click(screen.getByText('Clear filters'));
  await screen.findByText('Nothing has been recorded yet.');
  fireEvent.change(screen.getByRole('combobox', { name: 'Who' }), { target: { value: graceId } });
  await screen.findByText('Nothing matches these filters.');
  expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ filter: { actorId: graceId } }));
  fireEvent.click(screen.getByText('Clear filters'));
  await screen.findByText('Nothing has been recorded yet.');
});

test.each([
  ['an admin', { actorKind: 'ADMIN' }, 'Grace Hopper'],
  ['an admin who left', { actorName: 'left@example.com' }, 'left@example.com'],
  ['an admin with the name of another', { actorName: 'ada@example.com' }, 'ada@example.com'],
  ['an admin without a name', { actorKind: 'ADMIN', actorName: null }, 'An admin'],
  ['a key', { actorKind: 'API_KEY', actorName: 'Sheets' }, 'Key Sheets'],
  ['a visitor', { actorKind: 'VISITOR', actorName: null }, 'Not logged in'],
  ['the command line', { actorKind: 'COMMAND_LINE', actorName: null }, 'Command line'],
] as const)('%s is named as the one who did it', async (_who, fields, text) => {
  show(() => recorded(entry(fields)));
  expect(await textUnder('Who')).toBe(text);
});

test.each([
  [
    'a user leads to their page',
    { targetId: '42', targetName: 'Ada Lovelace' },
    'Ada Lovelace',
    userPath('42'),
  ],
  ['an erased user has no name', { targetId: '42' }, 'Erased user', userPath('42')],
  ['all users lead nowhere', { targetId: 'all' }, 'All users', null],
  ['other things keep their name', { targetKind: 'faq', targetId: '7', targetName: 'Why?' }, 'Why?', null],
] as const)('what was affected is named: %s', async (_what, fields, text, path) => {
  show(() => recorded(entry(fields)));
  expect(await textUnder('Affected')).toBe(text);
  expect(screen.queryByRole('link', { name: text })?.getAttribute('href') ?? null).toBe(path);
});
