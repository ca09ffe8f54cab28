import { foldText } from '@waitlist/backend/fold';
import { typedPhone } from '@waitlist/backend/typed-text';
import type { TreePersonFragment } from '../../generated/office.ts';
import { figure } from '../ui/format.ts';

/** A user in the tree, with the fetched part of their referrals, by points. */
export interface TreeNode {
  readonly person: TreePersonFragment;
  /** Steps below the root, which is 0. */
  readonly level: number;
  readonly children: readonly string[];
  /** The last fetched child, after which the server continues; null before the first. */
  readonly cursor: string | null;
  /** Whether all of their children have been fetched. */
  readonly complete: boolean;
}

/** The parts of a tree that the admin has opened. */
export interface Opened {
  readonly expanded: ReadonlySet<string>;
  /** How many children of a user are listed; {@link listedAtFirst} by default. */
  readonly listed: ReadonlyMap<string, number>;
  /** Users that are always listed, whatever their position among their siblings. */
  readonly pinned: ReadonlySet<string>;
}

/** How many children are listed at first, and how many more each time. */
export const listedAtFirst = 20;
export const listedMore = 100;

/** The fetched part of a referral tree. */
export interface Tree {
  readonly rootId: string;
  readonly nodes: ReadonlyMap<string, TreeNode>;
}

/** One line of the opened tree: a user, or a note that a user has more children than are listed. */
export interface TreeRow {
  readonly kind: 'person' | 'more';
  /** Unique in the tree. */
  readonly id: string;
  /** Of `more`: the user with more children. */
  readonly parentId: string | null;
  readonly level: number;
  /** 1 is the first child of its parent. */
  readonly place: number;
  /** How many children its parent has in all. */
  readonly siblings: number;
  /** Null: there is nothing to open. */
  readonly expanded: boolean | null;
  /** Of `more`: how many children are not listed. */
  readonly left: number;
}

/** Builds a tree from users level by level, the root first, in the server's order. */
export function buildTree(people: readonly TreePersonFragment[]): Tree | null {
  const [root] = people;
  if (root === undefined) return null;
  const children = Map.groupBy(people.slice(1), ({ parentId }) => parentId ?? '');
  const nodes = new Map(
    people.map((person) => {
      const own = children.get(person.userId) ?? [];
      const complete = own.length >= person.referralCount;
      const cursor = own.at(-1)?.userId ?? null;
      return [person.userId, { person, level: person.depth, children: byPoints(own), cursor, complete }];
    }),
  );
  return { rootId: root.userId, nodes };
}

/** Ids by points, ties in the order given. */
export function byPoints(people: readonly TreePersonFragment[]): readonly string[] {
  return people
    .toSorted((one, other) => other.referralPoints - one.referralPoints)
    .map(({ userId }) => userId);
}

/** The tree with more children of a user, after the existing ones. @param complete whether they were the last. */
export function addChildren(
  tree: Tree,
  parentId: string,
  people: readonly TreePersonFragment[],
  complete: boolean,
): Tree {
  const parent = tree.nodes.get(parentId);
  if (parent === undefined) return tree;
  const added = people.filter(({ userId }) => !tree.nodes.has(userId));
  const nodes = new Map(tree.nodes);
  nodes.set(parentId, {
    ...parent,
    children: [...parent.children, ...byPoints(added)],
    cursor: people.at(-1)?.userId ?? parent.cursor,
    complete,
  });
  for (const person of added) {
    nodes.set(person.userId, {
      person,
      level: parent.level + 1,
      children: [],
      cursor: null,
      complete: person.referralCount === 0,
    });
  }
  return { ...tree, nodes };
}

/** Everything in a larger answer, plus what only the current tree contains. */
export function mergeTrees(tree: Tree, larger: Tree): Tree {
  const nodes = new Map(tree.nodes);
  for (const [id, node] of larger.nodes) {
    const known = nodes.get(id);
    if (known === undefined || known.children.length <= node.children.length) nodes.set(id, node);
  }
  return { ...tree, nodes };
}

/** The opened tree from top to bottom. */
export function rowsOf(tree: Tree, { expanded, listed, pinned }: Opened): readonly TreeRow[] {
  const rows: TreeRow[] = [];
  const visit = (id: string, parentId: string | null, place: number, siblings: number) => {
    const node = tree.nodes.get(id);
    if (node === undefined) return;
    const { level, children } = node;
    const total = childCount(node);
    const open = total > 0 && expanded.has(id);
    const expands = total > 0 ? open : null;
    rows.push({ kind: 'person', id, parentId, level, place, siblings, expanded: expands, left: 0 });
    if (!open) return;
    const shown = children.filter(
      (child, index) => index < (listed.get(id) ?? listedAtFirst) || pinned.has(child),
    );
    const left = total - shown.length;
    shown.forEach((child, index) => visit(child, id, index + 1, total));
    if (left === 0) return;
    rows.push({
      kind: 'more',
      id: `more-${id}`,
      parentId: id,
      level: level + 1,
      place: shown.length + 1,
      siblings: total,
      expanded: null,
      left,
    });
  };
  visit(tree.rootId, null, 1, 1);
  return rows;
}

/** How many children a user has, fetched or not. */
function childCount({ person, children, complete }: TreeNode): number {
  return complete ? children.length : Math.max(person.referralCount, children.length + 1);
}

/** How many users are below each user, as far as they have been fetched: a lower bound. */
export function subtreeSizes({ nodes }: Tree): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>();
  const deepestFirst = [...nodes.values()].sort((one, other) => other.level - one.level);
  for (const node of deepestFirst) {
    const below = node.children.reduce((sum, child) => sum + (sizes.get(child) ?? 0), 0);
    sizes.set(node.person.userId, childCount(node) + below);
  }
  return sizes;
}

/** The users above one, the root first. */
export function ancestorsOf(tree: Tree, id: string): readonly string[] {
  const above: string[] = [];
  for (let node = tree.nodes.get(id); node !== undefined && node.person.userId !== tree.rootId;) {
    const { parentId } = node.person;
    if (parentId === null) break;
    above.unshift(parentId);
    node = tree.nodes.get(parentId);
  }
  return above;
}

/** The users whose name or email contains the words, in any order, or whose phone the digits; nearest to the root first. */
export function search(tree: Tree, text: string): readonly string[] {
  const folded = foldText(text);
  const [, digits = null] = /^\+?0*(\d+)$/.exec(typedPhone(text)) ?? [];
  if (folded === '') return [];
  const words = folded.split(' ');
  return [...tree.nodes.values()]
    .filter(({ person: { firstName, lastName, email, phone } }) => {
      const searched = foldText(`${firstName} ${lastName}\n${email}`);
      return words.every((word) => searched.includes(word)) || (digits !== null && phone.includes(digits));
    })
    .sort((one, other) => one.level - other.level)
    .map(({ person }) => person.userId);
}

/** The rows that are open at first: all of a small tree; only the root of a large one. */
export function openedAtFirst({ rootId, nodes }: Tree): ReadonlySet<string> {
  const few = 40;
  if (nodes.size > few) return new Set([rootId]);
  return new Set(
    [...nodes.values()].filter(({ children }) => children.length > 0).map(({ person }) => person.userId),
  );
}

/** How many users a tree has, `4,812`; for a tree that was not fully counted, `15,000+`. */
export function sizeText({ people, exact }: { readonly people: number; readonly exact: boolean }): string {
  return exact ? figure(people) : `${figure(people)}+`;
}
