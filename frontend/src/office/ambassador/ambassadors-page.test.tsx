import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refusal, type Script } from '../../testing/scripted-server.tsx';
import { officePaths } from '../platform/office-paths.ts';
import { renderScreens } from '../testing/render-office.tsx';
import { AmbassadorsPage } from './ambassadors-page.tsx';

// The table of every list, in the list that has all its parts.

/** Newest first. */
const students = Array.from({ length: 45 }, (_, index) => ({
  __typename: 'Ambassador',
  id: `a${45 - index}`,
  firstName: 'Student',
  lastName: `Number ${45 - index}`,
  email: `student${45 - index}@college.example`,
  phone: null,
  collegeName: 'College',
  message: '',
  appliedAt: '2026-11-25T09:00:00.000Z',
  status: 'NEW',
  acceptedAt: null,
  noteCount: 0,
  isStated: false,
  signup: null,
}));

/** What the server finds. */
const found: Script = ({ search, page, limit }) => {
  const matching = students.filter(({ email }) => email.includes(String(search)));
  const from = (Number(page) - 1) * Number(limit);
  const docs = matching.slice(from, from + Number(limit));
  return { ambassadors: { __typename: 'AmbassadorPage', docs, totalDocs: matching.length } };
};

function show(Ambassadors: Script, search = ''): void {
  const { ambassadors: path } = officePaths;
  renderScreens(
    { [path]: <AmbassadorsPage /> },
    { role: 'VIEWER', path: path + search, scripts: { Ambassadors } },
  );
}

// By label or text: looking for roles takes a second in so many rows.
const searchBox = () => screen.getByLabelText<HTMLInputElement>('Search ambassadors');
const type = (text: string) => fireEvent.change(searchBox(), { target: { value: text } });
const press = (name: string) => fireEvent.click(screen.getByText(name));
const nextPage = () => screen.getByLabelText('Next page');
const address = () => Object.fromEntries(new URLSearchParams(window.location.search));
const emails = () => screen.queryAllByText(/@college/).map(({ textContent }) => textContent);

test('a search finds as the admin types, is kept in the address, and can be cleared', async () => {
  show(found, '?page=2');
  await screen.findByText('11 to 20 of 45');
  type('student4@');
  await screen.findByText('1 to 1 of 1');
  expect(address()).toEqual({ search: 'student4@' });
  type('nobody at all');
  await screen.findByText('Nothing matches “nobody at all”.');
  press('Clear search');
  await screen.findByText('1 to 10 of 45');
  expect(address()).toEqual({});
  expect(searchBox().value).toBe('');
  expect(document.activeElement).toBe(searchBox());
});

test('a search in the address is in the box', async () => {
  show(found, '?search=student12');
  await screen.findByText('1 to 1 of 1');
  expect(searchBox().value).toBe('student12');
});

test('an older answer never replaces a newer one', async () => {
  const { promise: late, resolve: arrive } = Promise.withResolvers<void>();
  const asked: unknown[] = [];
  show((variables) => {
    asked.push(variables['search']);
    return variables['search'] === 'student4' ? late.then(() => found(variables)) : found(variables);
  });
  await screen.findByText('1 to 10 of 45');
  type('student4');
  await waitFor(() => expect(asked).toContain('student4'));
  type('student12@');
  await screen.findByText('1 to 1 of 1');
  arrive();
  await late;
  await new Promise((resolve) => setTimeout(resolve));
  screen.getByText('1 to 1 of 1');
  expect(emails()).toEqual(['student12@college.example']);
});

test('every letter stays when the admin types faster than the server answers', async () => {
  const answers: (() => void)[] = [];
  show((variables) =>
    variables['search'] === ''
      ? found(variables)
      : new Promise<void>((resolve) => void answers.push(resolve)).then(() => found(variables)),
  );
  await screen.findByText('1 to 10 of 45');
  for (const [index, typed] of ['s', 'stud', 'student31@'].entries()) {
    type(typed);
    await waitFor(() => expect(answers).toHaveLength(index + 1));
    expect(searchBox().value).toBe(typed);
  }
  for (const answer of answers) answer();
  await screen.findByText('1 to 1 of 1');
  expect(searchBox().value).toBe('student31@');
  expect(emails()).toEqual(['student31@college.example']);
});

test('beyond the last page there is a way back', async () => {
  show(found, '?page=99');
  await screen.findByText(/There is no page 99/);
  press('Go to the first page');
  await screen.findByText('1 to 10 of 45');
  expect(address()).toEqual({});
});

