import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { DashboardQuery, Role } from '../../generated/office.ts';
import { refusal, type Script } from '../../testing/scripted-server.tsx';
import { OfficeDataProvider } from '../platform/apollo.tsx';
import { officePaths } from '../platform/office-paths.ts';
import { serveOffice } from '../testing/office-server.ts';
import { renderScreens } from '../testing/render-office.tsx';
import { DashboardPage } from './dashboard-page.tsx';

const none = { waiting: 0, invited: 0, accepted: 0, expired: 0, secondsToAcceptance: null };

const full: DashboardQuery['dashboard'] = {
  asOf: '2026-11-25T09:00:00.000Z',
  totalUsers: 12_345,
  peopleAddedToday: 17,
  peopleAddedLastWeek: 1234,
  peopleAddedWeekBefore: 617,
  totalWaitlist: 4321,
  funnel: { codesAskedFor: 20_000, codesVerified: 15_000, joined: 12_345, referredSomebody: 1000 },
  invitations: { ...none, waiting: 12_345 },
  mostUsedReferral: [
    {
      userId: 'u1',
      firstName: 'Ada',
      lastName: 'Lovelace',
      referralId: 'GROW42',
      referralPoints: 5050,
      referralCount: 505,
    },
  ],
  mostActiveCountry: [{ country: 'IN', name: 'India', totalUsers: 9876 }],
};

const empty: DashboardQuery['dashboard'] = {
  ...full,
  totalUsers: 0,
  peopleAddedToday: 0,
  peopleAddedLastWeek: 0,
  peopleAddedWeekBefore: 0,
  totalWaitlist: 0,
  funnel: { codesAskedFor: 0, codesVerified: 0, joined: 0, referredSomebody: 0 },
  invitations: none,
  mostUsedReferral: [],
  mostActiveCountry: [],
};

const countries = ['India', 'Germany', 'Kenya', 'Peru', 'Nepal', 'Chad', 'Oman', 'Togo', 'Fiji'].map(
  (name, index) => ({ country: name, name, totalUsers: 1000 - index }),
);

const dayMs = 86_400_000;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
const daysAgo = (count: number) => dayOf(Date.now() - count * dayMs);

/** One sign-up in each period of the chosen time, or since 30 weeks ago. */
const series: Script = ({ from, to, interval }) => {
  const first = Date.parse(typeof from === 'string' ? from : daysAgo(7 * 29));
  const step = interval === 'DAY' ? dayMs : 7 * dayMs;
  const last = Date.parse(typeof to === 'string' ? to : daysAgo(0));
  const length = Math.floor((last - first) / step) + 1;
  return {
    signupsOverTime: Array.from({ length }, (_, n) => ({ start: dayOf(first + n * step), signups: 1 })),
  };
};

const steps = {
  __typename: 'FirstSteps',
  brand: true,
  mail: false,
  app: false,
  signup: false,
  faq: false,
  team: false,
  isShown: true,
};

const withUsers: Readonly<Record<string, Script>> = {
  Dashboard: () => ({ dashboard: full }),
  SignupsByCountry: () => ({ signupsByCountry: countries }),
  SignupsOverTime: series,
  FirstSteps: () => ({ firstSteps: { ...steps, isShown: false } }),
  SignupPause: () => ({ signupPause: null, waitingForOpen: 0 }),
};

const withoutUsers: Readonly<Record<string, Script>> = {
  ...withUsers,
  Dashboard: () => ({ dashboard: empty }),
  SignupsByCountry: () => ({ signupsByCountry: [] }),
  SignupsOverTime: () => ({ signupsOverTime: [] }),
  FirstSteps: () => ({ firstSteps: steps }),
};

