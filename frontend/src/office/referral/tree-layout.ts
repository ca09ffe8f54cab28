import type { TreeRow } from './tree-model.ts';

/** Sizes of the drawing at its natural scale, px. */
export const drawing = { column: 232, row: 46, nodeWidth: 188, nodeHeight: 36 } as const;

/** Below this scale people are dots: their names could not be read. */
export const readableScale = 0.5;
export const scaleRange = { min: 0.02, max: 1.6 } as const;

/** From so many who brought nobody, or are not opened, in a row they stand in several columns instead of one. */
const crowdFrom = 16;

/** A row with its place in the drawing: the left end and the middle of its height. */
export interface PlacedRow extends TreeRow {
  readonly x: number;
  readonly y: number;
  /** It stands in a crowd, which one line leads to. */
  readonly crowded: boolean;
}

/** Where a crowd stands; `row` is somebody in it. */
export interface Crowd extends Size {
  readonly x: number;
  readonly y: number;
  readonly row: PlacedRow;
}

/** What is looked at: a point of the drawing at `k` times its size stands at `x + k * point.x`. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where the rows of a tree stand, without the width of the levels. */
interface Cell {
  /** Columns to the right of the first of its level. */
  readonly column: number;
  /** Lines below the first; halves between them. */
  readonly line: number;
  readonly crowded: boolean;
}

/**
 * Levels from left to right; every end of a branch has a line of its own, everybody else stands in the middle of theirs.
 * Many ends beside each other make a crowd of several columns, about twice as wide as high, read column by column; the
 * next level starts to the right of the widest crowd.
 */
export function layOut(rows: readonly TreeRow[]): readonly PlacedRow[] {
  const ends = placeEnds(rows);
  const spans = new Map<string, { first: number; last: number }>();
  const lines = new Map<string, number>();
  // Children follow their parents, so that from the end each parent finds its children placed.
  for (let index = rows.length - 1; index >= 0; index -= 1) {
    const row = rows[index];
    if (row === undefined) continue;
    const span = spans.get(row.id);
    const line = span === undefined ? (ends.get(row.id)?.line ?? 0) : (span.first + span.last) / 2;
    lines.set(row.id, line);
    if (row.parentId === null) continue;
    const outer = spans.get(row.parentId);
    spans.set(row.parentId, {
      first: Math.min(line, outer?.first ?? line),
      last: Math.max(line, outer?.last ?? line),
    });
  }
  const starts = levelStarts(rows, ends);
  return rows.map((row) => {
    const { column, crowded } = ends.get(row.id) ?? { column: 0, crowded: false };
    return {
      ...row,
      x: ((starts[row.level] ?? 0) + column) * drawing.column,
      y: (lines.get(row.id) ?? 0) * drawing.row + drawing.row / 2,
      crowded,
    };
  });
}

/** The places of those who have nobody below them in the drawing. */
function placeEnds(rows: readonly TreeRow[]): ReadonlyMap<string, Cell> {
  const isEnd = (index: number) => (rows[index + 1]?.level ?? 0) <= (rows[index]?.level ?? 0);
  const cells = new Map<string, Cell>();
  let line = 0;
  for (let index = 0; index < rows.length; index += 1) {
    if (!isEnd(index)) continue;
    const parentId = rows[index]?.parentId;
    let after = index + 1;
    while (after < rows.length && rows[after]?.parentId === parentId && isEnd(after)) after += 1;
    const many = after - index;
    const crowded = many >= crowdFrom;
    const height = crowded ? Math.ceil(Math.sqrt((many * drawing.column) / (2 * drawing.row))) : many;
    for (let place = 0; place < many; place += 1)
      cells.set(rows[index + place]?.id ?? '', {
        column: Math.floor(place / height),
        line: line + (place % height),
        crowded,
      });
    line += height;
    index = after - 1;
  }
  return cells;
}

