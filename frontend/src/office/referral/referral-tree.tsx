import { useDeferredValue, useMemo, useRef, useState, type RefObject } from 'react';
import { Notice } from '../../ui/notice.tsx';
import { ActivePerson } from './active-person.tsx';
import { displayName } from '../platform/display-name.ts';
import { Segments } from '../ui/segments.tsx';
import { CopyTree } from './copy-tree.tsx';
import { type ColoredBy, legendOf } from './tree-colors.ts';
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
  const [coloredBy, setColoredBy] = useState<ColoredBy>('generation');
  const box = useRef<HTMLDivElement>(null);
  const legend = useRef<HTMLUListElement>(null);
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
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h3 className="mr-auto text-base">Tree</h3>
        <Segments
          label="Color"
          value={coloredBy}
          options={[
            { value: 'generation', text: 'Generation' },
            { value: 'week', text: 'Date joined' },
          ]}
          onChoose={setColoredBy}
        />
        <CopyTree box={box} legend={legend} title={label} />
      </div>
      <div className="grid items-start gap-3 lg:grid-cols-[minmax(0,1fr)_15rem]">
        <div className="min-w-0">
          <TreeView {...{ state, label, followed, coloredBy, box }} found={foundIds} />
          <Legend coloredBy={coloredBy} list={legend} />
        </div>
        <ActivePerson state={state} />
      </div>
    </section>
  );
}

/** What the dots of the tree mean. */
function Legend({ coloredBy, list }: { coloredBy: ColoredBy; list: RefObject<HTMLUListElement | null> }) {
  return (
    <div className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-caption text-fg-3">
      <p>The larger a dot, the more users joined through that user.</p>
      <ul ref={list} className="contents" aria-label="Colors">
        {legendOf(coloredBy).map(({ color, text }) => (
          <li key={text} className="flex items-center gap-1.5">
            <span aria-hidden="true" className="size-2.5 rounded-full" style={{ background: color }} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
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
