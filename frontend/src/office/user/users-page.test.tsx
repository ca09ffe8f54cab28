import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { allChoices, questionKeys } from '@waitlist/backend/questions';
import { type FormFieldName, formFieldNames } from '@waitlist/backend/waitlist-form';
import type { Role, UserPartsFragment, UserQuery } from '../../generated/office.ts';
import { refusal, type Script } from '../../testing/scripted-server.tsx';
import { officePaths, userPath } from '../platform/office-paths.ts';
import { renderScreens } from '../testing/render-office.tsx';
import { creditsOf, detailOf } from '../testing/user-detail.ts';
import { userOf } from '../testing/user.ts';
import { UserPage } from './user-page.tsx';
import { UsersPage } from './users-page.tsx';

const listOf =
  (...docs: UserPartsFragment[]): Script =>
  () => ({ users: { docs, totalDocs: docs.length, totalIsExact: true } });

/** The list and the person. */
const show = (role: Role, path: string, scripts: Readonly<Record<string, Script>> = {}) =>
  renderScreens(
    { [officePaths.users]: <UsersPage />, [userPath(':id')]: <UserPage /> },
    {
      role,
      path,
      scripts: {
        Users: listOf(userOf()),
        User: () => detailOf(userOf()),
        ConsentRecord: () => ({ consentRecord: { getsNews: false, suppressed: [], entries: [] } }),
        ...scripts,
      },
    },
  );

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const address = () => Object.fromEntries(new URLSearchParams(window.location.search));
const person = () => screen.findByRole('heading', { name: 'Ada Lovelace' });

test('a user who asked to leave is marked in the list and on their page, where nobody can invite them', async () => {
  const user = userOf({ leavesAt: '2026-12-06T09:00:00.000Z' });
  const scripts = { Users: listOf(user), User: () => detailOf(user) };
  show('ADMIN', officePaths.users, scripts);
  await screen.findByText('Leaving on Dec 6');
  cleanup();
  show('ADMIN', userPath('u1'), scripts);
  await person();
  screen.getByText('Leaving on Dec 6');
  screen.getByText(/^They asked to leave, and will be erased on/);
  expect(screen.queryByRole('button', { name: 'Invite' })).toBeNull();
  cleanup();
  show('ADMIN', userPath('u1'));
  await person();
  screen.getByRole('button', { name: 'Invite' });
  expect(screen.queryByText(/^Leaving on/)).toBeNull();
});

test.each([
  ['ACCEPTED', 'Already in· was #3'],
  ['INVITED', 'Invited· was #3'],
] as const)('the rank of a user who is %s is what it was', async (state, text) => {
  const invite: NonNullable<UserQuery['user']['invite']> = {
    ...{
      id: '0198c0de-0000-7000-8000-00000000cafe',
      state: 'ISSUED',
      rankThen: 3,
      account: null,
      messages: 1,
    },
    ...{
      issuedAt: '2026-10-01T00:00:00Z',
      expiresAt: '2027-10-01T00:00:00Z',
      openedAt: null,
      acceptedAt: null,
    },
    ...{ messageSentAt: null, messageRefusedAt: null, wave: null },
  };
  show('VIEWER', userPath('1'), {
    User: () => detailOf(userOf({ state, rank: null }), { ranking: null, invite }),
  });
  await waitFor(() => expect(screen.getByRole('region', { name: 'Rank' }).textContent).toContain(text));
});

test('without any users the list says what will be there', async () => {
  show('VIEWER', officePaths.users, { Users: listOf() });
  await screen.findByText(/^No sign-ups yet\./);
  screen.getByText('0 of 0');
});

test.each([
  [2000, true, 'Next page'],
  [99_980, true, null],
  [98_001, true, 'Previous page'],
  [2000, false, 'Next page'],
] as const)(
  'on page %i of very many rows, of which all are counted: %s, it says where no page leads',
  async (page, totalIsExact, stopped) => {
    const total = totalIsExact ? 1_000_000 : 20_000;
    show('VIEWER', `${officePaths.users}?page=${page}`, {
      Users: () => ({ users: { docs: [userOf()], totalDocs: total, totalIsExact } }),
    });
    await screen.findByText(/of (more than )?(1,000|20),000/);
    for (const name of ['Previous page', 'Next page'])
      expect(screen.getByRole('button', { name }).getAttribute('aria-disabled'), name).toBe(
        name === stopped ? 'true' : null,
      );
    expect(screen.queryByText(/Pages reach row 20,000: filter the list or download it/) !== null).toBe(
      stopped !== null,
    );
  },
);

