import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { allChoices } from '@waitlist/backend/questions';
import type { UserFilter } from '../../generated/office.ts';
import { refusal, type Script } from '../../testing/scripted-server.tsx';
import { renderScreens } from '../testing/render-office.tsx';
import { userOf } from '../testing/user.ts';
import { AddFilter, FilterChips } from '../ui/filter/filter-bar.tsx';
import { useUserFilter } from '../ui/filter/use-user-filter.ts';

const path = '/admin/userManagement';
const maria = userOf({
  id: '0198c0de-0000-7000-8000-00000000cafe',
  firstName: 'Maria',
  lastName: 'Lopez',
  email: 'maria@example.com',
});

function Bar() {
  const [filter, onChange] = useUserFilter();
  const bar = { filter, onChange, except: ['search'] };
  return (
    <>
      <AddFilter {...bar} />
      <FilterChips {...bar} found="138 found" />
      <input aria-label="Other text" />
    </>
  );
}

const march = {
  id: '0198c0de-0000-7000-8000-00000000beef',
  name: 'March news',
  startedAt: '2026-03-02T10:00:00Z',
};
const imported = {
  id: '01900000-0000-7000-8000-0000000000f1',
  name: 'users.csv',
  startedAt: '2026-01-31T12:00:00.000Z',
};
const named = vi.fn<Script>(() => ({ user: { user: maria } }));

function show(address = '', scripts: Readonly<Record<string, Script>> = {}) {
  renderScreens(
    { [path]: <Bar /> },
    {
      role: 'VIEWER',
      path: path + address,
      scripts: {
        SignupsByCountry: () => ({
          signupsByCountry: ['IN', 'DE', 'US'].map((country) => ({ country, name: country, totalUsers: 1 })),
        }),
        SourceNames: () => ({ sourceNames: { sources: ['whatsapp', 'news'], campaigns: ['May'] } }),
        Users: ({ filter }) => {
          const docs = (filter as UserFilter).search === 'lopez' ? [maria] : [];
          return { users: { docs, totalDocs: docs.length, totalIsExact: true } };
        },
        ImportNames: () => ({ importNames: [{ ...imported, __typename: 'ImportName' }] }),
        FilterPerson: named,
        FilterBroadcast: ({ id }) => ({ broadcast: id === march.id ? march : null }),
        FilterBroadcasts: () => ({
          broadcasts: { docs: [march, { ...march, id: 'd', name: 'Draft', startedAt: null }] },
        }),
        ...scripts,
      },
    },
  );
  return userEvent.setup();
}

const address = () => decodeURIComponent(window.location.search);
const focused = () => document.activeElement;
const chips = () => [...document.querySelectorAll('[data-chip-text]')].map(({ textContent }) => textContent);

test('two conditions are added by the keyboard alone, and one is taken away', async () => {
  const user = show();
  await screen.findByText('Add filter');
  await user.keyboard('f');
  await waitFor(() => expect(focused()).toBe(screen.getByPlaceholderText('Filter by…')));
  await user.keyboard('count{Enter}');
  await waitFor(() => expect(focused()).toBe(screen.getByPlaceholderText('Search country')));
  await screen.findByRole('option', { name: 'Germany' });
  await user.keyboard('ger{Enter}');
  await waitFor(() => expect(address()).toBe('?countries=DE'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(focused()).toBe(screen.getByRole('button', { name: 'Add filter' })));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(focused()).toBe(screen.getByPlaceholderText('Filter by…')));
  await user.keyboard('points{Enter}');
  await waitFor(() => expect(focused()).toBe(screen.getByLabelText('From')));
  await user.keyboard('10{Tab}50{Enter}');
  await waitFor(() => expect(chips()).toEqual(['Country is Germany', 'Points 10 to 50']));
  expect(address()).toBe('?countries=DE&minPoints=10&maxPoints=50');
  await waitFor(() => expect(focused()).toBe(screen.getByRole('button', { name: 'Add filter' })));
  await user.tab(); // to the first chip, then to its cross
  await user.tab();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(chips()).toEqual(['Points 10 to 50']));
  expect(focused()).toBe(screen.getByRole('button', { name: 'Remove filter: Points 10 to 50' }));
});

