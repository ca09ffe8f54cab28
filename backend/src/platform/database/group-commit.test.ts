import type { Pool } from 'pg';
import { describe, expect, it } from 'vitest';
import { GroupCommit } from './group-commit.ts';

/** A pool whose queries end when they are told to. */
function heldPool() {
  const flushes: { readonly end: () => void; readonly fail: (error: Error) => void }[] = [];
  const query = () => new Promise<void>((resolve, reject) => flushes.push({ end: resolve, fail: reject }));
  return { pool: { query } as unknown as Pool, flushes };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Whether a flush has ended by now. */
function observed(flush: Promise<void>) {
  const state = { hasEnded: false };
  void flush.then(() => (state.hasEnded = true));
  return state;
}

describe('a group commit', () => {
  it('serves all concurrent callers with one flush', async () => {
    const { pool, flushes } = heldPool();
    const group = new GroupCommit(pool);
    const calls = Array.from({ length: 50 }, () => group.flush());
    await turn();
    expect(flushes).toHaveLength(1);
    flushes[0]?.end();
    await Promise.all(calls);
  });

  it('gives those who call during a flush the next one, which begins after it', async () => {
    const { pool, flushes } = heldPool();
    const group = new GroupCommit(pool);
    const first = observed(group.flush());
    await turn();
    const later = [group.flush(), group.flush()].map(observed);
    await turn();
    expect(flushes).toHaveLength(1);
    flushes[0]?.end();
    await turn();
    expect([first.hasEnded, ...later.map(({ hasEnded }) => hasEnded)]).toEqual([true, false, false]);
    expect(flushes).toHaveLength(2);
    flushes[1]?.end();
    await turn();
    expect(later.map(({ hasEnded }) => hasEnded)).toEqual([true, true]);
  });

  it('fails the callers of a failed flush, and continues', async () => {
    const { pool, flushes } = heldPool();
    const group = new GroupCommit(pool);
    const first = group.flush();
    await turn();
    const second = group.flush();
    flushes[0]?.fail(new Error('connection lost'));
    await expect(first).rejects.toThrow('connection lost');
    await turn();
    flushes[1]?.end();
    await expect(second).resolves.toBeUndefined();
  });
});
