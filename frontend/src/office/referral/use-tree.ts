import { useMemo, useState } from 'react';
import {
  useReferralChildrenLazyQuery,
  useReferralTreeLazyQuery,
  type ReferralTreeQuery,
} from '../../generated/operations.ts';
import { attempt } from '../../platform/attempt.ts';
import {
  addChildren,
  ancestorsOf,
  buildTree,
  mergeTrees,
  openedAtFirst,
  rowsOf,
  type Tree,
  type TreeRow,
} from './tree-model.ts';

export type TreeAnswer = ReferralTreeQuery['referralTree'];

/** How much of a tree is fetched: at first, of one person's children at a time, and at most to search in. */
export const fetched = {
  first: { depth: 3, limit: 300 },
  children: 200,
  most: { depth: 10, limit: 5000 },
} as const;

/** The opened tree and what can be done with it; whoever is opened has their children fetched. */
export function useTree(answer: TreeAnswer) {
  const [tree, setTree] = useState(() => treeOf(answer));
  const [expanded, setExpanded] = useState(() => openedAtFirst(treeOf(answer)));
  const [activeId, setActiveId] = useState(tree.rootId);
  const [error, setError] = useState<string | null>(null);
  const [fetchChildren] = useReferralChildrenLazyQuery({ fetchPolicy: 'no-cache' });
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const rows = useMemo(() => rowsOf(tree, expanded), [tree, expanded]);
  const fetchMore = async (userId: string) => {
    if (busy.has(userId)) return;
    setBusy((now) => new Set([...now, userId]));
    const after = tree.nodes.get(userId)?.children.at(-1) ?? null;
    const outcome = await attempt(() =>
      fetchChildren({ variables: { userId, first: fetched.children, after } }),
    );
    setBusy((now) => new Set([...now].filter((id) => id !== userId)));
    setError(outcome.ok ? null : outcome.error.message);
    if (!outcome.ok) return;
    const { nodes, nextAfter } = outcome.data.referralChildren;
    setTree((now) => addChildren(now, userId, nodes, nextAfter === null));
    const [first] = nodes;
    // Where "more" stood, the first of those who came stands now.
    if (first !== undefined) setActiveId((now) => (now === `more-${userId}` ? first.userId : now));
  };
  const setOpen = (id: string, open: boolean) => {
    setExpanded((now) => (open ? new Set([...now, id]) : new Set([...now].filter((other) => other !== id))));
    const node = tree.nodes.get(id);
    if (open && node?.children.length === 0 && !node.complete) void fetchMore(id);
  };
  return {
    tree,
    rows,
    activeId: rows.some(({ id }) => id === activeId) ? activeId : tree.rootId,
    error,
    busy,
    setActiveId,
    fetchMore,
    setOpen,
    /** What pressing a row does: people open and close, "more" fetches. */
    press: ({ kind, id, parentId, expanded: open }: TreeRow) => {
      setActiveId(id);
      if (kind === 'more' && parentId !== null) void fetchMore(parentId);
      else if (open !== null) setOpen(id, !open);
    },
    /** Opens everything above somebody. */
    reveal: (id: string) => {
      setExpanded((now) => new Set([...now, ...ancestorsOf(tree, id)]));
      setActiveId(id);
    },
    takeIn: (larger: Tree) => setTree((now) => mergeTrees(now, larger)),
  };
}

/** Fetches as much of the tree as can be searched. @returns null when it failed. */
export function useWholeTree(userId: string) {
  const [fetchTree] = useReferralTreeLazyQuery({ fetchPolicy: 'no-cache' });
  return async (): Promise<{ readonly tree: Tree; readonly truncated: boolean } | null> => {
    const outcome = await attempt(() => fetchTree({ variables: { userId, ...fetched.most } }));
    if (!outcome.ok) return null;
    const { referralTree } = outcome.data;
    return { tree: treeOf(referralTree), truncated: referralTree.truncated };
  };
}

export type TreeState = ReturnType<typeof useTree>;

function treeOf({ nodes }: TreeAnswer): Tree {
  const tree = buildTree(nodes);
  if (tree === null) throw new Error('The server answered a tree without its root');
  return tree;
}
