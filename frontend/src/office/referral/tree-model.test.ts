import { expect, test } from 'vitest';
import { bringIntoView, crowdsOf, drawing, fit, layOut, seen, sizeOf, zoom } from './tree-layout.ts';
import {
  addChildren,
  ancestorsOf,
  buildTree,
  mergeTrees,
  openedAtFirst,
  rowsOf,
  search,
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

test('nobody makes no tree', () => {
  expect(buildTree([])).toBeNull();
});

test('tells each line its level, place and whether it opens', () => {
  const rows = rowsOf(small(), new Set(['r', 'a']));
  expect(
    rows.map(({ id, level, place, siblings, expanded }) => [id, level, place, siblings, expanded]),
  ).toEqual([
    ['r', 0, 1, 1, true],
    ['a', 1, 1, 2, true],
    ['c', 2, 1, 3, null],
    ['more-a', 2, 2, 3, null],
    ['b', 1, 2, 2, null],
  ]);
  expect(rowsOf(small(), new Set(['r'])).map(({ id }) => id)).toEqual(['r', 'a', 'b']);
});

test('takes in more children, each once', () => {
  const more = addChildren(
    small(),
    'a',
    [person('c', 'a', 1), person('d', 'a', 1), person('e', 'a', 1)],
    true,
  );
  expect(rowsOf(more, new Set(['r', 'a'])).map(({ id }) => id)).toEqual(['r', 'a', 'c', 'd', 'e', 'b']);
  expect(more.nodes.get('d')?.level).toBe(2);
});

test('takes in a larger answer and forgets nothing', () => {
  const more = addChildren(small(), 'a', [person('d', 'a', 1), person('e', 'a', 1)], true);
  const merged = mergeTrees(more, small());
  expect(merged.nodes.get('a')?.children).toEqual(['c', 'd', 'e']);
});

test('finds people by name, e-mail and phone, nearest first', () => {
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

test('stands everybody in the middle of those they brought', () => {
  const placed = layOut(rowsOf(small(), new Set(['r', 'a'])));
  const line = (id: string) =>
    ((placed.find((row) => row.id === id)?.y ?? 0) - drawing.row / 2) / drawing.row;
  expect(['c', 'more-a', 'b', 'a', 'r'].map(line)).toEqual([0, 1, 2, 0.5, 1.25]);
});

test('fits, zooms around a point, and moves no further than it has to', () => {
  const placed = layOut(rowsOf(small(), new Set(['r', 'a'])));
  const window = { width: 800, height: 400 };
  expect(fit(sizeOf(placed), window).k).toBe(1);
  expect(zoom({ x: 10, y: 20, k: 1 }, 0.5, { x: 10, y: 20 })).toEqual({ x: 10, y: 20, k: 0.5 });
  const view = { x: 100, y: 100, k: 1 };
  expect(bringIntoView(view, { x: 0, y: 23 }, window)).toEqual(view);
  expect(bringIntoView(view, { x: 0, y: 1000 }, window).y).toBeLessThan(-600);
});

function crowd(size: number) {
  const tree = buildTree([
    person('r', null, 0, size),
    ...Array.from({ length: size }, (_, index) => person(`p${index}`, 'r', 1)),
  ]);
  if (tree === null) throw new Error('no tree');
  return layOut(rowsOf(tree, new Set(['r'])));
}

test('a crowd stands in columns, a few in one line', () => {
  const columns = (size: number) => new Set(crowd(size).map(({ x }) => x)).size - 1;
  expect([columns(15), columns(20), columns(300)]).toEqual([1, 3, 11]);
  const placed = crowd(300);
  expect(new Set(placed.map(({ x, y }) => `${x} ${y}`)).size).toBe(301);
  const [frame, ...others] = crowdsOf(placed);
  expect(others).toEqual([]);
  expect((frame?.width ?? 0) / (frame?.height ?? 1)).toBeCloseTo(2, 0);
  expect(fit(sizeOf(placed), { width: 1100, height: 570 }).k).toBeGreaterThan(0.35);
});

test('the next level starts to the right of the widest crowd', () => {
  const tree = buildTree([
    person('r', null, 0, 41),
    ...Array.from({ length: 41 }, (_, index) => person(`p${index}`, 'r', 1, index === 40 ? 1 : 0)),
    person('last', 'p40', 2),
  ]);
  if (tree === null) throw new Error('no tree');
  const placed = layOut(rowsOf(tree, new Set(['r', 'p40'])));
  const right = Math.max(...placed.filter(({ level }) => level === 1).map(({ x }) => x));
  expect(placed.find(({ id }) => id === 'last')?.x).toBe(right + drawing.column);
});

test('of ten thousand people it draws those in the window', () => {
  const placed = crowd(10_000);
  const window = { width: 800, height: 600 };
  expect(seen(placed, { x: 0, y: 0, k: 1 }, window).length).toBeLessThan(100);
  expect(seen(placed, fit(sizeOf(placed), window), window).length).toBeLessThan(7000);
});
