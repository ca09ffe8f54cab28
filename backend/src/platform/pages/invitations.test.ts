import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { failure } from '../errors/error-catalogue.ts';
import { invitationsTo } from './invitations.ts';

const codeIn = (query: string): string | null => /ref=(\w+)/.exec(query)?.[1] ?? null;
const find = vi.fn((referralId: string) => Promise.resolve({ referralId, firstName: 'Priya' }));
const take = vi.fn((): ReturnType<Parameters<typeof invitationsTo>[1]['limits']['take']> => null);
const render = vi.fn(({ referralId }: { referralId: string }) => Promise.resolve(`for ${referralId}`));
const pages = (path = '/') => {
  const page = invitationsTo(path, { codeIn, find, limits: { take } }, render);
  return (url: string) => page({ url, clientAddress: '192.0.2.1' });
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.clearAllMocks();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('is found and rendered once for visitors who come within seconds, and again later', async () => {
  const page = pages();
  expect(await Promise.all([page('/?ref=A'), page('/?via=x&ref=A')])).toEqual(['for A', 'for A']);
  expect(render).toHaveBeenCalledTimes(1);
  const now = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(now + 6000);
  vi.advanceTimersByTime(6000);
  await page('/?ref=A');
  expect(find).toHaveBeenCalledTimes(2);
});

it('is asked for on the landing page alone, and only with a code', async () => {
  expect(await pages('/status')('/status?ref=A')).toBeNull();
  for (const url of ['/', '/?', '/?utm_source=x']) expect(await pages()(url)).toBeNull();
  expect(take).not.toHaveBeenCalled();
});

it('counts as a call, and is the usual page over the limit, whatever is kept', async () => {
  const page = pages();
  await page('/?ref=A');
  take.mockReturnValue(failure('RATE_LIMITED', 'Wait'));
  expect(await page('/?ref=A')).toBeNull();
  take.mockReturnValue(null);
  expect(take.mock.calls).toEqual([
    ['call', '192.0.2.1'],
    ['call', '192.0.2.1'],
  ]);
});

it('is the usual page while the database fails, or does not answer within a second', async () => {
  find.mockRejectedValueOnce(new Error('no database'));
  expect(await pages()('/?ref=A')).toBeNull();
  find.mockReturnValueOnce(new Promise(() => undefined));
  const late = pages()('/?ref=A');
  await vi.advanceTimersByTimeAsync(1000);
  expect(await late).toBeNull();
});
