import type { TreePersonFragment } from '../../generated/operations.ts';

/** Somebody in the tree, with those of their children that have been fetched, in join order. */
export interface TreeNode {
  readonly person: TreePersonFragment;
  /** Steps below the root, which is 0. */
  readonly level: number;
  readonly children: readonly string[];
  /** Whether all of their children are here. */
  readonly complete: boolean;
}

/** What has been fetched of a tree of referrals. */
export interface Tree {
  readonly rootId: string;
  readonly nodes: ReadonlyMap<string, TreeNode>;
}

/** One line of the opened tree: somebody, or that there are more of somebody's children to fetch. */
export interface TreeRow {
  readonly kind: 'person' | 'more';
  /** Unique in the tree. */
  readonly id: string;
  /** Of `more`: whose children there are more of. */
  readonly parentId: string | null;
  readonly level: number;
  /** 1 is the first child of its parent. */
  readonly place: number;
  /** How many children its parent has in all. */
  readonly siblings: number;
  /** Null: there is nothing to open. */
  readonly expanded: boolean | null;
}

/** Builds a tree from people level by level, the root first, as the server gives them. */
export function buildTree(people: readonly TreePersonFragment[]): Tree | null {
  const [root] = people;
  if (root === undefined) return null;
  const children = Map.groupBy(people.slice(1), ({ parentId }) => parentId ?? '');
  const nodes = new Map(
    people.map((person) => {
      const ids = (children.get(person.userId) ?? []).map(({ userId }) => userId);
      const complete = ids.length >= person.referralCount;
      return [person.userId, { person, level: person.depth, children: ids, complete }];
    }),
  );
  return { rootId: root.userId, nodes };
}

/** The tree with more children of somebody, after those that are there. @param complete whether they were the last. */
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
    children: [...parent.children, ...added.map(({ userId }) => userId)],
    complete,
  });
  for (const person of added) {
    const leaf = { person, level: parent.level + 1, children: [], complete: person.referralCount === 0 };
    nodes.set(person.userId, leaf);
  }
  return { ...tree, nodes };
}

/** Everything of a larger answer, and what only the tree so far knows. */
export function mergeTrees(tree: Tree, larger: Tree): Tree {
  const nodes = new Map(tree.nodes);
  for (const [id, node] of larger.nodes) {
    const known = nodes.get(id);
    if (known === undefined || known.children.length <= node.children.length) nodes.set(id, node);
  }
  return { ...tree, nodes };
}

/** The opened tree from top to bottom. */
export function rowsOf(tree: Tree, expanded: ReadonlySet<string>): readonly TreeRow[] {
  const rows: TreeRow[] = [];
  const visit = (id: string, parentId: string | null, place: number, siblings: number) => {
    const node = tree.nodes.get(id);
    if (node === undefined) return;
    const { level, children, complete, person } = node;
    const opens = children.length > 0 || !complete;
    const open = opens && expanded.has(id);
    rows.push({ kind: 'person', id, parentId, level, place, siblings, expanded: opens ? open : null });
    if (!open) return;
    const count = complete ? children.length : Math.max(person.referralCount, children.length + 1);
    children.forEach((child, index) => visit(child, id, index + 1, count));
    if (!complete) {
      rows.push({
        kind: 'more',
        id: `more-${id}`,
        parentId: id,
        level: level + 1,
        place: children.length + 1,
        siblings: count,
        expanded: null,
      });
    }
  };
  visit(tree.rootId, null, 1, 1);
  return rows;
}

/** Those above somebody, the root first. */
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

/** Whose name, e-mail or phone holds the text, without regard to case; nearest to the root first. */
export function search(tree: Tree, text: string): readonly string[] {
  const query = text.trim().toLowerCase();
  if (query === '') return [];
  const digits = query.replace(/[\s()-]/g, '');
  return [...tree.nodes.values()]
    .filter(({ person: { firstName, lastName, email, phone } }) => {
      const words = `${firstName} ${lastName}\n${email}`.toLowerCase();
      return words.includes(query) || phone.includes(digits);
    })
    .sort((one, other) => one.level - other.level)
    .map(({ person }) => person.userId);
}

/** Which of a small tree stand open at first: all of it; of a large one its root. */
export function openedAtFirst({ rootId, nodes }: Tree): ReadonlySet<string> {
  const few = 40;
  if (nodes.size > few) return new Set([rootId]);
  return new Set(
    [...nodes.values()].filter(({ children }) => children.length > 0).map(({ person }) => person.userId),
  );
}
