import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { ImportPartsFragment, Role } from '../../generated/office.ts';
import { refusal, type Script } from '../../testing/scripted-server.tsx';
import { officePaths } from '../platform/office-paths.ts';
import { renderScreens } from '../testing/render-office.tsx';
import { ImportPage } from './import-page.tsx';

afterEach(() => vi.unstubAllGlobals());

const parts = (changes: Partial<ImportPartsFragment> = {}) => ({
  __typename: 'Import' as const,
  id: 'i1',
  name: 'users.csv',
  state: 'CHECKED' as const,
  lines: 5,
  valid: 3,
  invalid: 1,
  repeated: 1,
  alreadyHere: 0,
  unknownReferrer: 0,
  hasDates: true,
  keepsDates: false,
  added: 0,
  skipped: 0,
  takenBack: 0,
  by: 'grace@example.com',
  checkedAt: '2026-11-28T09:00:00.000Z',
  startedAt: null,
  endedAt: null,
  undoableUntil: null,
  ...changes,
});
const detail = (changes: Partial<ImportPartsFragment> = {}) => ({
  import: {
    __typename: 'ImportDetail',
    import: parts(changes),
    columns: [],
    lines: [
      {
        __typename: 'ImportLine',
        kind: 'INVALID',
        line: 3,
        text: 'nobody',
        reason: 'Invalid email address.',
      },
    ],
  },
});

function show(role: Role, search = '', scripts: Readonly<Record<string, Script>> = {}) {
  const server = {
    Imports: vi.fn<Script>(() => ({ imports: [] })),
    Import: vi.fn<Script>(() => detail()),
    StartImport: vi.fn<Script>(() => ({ startImport: parts({ state: 'RUNNING' }) })),
    UndoImport: vi.fn<Script>(() => ({ undoImport: parts({ state: 'UNDOING' }) })),
    ...scripts,
  };
  const { importUsers: path } = officePaths;
  renderScreens({ [path]: <ImportPage /> }, { role, path: path + search, scripts: server });
  return server;
}

const answers = (...bodies: readonly object[]) => {
  const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
  for (const body of bodies)
    fetched.mockResolvedValueOnce(Response.json(body, { status: 'code' in body ? 422 : 201 }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};
const choose = async (text: string) =>
  userEvent
    .setup()
    .upload(
      screen.getByLabelText('CSV file with users'),
      new File([text], 'users.csv', { type: 'text/csv' }),
    );

test('an ADMIN uploads a file, sees what would happen, and starts it with the number they saw', async () => {
  const server = show('ADMIN');
  const fetched = answers({ importId: 'i1', columns: [{ heading: 'email', field: 'email' }] });
  await choose('email\n');
  await screen.findByText('Will be added: 3');
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/admin/checkImport?name=users.csv');
  await screen.findByText('Line 3: nobody: Invalid email address.');
  const keys = userEvent.setup();
  await keys.click(screen.getByText('Import 3 users'));
  await screen.findByText(/nobody gets a message/);
  expect(server.StartImport).not.toHaveBeenCalled();
  server.Import.mockImplementation(() => detail({ state: 'RUNNING', added: 2 }));
  await keys.click(screen.getAllByText('Import 3 users').at(-1) ?? document.body);
  await waitFor(() => expect(server.StartImport).toHaveBeenCalledWith({ id: 'i1', valid: 3 }));
  await screen.findByText(': 2 of 3 users');
});

test('asks which column holds the addresses if none is known, and checks again with it', async () => {
  show('ADMIN');
  const columns = [
    { heading: 'Who', field: null },
    { heading: 'When', field: null },
  ];
  const fetched = answers(
    { importId: null, columns },
    { importId: 'i1', columns: [{ heading: 'Who', field: 'email' }, columns[1]] },
  );
  await choose('Who,When\n');
  await screen.findByText(/^We can’t tell which column/);
  const keys = userEvent.setup();
  expect(screen.queryByText('Check again')).toBeNull();
  await keys.selectOptions(screen.getByLabelText('Column Who'), 'Email');
  await keys.click(screen.getByText('Check again'));
  await screen.findByText('Will be added: 3');
  expect(new URL(fetched.mock.calls[1]?.[0] ?? '', 'http://localhost').searchParams.get('columns')).toBe(
    '{"email":0}',
  );
});

test('says what is wrong with a file', async () => {
  show('ADMIN');
  answers({ code: 'VALIDATION_FAILED', message: 'Line 2 cannot be read as CSV.' });
  await choose('email\n"');
  await screen.findByText('Line 2 cannot be read as CSV.');
});

test('undoes an import after asking, and says why it can’t', async () => {
  const server = show('ADMIN', '?id=i1', {
    Import: () => detail({ state: 'DONE', added: 3, undoableUntil: '2026-11-29T09:00:00.000Z' }),
    UndoImport: vi.fn<Script>(() => refusal('CONFLICT')),
  });
  const keys = userEvent.setup();
  await keys.click(await screen.findByText('Undo import'));
  await screen.findByText('Undo the import of users.csv?');
  await keys.click(screen.getAllByText('Undo import').at(-1) ?? document.body);
  await screen.findByText('The message of CONFLICT.');
  expect(server.UndoImport).toHaveBeenCalledWith({ id: 'i1' });
});

test('leads to its users, and to those of them who aren’t verified', async () => {
  show('ADMIN', '?id=i1', { Import: () => detail({ state: 'STOPPED', added: 2 }) });
  const link = async (text: string) => (await screen.findByText<HTMLAnchorElement>(text)).search;
  expect(await link('View users of this import')).toBe('?imports=i1');
  expect(await link('View those who aren’t verified')).toBe('?imports=i1&verifiedBy=none');
});

test('is for ADMINs', async () => {
  const server = show('EDITOR');
  await screen.findByText(/^Only admins can open this page/);
  expect(server.Imports).not.toHaveBeenCalled();
});
