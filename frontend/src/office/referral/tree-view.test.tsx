import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refusal, type Script } from '../../testing/scripted-server.tsx';
import { treePath } from '../platform/office-paths.ts';
import { renderScreens } from '../testing/render-office.tsx';
import { ReferralDetailsPage } from './referral-details-page.tsx';

const person = (userId: string, parentId: string | null, depth: number, referralCount = 0) => ({
  __typename: 'ReferralTreeNode',
  userId,
  parentId,
  depth,
  firstName: userId,
  lastName: 'Doe',
  email: `${userId}@example.com`,
  phone: '',
  joinedAt: '2026-01-01T00:00:00Z',
  referralPoints: 10 * referralCount,
  referralCount,
});

const crowdSize = 10_000;
/** Ada brought Bob, who brought Cyd and Dan; and Eve, who brought a crowd, fetched when she is opened. */
const family = [
  person('Ada', null, 0, 2),
  person('Bob', 'Ada', 1, 2),
  person('Eve', 'Ada', 1, crowdSize),
  person('Cyd', 'Bob', 2),
  person('Dan', 'Bob', 2),
];
const crowdFrom = (start: number, first: number) => ({
  referralChildren: {
    nodes: Array.from({ length: first }, (_, index) => person(`Of${start + index}`, 'Eve', 2)),
    nextAfter: `Of${start + first - 1}`,
  },
});

async function show(ReferralChildren: Script, nodes = family) {
  const size = { people: crowdSize + 4, depth: 2, exact: true };
  const ReferralTree = vi.fn<Script>(() => ({ referralTree: { path: [], nodes, truncated: false, size } }));
  renderScreens(
    { '/admin/countdetails': <ReferralDetailsPage /> },
    { role: 'VIEWER', path: treePath('Ada'), scripts: { ReferralTree, ReferralChildren } },
  );
  await screen.findByRole('tree');
}

const items = () => screen.getAllByRole('treeitem');
const names = () => items().map((item) => item.getAttribute('aria-label')?.replace(/[ ,].*/, ''));
const active = () => items().filter((item) => item.tabIndex === 0);
const focused = () => document.activeElement?.getAttribute('aria-label')?.replace(/[ ,].*/, '');
const press = async (...keys: readonly string[]) => {
  for (const key of keys)
    await act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key }));
};
const item = (name: string) => screen.getByRole('treeitem', { name: new RegExp(`^${name}`) });

test('is a tree of which one row is in the Tab order, with what each row is', async () => {
  await show(() => crowdFrom(0, 0));
  expect(names()).toEqual(['Ada', 'Eve', 'Bob', 'Cyd', 'Dan']); // by points
  expect(active()).toEqual([item('Ada Doe, 2 referrals, 20 points')]);
  const facts = ['level', 'posinset', 'setsize', 'selected', 'expanded'].map((name) => `aria-${name}`);
  const factsOf = (name: string) => facts.map((fact) => item(name).getAttribute(fact));
  expect(factsOf('Ada')).toEqual(['1', '1', '1', 'true', 'true']);
  expect(factsOf('Eve')).toEqual(['2', '1', '2', 'false', 'false']);
  expect(factsOf('Dan')).toEqual(['3', '2', '2', 'false', null]);
});

test('is walked, opened and closed with the keyboard', async () => {
  await show(() => crowdFrom(0, 0));
  item('Ada').focus();
  await press('ArrowDown');
  expect(focused()).toBe('Eve');
  await press('ArrowDown', 'ArrowRight');
  expect(focused()).toBe('Cyd');
  await press('ArrowRight'); // nothing to open
  expect(focused()).toBe('Cyd');
  await press('ArrowLeft');
  expect(focused()).toBe('Bob');
  await press('ArrowLeft');
  expect(names()).toEqual(['Ada', 'Eve', 'Bob']);
  expect(focused()).toBe('Bob');
  await press('Enter', 'End');
  expect(focused()).toBe('Dan');
  await press('ArrowDown'); // the last one
  expect(focused()).toBe('Dan');
  await press('Home');
  expect(focused()).toBe('Ada');
  await press('ArrowUp');
  expect(focused()).toBe('Ada');
  await press('d');
  expect(focused()).toBe('Dan');
  await press('ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft');
  expect(names()).toEqual(['Ada']);
  expect(focused()).toBe('Ada');
});

