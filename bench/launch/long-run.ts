import { setTimeout as sleep } from 'node:timers/promises';
import type { Lifecycle } from '../../backend/src/platform/lifecycle.ts';
import { joinRow, rankRow, ranksOfInstances, verifyRow } from '../checks.ts';
import { say } from '../command.ts';
import { arrivalTimes, type Load, openLoop } from '../load.ts';
import { quantile } from '../measure.ts';
import { addEndpoint, type Receiver, startReceiver, untold, webhookRows } from '../receiver.ts';
import { noneRow, number, type Row, tallied, time } from '../report.ts';
import { countSent, startMailing } from '../wave.ts';
import { Sampler } from './samples.ts';
import type { Asked, Stage } from './stage.ts';

/** A second, besides the visitors. */
const rates = { rank: 20, read: 5, page: 2, screen: 2 } as const;
const wave = { people: 200, perHour: 24_000 } as const;
const waveEverySeconds = 240;
const exportEverySeconds = 60;
const refusedShare = 0.02;
const settleMs = 8 * 60_000;

/** Everything at once for a long time: nothing may fail, nothing may be lost, and nothing may grow without end. */
export async function measureLongRun(
  asked: Asked,
  stage: Stage,
  lifecycle: Lifecycle,
): Promise<readonly Row[]> {
  const { pool, products, token, server } = stage;
  const receiver = await startReceiver(lifecycle, refusedShare);
  const since = await addEndpoint(pool, `http://127.0.0.1:${receiver.port}/`);
  const sampler = new Sampler({ server, pool, products, token });
  const over = new AbortController();
  const watching = sampler.watch(AbortSignal.any([over.signal, lifecycle.signal]));
  say(`${asked.seconds / 60} minutes of everything`);
  await doEverything(asked, stage, lifecycle.signal);
  over.abort();
  await watching;
  say('waiting for the last messages and webhooks');
  const unsettled = await settle(stage, receiver);
  await stage.load.stop();
  say('checking');
  return [
    ...callRows(stage.load),
    await joinRow(pool, stage.load),
    ...(await webhookRows(pool, receiver, since)),
    await waveRow(stage),
    noneRow(
      'journeys, webhooks and waves that did not end',
      unsettled,
      `${number(receiver.refused)} webhooks refused once`,
    ),
    await rankRow(pool, 'asked of every instance', ranksOfInstances(products.map(({ port }) => port))),
    await verifyRow(server.url),
    ...sampler.rows(1000 * asked.seconds),
  ];
}

async function doEverything({ rate, seconds }: Asked, stage: Stage, signal: AbortSignal): Promise<void> {
  stage.load = stage.newLoad();
  const { load, pool, token } = stage;
  // In a short run, what is rare is less rare.
  const often = (every: number) => arrivalTimes(1 / Math.min(every, seconds / 3), seconds);
  const invite = () => void startMailing(pool, wave).catch((error: unknown) => say(String(error)));
  const headers = { authorization: `Bearer ${token}`, accept: 'text/csv' };
  const exportAll = () => void load.call('export', '/api/admin/getcsv', { headers });
  await Promise.all([
    load.run({ journey: rate, ...rates }, seconds, signal),
    openLoop(often(waveEverySeconds), invite, signal),
    openLoop(often(exportEverySeconds), exportAll, signal),
    sleep(1000 * seconds, undefined, { signal }),
  ]);
}

function callRows({ calls }: Load): readonly Row[] {
  // Those who are invited meanwhile have no rank anymore.
  const failures = calls.filter(
    ({ what, failure }) => failure !== '' && !(what === 'rank' && failure === '404 NOT_FOUND'),
  );
  const kinds = Map.groupBy(calls, ({ what }) => what);
  const slowest = [...kinds].map(([what, all]) => {
    const times = all.map(({ beganAt, endedAt }) => endedAt - beganAt).sort((one, other) => one - other);
    return `${what} ${time(quantile(times, 0.99))}`;
  });
  return [
    noneRow(
      'calls that failed',
      failures.length,
      tallied(failures.map(({ what, failure }) => `${what}: ${failure}`)) || `of ${number(calls.length)}`,
    ),
    { what: 'p99 of the answers', measured: slowest.join(', ') },
  ];
}

async function waveRow({ pool, load: { otherMail } }: Stage): Promise<Row> {
  const sent = await countSent(pool);
  const wrong = Math.abs(sent - otherMail.others) + otherMail.repeated;
  return noneRow('messages of waves that did not arrive, or not once', wrong, `${number(sent)} sent`);
}

/** Waits until every message and webhook has been sent. @returns how many were still in flight at the deadline. */
async function settle({ pool, load }: Stage, receiver: Receiver): Promise<number> {
  const left = async (): Promise<number> => {
    const { rows } = await pool.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM mailing WHERE state <> 'done'`,
    );
    return load.unfinished + (await untold(pool, receiver, 0)).queued + (rows[0]?.count ?? 0);
  };
  for (const deadline = performance.now() + settleMs; performance.now() < deadline; await sleep(500))
    if ((await left()) === 0) return 0;
  return left();
}
