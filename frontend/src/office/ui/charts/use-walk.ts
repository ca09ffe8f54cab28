import { type HTMLAttributes, useState, type KeyboardEvent, type MouseEvent } from 'react';

interface Walk {
  /** The active point. */
  readonly active: number | null;
  /** Props for the element that contains the chart. */
  readonly walkProps: HTMLAttributes<HTMLElement>;
}

/** The position of the pointer in an element, from 0 to 1 on both axes. */
interface Spot {
  readonly x: number;
  readonly y: number;
}

/**
 * The points of a chart, one active at a time: the one under the pointer, or the keyboard's (arrows, Home and End;
 * Escape deactivates it).
 *
 * @param label the chart's subject, for screen readers.
 * @param count how many points there are.
 * @param indexAt the point at a position; below 0 or at least `count` means the first or the last one.
 * @param onOpen a click on a point, or Enter.
 */
export function useWalk(
  label: string,
  count: number,
  indexAt: (spot: Spot) => number,
  onOpen?: (index: number) => void,
): Walk {
  const [chosen, setChosen] = useState<number | null>(null);
  const within = (index: number) => Math.min(Math.max(index, 0), count - 1);
  const active = chosen === null || count === 0 ? null : within(chosen); // there may be fewer than before
  const leave = () => setChosen(null);
  return {
    active,
    walkProps: {
      role: 'application',
      tabIndex: 0,
      'aria-label': `${label}. The arrow keys walk through it.`,
      onPointerMove: (event) => setChosen(within(indexAt(spotOf(event)))),
      onPointerLeave: leave,
      onBlur: leave,
      ...(onOpen && { onClick: (event) => onOpen(within(indexAt(spotOf(event)))) }),
      onKeyDown: (event) => {
        if (event.key === 'Enter' && active !== null) onOpen?.(active);
        const next = stepOf(event, active, count);
        if (next === undefined) return;
        event.preventDefault();
        setChosen(next === null ? null : within(next));
      },
    },
  };
}

function spotOf({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>): Spot {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}

/** Where a key leads; undefined: it is not one of ours. */
function stepOf({ key }: KeyboardEvent, active: number | null, count: number): number | null | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return active === null ? 0 : active + 1;
    case 'ArrowLeft':
    case 'ArrowUp':
      return active === null ? count - 1 : active - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case 'Escape':
      return active === null ? undefined : null;
    default:
      return undefined;
  }
}