test('the first steps say what DNS has for the sender, and what to do', async () => {
  const answers = [
    refusal('INTERNAL'),
    { senderDomain: { __typename: 'SenderDomain', domain: 'example.com', spf: 'FOUND', dkim: 'MISSING' } },
    { senderDomain: { __typename: 'SenderDomain', domain: 'example.com', spf: 'FOUND', dkim: 'UNKNOWN' } },
  ];
  const scripts = {
    ...withoutUsers,
    FirstSteps: () => ({ firstSteps: { ...steps, mail: true } }),
    SenderDomain: () => answers.shift() ?? {},
  };
  show({ role: 'ADMIN', scripts });
  const check = async () => fireEvent.click(await screen.findByText('Check SPF and DKIM'));
  await check();
  await screen.findByText('The message of INTERNAL.');
  await check();
  await screen.findByText('example.com: SPF found, DKIM not found.');
  screen.getByText(/Add what is missing/);
  await check();
  await screen.findByText('example.com: SPF found, DKIM could not be checked.');
  screen.getByText(/look for dkim=pass/);
});

interface Shown {
  readonly role?: Role;
  readonly search?: string;
  readonly scripts?: Readonly<Record<string, Script>>;
}

const show = ({ role = 'VIEWER', search = '', scripts = withUsers }: Shown = {}) =>
  renderScreens(
    { [officePaths.dashboard]: <DashboardPage />, [officePaths.referralCount]: <p>Referral Count</p> },
    { role, path: officePaths.dashboard + search, scripts },
  );

afterEach(() => void vi.useRealTimers());

const address = () => Object.fromEntries(new URLSearchParams(window.location.search));
const chart = (label: string) => screen.findByLabelText(`${label}. The arrow keys walk through it.`);
const bars = () => document.querySelectorAll('svg path[fill="var(--color-data)"]').length;
const dashed = () => document.querySelectorAll('svg path[stroke="var(--color-data)"]').length;
const card = (term: string) => screen.getByText(term).closest('div')?.textContent;

test.each<Role>(['VIEWER', 'EDITOR', 'ADMIN'])(
  'the five cards say to a %s what the server counts',
  async (role) => {
    show({ role });
    await screen.findByText('Active users on the waitlist');
    expect(card('Active users on the waitlist')).toMatch(/12,345.*12,345 still waiting, 17 joined today/);
    expect(card('Signed up in the last week')).toContain('1,234');
    expect(card('Signed up with a referral code')).toContain('4,321');
    expect(card('Most used referral code')).toMatch(/GROW42.*Ada Lovelace, 5,050 points/);
    expect(card('Most users from a country')).toMatch(/India.*9,876 users/);
    expect(document.querySelectorAll('dl:first-of-type > .panel')).toHaveLength(5);
  },
);

test('the range is read from the address, and written to it', async () => {
  show({ search: '?range=90' });
  await screen.findByText('90 sign-ups in the last 90 days');
  expect(screen.getByLabelText<HTMLInputElement>('90 days').checked).toBe(true);
  fireEvent.click(screen.getByLabelText('All'));
  await screen.findByText('30 sign-ups in all');
  expect(address()).toEqual({ range: 'all' });
  screen.getByText('Sign-ups per week');
});

test('shows the days that are chosen, and today as not over', async () => {
  show();
  await chart('Sign-ups per day');
  await waitFor(() => expect([bars(), dashed()]).toEqual([30, 1]));
  screen.getByText('Previous 30 days: 30');
  fireEvent.change(screen.getByLabelText('From'), { target: { value: daysAgo(20) } });
  fireEvent.change(screen.getByLabelText('To'), { target: { value: daysAgo(10) } });
  await screen.findByText('11 sign-ups in this period');
  expect([bars(), dashed()]).toEqual([11, 0]);
  expect(address()).toEqual({ from: daysAgo(20), to: daysAgo(10) });
  expect(screen.queryByText(/^Previous/)).toBeNull();
});

test('each chart has its figures as a table', async () => {
  show();
  await chart('Sign-ups per day');
  await chart('Referral funnel');
  await chart('Users by country');
  for (const [name, caption, rows] of [
    ['Sign-ups per day', 'Sign-ups per day', 30],
    ['Countries', 'Users by country', countries.length],
    ['Referral funnel', 'Referral funnel', 4],
  ] as const) {
    fireEvent.click(screen.getByLabelText(`${name} as a table`));
    const table = screen.getByLabelText(`Table: ${caption}`);
    expect(table.querySelectorAll('tbody tr')).toHaveLength(rows);
    expect(screen.queryByLabelText(`${caption}. The arrow keys walk through it.`)).toBeNull();
    fireEvent.click(screen.getByLabelText(`${name} as a table`));
    await chart(caption);
  }
});