test('a list that cannot be loaded says so, shows nothing old, and is tried again', async () => {
  let isReachable = true;
  show((variables) => (isReachable ? found(variables) : Promise.reject(new TypeError('Failed to fetch'))));
  await screen.findByText('1 to 10 of 45');
  isReachable = false;
  fireEvent.click(nextPage());
  await screen.findByText('We can’t reach the server.', { exact: false });
  expect(emails()).toEqual([]);
  isReachable = true;
  press('Try again');
  await screen.findByText('11 to 20 of 45');
});

test('two presses on the button of the next page turn two pages', async () => {
  show(found);
  await screen.findByText('1 to 10 of 45');
  const next = nextPage();
  next.click();
  await Promise.resolve();
  next.click();
  await screen.findByText('21 to 30 of 45');
});

test('pages are kept in the address, and Back turns back; another size begins at the first', async () => {
  const answer = vi.fn(found);
  show(answer);
  await screen.findByText('1 to 10 of 45');
  fireEvent.click(nextPage());
  await screen.findByText('11 to 20 of 45');
  expect(address()).toEqual({ page: '2' });
  fireEvent.click(screen.getByLabelText('Last page'));
  await screen.findByText('41 to 45 of 45');
  expect(address()).toEqual({ page: '5' });
  expect(nextPage().getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(nextPage());
  expect(address()).toEqual({ page: '5' });
  window.history.back();
  await screen.findByText('11 to 20 of 45');
  fireEvent.change(screen.getByLabelText('Rows on a page'), { target: { value: '25' } });
  await screen.findByText('1 to 25 of 45');
  expect(address()).toEqual({ size: '25' });
  expect(answer).toHaveBeenCalledTimes(5); // once for each
});

test('page and size in the address are shown', async () => {
  show(found, '?page=2&size=25');
  await screen.findByText('26 to 45 of 45');
});

const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const allHeads = [
  ...['FirstName', 'LastName', 'Phone No', 'Email/Friends', 'College Name'],
  ...['Message', 'Applied', 'Status'],
];

test('columns can be chosen, and the choice is kept in the address', async () => {
  show(found, '?search=student12');
  await screen.findByText('1 to 1 of 1');
  expect(heads()).toEqual(allHeads);
  const toggle = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }));
  fireEvent.click(screen.getByRole('button', { name: 'Columns' }));
  await screen.findByRole('checkbox', { name: 'Message' });
  toggle('Message');
  toggle('Phone No');
  const left = allHeads.filter((title) => title !== 'Message' && title !== 'Phone No');
  await waitFor(() => expect(heads()).toEqual(left));
  const kept = window.location.search;
  cleanup();
  show(found, kept);
  await screen.findByText('1 to 1 of 1');
  expect(heads()).toEqual(left);
  fireEvent.click(screen.getByRole('button', { name: 'Columns' }));
  await screen.findByRole('checkbox', { name: 'Message' });
  toggle('Message');
  toggle('Phone No');
  await waitFor(() => expect(heads()).toEqual(allHeads));
  expect(address()).toEqual({ search: 'student12' });
});

test('without applications the list says what will be there', async () => {
  show(() => ({ ambassadors: { __typename: 'AmbassadorPage', docs: [], totalDocs: 0 } }));
  await screen.findByText(/^No applications yet\./);
  screen.getByText('0 of 0');
});

const signup = {
  __typename: 'ApplicantSignup',
  id: 'u1',
  referralId: 'CODE1',
  referralCount: 3,
  isBlocked: false,
};

/** One application, which the menu of its status changes. */
function showOne(changes: object, SetAmbassadorStatus: Script, role: 'EDITOR' | 'VIEWER' = 'EDITOR') {
  const application = { ...students[0], ...changes };
  const Ambassadors: Script = () => ({
    ambassadors: { __typename: 'AmbassadorPage', docs: [application], totalDocs: 1 },
  });
  const { ambassadors: path } = officePaths;
  const scripts = { Ambassadors, SetAmbassadorStatus };
  renderScreens({ [path]: <AmbassadorsPage /> }, { role, path, scripts });
  return application;
}

const menu = () => screen.findByLabelText<HTMLSelectElement>('Status of Student Number 45');
const choose = async (value: string) => fireEvent.change(await menu(), { target: { value } });

