import { logQuietly } from '../../../../platform/log.ts';
import { whenSeen } from './when-visible.ts';

/** What of the still sections has a life, and the code that gives it, fetched when somebody comes near. */
const lives: readonly {
  readonly selector: string;
  readonly wake: (element: HTMLElement) => Promise<void>;
}[] = [
  {
    selector: '[data-carousel]:not([data-event-filter] *)',
    wake: async (element) => void (await import('./carousel-controls.ts')).bringCarouselToLife(element),
  },
  {
    selector: '[data-event-filter]',
    wake: async (element) => (await import('./event-filter.ts')).bringFilterToLife(element),
  },
];
const nearness = '300px';

/** Without it every section stays complete and still. Answers what ends the watching. */
export function wakeWhenNear(page: Document): () => void {
  const watchers = lives.flatMap(({ selector, wake }) =>
    [...page.querySelectorAll<HTMLElement>(selector)].map((element) =>
      whenSeen(element, nearness, () => {
        wake(element).catch((error: unknown) => logQuietly(`${selector} stays still`, error));
      }),
    ),
  );
  const reveals = matchMedia('(prefers-reduced-motion: reduce)').matches
    ? []
    : [...page.querySelectorAll<HTMLElement>('[data-reveals]')].map(revealOnce);
  void layOutTheRest(page);
  return () => [...watchers, ...reveals].forEach((end) => end());
}

/** What the first paint did not wait for, part by part, while there is nothing better to do. */
async function layOutTheRest(page: Document): Promise<void> {
  for (const part of page.querySelectorAll<HTMLElement>('.later')) {
    await rest();
    part.style.contentVisibility = 'visible';
  }
}

/** Until the browser has nothing better to do. */
const rest = () =>
  new Promise<unknown>((then) =>
    // Safari has no requestIdleCallback.
    'requestIdleCallback' in window ? requestIdleCallback(then, { timeout: 1000 }) : setTimeout(then, 50),
  );

/** What is not in view yet waits, and is shown once when it comes. */
function revealOnce(element: HTMLElement): () => void {
  const laidOut = element.closest('.later') ?? element; // to ask for what is not would lay it out
  if (laidOut.getBoundingClientRect().top < innerHeight) return () => undefined;
  element.dataset['reveals'] = 'waiting';
  return whenSeen(element, '-15%', () => {
    element.dataset['reveals'] = 'shown';
  });
}