/** In which column each level starts. */
function levelStarts(rows: readonly TreeRow[], ends: ReadonlyMap<string, Cell>): readonly number[] {
  const widths: number[] = [];
  for (const { id, level } of rows)
    widths[level] = Math.max(widths[level] ?? 1, (ends.get(id)?.column ?? 0) + 1);
  const starts = [0];
  for (const width of widths) starts.push((starts.at(-1) ?? 0) + width);
  return starts;
}

/** The crowds among the rows, each with room around it. */
export function crowdsOf(placed: readonly PlacedRow[]): readonly Crowd[] {
  const crowds: Crowd[] = [];
  const room = 8;
  for (const [index, row] of placed.entries()) {
    if (!row.crowded) continue;
    const before = placed[index - 1];
    const x = row.x - room;
    const y = row.y - drawing.row / 2;
    const open = crowds.at(-1);
    if (open === undefined || before?.crowded !== true || before.parentId !== row.parentId) {
      crowds.push({ row, x, y, width: drawing.column, height: drawing.row });
      continue;
    }
    crowds[crowds.length - 1] = {
      ...open,
      width: Math.max(open.width, row.x - open.x + drawing.nodeWidth + 36),
      height: Math.max(open.height, row.y - open.y + drawing.row / 2),
    };
  }
  return crowds;
}

/** How large the drawing is. */
export function sizeOf(placed: readonly PlacedRow[]): Size {
  return placed.reduce(
    ({ width, height }, { x, y }) => ({
      width: Math.max(width, x + drawing.nodeWidth + 40),
      height: Math.max(height, y + drawing.row / 2),
    }),
    { width: 0, height: 0 },
  );
}

/** All of the drawing in the window, at most at its natural size. */
export function fit(drawn: Size, window: Size): View {
  const margin = 24;
  const k = clamp(
    Math.min((window.width - 2 * margin) / drawn.width, (window.height - 2 * margin) / drawn.height),
    scaleRange.min,
    1,
  );
  return {
    k,
    x: Math.max(margin, (window.width - k * drawn.width) / 2),
    y: (window.height - k * drawn.height) / 2,
  };
}

/** Another scale around a point of the window that stays where it is. */
export function zoom(view: View, factor: number, at: { readonly x: number; readonly y: number }): View {
  const k = clamp(view.k * factor, scaleRange.min, scaleRange.max);
  const change = k / view.k;
  return { k, x: at.x - (at.x - view.x) * change, y: at.y - (at.y - view.y) * change };
}

/** The view moved just so far that a row can be seen whole, and be read. */
export function bringIntoView(
  view: View,
  { x, y }: { readonly x: number; readonly y: number },
  window: Size,
): View {
  const k = view.k < readableScale ? 0.85 : view.k;
  const start = k === view.k ? view : { k, x: window.width / 3 - k * x, y: window.height / 2 - k * y };
  const left = start.x + k * x;
  const top = start.y + k * (y - drawing.row / 2);
  const right = left + k * (drawing.nodeWidth + 40);
  const bottom = top + k * drawing.row;
  const margin = 16;
  return {
    k,
    x:
      start.x +
      (left < margin
        ? margin - left
        : right > window.width - margin
          ? Math.max(margin - left, window.width - margin - right)
          : 0),
    y:
      start.y +
      (top < margin ? margin - top : bottom > window.height - margin ? window.height - margin - bottom : 0),
  };
}

/** How much room a dot takes, px. */
const dotPx = 4;

/** The rows of which something can be seen; where many share the room of a dot, one of them. */
export function seen(placed: readonly PlacedRow[], { x, y, k }: View, window: Size): readonly PlacedRow[] {
  const top = -y / k - drawing.row;
  const bottom = (window.height - y) / k + drawing.row;
  const left = -x / k - drawing.column;
  const right = (window.width - x) / k;
  const inside = placed.filter((row) => row.y >= top && row.y <= bottom && row.x >= left && row.x <= right);
  if (k >= readableScale) return inside;
  const taken = new Set<string>();
  return inside.filter((row) => {
    const pixel = `${Math.round((row.x * k) / dotPx)} ${Math.round((row.y * k) / dotPx)}`;
    if (taken.has(pixel)) return false;
    taken.add(pixel);
    return true;
  });
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
