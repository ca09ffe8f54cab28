import { describe, expect, it } from 'vitest';
import { soleClient, TooBusyError, type TurnClient, Turns } from './turns.ts';

/** Work that lasts until it is told to end, in turns. */
function busy(maxWaiting = 4) {
  const turns = new Turns({ concurrency: 1, maxWaiting, maxPerClient: 3 });
  const running: (() => void)[] = [];
  const outcomes = new Map<string, string>();
  return {
    outcomes,
    ask(name: string, client: TurnClient = soleClient(name)): void {
      turns
        .take(client, () => new Promise<void>((done) => running.push(done)))
        .then(
          () => outcomes.set(name, 'done'),
          (error: unknown) => outcomes.set(name, error instanceof TooBusyError ? 'rejected' : 'failed'),
        );
    },
    async finishAll(): Promise<void> {
      for (let turn = 0; turn < 20; turn += 1) {
        running.shift()?.();
        await new Promise(setImmediate);
      }
    },
  };
}

const ofFlood = (at: number): TurnClient => ({ address: `2001:db8:1:${at}::/64`, site: '2001:db8:1::/48' });

describe('turns', () => {
  it('are given in the order of arrival', async () => {
    const { ask, finishAll, outcomes } = busy();
    for (const name of ['a', 'b', 'c']) ask(name);
    await finishAll();
    expect([...outcomes]).toEqual([
      ['a', 'done'],
      ['b', 'done'],
      ['c', 'done'],
    ]);
  });

  it('of a site with many waiters give way to newcomers when the queue is full, the last ones first', async () => {
    const { ask, finishAll, outcomes } = busy();
    for (let at = 0; at < 5; at += 1) ask(`flood ${at}`, ofFlood(at));
    for (const name of ['admin', 'other admin']) ask(name);
    ask('flood 5', ofFlood(5));
    await finishAll();
    expect(Object.fromEntries(outcomes)).toEqual({
      'flood 0': 'done', // running
      'flood 1': 'done',
      'flood 2': 'done',
      'flood 3': 'rejected',
      'flood 4': 'rejected',
      'flood 5': 'rejected',
      admin: 'done',
      'other admin': 'done',
    });
  });

  it('are refused to the newcomer if no site has more than it would have', async () => {
    const { ask, finishAll, outcomes } = busy();
    for (const name of ['a', 'b', 'c', 'd', 'e', 'newcomer']) ask(name);
    await finishAll();
    expect(outcomes.get('newcomer')).toBe('rejected');
    expect([...outcomes.values()].filter((outcome) => outcome === 'done')).toHaveLength(5);
  });

  it('of one client are limited, whatever room there is, and come back once they end', async () => {
    const { ask, finishAll, outcomes } = busy(100);
    for (let at = 0; at < 4; at += 1) ask(`call ${at}`, soleClient('client'));
    await finishAll();
    expect(outcomes.get('call 3')).toBe('rejected');
    ask('later', soleClient('client'));
    await finishAll();
    expect(outcomes.get('later')).toBe('done');
  });
});