test('a page that cannot be reached leads to the first one', async () => {
  const asked = vi.fn<Script>(({ page }) =>
    page === 1
      ? { users: { docs: [userOf()], totalDocs: 1_000_000, totalIsExact: true } }
      : refusal('VALIDATION_FAILED', { fields: { page: 'Pages reach the first 20,000 rows.' } }),
  );
  show('VIEWER', `${officePaths.users}?page=50000`, { Users: asked });
  fireEvent.click(await screen.findByText('Go to the first page'));
  await screen.findByText('1 to 1 of 1,000,000');
  expect(address()).toEqual({});
});

test('a user’s page shows every field of the form', async () => {
  const answers = questionKeys.map((question) => ({ question, text: `Their ${question}` }));
  const user = userOf({ referralCode: 'NOBODYHAS1', answers });
  // Where it is not in a field of that name.
  const shown: Partial<Record<FormFieldName, string>> = {
    firstName: 'Ada Lovelace',
    lastName: 'Ada Lovelace',
    country: 'Germany',
    phoneNo: '+4930123456',
    ...Object.fromEntries(answers.map(({ question, text }) => [question, text])),
  };
  show('VIEWER', userPath('u1'), { User: () => detailOf(user) });
  await person();
  for (const field of formFieldNames) {
    const text: unknown = shown[field] ?? Reflect.get(user, field);
    expect(screen.queryAllByText(String(text)), field).not.toEqual([]);
  }
});

test('a click on a header sorts, from the first page on; the next one turns the order', async () => {
  const asked = vi.fn<Script>(() => ({ users: { docs: [userOf()], totalDocs: 21, totalIsExact: true } }));
  show('VIEWER', `${officePaths.users}?page=3`, { Users: asked });
  await screen.findByText('21 to 21 of 21');
  const head = () => screen.getByRole('columnheader', { name: 'Points' }).getAttribute('aria-sort');
  press('Points');
  await screen.findByText(/^1 to \d+ of 21$/);
  expect(address()).toEqual({ sort: '-referralPoints' });
  expect(head()).toBe('descending');
  expect(asked.mock.lastCall?.[0]).toMatchObject({ sort: 'REFERRAL_POINTS', direction: 'DESC', page: 1 });
  press('Points');
  await waitFor(() => expect(head()).toBe('ascending'));
  expect(asked.mock.lastCall?.[0]).toMatchObject({ sort: 'REFERRAL_POINTS', direction: 'ASC' });
});

test('a head of several fields says which of them is sorted', async () => {
  show('VIEWER', `${officePaths.users}?sort=lastName`, { Users: listOf(userOf()) });
  await screen.findByText('1 to 1 of 1');
  const [head] = screen.getAllByRole('columnheader');
  expect(head?.getAttribute('aria-sort')).toBe('ascending');
  const fields = within(head ?? document.body).getAllByRole('button');
  expect(fields.map(({ textContent }) => textContent.replace('/', ''))).toEqual([
    'FirstName',
    'LastName, sorted ascending',
    'Email',
  ]);
});

test('an order in the address is the order of the list', async () => {
  const asked = vi.fn<Script>(listOf(userOf()));
  show('VIEWER', `${officePaths.users}?sort=rank`, { Users: asked });
  await screen.findByText('1 to 1 of 1');
  expect(screen.getByRole('columnheader', { name: 'Rank' }).getAttribute('aria-sort')).toBe('ascending');
  expect(asked.mock.lastCall?.[0]).toMatchObject({ sort: 'RANK', direction: 'ASC' });
});

test('a download that is stopped saves nothing, and can begin again', async () => {
  const fetched = vi.fn(
    (_url: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_answer, stop) => {
        signal.addEventListener('abort', () => stop(new DOMException('Stopped', 'AbortError')));
      }),
  );
  vi.stubGlobal('fetch', fetched);
  show('VIEWER', `${officePaths.users}?search=ada`);
  await screen.findByText('1 to 1 of 1');
  press('Download Csv');
  await screen.findByRole('progressbar', { name: 'Download' });
  expect(fetched.mock.lastCall?.[0]).toMatch(/^\/api\/admin\/getcsv\?search=ada$/);
  press('Cancel');
  await screen.findAllByText('The download is stopped. Nothing is saved.');
  expect(fetched.mock.lastCall?.[1].signal.aborted).toBe(true);
  screen.getByRole('button', { name: 'Download Csv' });
});

