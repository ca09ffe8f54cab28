import { memo } from 'react';
import { counted, figure, shortFigure } from '../ui/figures.ts';
import {
  dotRadius,
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
  /** How many users are below each. */
  sizes: ReadonlyMap<string, number>;
  activeId: string;
  /** The users a search found. */
  found: ReadonlySet<string>;
  busy: ReadonlySet<string>;
}

/** The visible part of the tree. Screen readers have the same as a list. */
export const TreeDrawing = memo(function TreeDrawing(props: TreeDrawingProps) {
  const { placed, view, size, activeId, found, sizes } = props;
  const rows = seen(placed, view, size);
  const byId = new Map(placed.map((row) => [row.id, row]));
  const readable = view.k >= readableScale;
  const active = byId.get(activeId);
  return (
    <svg aria-hidden="true" className="block size-full" width={size.width} height={size.height}>
      <g transform={`translate(${view.x} ${view.y}) scale(${view.k})`}>
        <path
          d={linksOf(placed, view, size)}
          fill="none"
          className="stroke-line-2"
          strokeWidth={readable ? 1.5 : 1 / view.k}
        />
        {readable ? (
          rows.map((row) => <Person key={row.id} row={row} {...props} />)
        ) : (
          <>
            {rows.map(({ id, x, y }) => (
              <circle
                key={id}
                cx={x}
                cy={y}
                r={Math.max(dotRadius(sizes.get(id) ?? 0), 2.5 / view.k)}
                className={found.has(id) ? 'fill-fg' : 'fill-data'}
              />
            ))}
            {active !== undefined && (
              <circle cx={active.x} cy={active.y} r={6 / view.k} className="fill-fg" />
            )}
          </>
        )}
      </g>
    </svg>
  );
});

/** From each referrer across, down the gap between the columns, and to each referral; only what the window shows. */
function linksOf(placed: readonly PlacedRow[], { y, k }: View, { height }: Size): string {
  const top = -y / k - drawing.row;
  const bottom = (height - y) / k + drawing.row;
  const lowest = new Map(placed.map((row) => [row.parentId, row.y]));
  const trunks = placed.map((row) => {
    const end = lowest.get(row.id) ?? row.y;
    if (end <= row.y || end < top || row.y > bottom) return '';
    return `M${row.x + trunkAt} ${row.y}V${end - bend}`;
  });
  const branches = placed.map((row, index) => {
    if (row.parentId === null || row.y < top || row.y > bottom) return '';
    const trunk = row.x - drawing.column + trunkAt;
    const isBesideParent = placed[index - 1]?.id === row.parentId;
    if (isBesideParent) return `M${row.x - drawing.column + drawing.nodeWidth} ${row.y}H${row.x}`;
    return `M${trunk} ${row.y - bend}q0 ${bend} ${bend} ${bend}H${row.x}`;
  });
  return [...trunks, ...branches].join('');
}

/** The position of the line down from a row's referrals, right of the row's left edge, and its bend, px. */
const trunkAt = drawing.column - 22;
const bend = 8;

const longestName = 19;

function Person({ row, tree, sizes, activeId, found, busy }: { row: PlacedRow } & TreeDrawingProps) {
  const active = row.id === activeId;
  const { nodeWidth: width, nodeHeight: height } = drawing;
  const node = tree.nodes.get(row.id);
  const name = node === undefined ? moreName(row, busy) : displayName(node.person);
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
      {node !== undefined && (
        <circle cy={height / 2} r={dotRadius(sizes.get(row.id) ?? 0)} className="fill-data stroke-ink-2" />
      )}
      <text x={22} y={node === undefined ? 23 : 15.5} className="fill-fg text-[0.8125rem] font-medium">
        {name.length > longestName ? `${name.slice(0, longestName - 1)}…` : name}
      </text>
      {node !== undefined && (
        <text x={22} y={29.5} className="fill-fg-3 text-[0.6875rem]">
          {`${counted(node.person.referralCount, 'referral', 'referrals')} · ${figure(node.person.referralPoints)} pts`}
        </text>
      )}
      {row.expanded !== null && node !== undefined && (
        <Toggle open={row.expanded} count={node.person.referralCount} busy={busy.has(row.id)} />
      )}
    </g>
  );
}

const moreName = ({ parentId, left }: PlacedRow, busy: ReadonlySet<string>): string =>
  busy.has(parentId ?? '') ? 'Loading …' : `+${figure(left)} more`;

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
