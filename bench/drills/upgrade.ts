import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { parseOptions } from '../../backend/src/command-options.ts';
import type { Lifecycle } from '../../backend/src/platform/lifecycle.ts';
import { joinRow, rankRow, ranksOfInstances, verifyRow } from '../checks.ts';
import { say, wholeNumber } from '../command.ts';
import { openBenchPool, startEmptyServer } from '../database.ts';
import { Load } from '../load.ts';
import { now } from '../measure.ts';
import { startMailSink } from '../mail-sink.ts';
import { openPeopleSource } from '../people.ts';
import { openOffice, type Product, productionSettings, runProgram, startProduct } from '../product.ts';
import { addEndpoint, startReceiver, untold, webhookRows } from '../receiver.ts';
import { noneRow, number, type Report, type Row, tallied, time } from '../report.ts';
import { type Checkout, checkOut, newestRelease } from './checkout.ts';

const rates = { journey: 8, rank: 15, read: 5, screen: 2 } as const;
const mailLatencyMs = 20;
const settleMs = 60_000;

/** Starts this release beside an older one under load, and replaces the instances one at a time. No call may fail. */
export async function upgrade(args: readonly string[], lifecycle: Lifecycle): Promise<Report> {
  const { values } = parseOptions(args, {
    options: { from: { type: 'string' }, signups: { type: 'string' }, seconds: { type: 'string' } },
  });
  const signups = wholeNumber('--signups', values.signups, { min: 1000, max: 10_000_000, fallback: 20_000 });
  const seconds = wholeNumber('--seconds', values.seconds, { min: 1, max: 3600, fallback: 15 });
  const release = await checkOut(values.from ?? (await newestRelease()), lifecycle);
  const stage = await setUp(release, signups, lifecycle);
  const { load, pool, receiver, url, version } = stage;
  const loading = load.run(rates, 24 * 3600, lifecycle.signal);
  const pause = () => sleep(1000 * seconds, undefined, { signal: lifecycle.signal });
  const { rows, products } = await replaceAll(stage, pause);
  say('checking');
  const unsettled = await settle(stage);
  await load.stop();
  await loading;
  const about = `${version}. From ${release.name} to this version, with ${number(signups)} signups. Each second ${rates.journey} visitors join by email from the request for a code to the welcome, ${rates.rank} ranks are looked up, ${rates.read} calls read, and an admin opens ${rates.screen} screens. Instances that are about to stop get no new visitors, as a proxy does it.`;
  return {
    about,
    rows: [
      ...rows,
      await joinRow(pool, load),
      ...(await webhookRows(pool, receiver, signups)),
      noneRow('journeys and webhooks that did not end', unsettled),
      await rankRow(pool, 'asked of every instance', ranksOfInstances(products.map(({ port }) => port))),
      await verifyRow(url),
    ],
  };
}

type Stage = Awaited<ReturnType<typeof setUp>>;

/** Two instances of the older release on a PostgreSQL of their own, and a load that waits. */
async function setUp(release: Checkout, signups: number, lifecycle: Lifecycle) {
  const { url, version } = await startEmptyServer(lifecycle);
  const mail = await startMailSink(mailLatencyMs, (message) => load.onMail(message), lifecycle);
  const settings = { ...productionSettings(url, mail.port), LOG_LEVEL: 'warn', MAIL_PER_HOUR: '1000000' };
  const startNew = () => startProduct(lifecycle, { settings });
  const startOld = () => startProduct(lifecycle, { settings, checkout: release.folder });
  say('starting the old release');
  const first = await startOld();
  await runProgram('seed-command', ['--signups', String(signups)], settings, release.folder);
  const second = await startOld();
  const token = await openOffice(first);
  const pool = openBenchPool(url, 2);
  lifecycle.onStop('the pool', () => pool.end());
  const receiver = await startReceiver(lifecycle);
  await addEndpoint(pool, `http://127.0.0.1:${receiver.port}/`);
  const people = await openPeopleSource(pool, signups);
  const load: Load = new Load({ ports: [first.port, second.port], people, token });
  return { url, version, pool, receiver, load, first, second, startOld, startNew };
}

/** Before an instance is stopped, visitors are led to the others. @returns a row for each part. */
async function replaceAll(
  { load, pool, first, second, startOld, startNew }: Stage,
  pause: () => Promise<void>,
) {
  const rows: Row[] = [];
  const part = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    say(name);
    const from = load.calls.length;
    const result = await work();
    rows.push(partRow(name, load, from));
    return result;
  };
  const lead = async (products: readonly Product[]) => {
    load.ports = products.map(({ port }) => port);
    await sleep(1000); // calls to those that are left out have their answers by then
  };
  await pause(); // the first seconds of fresh processes are slow
  await part('two instances of the old release', pause);
  const migrations = await countMigrations(pool);
  const beganAt = now();
  const newest = await part('the same, while the new release starts and migrates', startNew);
  rows.push({
    what: 'start of the new release, its migrations included',
    measured: time(now() - beganAt),
    details: `migrations: ${number((await countMigrations(pool)) - migrations)}`,
  });
  await part('the same, on the new schema', pause);
  await lead([first, second, newest]);
  await part('old and new', pause);
  await lead([first, newest]);
  const again = await part('one old and one new, while the other old one starts again', async () => {
    await second.stop();
    const started = await startOld();
    await pause();
    return started;
  });
  await lead([again, newest]);
  await part('the old one that started on the new schema, and the new one', async () => {
    await first.stop();
    await pause();
  });
  const products = [newest, await startNew()];
  await lead(products);
  await part('two instances of the new release', async () => {
    await again.stop();
    await pause();
  });
  return { rows, products };
}

function partRow(name: string, { calls }: Load, from: number): Row {
  const own = calls.slice(from);
  const failed = own.filter(({ failure }) => failure !== '');
  const slowest = own.reduce((most, { beganAt, endedAt }) => Math.max(most, endedAt - beganAt), 0);
  const failures = tallied(failed.map(({ what, failure }) => `${what}: ${failure}`));
  const row = noneRow(
    `failures, visitors led to ${name}`,
    failed.length,
    `${number(own.length)} calls, the slowest ${time(slowest)}${failures === '' ? '' : `; ${failures}`}`,
  );
  return { ...row, isKept: failed.length === 0 && own.length > 0 };
}

async function countMigrations(pool: Pool): Promise<number> {
  const sql = 'SELECT count(*)::int AS count FROM mikro_orm_migrations';
  return (await pool.query<{ count: number }>(sql)).rows[0]?.count ?? 0;
}

/** @returns how many journeys and webhooks had not ended in time. */
async function settle({ pool, receiver, load }: Stage): Promise<number> {
  const left = async () => load.unfinished + (await untold(pool, receiver, 0)).queued;
  // What is to come is not waited for.
  load.pause();
  for (const deadline = now() + settleMs; now() < deadline; await sleep(500))
    if ((await left()) === 0) return 0;
  return left();
}