test('an unknown user is reported as such, and the list is a click away', async () => {
  const { pathNow } = show('VIEWER', userPath('nobody'), { User: () => refusal('USER_NOT_FOUND') });
  const alert = await screen.findByRole('alert');
  within(alert).getByText('The message of USER_NOT_FOUND.');
  fireEvent.click(screen.getByText('All users'));
  await screen.findByText('1 to 1 of 1');
  expect(pathNow()).toBe(officePaths.users);
});

test('the ledger is read to its end', async () => {
  const asked = vi.fn<Script>(() => ({ userCredits: creditsOf('s2', null) }));
  show('VIEWER', userPath('u1'), { UserCredits: asked });
  await person();
  screen.getByText('1 referral, 1,200 points, joined 4,211th');
  press('Show more');
  await screen.findByText('Student s2');
  screen.getByText('Student s1');
  expect(screen.queryByText('Show more')).toBeNull();
  expect(asked.mock.lastCall?.[0]).toEqual({ id: 'u1', after: 'c1' });
});

test('a credit that was taken back long after it was given hides none, nor points given since', async () => {
  const [credit] = creditsOf('s1', null).entries;
  const { referred } = creditsOf('s0', null).entries[0] ?? {};
  if (credit === undefined || referred === undefined) throw new Error('There is no credit');
  const takenBack = {
    ...{ ...credit, referred, points: -100, revision: 1, cause: 'REVERSE' as const },
    createdAt: '2026-11-28T09:00:00.000Z',
  };
  const credits = { ...creditsOf('s1', 'c1'), entries: [credit, takenBack] };
  const grant = (id: string, reason: string, grantedAt: string) => ({
    ...{ __typename: 'PointGrant', id, points: 5, reason, isVisible: true, grantedAt },
    ...{ grantedBy: 'grace@example.com', takenBackAt: null },
  });
  show('VIEWER', userPath('u1'), {
    User: () => detailOf(userOf({ id: 'u1' }), { credits }),
    PointGrants: () => ({
      pointGrants: [
        grant('g2', 'Since then', '2026-11-26T09:00:00.000Z'),
        grant('g1', 'Long before', '2026-11-01T09:00:00.000Z'),
      ],
    }),
  });
  await screen.findByText(/Since then/);
  screen.getByText('Student s1');
  screen.getByText('Student s0');
  expect(screen.queryByText(/Long before/)).toBeNull();
});

test.each([
  ['VIEWER', 0],
  ['EDITOR', 0],
  ['ADMIN', 2],
] as const)('of blocking and erasing, a %s is offered %i', async (role, offered) => {
  show(role, userPath('u1'));
  await person();
  expect(screen.queryAllByRole('button', { name: /Block|Erase/ })).toHaveLength(offered);
});

