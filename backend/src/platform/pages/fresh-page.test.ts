import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { freshPage } from './fresh-page.ts';
import type { LiveData } from './page-data.ts';
import { noLiveData } from './page-renderer.ts';

const showing = (question: string): LiveData => ({
  ...noLiveData,
  faqs: [{ id: '1', question, answer: '' }],
});
const render = vi.fn((data: LiveData) => Promise.resolve(data.faqs[0]?.question ?? 'none'));
const onFailure = vi.fn();

const pageOf = (live: (() => Promise<LiveData>) | null) => freshPage({ render, live, onFailure });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'] });
  vi.clearAllMocks();
});
afterEach(() => void vi.useRealTimers());

describe('a page with live data', () => {
  it('asks for the data and is rendered once, however many ask for the page', async () => {
    const live = vi.fn(() => Promise.resolve(showing('here')));
    const page = pageOf(live);
    expect(await Promise.all([page(), page(), page()])).toEqual(Array(3).fill('here'));
    expect(live).toHaveBeenCalledTimes(1);
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('shows a change at the first visit after two seconds, and is not rendered without one', async () => {
    const live = vi.fn(() => Promise.resolve(showing('old')));
    const page = pageOf(live);
    expect(await page()).toBe('old');
    vi.advanceTimersByTime(2000);
    expect(await page()).toBe('old');
    expect(render).toHaveBeenCalledTimes(1);
    live.mockResolvedValue(showing('new'));
    vi.advanceTimersByTime(2000);
    expect(await page()).toBe('new');
  });

  it('shows a change although the clock of the machine was set back', async () => {
    const live = vi.fn(() => Promise.resolve(showing('old')));
    const page = pageOf(live);
    await page();
    live.mockResolvedValue(showing('new'));
    vi.setSystemTime(Date.now() - 3_600_000);
    vi.advanceTimersByTime(2000);
    expect(await page()).toBe('new');
  });

  it('shows what it last did while the data cannot be had', async () => {
    const live = vi.fn(() => Promise.resolve(showing('still here')));
    const page = pageOf(live);
    await page();
    live.mockRejectedValueOnce(new Error('no database'));
    vi.advanceTimersByTime(60_000);
    expect(await page()).toBe('still here');
  });

  it('stays as it was when it cannot be rendered, says so once, and shows the next change', async () => {
    const live = vi.fn(() => Promise.resolve(showing('old')));
    const page = pageOf(live);
    await page();
    live.mockResolvedValue(showing('broken'));
    render.mockImplementationOnce(() => {
      throw new Error('no such icon');
    });
    for (let visit = 0; visit < 3; visit += 1) {
      vi.advanceTimersByTime(2000);
      expect(await page()).toBe('old');
    }
    expect(onFailure.mock.calls).toEqual([[new Error('no such icon')]]);
    live.mockResolvedValue(showing('new'));
    vi.advanceTimersByTime(2000);
    expect(await page()).toBe('new');
  });

  it('keeps one visitor waiting for half a second and the others not at all while the data does not come', async () => {
    const live = vi.fn(() => Promise.resolve(showing('old')));
    const page = pageOf(live);
    await page();
    const late = Promise.withResolvers<LiveData>();
    live.mockReturnValue(late.promise);
    vi.advanceTimersByTime(60_000);
    const first = page();
    await vi.advanceTimersByTimeAsync(500);
    expect(await first).toBe('old');
    for (let visit = 0; visit < 3; visit += 1) expect(await page()).toBe('old'); // no time passes
    expect(live).toHaveBeenCalledTimes(2);
    late.resolve(showing('new'));
    await vi.advanceTimersByTimeAsync(0);
    expect(await page()).toBe('new');
  });

  it('is shown without it after two seconds when there never was any, and with it once it comes', async () => {
    const late = Promise.withResolvers<LiveData>();
    const page = pageOf(() => late.promise);
    const first = page();
    await vi.advanceTimersByTimeAsync(2000);
    expect(await first).toBe('none');
    late.resolve(showing('here'));
    await vi.advanceTimersByTimeAsync(0);
    expect(await page()).toBe('here');
  });

  it('is shown without it when there is none, or it could not be had', async () => {
    expect(await pageOf(() => Promise.resolve(noLiveData))()).toBe('none');
    expect(await pageOf(() => Promise.reject(new Error('down')))()).toBe('none');
  });
});

it('a page without live data is rendered once', async () => {
  const page = pageOf(null);
  expect([await page(), await page()]).toEqual(['none', 'none']);
  expect(render).toHaveBeenCalledTimes(1);
});