test('the arrow keys move through each chart and announce its values', async () => {
  show();
  for (const [label, says] of [
    ['Sign-ups per day', /\d+ sign-ups?/],
    ['Users by country', /% of all users/],
    ['Referral funnel', /Each request counts/],
  ] as const) {
    const walked = await chart(label);
    const status = within(walked).getByRole('status');
    expect(status.textContent).toBe('');
    fireEvent.keyDown(walked, { key: 'ArrowRight' });
    expect(status.textContent).toMatch(says);
  }
});

test('opens what a step of the funnel counts', async () => {
  const { pathNow } = show();
  const funnel = await chart('Referral funnel');
  fireEvent.keyDown(funnel, { key: 'End' });
  fireEvent.keyDown(funnel, { key: 'Enter' });
  await screen.findByText('Referral Count');
  expect(pathNow()).toBe(officePaths.referralCount);
});

const updatedAt = () => document.querySelector('time')?.getAttribute('datetime');

/** @param hidden whether another tab is in front. */
function hide(hidden: boolean): void {
  const value = hidden ? 'hidden' : 'visible';
  Object.defineProperty(document, 'visibilityState', { value, configurable: true });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

test('figures refresh by themselves, not while the page is hidden, and at once when it is seen again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let asked = 0;
  const Dashboard = () => ({ dashboard: { ...full, asOf: new Date((asked += 1)).toISOString() } });
  serveOffice({ ...withUsers, Dashboard });
  const element = (
    <OfficeDataProvider>
      <DashboardPage />
    </OfficeDataProvider>
  );
  renderScreens(
    { [officePaths.dashboard]: element },
    { role: 'VIEWER', path: officePaths.dashboard, scripts: {} },
  );
  await waitFor(() => expect(updatedAt()).toBe(new Date(1).toISOString()));
  await vi.advanceTimersByTimeAsync(31_000);
  await waitFor(() => expect(updatedAt()).toBe(new Date(2).toISOString()));
  try {
    hide(true);
    await vi.advanceTimersByTimeAsync(300_000);
    expect(asked).toBe(2);
  } finally {
    hide(false);
  }
  await vi.advanceTimersByTimeAsync(1000);
  await waitFor(() => expect(updatedAt()).toBe(new Date(3).toISOString()));
});

/** What its figures come from; `setReachable` says whether the server answers. */
function unreliable() {
  let isReachable = true;
  const whenReachable =
    (script: Script): Script =>
    (variables) =>
      isReachable ? script(variables) : Promise.reject(new TypeError('Failed to fetch'));
  const { Dashboard, SignupsByCountry, SignupsOverTime } = Object.fromEntries(
    Object.entries(withUsers).map(([name, script]) => [name, whenReachable(script)]),
  ) as Record<string, Script>;
  const scripts = { ...withUsers, Dashboard, SignupsByCountry, SignupsOverTime } as Record<string, Script>;
  return { scripts, setReachable: (value: boolean) => void (isReachable = value) };
}

test('a failed refresh removes nothing and says so', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { scripts, setReachable } = unreliable();
  show({ scripts });
  await screen.findByText('Updated', { exact: false });
  await chart('Sign-ups per day');
  setReachable(false);
  await vi.advanceTimersByTimeAsync(31_000);
  await screen.findByText(/Can’t reach the server. Showing what loaded at /);
  await chart('Sign-ups per day');
  await chart('Users by country');
  screen.getByText('Active users on the waitlist');
  expect(screen.queryByText('Try again')).toBeNull();
  setReachable(true);
  await vi.advanceTimersByTimeAsync(31_000);
  await waitFor(() =>
    expect(screen.queryByText(/Can’t reach the server. Showing what loaded at /)).toBeNull(),
  );
});

