import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { freshPage } from './fresh-page.ts';
import type { PageLists } from './site.ts';

const listing = '%each:faqs%<p>%faq.question%</p>%else:faqs%none%end:faqs%';
const faqs = (question: string): PageLists => ({ faqs: [{ question }] });

const pageOf = (lists: () => Promise<PageLists>, text = listing) =>
  freshPage(
    () => text,
    lists,
    (html) => Promise.resolve(html),
  );

describe('a page with a list', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  it('asks for the rows once, however many ask for the page', async () => {
    const lists = vi.fn(() => Promise.resolve(faqs('a < b')));
    const page = pageOf(lists);
    expect(await Promise.all([page(), page(), page()])).toEqual(Array(3).fill('<p>a &lt; b</p>'));
    expect(lists).toHaveBeenCalledTimes(1);
  });

  it('shows a change at the first visit after two seconds', async () => {
    const lists = vi.fn(() => Promise.resolve(faqs('old')));
    const page = pageOf(lists);
    expect(await page()).toBe('<p>old</p>');
    lists.mockResolvedValue(faqs('new'));
    vi.advanceTimersByTime(2000);
    expect(await page()).toBe('<p>new</p>');
  });

  it('shows a change although the clock of the machine was set back', async () => {
    const lists = vi.fn(() => Promise.resolve(faqs('old')));
    const page = pageOf(lists);
    await page();
    lists.mockResolvedValue(faqs('new'));
    vi.setSystemTime(Date.now() - 3_600_000);
    vi.advanceTimersByTime(2000);
    expect(await page()).toBe('<p>new</p>');
  });

  it('shows what it last listed while the rows cannot be had', async () => {
    const lists = vi.fn(() => Promise.resolve(faqs('still here')));
    const page = pageOf(lists);
    await page();
    lists.mockRejectedValueOnce(new Error('no database'));
    vi.advanceTimersByTime(60_000);
    expect(await page()).toBe('<p>still here</p>');
  });

  it('keeps one visitor waiting for half a second and the others not at all while the rows do not come', async () => {
    const lists = vi.fn(() => Promise.resolve(faqs('old')));
    const page = pageOf(lists);
    await page();
    const late = Promise.withResolvers<PageLists>();
    lists.mockReturnValue(late.promise);
    vi.advanceTimersByTime(60_000);
    const first = page();
    await vi.advanceTimersByTimeAsync(500);
    expect(await first).toBe('<p>old</p>');
    for (let visit = 0; visit < 3; visit += 1) expect(await page()).toBe('<p>old</p>'); // no time passes
    expect(lists).toHaveBeenCalledTimes(2);
    late.resolve(faqs('new'));
    await vi.advanceTimersByTimeAsync(0);
    expect(await page()).toBe('<p>new</p>');
  });

  it('is shown without its rows after two seconds when there never were any, and with them once they come', async () => {
    const late = Promise.withResolvers<PageLists>();
    const page = pageOf(() => late.promise);
    const first = page();
    await vi.advanceTimersByTimeAsync(2000);
    expect(await first).toBe('none');
    late.resolve(faqs('here'));
    await vi.advanceTimersByTimeAsync(0);
    expect(await page()).toBe('<p>here</p>');
  });

  it('says so when there are no rows, or they could not be had', async () => {
    expect(await pageOf(() => Promise.resolve({ faqs: [] }))()).toBe('none');
    expect(await pageOf(() => Promise.reject(new Error('down')))()).toBe('none');
  });
});

it('a page without a list asks for nothing', async () => {
  const lists = vi.fn(() => Promise.resolve({}));
  const page = pageOf(lists, 'plain');
  expect([await page(), await page()]).toEqual(['plain', 'plain']);
  expect(lists).not.toHaveBeenCalled();
});