test.each([
  ['no sign-up', {}, 'No sign-up yet'],
  ['one that only states the email', { isStated: true }, 'Signed up by phone, not connected'],
  ['one', { signup }, '3 friends'],
  ['one that is blocked', { signup: { ...signup, isBlocked: true } }, 'Blocked'],
])('an applicant with %s', async (_what, changes, text) => {
  showOne(changes, () => ({}), 'VIEWER');
  await screen.findByText(text);
  const link = screen.queryByText('CODE1')?.closest('a')?.getAttribute('href');
  expect(link).toBe('signup' in changes ? '/admin/userManagement/u1' : undefined);
});

test.each([
  ['join', {}, 'They have no sign-up yet: we’ll email student45@college.example to join'],
  ['connect theirs', { isStated: true }, 'we’ll email student45@college.example how to'],
  ['share', { signup }, 'We’ll email their code, CODE1, and their link to student45@college.example.'],
  ['know nothing while blocked', { signup: { ...signup, isBlocked: true } }, 'we won’t email them'],
  ['hear of it once', { signup, acceptedAt: '2026-11-26T09:00:00.000Z' }, 'we won’t again'],
])('accepting asks first, and says how the applicant is to %s', async (_what, changes, text) => {
  const accept = vi.fn(() => ({
    setAmbassadorStatus: { __typename: 'SetAmbassadorStatusPayload', id: 'a45', status: 'ACCEPTED' },
  }));
  showOne(changes, accept);
  await choose('ACCEPTED');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Accept Student Number 45?' }));
  dialog.getByText(text, { exact: false });
  expect((await menu()).value).toBe('NEW');
  fireEvent.click(dialog.getByText('Cancel'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(accept).not.toHaveBeenCalled();
  await choose('ACCEPTED');
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByText('Accept'));
  await screen.findByText('Student Number 45: Accepted.');
  expect(accept).toHaveBeenCalledWith({ id: 'a45', status: 'ACCEPTED', from: 'NEW' });
});

test('taking an acceptance back asks first; other changes do not, and are undone from their toast', async () => {
  const set = vi.fn((variables: Readonly<Record<string, unknown>>) => ({
    setAmbassadorStatus: { __typename: 'SetAmbassadorStatusPayload', id: 'a45', status: variables['status'] },
  }));
  showOne({ status: 'ACCEPTED', signup }, set);
  await choose('DECLINED');
  const title = 'Change Student Number 45 from Accepted to Declined?';
  const dialog = within(await screen.findByRole('alertdialog', { name: title }));
  dialog.getByText('Their code keeps working.', { exact: false });
  fireEvent.click(dialog.getByText('Change to Declined'));
  await waitFor(() => expect(set).toHaveBeenCalledWith({ id: 'a45', status: 'DECLINED', from: 'ACCEPTED' }));
  cleanup();
  showOne({}, set);
  await choose('CONTACTED');
  await waitFor(() => expect(set).toHaveBeenCalledWith({ id: 'a45', status: 'CONTACTED', from: 'NEW' }));
  await screen.findByText('Student Number 45: Contacted.');
  press('Undo');
  await waitFor(() => expect(set).toHaveBeenCalledWith({ id: 'a45', status: 'NEW', from: 'CONTACTED' }));
});

test('an acceptance that fails says so in the dialog', async () => {
  showOne({}, () => refusal('CONFLICT'));
  await choose('ACCEPTED');
  const dialog = within(await screen.findByRole('alertdialog'));
  fireEvent.click(dialog.getByText('Accept'));
  await dialog.findByText('The message of CONFLICT.');
  expect(screen.getAllByText('The message of CONFLICT.')).toHaveLength(1);
});

test('a status that someone else has set meanwhile is shown, and stays', async () => {
  let status = 'NEW';
  const Ambassadors: Script = () => {
    const docs = [{ ...students[0], status }];
    return { ambassadors: { __typename: 'AmbassadorPage', docs, totalDocs: 1 } };
  };
  const asked = vi.fn();
  const SetAmbassadorStatus: Script = (variables) => {
    asked(variables);
    return refusal('CONFLICT');
  };
  const { ambassadors: path } = officePaths;
  const scripts = { Ambassadors, SetAmbassadorStatus };
  renderScreens({ [path]: <AmbassadorsPage /> }, { role: 'EDITOR', path, scripts });
  const menu = await screen.findByLabelText<HTMLSelectElement>('Status of Student Number 45');
  status = 'DECLINED';
  fireEvent.change(menu, { target: { value: 'CONTACTED' } });
  await screen.findByText('The message of CONFLICT.');
  await waitFor(() => expect(menu.value).toBe('DECLINED'));
  expect(asked).toHaveBeenCalledWith({ id: 'a45', status: 'CONTACTED', from: 'NEW' });
});
