import { useDeferredValue, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Segments } from '../ui/segments.tsx';
import { useMedia } from '../ui/use-media.ts';
import { Notice } from '../../ui/notice.tsx';
import { ActivePerson } from './active-person.tsx';
import { TreeDiagram, type Followed } from './tree-diagram.tsx';
import { displayName } from '../platform/display-name.ts';
import { search } from './tree-model.ts';
import { TreeSearch } from './tree-search.tsx';
import { TreeTable } from './tree-table.tsx';
import { useTree, useWholeTree, type TreeAnswer } from './use-tree.ts';

const looks = [
  { value: 'tree', text: 'Tree' },
  { value: 'table', text: 'Table' },
] as const;

type Look = (typeof looks)[number]['value'];

/** The view in the address; by default the drawing, or on phones the table, which can be read without zooming. */
function useLook(named: string | null): Look {
  const isNarrow = useMedia('(width < 40rem)');
  return looks.find(({ value }) => value === named)?.value ?? (isNarrow ? 'table' : 'tree');
}

/** A user's referrals, their referrals, and so on: a drawing or a table of the same users. */
export function ReferralTree({ answer }: { answer: TreeAnswer }) {
  const [params, setParams] = useSearchParams();
  const look = useLook(params.get('view'));
  const state = useTree(answer);
  const [followed, setFollowed] = useState<Followed | null>(null);
  const follow = (id: string) => setFollowed((now) => ({ id, turn: (now?.turn ?? 0) + 1 }));
  const { text, setText, found, reach } = useTreeSearch(answer, state);
  const foundIds = useMemo(() => new Set(found), [found]);
  const [root] = answer.nodes;
  const label = root === undefined ? 'Referrals' : `Referrals of ${displayName(root)}`;
  const choose = (view: Look) => {
    const next = new URLSearchParams(params);
    next.set('view', view);
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return (
    <section className="panel grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 p-4" aria-label={label}>
      <div className="flex flex-wrap items-start gap-2">
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
        <Segments label="Look" value={look} options={looks} onChoose={choose} />
      </div>
      {state.error !== null && <Notice tone="trouble">{state.error}</Notice>}
      {look === 'table' ? (
        <TreeTable state={state} label={`Referral Details: ${label}`} found={foundIds} followed={followed} />
      ) : (
        <>
          <TreeDiagram state={state} label={label} found={foundIds} followed={followed} onFollow={follow} />
          <p className="text-caption text-fg-3">The larger a dot, the more users joined through that user.</p>
          <ActivePerson state={state} />
        </>
      )}
    </section>
  );
}

/** Searches the fetched users, and from the second character on, as much of the tree as the server returns at once. */
function useTreeSearch(answer: TreeAnswer, { tree, takeIn }: ReturnType<typeof useTree>) {
  const [text, setText] = useState('');
  const [reach, setReach] = useState<'loading' | 'all' | 'part' | 'failed' | null>(
    answer.truncated ? null : 'all',
  );
  const fetchWhole = useWholeTree(tree.rootId);
  const sought = useDeferredValue(text);
  const found = useMemo(() => (sought.trim().length < 2 ? [] : search(tree, sought)), [tree, sought]);
  const change = (typed: string) => {
    setText(typed);
    if (typed.trim().length < 2 || reach === 'loading' || reach === 'all' || reach === 'part') return;
    setReach('loading');
    void fetchWhole().then((whole) => {
      if (whole !== null) takeIn(whole.tree);
      setReach(whole === null ? 'failed' : whole.truncated ? 'part' : 'all');
    });
  };
  return { text, setText: change, found, reach: reach ?? 'all' };
}
