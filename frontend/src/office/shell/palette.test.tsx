import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Role, UserFilter } from '../../generated/office.ts';
import type { Script } from '../../testing/scripted-server.tsx';
import { officePaths } from '../platform/office-paths.ts';
import { session } from '../platform/session.ts';
import { renderScreens } from '../testing/render-office.tsx';
import { userOf } from '../testing/user.ts';
import { Palette } from './palette.tsx';

const people = ['Ada', 'Grace', 'Alan'].map((firstName, index) =>
  userOf({
    id: `u${index}`,
    firstName,
    lastName: 'Tester',
    email: `${firstName.toLowerCase()}@example.com`,
    referralId: `GROW000${index}`,
  }),
);

const pageOf = (docs: readonly (typeof people)[number][], totalDocs = docs.length) => ({
  users: { __typename: 'UserPage', docs, totalDocs, totalIsExact: true },
});

const searchIn = ({ filter }: Parameters<Script>[0]) => (filter as UserFilter).search;

/** What the server finds. */
const found: Script = (variables) => {
  const wanted = String(searchIn(variables)).toLowerCase();
  const docs = people.filter(({ email, referralId }) =>
    `${email} ${referralId}`.toLowerCase().includes(wanted),
  );
  return pageOf(docs);
};

function show(role: Role, Users: Script = found) {
  const { account: path } = officePaths;
  const scripts: Readonly<Record<string, Script>> = {
    Users,
    UserViews: () => ({ userViews: [] }),
    SignupsByCountry: () => ({
      signupsByCountry: [{ __typename: 'CountrySignups', country: 'DE', name: 'Germany', totalUsers: 3 }],
    }),
    InviteWaves: () => ({ inviteWaves: { docs: [], totalDocs: 0 } }),
    MessageTemplates: () => ({ messageTemplates: [] }),
    Faqs: () => ({
      faqs: [
        { __typename: 'Faq', id: 'f1', question: 'What is it?', answer: '', isActive: true, revision: 1 },
      ],
    }),
    AdminLogout: () => ({ adminLogout: { message: 'Bye' } }),
  };
  return renderScreens({ [path]: <Palette /> }, { role, path, scripts });
}

const opener = () => screen.getByText('Search or jump to…').closest('button');
const box = () => screen.getByPlaceholderText<HTMLInputElement>('Find a user or a screen');
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
const options = () => [...document.querySelectorAll('[role=option]')].map(({ textContent }) => textContent);
const highlighted = () => document.querySelector('[role=option][data-highlighted]')?.textContent;

async function open(): Promise<void> {
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  await screen.findByPlaceholderText('Find a user or a screen');
}

test('Ctrl K leads to a screen, by keyboard alone', async () => {
  const { pathNow } = show('ADMIN', () => pageOf([]));
  const user = userEvent.setup();
  await open();
  await waitFor(() => expect(document.activeElement).toBe(box()));
  await user.keyboard('a');
  await screen.findByText('Ambassadors');
  await screen.findByText('Audit');
  const most = options().length;
  for (let presses = 0; highlighted() !== 'Audit' && presses < most; presses += 1)
    await user.keyboard('{ArrowDown}');
  expect(highlighted()).toBe('Audit');
  await user.keyboard('{Enter}');
  await screen.findByText('Elsewhere');
  expect(pathNow()).toBe('/admin/audit');
});

test('what is typed before the box is there is in it', async () => {
  show('VIEWER');
  const user = userEvent.setup();
  await user.keyboard('{Control>}k{/Control}dash');
  await waitFor(() => expect(document.activeElement).toBe(box()));
  await user.keyboard('board');
  expect(box().value).toBe('dashboard');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByPlaceholderText('Find a user or a screen')).toBeNull());
  await user.keyboard('{Control>}k{/Control}users');
  await waitFor(() => expect(box().value).toBe('users'));
});

