import { describe, expect, it, vi } from 'vitest';
import { freshPage } from './fresh-page.ts';

const listing = '%each:faqs%<p>%faq.question%</p>%else:faqs%none%end:faqs%';

describe('a page with a list', () => {
  it('asks for the rows once, however many ask for the page', async () => {
    const lists = vi.fn(() => Promise.resolve({ faqs: [{ question: 'a < b' }] }));
    const page = freshPage(
      () => listing,
      lists,
      (html) => Promise.resolve(html),
    );
    expect(await Promise.all([page(), page(), page()])).toEqual(Array(3).fill('<p>a &lt; b</p>'));
    expect(lists).toHaveBeenCalledTimes(1);
  });

  it('shows what it last listed while the rows cannot be had', async () => {
    vi.useFakeTimers();
    const lists = vi.fn(() => Promise.resolve({ faqs: [{ question: 'still here' }] }));
    const page = freshPage(
      () => listing,
      lists,
      (html) => Promise.resolve(html),
    );
    await page();
    lists.mockRejectedValueOnce(new Error('no database'));
    vi.advanceTimersByTime(60_000);
    expect(await page()).toBe('<p>still here</p>');
    vi.useRealTimers();
  });

  it('says so when there are no rows, or none could ever be had', async () => {
    const prepare = (html: string) => Promise.resolve(html);
    expect(
      await freshPage(
        () => listing,
        () => Promise.resolve({ faqs: [] }),
        prepare,
      )(),
    ).toBe('none');
    expect(
      await freshPage(
        () => listing,
        () => Promise.reject(new Error('down')),
        prepare,
      )(),
    ).toBe('none');
  });
});
