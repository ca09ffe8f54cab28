import { expect, test } from 'vitest';
import {
  addChildren,
  ancestorsOf,
  buildTree,
  mergeTrees,
  openedAtFirst,
  rowsOf,
  search,
  sizeText,
  subtreeSizes,
} from './tree-model.ts';

function person(userId: string, parentId: string | null, depth: number, referralCount = 0) {
  return {
    userId,
    parentId,
    depth,
    firstName: `First${userId}`,
    lastName: 'Last',
    email: `${userId}@example.com`,
    phone: '+49301234567',
    joinedAt: '2026-01-01T00:00:00Z',
    referralPoints: 10 * referralCount,
    referralCount,
  };
}

function small() {
  const tree = buildTree([
    person('r', null, 0, 2),
    person('a', 'r', 1, 3),
    person('b', 'r', 1),
    person('c', 'a', 2),
  ]);
  if (tree === null) throw new Error('no tree');
  return tree;
}

const opened = (expanded: readonly string[], listed: readonly (readonly [string, number])[] = []) => ({
  expanded: new Set(expanded),
  listed: new Map(listed),
  pinned: new Set<string>(),
});

test('no users make no tree', () => {
  expect(buildTree([])).toBeNull();
});

test('tells each line its level, place and whether it opens', () => {
  const rows = rowsOf(small(), opened(['r', 'a']));
  expect(
    rows.map(({ id, level, place, siblings, expanded }) => [id, level, place, siblings, expanded]),
  ).toEqual([
    ['r', 0, 1, 1, true],
    ['a', 1, 1, 2, true],
    ['c', 2, 1, 3, null],
    ['more-a', 2, 2, 3, null],
    ['b', 1, 2, 2, null],
  ]);
  expect(rowsOf(small(), opened(['r'])).map(({ id }) => id)).toEqual(['r', 'a', 'b']);
});

test('takes in more children, each once', () => {
  const more = addChildren(
    small(),
    'a',
    [person('c', 'a', 1), person('d', 'a', 1), person('e', 'a', 1)],
    true,
  );
  expect(rowsOf(more, opened(['r', 'a'])).map(({ id }) => id)).toEqual(['r', 'a', 'c', 'd', 'e', 'b']);
  expect(more.nodes.get('d')?.level).toBe(2);
});

test('takes in a larger answer and forgets nothing', () => {
  const more = addChildren(small(), 'a', [person('d', 'a', 1), person('e', 'a', 1)], true);
  const merged = mergeTrees(more, small());
  expect(merged.nodes.get('a')?.children).toEqual(['c', 'd', 'e']);
});

test('finds people by name, email and phone, nearest first', () => {
  expect(search(small(), 'FIRSTC last')).toEqual(['c']);
  expect(search(small(), 'b@example')).toEqual(['b']);
  expect(search(small(), '+49 30 123')).toEqual(['r', 'a', 'b', 'c']);
  expect(search(small(), ' ')).toEqual([]);
});

test('knows the way up', () => {
  expect(ancestorsOf(small(), 'c')).toEqual(['r', 'a']);
  expect(ancestorsOf(small(), 'r')).toEqual([]);
  expect([...openedAtFirst(small())]).toEqual(['r', 'a']);
});

test('counts how many are below each, fetched or not', () => {
  expect([...subtreeSizes(small())].sort()).toEqual([
    ['a', 3],
    ['b', 0],
    ['c', 0],
    ['r', 5],
  ]);
});

function crowd(size: number) {
  const tree = buildTree([
    person('r', null, 0, size),
    ...Array.from({ length: size }, (_, index) => person(`p${index}`, 'r', 1, index % 7)),
  ]);
  if (tree === null) throw new Error('no tree');
  return tree;
}

test('lists the 20 with the most points and how many more there are', () => {
  const tree = crowd(172);
  const rows = rowsOf(tree, opened(['r']));
  expect(rows).toHaveLength(1 + 20 + 1);
  expect(rows.slice(1, 21).every(({ id }) => tree.nodes.get(id)?.person.referralCount === 6)).toBe(true);
  expect(rows.at(-1)).toMatchObject({ kind: 'more', left: 152, place: 21, siblings: 172 });
  expect(rowsOf(tree, opened(['r'], [['r', 120]])).at(-1)).toMatchObject({ left: 52 });
  expect(rowsOf(tree, opened(['r'], [['r', 220]]))).toHaveLength(173);
});

test('lists users that a search found, wherever they are', () => {
  const found = rowsOf(crowd(172), { ...opened(['r']), pinned: new Set(['p0']) });
  expect(found.map(({ id }) => id)).toContain('p0');
  expect(found.at(-1)).toMatchObject({ kind: 'more', left: 151 });
});

test('continues after the last child in join order, not after the last by points', () => {
  const tree = buildTree([person('r', null, 0, 9), person('a', 'r', 1, 1), person('b', 'r', 1, 5)]);
  expect(tree?.nodes.get('r')).toMatchObject({ children: ['b', 'a'], cursor: 'b' });
  const more = tree && addChildren(tree, 'r', [person('d', 'r', 1, 3), person('e', 'r', 1)], false);
  expect(more?.nodes.get('r')).toMatchObject({ children: ['b', 'a', 'd', 'e'], cursor: 'e' });
});

test('tells the size of a tree that was not fully counted as a lower bound', () => {
  expect(sizeText({ people: 4812, exact: true })).toBe('4,812');
  expect(sizeText({ people: 15_000, exact: false })).toBe('15,000+');
});