test('an older answer never replaces a newer one, and Enter opens the user that is shown', async () => {
  const { promise: late, resolve: arrive } = Promise.withResolvers<void>();
  const asked: unknown[] = [];
  const { pathNow } = show('VIEWER', (variables) => {
    asked.push(searchIn(variables));
    return searchIn(variables) === 'ada@' ? late.then(() => found(variables)) : found(variables);
  });
  await open();
  type('ada@');
  await waitFor(() => expect(asked).toContain('ada@'));
  screen.getByText('Searching users…');
  type('grace@');
  await screen.findByText('grace@example.com');
  arrive();
  await late;
  await new Promise((resolve) => setTimeout(resolve));
  expect(options()).toEqual([expect.stringContaining('grace@example.com')]);
  await waitFor(() => expect(highlighted()).toContain('grace@example.com'));
  fireEvent.keyDown(box(), { key: 'Enter' });
  await screen.findByText('Elsewhere');
  expect(pathNow()).toBe('/admin/userManagement/u1');
});

test('says whose code was entered, in any case', async () => {
  show('VIEWER');
  await open();
  type('grow0002');
  await screen.findByText('Owner of GROW0002 · alan@example.com');
  screen.getByText('1 found.');
});

test('says that more were found than are shown', async () => {
  show('VIEWER', () => pageOf(people, 50));
  await open();
  type('example');
  await screen.findByText('3 shown. Keep typing to narrow it down.');
});

test('is closed by Escape, and opens empty', async () => {
  show('VIEWER');
  const user = userEvent.setup();
  await open();
  type('nobody of this name');
  await screen.findByText('Nothing found.');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByPlaceholderText('Find a user or a screen')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener()));
  await user.keyboard('{Enter}');
  await screen.findByPlaceholderText('Find a user or a screen');
  expect(box().value).toBe('');
});

test.each<[Role, string[]]>([
  ['VIEWER', []],
  ['EDITOR', []],
  ['ADMIN', ['Team', 'API keys', 'Webhooks', 'Audit', 'Settings']],
])('offers a %s, of the screens of admins, %j', async (role, expected) => {
  show(role);
  fireEvent.click(screen.getByText('Search or jump to…'));
  await screen.findByText('Users');
  const ofAdmins = ['Team', 'API keys', 'Webhooks', 'Audit', 'Settings'];
  expect(ofAdmins.filter((name) => options().includes(name))).toEqual(expected);
});

test.each([
  ['germany', 'Country is Germany', '?countries=DE'],
  ['invited', 'State is Invited', '?states=invited'],
  ['zerodha', 'Broker is Zerodha', '?brokers=zerodha'],
])('%s leads to the filter %s', async (typed, text, query) => {
  show('VIEWER', () => pageOf([]));
  await open();
  type(typed);
  fireEvent.click(await screen.findByText(text));
  await screen.findByText('Elsewhere');
  expect(window.location.pathname + window.location.search).toBe(officePaths.users + query);
});

test('actions that a role may take, countries and questions are found by name', async () => {
  const { pathNow } = show('EDITOR', () => pageOf([]));
  await open();
  type('new');
  await screen.findByText('New wave');
  type('import');
  await waitFor(() => expect(options()).toEqual([]));
  type('sign out');
  await screen.findByText('Log out');
  type('what is');
  await screen.findByText('What is it?');
  type('germ');
  fireEvent.click(await screen.findByText('Country is Germany'));
  await screen.findByText('Elsewhere');
  expect(pathNow()).toBe('/admin/userManagement');
  expect(window.location.search).toBe('?countries=DE');
});

test('the theme is chosen from it, and an admin logs out', async () => {
  show('VIEWER', () => pageOf([]));
  await open();
  type('light');
  fireEvent.click(await screen.findByText('Use the light theme'));
  expect(document.documentElement.dataset['theme']).toBe('light');
  await open();
  type('dark');
  fireEvent.click(await screen.findByText('Use the dark theme'));
  expect(document.documentElement.dataset['theme']).toBe('dark');
  await open();
  session.begin('token');
  type('log out');
  fireEvent.click(await screen.findByText('Log out'));
  await waitFor(() => expect(window.localStorage.getItem('token')).toBeNull());
});
