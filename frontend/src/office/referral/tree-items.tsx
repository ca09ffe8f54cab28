import type { KeyboardEvent, RefObject } from 'react';
import { counted, figure } from '../ui/figures.ts';
import { displayName } from '../platform/display-name.ts';
import { type Tree, type TreeRow } from './tree-model.ts';
import type { TreeState } from './use-tree.ts';

interface TreeItemsProps {
  state: TreeState;
  /** The prefix of the items' element ids. */
  idPrefix: string;
  element: RefObject<HTMLDivElement | null>;
  label: string;
  /** The active row changed, or should be scrolled into view. */
  onMoved: (id: string) => void;
  onZoom: (factor: number | null) => void;
}

/** How many rows around the active one are in the document. */
const around = 15;

/**
 * The tree for screen readers and the keyboard: the drawing shows the same and follows it. Up and Down move, Right
 * opens, Left closes and goes to the referrer, Home and End, Enter opens or lists more; + − 0 zoom.
 */
export function TreeItems({ state, idPrefix, element, label, onMoved, onZoom }: TreeItemsProps) {
  const { rows, activeId, tree, busy } = state;
  const found = rows.findIndex(({ id }) => id === activeId);
  const index = Math.max(0, found);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const act = keyActions(state, index, onMoved, onZoom)[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  return (
    <div
      ref={element}
      role="tree"
      tabIndex={0}
      aria-label={label}
      aria-activedescendant={`${idPrefix}-${rows[index]?.id ?? ''}`}
      onKeyDown={onKeyDown}
      className="sr-only"
    >
      {rows.slice(Math.max(0, index - around), index + around + 1).map((row) => (
        <div
          key={row.id}
          id={`${idPrefix}-${row.id}`}
          role="treeitem"
          aria-level={row.level + 1}
          aria-posinset={row.place}
          aria-setsize={row.siblings}
          aria-selected={row.id === activeId}
          aria-expanded={row.expanded ?? undefined}
          aria-busy={busy.has(row.id) || undefined}
        >
          {textOf(row, tree)}
        </div>
      ))}
    </div>
  );
}

function keyActions(
  { rows, setActiveId, setOpen, press }: TreeState,
  index: number,
  onMoved: (id: string) => void,
  onZoom: (factor: number | null) => void,
): Readonly<Record<string, () => void>> {
  const row = rows[index];
  if (row === undefined) return {};
  const go = (to: number) => {
    const next = rows[Math.max(0, Math.min(to, rows.length - 1))];
    if (next === undefined) return;
    setActiveId(next.id);
    onMoved(next.id);
  };
  return {
    ArrowDown: () => go(index + 1),
    ArrowUp: () => go(index - 1),
    Home: () => go(0),
    End: () => go(rows.length - 1),
    ArrowRight: () => {
      if (row.expanded === false) setOpen(row.id, true);
      else if (row.expanded === true) go(index + 1);
    },
    ArrowLeft: () => {
      if (row.expanded === true) setOpen(row.id, false);
      else go(rows.findIndex(({ id }) => id === row.parentId));
    },
    Enter: () => press(row),
    ' ': () => press(row),
    '+': () => onZoom(1.25),
    '-': () => onZoom(0.8),
    '0': () => onZoom(null),
  };
}

function textOf({ kind, id, left }: TreeRow, tree: Tree): string {
  if (kind === 'more') return moreText(left);
  const person = tree.nodes.get(id)?.person;
  if (person === undefined) return '';
  return `${displayName(person)}, ${counted(person.referralCount, 'referral', 'referrals')}, ${counted(person.referralPoints, 'point', 'points')}`;
}

/** `Show more, 4,900 left` @param left how many are not listed. */
export const moreText = (left: number): string => `Show more, ${figure(left)} left`;