test('what cannot be loaded says so and can be tried again', async () => {
  const { scripts, setReachable } = unreliable();
  setReachable(false);
  show({ scripts });
  await waitFor(() => expect(screen.getAllByText('Try again')).toHaveLength(5));
  await screen.findAllByText('Something went wrong');
  expect(document.querySelectorAll('[aria-label=Notifications] p')).toHaveLength(1);
  expect(screen.getAllByText('We can’t reach the server.', { exact: false })).toHaveLength(5);
  setReachable(true);
  for (const pressed of screen.getAllByText('Try again')) {
    if (pressed.isConnected) fireEvent.click(pressed); // one press may bring back several
    await waitFor(() => expect(pressed.isConnected).toBe(false));
  }
  await chart('Sign-ups per day');
  await chart('Users by country');
  await chart('Referral funnel');
  screen.getByText('Top referrers, most points first');
});

test('has its panels before its figures', async () => {
  const never = () => new Promise<object>(() => undefined);
  show({ scripts: { ...withUsers, Dashboard: never, SignupsByCountry: never, SignupsOverTime: never } });
  await screen.findByText('Top referrers');
  for (const title of ['Invitations', 'Countries', 'Referral funnel', 'Sign-ups per day'])
    screen.getByText(title);
});

test('names the time zone of its days', async () => {
  show();
  await screen.findByText('Days in UTC');
  fireEvent.click(screen.getByLabelText('All'));
  await screen.findByText('Weeks in UTC');
});

test('without users it says what will be there, and has no card about users that do not exist', async () => {
  show({ scripts: withoutUsers });
  await screen.findByText('No codes requested yet.');
  await screen.findByText(/^No sign-ups yet\./);
  await screen.findByText('No sign-ups in this period.');
  screen.getByText(/^No referrals yet\./);
  expect(document.querySelectorAll('dl > .panel')).toHaveLength(3);
});

test.each<[Role, number]>([
  ['VIEWER', 5],
  ['ADMIN', 6],
])('the first steps are, for a %s, %d', async (role, count) => {
  show({ role, scripts: withoutUsers });
  const list = (await screen.findByText('Get ready for your first sign-up')).closest('section');
  expect(list?.querySelectorAll('li')).toHaveLength(count);
  expect(screen.queryByText('Invite your team') !== null).toBe(role === 'ADMIN');
  expect(screen.queryByText('Dismiss') !== null).toBe(role === 'ADMIN');
});

test('the first steps say how many are done, and have a button each', async () => {
  const sent = vi.fn<Script>(() => ({ sendTestMessage: { message: 'The test message has been sent.' } }));
  const copied = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText: copied } });
  onTestFinished(() => void vi.unstubAllGlobals());
  show({ role: 'ADMIN', scripts: { ...withoutUsers, SendTestMessage: sent } });
  await screen.findByText('1 of 6 done');
  fireEvent.click(screen.getByText('Send test email'));
  await screen.findByText('The test message has been sent.');
  fireEvent.click(screen.getByText('Copy the lines'));
  await waitFor(() => expect(copied).toHaveBeenCalledWith(expect.stringContaining('SMTP_URL=')));
  for (const way of ['Join the waitlist', 'Open the FAQs', 'Invite colleagues', 'Open the outbox'])
    screen.getByText(way);
});

test('the first steps offer a VIEWER what they may do', async () => {
  show({ scripts: withoutUsers });
  await screen.findByText('1 of 5 done');
  for (const way of ['Send test email', 'Open the outbox', 'Invite colleagues'])
    expect(screen.queryByText(way)).toBeNull();
});

test('the outbox that does not open says so', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 404 })));
  onTestFinished(() => void vi.unstubAllGlobals());
  show({ role: 'ADMIN', scripts: withoutUsers });
  fireEvent.click(await screen.findByText('Open the outbox'));
  await screen.findByText('The outbox did not open. Try the link that the server printed.', {
    selector: 'p',
  });
});

test('says how many visitors wait to be told that sign-ups are open, also before they resume', async () => {
  const signupPause = {
    byServer: false,
    pausedBy: 'grace@example.com',
    pausedAt: '2026-11-20T10:00:00Z',
    __typename: 'SignupPause',
  };
  const scripts = { ...withUsers, SignupPause: () => ({ signupPause, waitingForOpen: 1234 }) };
  show({ role: 'ADMIN', scripts });
  await screen.findByText('1,234 visitors wait to be told when they open.');
  fireEvent.click(screen.getByText('Resume sign-ups'));
  await screen.findByText(/1,234 visitors who asked to be told will get an email\./);
});
