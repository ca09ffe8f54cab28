import { Pool } from 'pg';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { expect, it, onTestFinished } from 'vitest';
import { GaugeWatch, type WatchedGauge } from './watched-gauges.ts';

const pool = new Pool({ connectionString: 'postgres://nobody@127.0.0.1:1/nothing' });

function watch(read: WatchedGauge['read'], ...others: WatchedGauge[]) {
  const registry = new Registry();
  const gauge: WatchedGauge = { name: 'queues', help: 'Queues.', labelNames: ['state'], read };
  const gauges = new GaugeWatch({
    pool,
    log: pino({ level: 'silent' }),
    lookEveryMs: 5,
    gauges: [gauge, ...others],
  });
  gauges.register(registry);
  const stopping = new AbortController();
  onTestFinished(() => stopping.abort());
  const watching = gauges.watch(stopping.signal);
  return { shown: () => registry.metrics(), stopping, watching };
}

it('shows the last values read, and nothing that has been deleted', async () => {
  let samples = [{ labels: { state: 'long' }, value: 3 }];
  const { shown } = watch(() => Promise.resolve(samples));
  await expect.poll(shown).toContain('queues{state="long"} 3');
  samples = [{ labels: { state: 'short' }, value: 1 }];
  await expect.poll(shown).toContain('queues{state="short"} 1');
  expect(await shown()).not.toContain('long');
});

it('shows nothing while it cannot be read, and goes on reading the others', async () => {
  let isAway = false;
  const { shown } = watch(
    () =>
      isAway ? Promise.reject(new Error('away')) : Promise.resolve([{ labels: { state: 'a' }, value: 1 }]),
    {
      name: 'others',
      help: 'Others.',
      labelNames: ['state'],
      read: () => Promise.resolve([{ labels: { state: 'b' }, value: 2 }]),
    },
  );
  await expect.poll(shown).toContain('queues{state="a"} 1');
  isAway = true;
  await expect.poll(shown).not.toContain('queues{');
  expect(await shown()).toContain('others{state="b"} 2');
  isAway = false;
  await expect.poll(shown).toContain('queues{state="a"} 1');
});

it('ends when it is stopped', async () => {
  const { shown, stopping, watching } = watch(() => Promise.resolve([{ labels: { state: 'a' }, value: 1 }]));
  await expect.poll(shown).toContain('queues{');
  stopping.abort();
  await watching;
});
