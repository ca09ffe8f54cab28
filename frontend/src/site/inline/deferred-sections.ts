import { idle } from './moments.ts';
import { whenNear } from './when-near.ts';

/** Renders the sections that the first paint skipped (`.deferred`), one by one, whenever the browser is idle. */
export async function renderDeferredSections(page: Document): Promise<void> {
  for (const section of page.querySelectorAll<HTMLElement>('.deferred')) {
    await idle();
    section.style.contentVisibility = 'visible';
  }
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
