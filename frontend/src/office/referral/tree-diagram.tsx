import { useEffect, useId, useMemo, useRef } from 'react';
import { actionLook } from '../ui/action-button.tsx';
import { TreeDrawing } from './tree-drawing.tsx';
import { TreeItems } from './tree-items.tsx';
import {
  bringIntoView,
  drawing,
  fit,
  layOut,
  readableScale,
  sizeOf,
  startView,
  zoom,
  type PlacedRow,
  type Size,
  type View,
} from './tree-layout.ts';
import { usePanZoom } from './use-pan-zoom.ts';
import type { TreeState } from './use-tree.ts';

/** The row that the drawing keeps visible; a new `turn` scrolls to it again. */
export interface Followed {
  readonly id: string;
  readonly turn: number;
}

interface TreeDiagramProps {
  state: TreeState;
  label: string;
  found: ReadonlySet<string>;
  followed: Followed | null;
  onFollow: (id: string) => void;
}

/** The tree as a drawing that can be moved, zoomed and navigated by keyboard. */
export function TreeDiagram({ state, label, found, followed, onFollow }: TreeDiagramProps) {
  const { rows, activeId, setActiveId, press } = state;
  const box = useRef<HTMLDivElement>(null);
  const items = useRef<HTMLDivElement>(null);
  const idPrefix = useId();
  const placed = useMemo(() => layOut(rows), [rows]);
  const { view, setView, size } = usePanZoom(box, { x: 0, y: 0, k: 1 }, (at, seenAs) => {
    items.current?.focus({ preventScroll: true });
    const hit = hitAt(placed, seenAs, at);
    if (hit === null) return;
    if (hit.on === 'toggle' || hit.row.kind === 'more') press(hit.row);
    else setActiveId(hit.row.id);
    if (seenAs.k < readableScale) onFollow(hit.row.id);
  });
  useStartView(placed, size, setView);
  useFollow(followed, placed, size, setView);
  const zoomBy = (factor: number | null) =>
    setView((now) =>
      factor === null
        ? fit(sizeOf(placed), size)
        : zoom(now, factor, { x: size.width / 2, y: size.height / 2 }),
    );
  return (
    <div className="relative rounded-lg border border-line bg-tint has-[[role=tree]:focus-visible]:outline-2 has-[[role=tree]:focus-visible]:outline-offset-2 has-[[role=tree]:focus-visible]:outline-data">
      <TreeItems {...{ state, idPrefix, label }} element={items} onMoved={onFollow} onZoom={zoomBy} />
      <div
        ref={box}
        data-tree-drawing=""
        className="h-[min(36rem,70dvh)] cursor-grab touch-none overflow-hidden rounded-lg select-none active:cursor-grabbing"
      >
        <TreeDrawing
          {...{ placed, view, size, activeId, found }}
          tree={state.tree}
          sizes={state.sizes}
          busy={state.busy}
        />
      </div>
      <ZoomButtons onZoom={zoomBy} />
    </div>
  );
}

function ZoomButtons({ onZoom }: { onZoom: (factor: number | null) => void }) {
  return (
    <div className="absolute right-2 bottom-2 flex gap-1">
      <ZoomButton label="Zoom out" sign="−" onPress={() => onZoom(0.8)} />
      <ZoomButton label="Zoom in" sign="+" onPress={() => onZoom(1.25)} />
      <button type="button" className={actionLook('plain')} onClick={() => onZoom(null)}>
        Fit
      </button>
    </div>
  );
}

function ZoomButton({ label, sign, onPress }: { label: string; sign: string; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      className={actionLook('plain', 'text-lg', 'square')}
      onClick={onPress}
    >
      {sign}
    </button>
  );
}

type SetView = (change: (view: View) => View) => void;

/** The top of the tree, once the available space is known. */
function useStartView(placed: readonly PlacedRow[], size: Size, setView: SetView) {
  const started = useRef(false);
  useEffect(() => {
    if (started.current || size.width === 0 || placed.length === 0) return;
    started.current = true;
    setView(() => startView(sizeOf(placed), size));
  }, [placed, size, setView]);
}

/** Keeps the followed row visible, at its position and whenever the tree around it opens. */
function useFollow(followed: Followed | null, placed: readonly PlacedRow[], size: Size, setView: SetView) {
  const at = placed.find(({ id }) => id === followed?.id);
  const [x, y] = [at?.x, at?.y];
  useEffect(() => {
    if (x === undefined || y === undefined || size.width === 0) return;
    setView((view) => bringIntoView(view, { x, y }, size));
  }, [followed, x, y, size, setView]);
}

function hitAt(
  placed: readonly PlacedRow[],
  { x, y, k }: View,
  at: { readonly x: number; readonly y: number },
): { readonly row: PlacedRow; readonly on: 'node' | 'toggle' } | null {
  const point = { x: (at.x - x) / k, y: (at.y - y) / k };
  const { nodeWidth, nodeHeight } = drawing;
  const slack = k < readableScale ? 8 / k : 0;
  const near = placed
    .filter((row) => Math.abs(row.y - point.y) <= nodeHeight / 2 + slack)
    .filter((row) => point.x >= row.x - slack && point.x <= row.x + nodeWidth + 34 + slack)
    .sort((one, other) => distanceTo(one, point) - distanceTo(other, point));
  const [row] = near;
  if (row === undefined) return null;
  const toggle = row.expanded !== null && point.x >= row.x + nodeWidth - 8 && k >= readableScale;
  return { row, on: toggle ? 'toggle' : 'node' };
}

/** From the center of a user's box. */
function distanceTo({ x, y }: PlacedRow, point: { readonly x: number; readonly y: number }): number {
  return Math.hypot(x + drawing.nodeWidth / 2 - point.x, y - point.y);
}
