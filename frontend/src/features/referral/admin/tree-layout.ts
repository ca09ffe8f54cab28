import type { TreeRow } from './tree-model.ts';

/** Sizes of the drawing at its natural scale, px. */
export const drawing = { column: 232, row: 46, nodeWidth: 188, nodeHeight: 36 } as const;

/** Below this scale people are dots: their names could not be read. */
export const readableScale = 0.5;
export const scaleRange = { min: 0.02, max: 1.6 } as const;

/** A row with its place in the drawing: the left end and the middle of its height. */
export interface PlacedRow extends TreeRow {
  readonly x: number;
  readonly y: number;
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

/** Levels from left to right; every end of a branch has a line of its own, everybody else stands in the middle of theirs. */
export function layOut(rows: readonly TreeRow[]): readonly PlacedRow[] {
  const middles = new Map<string, number>();
  const spans = new Map<string, { first: number; last: number }>();
  let line = 0;
  // Children follow their parents, so that from the end each parent finds its children placed.
  const ends = rows.map((row, index) => (rows[index + 1]?.level ?? 0) <= row.level);
  const lines = rows.map((_, index) => (ends[index] === true ? line++ : 0));
  for (let index = rows.length - 1; index >= 0; index -= 1) {
    const row = rows[index];
    if (row === undefined) continue;
    const span = spans.get(row.id);
    const middle = span === undefined ? (lines[index] ?? 0) : (span.first + span.last) / 2;
    middles.set(row.id, middle);
    if (row.parentId === null) continue;
    const outer = spans.get(row.parentId);
    spans.set(row.parentId, { first: middle, last: outer?.last ?? middle });
  }
  return rows.map((row) => ({
    ...row,
    x: row.level * drawing.column,
    y: (middles.get(row.id) ?? 0) * drawing.row + drawing.row / 2,
  }));
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

/** The rows of which something can be seen; where many share a pixel, one of them. */
export function seen(placed: readonly PlacedRow[], { x, y, k }: View, window: Size): readonly PlacedRow[] {
  const top = -y / k - drawing.row;
  const bottom = (window.height - y) / k + drawing.row;
  const left = -x / k - drawing.column;
  const right = (window.width - x) / k;
  const inside = placed.filter((row) => row.y >= top && row.y <= bottom && row.x >= left && row.x <= right);
  if (k >= readableScale) return inside;
  const taken = new Set<string>();
  return inside.filter((row) => {
    const pixel = `${row.level} ${Math.round((row.y * k) / 2)}`;
    if (taken.has(pixel)) return false;
    taken.add(pixel);
    return true;
  });
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