test('no one is blocked until a question is answered', async () => {
  const blocked = vi.fn<Script>(() => ({ blockSignup: { message: 'They are blocked.' } }));
  show('ADMIN', userPath('u1'), { BlockSignup: blocked });
  await person();
  press('Block');
  const question = await screen.findByRole('alertdialog', { name: 'Block Ada Lovelace?' });
  fireEvent.click(within(question).getByText('Cancel'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(blocked).not.toHaveBeenCalled();
  press('Block');
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByText('Block'));
  await screen.findAllByText(/^Ada .* is blocked\.$/);
  expect(blocked.mock.lastCall?.[0]).toEqual({ id: 'u1' });
});

test('no one is erased until their email is typed', async () => {
  const erased = vi.fn<Script>(() => ({ eraseSignup: { message: 'They are erased.' } }));
  show('ADMIN', userPath('u1'), { EraseSignup: erased });
  await person();
  press('Erase');
  const question = within(await screen.findByRole('dialog', { name: 'Erase Ada Lovelace?' }));
  const type = (value: string) => fireEvent.change(question.getByLabelText('Email'), { target: { value } });
  type('another@example.com');
  fireEvent.click(question.getByText('Erase'));
  await question.findByText('That is not this user’s email. Nothing was erased.');
  expect(erased).not.toHaveBeenCalled();
  type('ADA@EXAMPLE.COM');
  expect(question.queryByText(/Nothing was erased/)).toBeNull();
  fireEvent.click(question.getByText('Erase'));
  await screen.findAllByText('They are erased.');
  expect(erased.mock.lastCall?.[0]).toEqual({ id: 'u1' });
});

test('of an erased user, only what is left is shown, and nothing is offered to an ADMIN', async () => {
  const left = userOf({ firstName: '', lastName: '', email: '', state: 'ERASED', rank: null });
  show('ADMIN', userPath('u1'), {
    User: () => detailOf(left, { erasedAt: '2026-11-25T10:00:00.000Z', ranking: null }),
  });
  await screen.findByRole('heading', { name: 'Erased user' });
  screen.getByText(/gone for good/);
  expect(screen.queryAllByText(/^(ReferralId|Welcome|Details|Messages)$/)).toEqual([]);
  expect(screen.queryAllByRole('button', { name: /Block|Erase/ })).toEqual([]);
});

/** A list of this many users, page by page. */
const listed = (total: number): Script =>
  vi.fn<Script>(({ page, limit }) => {
    const first = (Number(page) - 1) * Number(limit) + 1;
    const length = Math.max(0, Math.min(Number(limit), total - first + 1));
    const docs = Array.from({ length }, (_, index) =>
      userOf({ id: `u${first + index}`, lastName: `No. ${first + index}` }),
    );
    return { users: { docs, totalDocs: total, totalIsExact: true } };
  });
const numbered: Script = ({ id }) =>
  detailOf(userOf({ id: String(id), lastName: `No. ${String(id).slice(1)}` }));
const named = (number: number) => screen.findByRole('heading', { name: `Ada No. ${number}` });

describe('a page that was opened from the list', () => {
  const found = `${officePaths.users}?search=ada&countries=DE&sort=lastName&page=2`;
  const openRow = async (number: number, total = 21) => {
    const shown = show('VIEWER', found, { Users: listed(total), User: numbered });
    fireEvent.click(await screen.findByText(`Ada No. ${number}`));
    await named(number);
    return shown;
  };

  test('leads back to what was searched, and to its row', async () => {
    const { pathNow } = await openRow(17);
    fireEvent.click(screen.getByText('All users'));
    await screen.findByText('11 to 20 of 21');
    expect(pathNow() + window.location.search).toBe(found);
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Ada No. 17'));
  });

  test('is left by Back to its row', async () => {
    await openRow(17);
    window.history.back();
    await screen.findByText('11 to 20 of 21');
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Ada No. 17'));
  });

  test('steps through what was found, over its pages, and leads back to where it came to', async () => {
    const { pathNow } = await openRow(20);
    screen.getByText('20 of 21');
    press('Next user');
    await named(21);
    await screen.findByText('21 of 21');
    expect(screen.getByRole('button', { name: 'Next user' }).getAttribute('aria-disabled')).toBe('true');
    expect(pathNow()).toBe(userPath('u21'));
    for (const number of [20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10]) {
      await waitFor(() =>
        expect(
          screen.getByRole('button', { name: 'Previous user' }).getAttribute('aria-disabled'),
        ).toBeNull(),
      );
      press('Previous user');
      await named(number);
    }
    fireEvent.click(screen.getByText('All users'));
    await screen.findByText('1 to 10 of 21');
    expect(window.location.search).toBe('?search=ada&countries=DE&sort=lastName');
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Ada No. 10'));
  });

  test('keeps its place between two when its user leaves the list', async () => {
    let isListed = true;
    const docs = () =>
      ['u1', ...(isListed ? ['u2'] : []), 'u3'].map((id) => userOf({ id, lastName: `No. ${id.slice(1)}` }));
    const Users = () => ({ users: { docs: docs(), totalDocs: docs().length, totalIsExact: true } });
    const BlockSignup = () => ((isListed = false), { blockSignup: { message: 'They are blocked.' } });
    show('ADMIN', `${officePaths.users}?states=waiting`, { Users, User: numbered, BlockSignup });
    fireEvent.click(await screen.findByText('Ada No. 2'));
    await named(2);
    press('Block');
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByText('Block'));
    await screen.findAllByText(/^Ada .* is blocked\.$/);
    press('Next user');
    await named(3);
    await screen.findByText('3 of 3');
  });
});

test('a page that was not opened from a list steps nowhere, and leads to all users', async () => {
  show('VIEWER', userPath('u1'));
  await person();
  expect(screen.queryByLabelText('Next user')).toBeNull();
  fireEvent.click(screen.getByText('All users'));
  await screen.findByText('1 to 1 of 1');
  expect(window.location.search).toBe('');
});

test('the columns are those of the specification in its order, then state, country and ours', async () => {
  show('VIEWER', officePaths.users);
  await screen.findByText('1 to 1 of 1');
  expect([...document.querySelectorAll('th[scope=col]')].map(({ textContent }) => textContent)).toEqual([
    ...['FirstName/LastName/Email', 'Phone Number', 'ReferralId', 'ReferralCode'],
    ...allChoices.slice(0, 1).map(({ question }) => question.label),
    ...['State', 'Country', 'Rank', 'Points', 'Joined (UTC)'],
  ]);
});

