import { idle } from './moments.ts';
import { whenNear } from './when-near.ts';

/** Renders the sections that the first paint skipped (`.deferred`), one by one, whenever the browser is idle. */
export async function renderDeferredSections(page: Document): Promise<void> {
  for (const section of deferred(page)) {
    await idle();
    render(section);
  }
}

/** Renders them all before a link within the page is followed: the place it leads to must not move afterwards. */
export function renderBeforeJumps(page: Document): void {
  page.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a[href*="#"]') !== null) deferred(page).forEach(render);
  });
}

const deferred = (page: Document) => page.querySelectorAll<HTMLElement>('.deferred');

function render(section: HTMLElement): void {
  section.style.contentVisibility = 'visible';
}

/** Animates each `[data-reveals]` that is still below the window once, when it scrolls into view. */
export function revealSections(page: Document): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  for (const element of page.querySelectorAll<HTMLElement>('[data-reveals]')) {
    const measured = element.closest('.deferred') ?? element; // measuring inside a deferred section would render it
    if (measured.getBoundingClientRect().top < innerHeight) continue;
    element.dataset['reveals'] = 'waiting';
    whenNear(element, '-15%', () => {
      element.dataset['reveals'] = 'shown';
    });
  }
}
