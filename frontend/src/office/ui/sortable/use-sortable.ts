import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { moveTo, placeAt } from './reorder.ts';

interface Held {
  readonly id: string;
  readonly by: 'keyboard' | 'pointer';
  readonly order: readonly string[];
}

interface SortableOptions {
  readonly ids: readonly string[];
  /** What an item is called when it is told where it is. */
  readonly nameOf: (id: string) => string;
  /** Another order was chosen. */
  readonly onReorder: (ids: readonly string[]) => void;
}

const edgePx = 60;
const scrollStepPx = 14;

/**
 * A list that is put in order by hand: by dragging a handle, or with the keyboard, where Space or Enter picks up and
 * drops, the arrow keys move and Escape puts back. What happens is said in `announcement`.
 */
export function useSortable(options: SortableOptions) {
  const { held, announcement, pickUp, move, drop, putBack } = useHeld(options);
  const items = useRef(new Map<string, HTMLElement>());
  const handles = useRef(new Map<string, HTMLElement>());
  const order = held?.order ?? options.ids;
  useLayoutEffect(() => {
    // Moving its item in the document takes the focus from a handle.
    if (held?.by === 'keyboard') handles.current.get(held.id)?.focus();
  }, [held]);
  const drag = (height: number) => {
    const others = order.filter((id) => id !== held?.id);
    const middles = others.map((id) => middleOf(items.current.get(id)));
    move(placeAt(height, middles));
    if (height < edgePx) window.scrollBy(0, -scrollStepPx);
    else if (height > window.innerHeight - edgePx) window.scrollBy(0, scrollStepPx);
  };
  usePointerDrag(held?.by === 'pointer', drag, (kept) => (kept ? drop() : putBack()));
  const onKeyDown = (id: string, event: KeyboardEvent) => {
    const isHeld = held?.id === id && held.by === 'keyboard';
    const action = keyAction(event.key, isHeld, order.indexOf(id), order.length);
    if (action === null) return;
    event.preventDefault();
    if (action === 'pick up') pickUp(id, 'keyboard');
    else if (action === 'drop') drop();
    else if (action === 'put back') putBack();
    else move(action);
  };
  return {
    order,
    heldId: held?.id ?? null,
    announcement,
    itemProps: (id: string) => ({ ref: (element: HTMLElement | null) => keep(items.current, id, element) }),
    handleProps: (id: string) => ({
      ref: (element: HTMLElement | null) => keep(handles.current, id, element),
      'aria-pressed': held?.id === id,
      onKeyDown: (event: KeyboardEvent) => onKeyDown(id, event),
      onPointerDown: ({ button }: { readonly button: number }) => button === 0 && pickUp(id, 'pointer'),
      onBlur: ({ relatedTarget }: { readonly relatedTarget: EventTarget | null }) => {
        if (held?.by === 'keyboard' && relatedTarget !== null) drop();
      },
    }),
  };
}

/** What is held, where it is, and what is said about it. */
function useHeld({ ids, nameOf, onReorder }: SortableOptions) {
  const [held, setHeld] = useState<Held | null>(null);
  const [announcement, announce] = useState('');
  const say = (id: string, where: readonly string[], what: string) =>
    announce(`${nameOf(id)}: ${what} ${where.indexOf(id) + 1} of ${where.length}.`);
  return {
    held,
    announcement,
    pickUp: (id: string, by: Held['by']) => {
      setHeld({ id, by, order: ids });
      say(id, ids, 'picked up at place');
    },
    move: (to: number) => {
      if (held === null) return;
      const order = moveTo(held.order, held.id, to);
      if (order.join() === held.order.join()) return;
      setHeld({ ...held, order });
      say(held.id, order, 'place');
    },
    drop: () => {
      if (held === null) return;
      setHeld(null);
      say(held.id, held.order, 'dropped at place');
      if (held.order.join() !== ids.join()) onReorder(held.order);
    },
    putBack: () => {
      if (held === null) return;
      setHeld(null);
      say(held.id, ids, 'put back at place');
    },
  };
}

function keyAction(
  key: string,
  isHeld: boolean,
  place: number,
  count: number,
): 'pick up' | 'drop' | 'put back' | number | null {
  if (key === ' ' || key === 'Enter') return isHeld ? 'drop' : 'pick up';
  if (!isHeld) return null;
  if (key === 'Escape') return 'put back';
  const places: Readonly<Record<string, number>> = {
    ArrowUp: place - 1,
    ArrowDown: place + 1,
    Home: 0,
    End: count - 1,
  };
  return places[key] ?? null;
}

/** Follows the pointer wherever it goes until it is let go of; Escape and a lost pointer put back. */
function usePointerDrag(active: boolean, onMove: (height: number) => void, onEnd: (kept: boolean) => void) {
  const moved = useEffectEvent(onMove);
  const ended = useEffectEvent(onEnd);
  useEffect(() => {
    if (!active) return;
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('pointermove', ({ clientY }) => moved(clientY), { signal });
    window.addEventListener('pointerup', () => ended(true), { signal });
    window.addEventListener('pointercancel', () => ended(false), { signal });
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && ended(false), { signal });
    return () => listening.abort();
  }, [active]);
}

function middleOf(item: HTMLElement | undefined): number {
  if (item === undefined) return Infinity;
  const { top, height } = item.getBoundingClientRect();
  return top + height / 2;
}

function keep(map: Map<string, HTMLElement>, id: string, element: HTMLElement | null): void {
  if (element === null) map.delete(id);
  else map.set(id, element);
}
