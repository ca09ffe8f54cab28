import { useApolloClient } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import {
  ReferralChildrenDocument,
  ReferralTreeDocument,
  type ReferralTreeQuery,
} from '../../generated/office.ts';
import { attempt } from '../../platform/attempt.ts';
import { useAction } from '../platform/use-action.ts';
import {
  addChildren,
  ancestorsOf,
  buildTree,
  byPoints,
  listedAtFirst,
  listedMore,
  mergeTrees,
  openedAtFirst,
  rowsOf,
  subtreeSizes,
  type Tree,
  type TreeRow,
} from './tree-model.ts';

export type TreeAnswer = ReferralTreeQuery['referralTree'];

/** How much of a tree is fetched: at first, of one user's children at a time, and at most for a search. */
export const fetched = {
  first: { depth: 3, limit: 300 },
  children: 200,
  most: { depth: 10, limit: 5000 },
} as const;

/** The opened tree and its operations; opening a user fetches their referrals. */
export function useTree(answer: TreeAnswer) {
  const [tree, setTree] = useState(() => treeOf(answer));
  const [expanded, setExpanded] = useState(() => openedAtFirst(treeOf(answer)));
  const [listed, setListed] = useState<ReadonlyMap<string, number>>(new Map());
  const [pinned, setPinned] = useState<ReadonlySet<string>>(new Set());
  const [activeId, setActiveId] = useState(tree.rootId);
  const { busy, error, fetchMore } = useMoreChildren(tree, setTree);
  const rows = useMemo(() => rowsOf(tree, { expanded, listed, pinned }), [tree, expanded, listed, pinned]);
  const sizes = useMemo(() => subtreeSizes(tree), [tree]);
  /** The position of "more" now has the first of the rows it listed. */
  const leaveMore = (userId: string, first: string | undefined) => {
    if (first !== undefined) setActiveId((now) => (now === `more-${userId}` ? first : now));
  };
  const listMore = async (userId: string) => {
    const node = tree.nodes.get(userId);
    if (node === undefined) return;
    const before = listed.get(userId) ?? listedAtFirst;
    const added = node.children.length >= before + listedMore || node.complete ? [] : await fetchMore(userId);
    if (added === null) return;
    setListed((now) => new Map(now).set(userId, before + listedMore));
    leaveMore(userId, node.children[before] ?? added[0]);
  };
  const setOpen = (id: string, open: boolean) => {
    setExpanded((now) => (open ? new Set([...now, id]) : new Set([...now].filter((other) => other !== id))));
    const node = tree.nodes.get(id);
    if (open && node?.children.length === 0 && !node.complete) {
      void fetchMore(id).then((added) => leaveMore(id, added?.[0]));
    }
  };
  return {
    tree,
    rows,
    sizes,
    activeId: rows.some(({ id }) => id === activeId) ? activeId : tree.rootId,
    error,
    busy,
    setActiveId,
    setOpen,
    /** A click on a row: users open and close, "more" lists more. */
    press: ({ kind, id, parentId, expanded: open }: TreeRow) => {
      setActiveId(id);
      if (kind === 'more' && parentId !== null) void listMore(parentId);
      else if (open !== null) setOpen(id, !open);
    },
    /** Opens everything above a user and lists them. */
    reveal: (id: string) => {
      const above = ancestorsOf(tree, id);
      setExpanded((now) => new Set([...now, ...above]));
      setPinned((now) => new Set([...now, ...above, id]));
      setActiveId(id);
    },
    takeIn: (larger: Tree) => setTree((now) => mergeTrees(now, larger)),
  };
}

/** Adds the next referrals of a user. */
function useMoreChildren(tree: Tree, setTree: (change: (tree: Tree) => Tree) => void) {
  const client = useApolloClient();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [error, setError] = useState<string | null>(null);
  /** @returns the added users, by points; null if nothing was fetched. */
  const fetchMore = async (userId: string): Promise<readonly string[] | null> => {
    if (busy.has(userId)) return null;
    setBusy((now) => new Set([...now, userId]));
    const after = tree.nodes.get(userId)?.cursor ?? null;
    const outcome = await attempt(() =>
      client.query({
        query: ReferralChildrenDocument,
        variables: { userId, first: fetched.children, after },
        fetchPolicy: 'no-cache',
      }),
    );
    setBusy((now) => new Set([...now].filter((id) => id !== userId)));
    setError(outcome.ok ? null : outcome.error.message);
    if (!outcome.ok) return null;
    const { nodes, nextAfter } = outcome.data.referralChildren;
    setTree((now) => addChildren(now, userId, nodes, nextAfter === null));
    return byPoints(nodes);
  };
  return { busy, error, fetchMore };
}

/** Fetches as much of the tree as can be searched. */
export function useWholeTree(onDone: (whole: { readonly tree: Tree; readonly truncated: boolean }) => void) {
  return useAction(ReferralTreeDocument, {
    onDone: ({ referralTree }) => onDone({ tree: treeOf(referralTree), truncated: referralTree.truncated }),
  });
}

export type TreeState = ReturnType<typeof useTree>;

function treeOf({ nodes }: TreeAnswer): Tree {
  const tree = buildTree(nodes);
  if (tree === null) throw new Error('The server answered a tree without its root');
  return tree;
}