test('a chip changes its values, and the last one that is taken away takes it along', async () => {
  const user = show('?countries=IN&page=3&sort=rank');
  await user.click(await screen.findByRole('button', { name: 'Change filter: Country is India' }));
  await user.click(await screen.findByRole('option', { name: 'Germany' }));
  expect(address()).toBe('?sort=rank&countries=IN&countries=DE');
  await user.click(screen.getByRole('option', { name: 'India' }));
  await user.click(screen.getByRole('option', { name: 'Germany' }));
  await waitFor(() => expect(address()).toBe('?sort=rank'));
  expect(chips()).toEqual([]);
});

test('a list says that it loads, and that it failed, which opening it again mends', async () => {
  const asked = Promise.withResolvers<object>();
  const answers = vi.fn<Script>(() => ({ signupsByCountry: [] }));
  answers.mockReturnValueOnce(asked.promise);
  const user = show('?countries=IN', { SignupsByCountry: answers });
  const chip = await screen.findByRole('button', { name: 'Change filter: Country is India' });
  await user.click(chip);
  await user.type(await screen.findByPlaceholderText('Search country'), 'ger');
  expect(await screen.findByText('Loading…')).toBeTruthy();
  await act(async () => asked.resolve(refusal('INTERNAL_SERVER_ERROR')));
  expect(await screen.findByText('Loading failed. Close and try again.')).toBeTruthy();
  await user.keyboard('{Escape}');
  await user.click(chip);
  await user.type(await screen.findByPlaceholderText('Search country'), 'ger');
  expect(await screen.findByText('There are none yet.')).toBeTruthy();
});

test('a range that would be empty is said at its end, and changes nothing', async () => {
  const user = show('?minPoints=10');
  await user.click(await screen.findByText('Points 10 or more'));
  await user.type(await screen.findByLabelText('To'), '5');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await screen.findByText('The most points can’t be less than the fewest');
  expect(address()).toBe('?minPoints=10');
  await user.clear(screen.getByLabelText('From'));
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(chips()).toEqual(['Points up to 5']));
});

test('keys and a button lead back to all conditions', async () => {
  const user = show();
  await user.click(await screen.findByText('Add filter'));
  const all = () => screen.findByPlaceholderText('Filter by…');
  for (const back of ['{Backspace}', '{ArrowLeft}']) {
    await user.click(await screen.findByRole('option', { name: 'In the tree of' }));
    const input = await screen.findByPlaceholderText('Search a user');
    await waitFor(() => expect(focused()).toBe(input));
    await user.keyboard(`a${back === '{Backspace}' ? back : '{ArrowLeft}{Delete}'}`);
    expect(screen.queryByPlaceholderText('Filter by…')).toBeNull(); // something was typed
    await user.keyboard(back);
    const list = await all();
    await waitFor(() => expect(focused()).toBe(list));
  }
  await user.click(await screen.findByRole('option', { name: 'Points' }));
  await user.click(screen.getByRole('button', { name: 'All filters' }));
  const list = await all();
  await waitFor(() => expect(focused()).toBe(list));
});

test('a person is searched, and named on the chip', async () => {
  const user = show();
  await user.click(await screen.findByText('Add filter'));
  await user.click(await screen.findByRole('option', { name: 'In the tree of' }));
  await screen.findByText('Enter a name, email, or referral code.');
  await user.type(screen.getByPlaceholderText('Search a user'), 'lopez');
  await user.click(await screen.findByRole('option', { name: /Maria Lopez/ }));
  await waitFor(() => expect(chips()).toEqual(['In the tree of Maria Lopez']));
  expect(address()).toBe(`?treeOf=${maria.id}`);
});

