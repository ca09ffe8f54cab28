import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type { TreePersonFragment } from '../../generated/office.ts';
import { classNames } from '../../ui/class-names.ts';
import { displayName } from '../platform/display-name.ts';
import { counted, figure, shortFigure } from '../ui/format.ts';
import { type ColoredBy, dotColor } from './tree-colors.ts';
import { type Tree, type TreeNode, type TreeRow } from './tree-model.ts';
import type { TreeState } from './use-tree.ts';

/** The row that is kept visible; a new `turn` scrolls to it again. */
export interface Followed {
  readonly id: string;
  readonly turn: number;
}

interface TreeViewProps {
  state: TreeState;
  label: string;
  /** The users a search found. */
  found: ReadonlySet<string>;
  followed: Followed | null;
  coloredBy: ColoredBy;
  /** Around the tree. */
  box: RefObject<HTMLDivElement | null>;
}

/**
 * The opened part of the tree. Up and Down move, Right opens, Left closes and goes to the referrer, Home and End, a
 * letter goes to the next name with it, Enter opens or lists more. The active row is the only one in the Tab order.
 */
export function TreeView({ state, label, found, followed, coloredBy, box }: TreeViewProps) {
  const { rows, activeId, setActiveId, press } = state;
  const [now] = useState(Date.now);
  const children = useMemo(() => Map.groupBy(rows, ({ parentId }) => parentId), [rows]);
  const index = rows.findIndex(({ id }) => id === activeId);
  const focusEvents = useFocusOn(activeId, box);
  useFollow(followed, box);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const act = keyAction(event.key, state, index);
    if (act === null) return;
    event.preventDefault();
    act();
  };
  const onClick = ({ target }: { readonly target: EventTarget }) => {
    if (!(target instanceof Element)) return;
    const id = target.closest<HTMLElement>('[role=treeitem]')?.dataset['id'];
    const row = rows.find((each) => each.id === id);
    if (row === undefined) return;
    if (row.kind === 'more' || target.closest('[data-toggle]') !== null) press(row);
    else setActiveId(row.id);
  };
  const branch = (row: TreeRow) => {
    const below = children.get(row.id) ?? [];
    return (
      <li key={row.id} role="none">
        <Item
          row={row}
          state={state}
          found={found.has(row.id)}
          color={(node) => dotColor(node, coloredBy, now)}
        />
        {below.length > 0 && <ul role="none">{below.map(branch)}</ul>}
      </li>
    );
  };
  return (
    <div
      ref={box}
      className="max-h-[min(36rem,70dvh)] min-h-40 overflow-auto rounded-lg border border-line bg-tint print:max-h-none print:overflow-visible"
    >
      <ul
        role="tree"
        aria-label={label}
        className="tree-items"
        onKeyDown={onKeyDown}
        onClick={onClick}
        {...focusEvents}
      >
        {children.get(null)?.map(branch)}
      </ul>
    </div>
  );
}

interface ItemProps {
  row: TreeRow;
  state: TreeState;
  found: boolean;
  color: (node: TreeNode) => string;
}

function Item({ row, state, found, color }: ItemProps) {
  const { tree, sizes, activeId, busy } = state;
  const isActive = row.id === activeId;
  const node = tree.nodes.get(row.id);
  return (
    <div
      role="treeitem"
      data-id={row.id}
      tabIndex={isActive ? 0 : -1}
      aria-label={nameOf(row, tree)}
      aria-level={row.level + 1}
      aria-posinset={row.place}
      aria-setsize={row.siblings}
      aria-selected={isActive}
      aria-expanded={row.expanded ?? undefined}
      aria-busy={busy.has(row.id) || undefined}
      className={classNames(
        'relative my-[0.3125rem] flex h-9 w-47 shrink-0 scroll-m-6 cursor-pointer items-center rounded-lg border pr-4 pl-5.5 text-[0.8125rem] leading-4 outline-offset-3',
        isActive ? 'border-data ring-1 ring-data' : row.kind === 'more' ? 'border-line-3' : 'border-line-2',
        row.kind === 'more' && 'border-dashed',
        found ? 'bg-data/20' : 'bg-ink-2',
      )}
    >
      {node === undefined ? (
        <span data-text="" className="font-medium text-fg">
          {busy.has(row.parentId ?? '') ? 'Loading …' : `+${figure(row.left)} more`}
        </span>
      ) : (
        <Person
          person={node.person}
          dot={{ size: dotSize(sizes.get(row.id) ?? 0), color: color(node) }}
          faint={found ? 'text-fg-2' : 'text-fg-3'}
        />
      )}
      {node !== undefined && row.expanded !== null && (
        <span data-toggle="" className="absolute -right-4.5 z-1 p-1.5">
          <span className="block min-w-5.5 rounded-full border border-line-3 bg-ink-3 px-1.5 text-center text-[0.6875rem] leading-5 font-medium text-fg">
            {busy.has(row.id) ? '…' : row.expanded ? '−' : `+${shortFigure(node.person.referralCount)}`}
          </span>
        </span>
      )}
    </div>
  );
}

