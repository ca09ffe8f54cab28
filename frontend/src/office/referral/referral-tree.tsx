import { useDeferredValue, useMemo, useState } from 'react';
import { Notice } from '../../ui/notice.tsx';
import { ActivePerson } from './active-person.tsx';
import { displayName } from '../platform/display-name.ts';
import { search } from './tree-model.ts';
import { TreeSearch } from './tree-search.tsx';
import { TreeTable } from './tree-table.tsx';
import { TreeView, type Followed } from './tree-view.tsx';
import { fetched, useTree, useWholeTree, type TreeAnswer } from './use-tree.ts';

/** A user's referrals, their referrals, and so on: the table of the specification, and a tree of the same users. */
export function ReferralTree({ answer }: { answer: TreeAnswer }) {
  const state = useTree(answer);
  const [followed, setFollowed] = useState<Followed | null>(null);
  const follow = (id: string) => setFollowed((now) => ({ id, turn: (now?.turn ?? 0) + 1 }));
  const { text, setText, found, reach } = useTreeSearch(answer, state);
  const foundIds = useMemo(() => new Set(found), [found]);
  const [root] = answer.nodes;
  const label = root === undefined ? 'Referrals' : `Referrals of ${displayName(root)}`;
  return (
    <section className="panel grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 p-4" aria-label={label}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="text-base">Referral Details</h2>
        <TreeSearch
          found={found}
          text={text}
          onText={setText}
          reach={reach}
          onGo={(id) => {
            state.reveal(id);
            follow(id);
          }}
        />
      </div>
      {state.error !== null && <Notice tone="danger">{state.error}</Notice>}
      <TreeTable state={state} label={`Referral Details: ${label}`} found={foundIds} followed={followed} />
      <h3 className="mt-2 text-base">Tree</h3>
      <TreeView state={state} label={label} found={foundIds} followed={followed} />
      <p className="text-caption text-fg-3">The larger a dot, the more users joined through that user.</p>
      <ActivePerson state={state} />
    </section>
  );
}

/** Searches the fetched users, and from the second character on, as much of the tree as the server returns at once. */
function useTreeSearch(answer: TreeAnswer, { tree, takeIn }: ReturnType<typeof useTree>) {
  const [text, setText] = useState('');
  const [reached, setReached] = useState<'all' | 'part' | null>(answer.truncated ? null : 'all');
  const whole = useWholeTree(({ tree: larger, truncated }) => {
    takeIn(larger);
    setReached(truncated ? 'part' : 'all');
  });
  const { pending, error } = whole;
  const sought = useDeferredValue(text);
  const found = useMemo(() => (sought.trim().length < 2 ? [] : search(tree, sought)), [tree, sought]);
  const change = (typed: string) => {
    setText(typed);
    if (typed.trim().length >= 2 && reached === null)
      void whole.run({ userId: tree.rootId, ...fetched.most });
  };
  const reach = pending ? 'loading' : error !== null ? 'failed' : (reached ?? 'all');
  return { text, setText: change, found, reach } as const;
}