test('a country is chosen among those of the users, and kept in the address', async () => {
  const asked = vi.fn<Script>(listOf(userOf()));
  const SignupsByCountry = () => ({
    signupsByCountry: ['IN', 'DE'].map((country) => ({ country, name: country, totalUsers: 1 })),
  });
  show('VIEWER', `${officePaths.users}?page=2&states=waiting`, { Users: asked, SignupsByCountry });
  press('Add filter');
  fireEvent.click(await screen.findByRole('option', { name: 'Country' }));
  await waitFor(() =>
    expect([...screen.getByRole('listbox').children].map(({ textContent }) => textContent)).toEqual([
      'Germany',
      'India',
    ]),
  );
  fireEvent.click(screen.getByRole('option', { name: 'India' }));
  await waitFor(() => expect(address()).toEqual({ states: 'waiting', countries: 'IN' }));
  await waitFor(() =>
    expect(asked.mock.lastCall?.[0]).toMatchObject({
      filter: { states: ['WAITING'], countries: ['IN'] },
      page: 1,
    }),
  );
  fireEvent.click(screen.getByRole('option', { name: 'Germany' }));
  await screen.findByText('Country is India or Germany');
  press('Remove filter: Country is India or Germany');
  await waitFor(() => expect(address()).toEqual({ states: 'waiting' }));
});

test('the file has what the list shows', async () => {
  const download = vi.fn(() => Promise.resolve(new Response('', { status: 503 })));
  vi.stubGlobal('fetch', download);
  onTestFinished(() => void vi.unstubAllGlobals());
  const filter = 'search=ada&states=waiting&states=invited&countries=IN&minPoints=10&held=true';
  show('VIEWER', `${officePaths.users}?page=2&sort=rank&${filter}`);
  await screen.findByText('State is Waiting or Invited');
  press('Download Csv');
  await waitFor(() => expect(download).toHaveBeenCalledOnce());
  expect(download.mock.calls.flat()[0]).toBe(`/api/admin/getcsv?${filter}`);
});

test('the file can have the columns of the list, which the server knows all', async () => {
  const download = vi.fn(() => Promise.resolve(new Response('', { status: 503 })));
  vi.stubGlobal('fetch', download);
  onTestFinished(() => void vi.unstubAllGlobals());
  const columnsOf = async (path: string) => {
    download.mockClear();
    show('VIEWER', path);
    await screen.findByText('1 to 1 of 1');
    fireEvent.click(screen.getByRole('button', { name: /^In the file/ }));
    fireEvent.click(screen.getByLabelText('The columns of this list'));
    press('Download Csv');
    await waitFor(() => expect(download).toHaveBeenCalledOnce());
    cleanup();
    return new URL(String(download.mock.calls.flat()[0]), location.origin).searchParams.get('columns');
  };
  expect(await columnsOf(`${officePaths.users}?columns=name,tags`)).toBe('firstName,lastName,email,tags');
  const ids = [
    ...['phoneNo', 'referralId', 'referralCode', ...questionKeys, 'state', 'country', 'rank'],
    ...['referralPoints', 'createdAt', 'referralCount', 'source', 'campaign', 'tags'],
  ];
  const all = await columnsOf(`${officePaths.users}?columns=name,${ids.join()}`);
  expect(all).toBe(['firstName', 'lastName', 'email', ...ids].join());
});

test('the rows of a page are remembered, and an address that names another number has it', async () => {
  const asked = vi.fn<Script>(listed(60));
  show('VIEWER', officePaths.users, { Users: asked });
  await screen.findByText('1 to 10 of 60');
  fireEvent.change(screen.getByLabelText('Rows on a page'), { target: { value: '25' } });
  await screen.findByText('1 to 25 of 60');
  cleanup();
  show('VIEWER', officePaths.users, { Users: asked });
  await screen.findByText('1 to 25 of 60');
  cleanup();
  show('VIEWER', `${officePaths.users}?size=50`, { Users: asked });
  await screen.findByText('1 to 50 of 60');
  localStorage.clear();
});

test.each([
  [true, 'Campus ambassador'],
  [false, 'Applied to be a campus ambassador'],
])(
  'the page of a user who applied leads to their application (ambassador: %s)',
  async (isAmbassador, text) => {
    const application = { __typename: 'UserApplication' as const, id: 'a7', isAmbassador };
    show('VIEWER', userPath('1'), { User: () => detailOf(userOf(), { application }) });
    await person();
    const link = screen.getByRole('link', { name: text });
    expect(link.getAttribute('href')).toBe(`${officePaths.ambassadors}?search=a7`);
  },
);
