import type { Page } from 'playwright-core';

/** A market event of the landing page. */
interface SampleEvent {
  readonly name: string;
  readonly tag: string;
}

/** The events that the page was built with, in their order. */
export function sampleEvents(page: Page): Promise<SampleEvent[]> {
  return page
    .locator('[data-tagged]')
    .evaluateAll((slides) =>
      slides.map((slide) => ({
        name: slide.querySelector('h3')?.textContent ?? '',
        tag: slide.getAttribute('data-tagged') ?? '',
      })),
    );
}

/** The last kind of event and the names of its events; there are several. */
export async function lastKind(
  page: Page,
): Promise<{ readonly tag: string; readonly names: readonly string[] }> {
  const events = await sampleEvents(page);
  const tag = events.at(-1)?.tag ?? '';
  return { tag, names: events.filter((event) => event.tag === tag).map(({ name }) => name) };
}
