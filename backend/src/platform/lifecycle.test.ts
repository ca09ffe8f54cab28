import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLifecycle, StartError } from './lifecycle.ts';

afterEach(() => void vi.useRealTimers());

describe('a lifecycle', () => {
  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'])(
    'on %s stops everything, newest first, one after the other, then exits 0',
    async (signal) => {
      const { lifecycle, source, exit, done } = start();
      const steps: string[] = [];
      lifecycle.onStop('first', () => steps.push('first'));
      lifecycle.onStop('second', async () => {
        await sleep(20);
        steps.push('second');
      });
      source.emit(signal);
      expect(lifecycle.signal.aborted).toBe(true);
      await done;
      expect(steps).toEqual(['second', 'first']);
      expect(exit.mock.calls).toEqual([[0]]);
    },
  );

  it('takes the repeated signals of one Ctrl-C for one, and a later one as an order to stop immediately', async () => {
    vi.useFakeTimers();
    const { lifecycle, source, exit } = start();
    const stopped = vi.fn(() => new Promise<void>(() => {}));
    lifecycle.onStop('hangs', stopped, { timeoutMs: 60_000 });
    for (const delayMs of [0, 5, 900]) {
      vi.advanceTimersByTime(delayMs);
      source.emit('SIGINT');
    }
    expect(exit).not.toHaveBeenCalled();
    vi.advanceTimersByTime(200);
    source.emit('SIGINT');
    expect(exit.mock.calls).toEqual([[1]]);
    expect(stopped).toHaveBeenCalledOnce();
  });

  it('goes on to the older ones when one fails or takes too long, and exits 1', async () => {
    const { lifecycle, exit, lines, done } = start();
    const oldest = vi.fn();
    lifecycle.onStop('oldest', oldest);
    lifecycle.onStop('hangs', () => new Promise(() => {}), { timeoutMs: 20 });
    lifecycle.onStop('fails', () => Promise.reject(new Error('broken')));
    void lifecycle.stop();
    await done;
    expect(oldest).toHaveBeenCalledOnce();
    expect(exit.mock.calls).toEqual([[1]]);
    expect(lines.map(({ msg }) => msg)).toEqual(['fails did not stop cleanly', 'hangs did not stop cleanly']);
  });

  it('runs callbacks that are registered while it stops', async () => {
    const { lifecycle, done } = start();
    const late = vi.fn();
    lifecycle.onStop('slow', () => lifecycle.onStop('late', late));
    void lifecycle.stop();
    await done;
    expect(late).toHaveBeenCalledOnce();
  });

  it.each(['uncaughtException', 'unhandledRejection'])('logs an %s, stops and exits 1', async (event) => {
    const { lifecycle, source, exit, lines, done } = start();
    const stopped = vi.fn();
    lifecycle.onStop('something', stopped);
    source.emit(event, new Error('broken'));
    await done;
    expect(stopped).toHaveBeenCalledOnce();
    expect(exit.mock.calls).toEqual([[1]]);
    expect(lines[0]).toMatchObject({ level: 60, err: { message: 'broken' } });
  });

  it('exits 1 after an uncaught error while it stops', async () => {
    const { lifecycle, source, exit, lines, done } = start();
    lifecycle.onStop('careless', () => source.emit('unhandledRejection', new Error('broken')));
    source.emit('SIGTERM');
    await done;
    expect(exit.mock.calls).toEqual([[1]]);
    expect(lines.at(-1)).toMatchObject({ level: 50, err: { message: 'broken' } });
  });

  it('shows what a person can mend by its message alone', async () => {
    const { lifecycle, exit, lines } = start();
    await lifecycle.fail(new StartError('Port 4000 is taken.'));
    expect(lines).toMatchObject([{ level: 60, msg: 'Port 4000 is taken.' }]);
    expect(lines[0]).not.toHaveProperty('err');
    expect(exit.mock.calls).toEqual([[1]]);
  });

  it('does not count work interrupted by a stop as a failure', async () => {
    const { lifecycle, source, exit, lines } = start();
    source.emit('SIGINT');
    await lifecycle.fail(new Error('driver has already been destroyed'));
    expect(exit.mock.calls).toEqual([[0]]);
    expect(lines.filter(({ level }) => level > 30)).toEqual([]);
  });
});

interface Line {
  readonly level: number;
  readonly msg: string;
}

function start() {
  const lines: Line[] = [];
  const log = pino({ base: null }, { write: (line) => void lines.push(JSON.parse(line)) });
  const source = new EventEmitter();
  const { promise: done, resolve } = Promise.withResolvers<void>();
  const exit = vi.fn<(code: number) => void>(() => resolve());
  return { lifecycle: createLifecycle({ log, exit, source }), source, exit, lines, done };
}