test('a broadcast is chosen from those that were sent, and named on the chip', async () => {
  const user = show();
  await user.click(await screen.findByText('Add filter'));
  await user.click(await screen.findByRole('option', { name: 'Didn’t click in' }));
  await user.click(await screen.findByRole('option', { name: /March news/ }));
  await waitFor(() => expect(chips()).toEqual(['Didn’t click in March news']));
  expect(address()).toBe(`?notClicked=${march.id}`);
  await user.click(screen.getByText('Didn’t click in March news'));
  await screen.findByRole('option', { name: /March news/ });
  expect(screen.queryByRole('option', { name: /Draft/ })).toBeNull();
});

test('without a broadcast that was sent, the condition says so', async () => {
  const user = show('', { FilterBroadcasts: () => ({ broadcasts: { docs: [] } }) });
  await user.click(await screen.findByText('Add filter'));
  await user.click(await screen.findByRole('option', { name: 'Clicked in' }));
  await screen.findByText('No broadcast has been sent yet.');
});

test('a person who is gone is still a condition', async () => {
  named.mockImplementationOnce(() => refusal('USER_NOT_FOUND'));
  show(`?referredBy=${maria.id}`);
  await screen.findByText('Referred by an unknown user');
});

test('every condition reads as a sentence', async () => {
  const { question, field } = allChoices[0] ?? expect.fail();
  const [first, second] = question.options;
  show(
    `?states=waiting&states=invited&countries=IN&countries=DE&countries=US&countries=BR&${field}=${first?.slug}&${field}=${second?.slug}` +
      `&joinedFrom=2026-01-05&minReferrals=3&maxReferrals=3&sources=whatsapp&campaigns=May&imports=${imported.id}&verifiedBy=sms` +
      `&newsConsent=true&held=true&clicked=${march.id}&notClicked=0198c0de-0000-7000-8000-0000000000ff&referredBy=${maria.id}&treeOf=${maria.id}&signupIds=${maria.id}`,
  );
  await screen.findByText('Referred by Maria Lopez');
  expect(chips()).toEqual([
    'State is Waiting or Invited',
    'Country is India, Germany or 2 more',
    `${question.label} is ${first?.label} or ${second?.label}`,
    'Joined since Jan 5, 2026',
    'Referrals exactly 3',
    'Source is WhatsApp',
    'Campaign is May',
    'Import is users.csv (Jan 31, 2026)',
    'Verified by phone',
    'Agreed to news',
    'Held credits',
    'Clicked in March news',
    'Didn’t click in an unknown broadcast',
    'Referred by Maria Lopez',
    'In the tree of Maria Lopez',
    '1 chosen user',
  ]);
});

test('the imports that users came by are chosen by the names and dates of their files', async () => {
  const user = show('?imports=01900000-0000-7000-8000-0000000000f2');
  await screen.findByText('Import is an unknown file');
  await user.click(screen.getByRole('button', { name: 'Change filter: Import is an unknown file' }));
  await user.click(await screen.findByRole('option', { name: 'users.csv (Jan 31, 2026)' }));
  expect(address()).toContain(`imports=${imported.id}`);
});

test('all conditions are cleared at once, but not the search or the order', async () => {
  const user = show('?search=ada&countries=IN&held=true&sort=rank&page=2');
  await screen.findByText('138 found');
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(address()).toBe('?sort=rank&search=ada');
  expect(chips()).toEqual([]);
  expect(focused()).toBe(screen.getByRole('button', { name: 'Add filter' }));
  act(() => window.history.back());
  await screen.findByText('Country is India');
});

test('the letter is a letter where text is typed', async () => {
  const user = show();
  await user.type(await screen.findByLabelText('Other text'), 'f');
  expect(screen.queryByPlaceholderText('Filter by…')).toBeNull();
});
