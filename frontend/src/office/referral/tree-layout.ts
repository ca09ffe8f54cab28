import type { TreeRow } from './tree-model.ts';

/** Sizes of the drawing at its natural scale, px. */
export const drawing = { column: 248, row: 46, nodeWidth: 188, nodeHeight: 36 } as const;

/** Below this scale users are dots: their names would be unreadable. */
export const readableScale = 0.5;
const startScale = 0.85;
export const scaleRange = { min: 0.02, max: 1.6 } as const;

/** A row with its position in the drawing: the left edge and its vertical center. */
export interface PlacedRow extends TreeRow {
  readonly x: number;
  readonly y: number;
}

/** The view: a point of the drawing, scaled by `k`, is at `x + k * point.x`. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** One generation per column. Each row is next to its first referral, so the root and the best are at the top. */
export function layOut(rows: readonly TreeRow[]): readonly PlacedRow[] {
  let line = -1;
  return rows.map((row, index) => {
    const isFirstReferral = index > 0 && row.parentId === rows[index - 1]?.id;
    if (!isFirstReferral) line += 1;
    return { ...row, x: row.level * drawing.column, y: line * drawing.row + drawing.row / 2 };
  });
}

/**
 * The radius of the dot of a user with this many users below them, px: its area grows with their number, within bounds.
 */
export function dotRadius(below: number): number {
  const { min, max } = dotRadii;
  return Math.min(max, min + Math.sqrt(below) * 0.8);
}

const dotRadii = { min: 3, max: 14 } as const;

/** The size of the drawing. */
export function sizeOf(placed: readonly PlacedRow[]): Size {
  return placed.reduce(
    ({ width, height }, { x, y }) => ({
      width: Math.max(width, x + drawing.nodeWidth + 40),
      height: Math.max(height, y + drawing.row / 2),
    }),
    { width: 0, height: 0 },
  );
}

/** The whole drawing in the window, from its top left corner, at most at its natural size. */
export function fit(drawn: Size, window: Size): View {
  const margin = 24;
  const k = clamp(
    Math.min((window.width - 2 * margin) / drawn.width, (window.height - 2 * margin) / drawn.height),
    scaleRange.min,
    1,
  );
  return { k, x: margin, y: margin };
}

/** The initial view: the top left corner, large enough to read. */
export function startView(drawn: Size, window: Size): View {
  const whole = fit(drawn, window);
  return { ...whole, k: Math.max(whole.k, startScale) };
}

/** Another scale around a fixed point of the window. */
export function zoom(view: View, factor: number, at: { readonly x: number; readonly y: number }): View {
  const k = clamp(view.k * factor, scaleRange.min, scaleRange.max);
  const change = k / view.k;
  return { k, x: at.x - (at.x - view.x) * change, y: at.y - (at.y - view.y) * change };
}

/** The view, moved just enough to make a row fully visible and readable. */
export function bringIntoView(
  view: View,
  { x, y }: { readonly x: number; readonly y: number },
  window: Size,
): View {
  const k = view.k < readableScale ? startScale : view.k;
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

/** The space a dot takes, px. */
const dotPx = 4;

/** The visible rows; if many share the space of a dot, one of them. */
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
