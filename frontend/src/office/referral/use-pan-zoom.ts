import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { zoom, type Size, type View } from './tree-layout.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A pointer that moved less than this counts as a click, px. */
const slackPx = 4;

/**
 * Moves and zooms a drawing: dragging and the wheel move it, Ctrl with the wheel and two fingers zoom.
 *
 * @param onPress a click without dragging, in the element's own pixels, and the view at that time.
 */
export function usePanZoom(
  box: RefObject<HTMLElement | null>,
  start: View,
  onPress: (at: Point, view: View) => void,
) {
  const [view, setView] = useState(start);
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  const pressed = useEffectEvent((at: Point) => onPress(at, view));
  const pointers = useRef(new Map<number, Point>());
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const listening = new AbortController();
    const { signal } = listening;
    const observer = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    const drag = new Drag(element, pointers.current, setView, (at) => pressed(at));
    element.addEventListener('pointerdown', (event) => drag.down(event), { signal });
    element.addEventListener('pointermove', (event) => drag.move(event), { signal });
    element.addEventListener('pointerup', (event) => drag.up(event), { signal });
    element.addEventListener('pointercancel', (event) => drag.cancel(event), { signal });
    element.addEventListener('wheel', (event) => onWheel(event, element, setView), {
      signal,
      passive: false,
    });
    return () => {
      listening.abort();
      observer.disconnect();
    };
  }, [box]);
  return { view, setView, size };
}

type Change = (change: (view: View) => View) => void;

function onWheel(event: WheelEvent, element: HTMLElement, change: Change): void {
  event.preventDefault();
  const at = within(element, event);
  if (event.ctrlKey || event.metaKey) change((view) => zoom(view, Math.exp(-event.deltaY / 250), at));
  else change((view) => ({ ...view, x: view.x - event.deltaX, y: view.y - event.deltaY }));
}

/** One finger or the mouse moves, two fingers also zoom. */
class Drag {
  readonly #element: HTMLElement;
  readonly #pointers: Map<number, Point>;
  readonly #change: Change;
  readonly #press: (at: Point) => void;
  #travelled = 0;

  constructor(
    element: HTMLElement,
    pointers: Map<number, Point>,
    change: Change,
    press: (at: Point) => void,
  ) {
    this.#element = element;
    this.#pointers = pointers;
    this.#change = change;
    this.#press = press;
  }

  down(event: PointerEvent): void {
    if (event.button !== 0) return;
    if (this.#pointers.size === 0) this.#travelled = 0;
    this.#element.setPointerCapture(event.pointerId);
    this.#pointers.set(event.pointerId, within(this.#element, event));
  }

  move(event: PointerEvent): void {
    const before = this.#pointers.get(event.pointerId);
    if (before === undefined) return;
    const at = within(this.#element, event);
    this.#pointers.set(event.pointerId, at);
    this.#travelled += distance(before, at);
    if (this.#travelled <= slackPx) return;
    const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (other === undefined)
      this.#change((view) => ({ ...view, x: view.x + at.x - before.x, y: view.y + at.y - before.y }));
    else
      this.#change((view) => zoom(view, distance(at, other) / Math.max(1, distance(before, other)), other));
  }

  up(event: PointerEvent): void {
    if (!this.#pointers.delete(event.pointerId)) return;
    if (this.#travelled <= slackPx) this.#press(within(this.#element, event));
  }

  cancel(event: PointerEvent): void {
    this.#pointers.delete(event.pointerId);
  }
}

function within(
  element: HTMLElement,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): Point {
  const { left, top } = element.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
