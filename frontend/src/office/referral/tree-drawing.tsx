import { memo } from 'react';
import { figure, shortFigure } from '../ui/figures.ts';
import {
  crowdsOf,
  drawing,
  readableScale,
  seen,
  type PlacedRow,
  type Size,
  type View,
} from './tree-layout.ts';
import { displayName } from '../platform/display-name.ts';
import { type Tree } from './tree-model.ts';

interface TreeDrawingProps {
  placed: readonly PlacedRow[];
  tree: Tree;
  view: View;
  size: Size;
  activeId: string;
  /** Who was found by a search. */
  found: ReadonlySet<string>;
  busy: ReadonlySet<string>;
}

/** The part of the tree that can be seen. Screen readers have the same as a list. */
export const TreeDrawing = memo(function TreeDrawing(props: TreeDrawingProps) {
  const { placed, view, size, activeId, found } = props;
  const rows = seen(placed, view, size);
  const byId = new Map(placed.map((row) => [row.id, row]));
  const readable = view.k >= readableScale;
  const shownParents = new Set(rows.map(({ parentId }) => parentId));
  // Someone whose end is in the window may have been brought by somebody who is not, and the other way round.
  const linked = readable
    ? placed.filter(({ id, parentId }) => shownParents.has(parentId) || shownParents.has(id))
    : rows;
  const crowds = crowdsOf(placed);
  const active = byId.get(activeId);
  return (
    <svg aria-hidden="true" className="block size-full" width={size.width} height={size.height}>
      <g transform={`translate(${view.x} ${view.y}) scale(${view.k})`}>
        <path
          d={[
            ...nearby(linked, view, size)
              .filter(({ crowded }) => !crowded)
              .map((row) => linkTo(row, byId.get(row.parentId ?? ''))),
            ...crowds.map(({ row, x, y, height }) =>
              linkTo({ x, y: y + height / 2 }, byId.get(row.parentId ?? '')),
            ),
          ].join('')}
          fill="none"
          className="stroke-line-2"
          strokeWidth={readable ? 1.5 : 1 / view.k}
        />
        {crowds.map(({ row, ...box }) => (
          <rect
            key={row.id}
            {...box}
            rx={14}
            className="fill-none stroke-line-2"
            strokeWidth={readable ? 1 : 1 / view.k}
          />
        ))}
        {readable ? (
          rows.map((row) => <Person key={row.id} row={row} {...props} />)
        ) : (
          <>
            <Dots rows={rows} width={5 / view.k} className="stroke-data" />
            <Dots rows={placed.filter(({ id }) => found.has(id))} width={9 / view.k} className="stroke-fg" />
            {active !== undefined && <Dots rows={[active]} width={12 / view.k} className="stroke-fg" />}
          </>
        )}
      </g>
    </svg>
  );
});

/** Of the links, at most those whose ends are about the window: a crowd's parent has thousands. */
function nearby(rows: readonly PlacedRow[], { y, k }: View, { height }: Size): readonly PlacedRow[] {
  const top = -y / k - drawing.row;
  const bottom = (height - y) / k + drawing.row;
  return rows.filter((row) => row.y >= top && row.y <= bottom);
}

/** From whoever brought them to the person, or to the crowd they stand in. */
function linkTo(row: { readonly x: number; readonly y: number }, parent: PlacedRow | undefined): string {
  if (parent === undefined) return '';
  const from = parent.x + drawing.nodeWidth;
  const middle = (from + row.x) / 2 + 10;
  return `M${from} ${parent.y}C${middle} ${parent.y} ${middle - 10} ${row.y} ${row.x} ${row.y}`;
}

function Dots({ rows, width, className }: { rows: readonly PlacedRow[]; width: number; className: string }) {
  const d = rows.map(({ x, y }) => `M${x + drawing.nodeWidth / 2} ${y}h0`).join('');
  return <path d={d} className={className} strokeWidth={width} strokeLinecap="round" />;
}

const longestName = 20;

function Person({ row, tree, activeId, found, busy }: { row: PlacedRow } & TreeDrawingProps) {
  const active = row.id === activeId;
  const { nodeWidth: width, nodeHeight: height } = drawing;
  const node = tree.nodes.get(row.id);
  const name = node === undefined ? moreName(row, tree, busy) : displayName(node.person);
  return (
    <g transform={`translate(${row.x} ${row.y - height / 2})`}>
      <rect
        width={width}
        height={height}
        rx={9}
        className={`${found.has(row.id) ? 'fill-data/20' : 'fill-ink-2'} ${active ? 'stroke-data' : row.kind === 'more' ? 'stroke-line-3' : 'stroke-line-2'}`}
        strokeWidth={active ? 2.5 : 1}
        strokeDasharray={row.kind === 'more' ? '4 3' : undefined}
      />
      <text x={12} y={node === undefined ? 23 : 15.5} className="fill-fg text-[0.8125rem] font-medium">
        {name.length > longestName ? `${name.slice(0, longestName - 1)}…` : name}
      </text>
      {node !== undefined && (
        <text x={12} y={29.5} className="fill-fg-3 text-[0.6875rem]">
          {figure(node.person.referralCount)} referrals · {figure(node.person.referralPoints)} points
        </text>
      )}
      {row.expanded !== null && node !== undefined && (
        <Toggle open={row.expanded} count={node.person.referralCount} busy={busy.has(row.id)} />
      )}
    </g>
  );
}

function moreName({ parentId }: PlacedRow, tree: Tree, busy: ReadonlySet<string>): string {
  if (busy.has(parentId ?? '')) return 'Loading …';
  const parent = tree.nodes.get(parentId ?? '');
  const left = (parent?.person.referralCount ?? 0) - (parent?.children.length ?? 0);
  return left > 0 ? `${figure(left)} more` : 'More';
}

/** How many there are to open, or that they can be closed. */
function Toggle({ open, count, busy }: { open: boolean; count: number; busy: boolean }) {
  const text = busy ? '…' : open ? '−' : `+${shortFigure(count)}`;
  const width = Math.max(22, 12 + 7 * text.length);
  return (
    <g transform={`translate(${drawing.nodeWidth - 8} ${drawing.nodeHeight / 2 - 11})`}>
      <rect width={width} height={22} rx={11} className="fill-ink-3 stroke-line-3" />
      <text x={width / 2} y={15} textAnchor="middle" className="fill-fg text-[0.6875rem] font-medium">
        {text}
      </text>
    </g>
  );
}