test('a click makes a row the active one, shown in full below; its sign opens and closes it', async () => {
  await show(() => crowdFrom(0, 0));
  fireEvent.click(item('Bob'));
  screen.getByText('Bob@example.com', { selector: 'p' });
  expect(active()).toEqual([item('Bob')]);
  const sign = item('Ada').querySelector('[data-toggle]');
  if (sign === null) throw new Error('Nothing to press');
  fireEvent.click(sign);
  expect(names()).toEqual(['Ada']);
  fireEvent.click(sign);
  expect(names()).toContain('Dan');
});

test('of ten thousand referrals shows 20, then a hundred more at a time, and keeps the focus', async () => {
  const children = vi.fn<Script>(({ after, first }) =>
    crowdFrom(after === null ? 0 : Number(/\d+/.exec(JSON.stringify(after))?.[0]) + 1, Number(first)),
  );
  await show(children);
  item('Ada').focus();
  await press('ArrowDown', 'ArrowRight');
  const inCrowd = () => names().filter((name) => name?.startsWith('Of'));
  await waitFor(() => expect(inCrowd()).toHaveLength(20));
  await press('ArrowDown', 'ArrowLeft'); // to the first and back
  expect(focused()).toBe('Eve');
  const more = () => screen.getByRole('treeitem', { name: /^Show more/ });
  expect(more().getAttribute('aria-label')).toBe('Show more, 9,980 left');
  expect(more().getAttribute('aria-setsize')).toBe('10000');
  act(() => more().focus());
  fireEvent.click(more());
  expect(inCrowd()).toHaveLength(120);
  await waitFor(() => expect(focused()).toBe('Of20'));
  expect(children).toHaveBeenCalledTimes(1);
  fireEvent.click(more());
  await waitFor(() => expect(inCrowd()).toHaveLength(220)); // more than were fetched
  expect(children).toHaveBeenCalledTimes(2);
  expect(items().length).toBeLessThan(240);
});

test('who moves on while referrals are on their way is at the first of them', async () => {
  let answer = (_data: object) => {};
  await show(() => new Promise((resolve) => void (answer = resolve)));
  item('Ada').focus();
  await press('ArrowDown', 'ArrowRight', 'ArrowDown');
  expect(focused()).toBe('Show');
  await act(async () => answer(crowdFrom(0, 5)));
  await waitFor(() => expect(focused()).toBe('Of0'));
});

test('says that referrals are on their way, and why they do not come', async () => {
  let fail = (_reason: object) => {};
  await show(() => new Promise((resolve) => void (fail = resolve)));
  item('Ada').focus();
  await press('ArrowDown', 'ArrowRight');
  expect(item('Eve').getAttribute('aria-busy')).toBe('true');
  await act(async () => fail(refusal('DATABASE_UNAVAILABLE')));
  await screen.findByText('The message of DATABASE_UNAVAILABLE.');
  expect(item('Eve').getAttribute('aria-busy')).toBeNull();
});

test('a search opens the way to who it finds, marks them, and leaves the focus in its box', async () => {
  await show(() => crowdFrom(0, 0));
  item('Ada').focus();
  await press('ArrowLeft');
  expect(names()).toEqual(['Ada']);
  const box = screen.getByRole('searchbox');
  act(() => box.focus());
  fireEvent.change(box, { target: { value: 'dan' } });
  await screen.findByText('1 found.');
  fireEvent.submit(box);
  await screen.findByText('1 of 1.');
  expect(active()).toEqual([item('Dan')]);
  expect(item('Dan').className).toContain('bg-data/20');
  expect(item('Cyd').className).not.toContain('bg-data/20');
  expect(document.activeElement).toBe(box);
});