interface PersonProps {
  person: TreePersonFragment;
  dot: { readonly size: number; readonly color: string };
  /** Of the second line. */
  faint: string;
}

function Person({ person, dot, faint }: PersonProps) {
  return (
    <>
      <span
        data-dot=""
        className="absolute left-0 -translate-x-1/2 rounded-full border border-ink-2"
        style={{ width: dot.size, height: dot.size, background: dot.color }}
      />
      <span className="min-w-0">
        <span data-text="" className="block truncate font-medium text-fg">
          {displayName(person)}
        </span>
        <span data-text="" className={classNames('block truncate text-[0.6875rem] leading-3.5', faint)}>
          {`${counted(person.referralCount, 'referral', 'referrals')} · ${figure(person.referralPoints)} pts`}
        </span>
      </span>
    </>
  );
}

/** What a key does; null: nothing. @param index the active row's. */
function keyAction(key: string, { rows, tree, setActiveId, setOpen, press }: TreeState, index: number) {
  const row = rows[index];
  if (row === undefined) return null;
  const go = (to: number) => () => setActiveId(rows[to]?.id ?? row.id);
  switch (key) {
    case 'ArrowDown':
      return go(index + 1);
    case 'ArrowUp':
      return go(index - 1);
    case 'Home':
      return go(0);
    case 'End':
      return go(rows.length - 1);
    case 'ArrowRight':
      return row.expanded === false
        ? () => setOpen(row.id, true)
        : go(row.expanded === true ? index + 1 : index);
    case 'ArrowLeft':
      return row.expanded === true
        ? () => setOpen(row.id, false)
        : go(rows.findIndex(({ id }) => id === row.parentId));
    case 'Enter':
    case ' ':
      return () => press(row);
    default: {
      if (Array.from(key).length !== 1) return null;
      const next = [...rows.slice(index + 1), ...rows.slice(0, index)].find((each) =>
        nameOf(each, tree).toLowerCase().startsWith(key.toLowerCase()),
      );
      return next === undefined ? null : () => setActiveId(next.id);
    }
  }
}

/** While the focus is in the tree, it is on the active row, whatever becomes of the one that had it. */
function useFocusOn(activeId: string, box: RefObject<HTMLElement | null>) {
  const hasFocus = useRef(false);
  useEffect(() => {
    if (!hasFocus.current) return;
    const item = box.current?.querySelector<HTMLElement>('[role=treeitem][tabindex="0"]');
    item?.focus({ preventScroll: true });
    item?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [activeId, box]);
  return {
    onFocus: () => {
      hasFocus.current = true;
    },
    onBlur: () => {
      hasFocus.current = false;
    },
  };
}

/** Scrolls the followed row to the middle of the tree; the page stays. */
function useFollow(followed: Followed | null, box: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = box.current;
    const item = followed && element?.querySelector(`[data-id="${CSS.escape(followed.id)}"]`);
    if (element === null || !item) return;
    const [outer, inner] = [element.getBoundingClientRect(), item.getBoundingClientRect()];
    element.scrollBy({
      top: inner.top - outer.top - element.clientHeight / 2,
      left: inner.left - outer.left - element.clientWidth / 3,
    });
  }, [followed, box]);
}

/** The width of the dot of a user with this many below them, px: its area grows with their number, within bounds. */
const dotSize = (below: number): number => 2 * Math.min(14, 3 + Math.sqrt(below) * 0.8);

function nameOf({ kind, id, left }: TreeRow, tree: Tree): string {
  if (kind === 'more') return moreText(left);
  const person = tree.nodes.get(id)?.person;
  if (person === undefined) return '';
  return `${displayName(person)}, ${counted(person.referralCount, 'referral', 'referrals')}, ${counted(person.referralPoints, 'point', 'points')}`;
}

/** `Show more, 4,900 left` @param left how many are not listed. */
export const moreText = (left: number): string => `Show more, ${figure(left)} left`;
