import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { parseOptions } from '../../backend/src/command-options.ts';
import type { Lifecycle } from '../../backend/src/platform/lifecycle.ts';
import { joinRow, lostJoins, verifyRow } from '../checks.ts';
import { say } from '../command.ts';
import { grow, migrateAlone, openBenchPool } from '../database.ts';
import { Load } from '../load.ts';
import { now } from '../measure.ts';
import { startMailSink } from '../mail-sink.ts';
import { insertVerifications, openPeopleSource } from '../people.ts';
import { productionSettings, startProduct } from '../product.ts';
import { addEndpoint, startReceiver, webhookRows } from '../receiver.ts';
import { noneRow, number, type Report, type Row, tallied, time } from '../report.ts';
import { findInstallation, freePort, PostgresNode } from './postgres-node.ts';

const seeded = 10_000;
const rates = { join: 100, journey: 5, read: 40, page: 2 } as const;
const people = 8_000;
const beforeSeconds = 5;
/** How long an operator, or a tool such as Patroni, takes to notice and promote. */
const noticeSeconds = 3;
const afterSeconds = 8;
/** How long an asynchronous standby had received nothing when the primary was lost. */
const lagMs = 500;
const promisedMs = { join: 5_000, slowest: 20_000 };

/** Kills the primary under load, promotes its standby, and brings the old primary back as a standby. */
export async function failover(args: readonly string[], lifecycle: Lifecycle): Promise<Report> {
  parseOptions(args, { options: {} });
  const [synchronous, asynchronous] = [await rehearse(true, lifecycle), await rehearse(false, lifecycle)];
  const about = `PostgreSQL ${synchronous.version}. Two instances on a primary and a standby; each second ${rates.join} visitors join, ${rates.journey} come with an emailed code, ${rates.read} read and ${rates.page} open the site. The primary is killed (SIGKILL), the standby promoted ${noticeSeconds} s later, and the old primary brought back as its standby with pg_rewind. The asynchronous standby had received nothing for ${lagMs} ms.`;
  return { about, rows: [...synchronous.rows, ...asynchronous.rows] };
}

async function rehearse(isSynchronous: boolean, lifecycle: Lifecycle) {
  say(`a primary and ${isSynchronous ? 'a synchronous' : 'an asynchronous'} standby`);
  const { first, second } = await startPair(isSynchronous, lifecycle);
  const { load, pool, receiver, url, stopProducts } = await startInstances(first, second, lifecycle);
  const loading = load.run(rates, 3600, lifecycle.signal);
  await sleep(1000 * beforeSeconds);
  if (!isSynchronous) await stopSending(first, second);
  say('killing the primary');
  await first.kill();
  const killedAt = now();
  await sleep(1000 * noticeSeconds);
  say('promoting the standby');
  await second.promote();
  const promotedAt = now();
  await sleep(1000 * afterSeconds);
  say('bringing the old primary back as a standby');
  await first.rewindTo(second);
  await first.start();
  await second.streamsTo(first);
  if (isSynchronous) await second.waitFor(first);
  const attachedAt = now();
  await sleep(1000 * beforeSeconds);
  await load.stop();
  await loading;
  say('checking');
  const lost = (await lostJoins(pool, load)).length;
  const name = isSynchronous ? 'synchronous' : 'asynchronous';
  const rows: Row[] = [
    isSynchronous
      ? await joinRow(pool, load)
      : {
          what: 'acknowledged joins lost: what the standby had not received',
          measured: number(lost),
          details: `${number(load.acknowledged.length)} acknowledged`,
        },
    ...timeRows(load, { killedAt, promotedAt, attachedAt }),
    failureRow(load, isSynchronous),
    ...(isSynchronous ? await webhookRows(pool, receiver, seeded) : []),
    await verifyRow(url),
    noneRow(
      'cursors of webhooks past the last join, sequences behind their table',
      await countWrongCursors(pool),
    ),
    await standbyRow(first, second),
  ];
  const version = await second.version();
  await pool.end();
  await stopProducts();
  return { version, rows: rows.map((row) => ({ ...row, what: `${name}: ${row.what}` })) };
}

interface Moments {
  readonly killedAt: number;
  readonly promotedAt: number;
  readonly attachedAt: number;
}

function timeRows(
  { calls, acknowledged }: Load,
  { killedAt, promotedAt, attachedAt }: Moments,
): readonly Row[] {
  const firstJoin = Math.min(
    ...acknowledged
      .filter(({ beganAt, endedAt }) => beganAt > killedAt && endedAt > promotedAt)
      .map(({ endedAt }) => endedAt),
  );
  const slowest = calls.reduce((most, { beganAt, endedAt }) => Math.max(most, endedAt - beganAt), 0);
  const row = (what: string, ms: number, atMost: number): Row => ({
    what,
    measured: time(ms),
    goal: `≤ ${time(atMost)}`,
    isKept: ms <= atMost,
  });
  return [
    {
      ...row('from the promotion to the first join', firstJoin - promotedAt, promisedMs.join),
      details: `the old primary followed after ${time(attachedAt - promotedAt)}`,
    },
    row('slowest answer', slowest, promisedMs.slowest),
  ];
}

/** Callers see 503 with Retry-After and nothing else; with an asynchronous standby, codes of the lost moment do not work. */
function failureRow({ calls, failures }: Load, isSynchronous: boolean): Row {
  const others = calls.filter(
    ({ failure, hasRetryAfter }) =>
      failure !== '' &&
      !(failure.endsWith(' DATABASE_UNAVAILABLE') && hasRetryAfter) &&
      (isSynchronous || !/ (?:OTP_INVALID|VERIFICATION_REQUIRED)$/.test(failure)),
  );
  const details =
    others.length === 0 ? failures : tallied(others.map(({ what, failure }) => `${what}: ${failure}`));
  return noneRow('failures other than DATABASE_UNAVAILABLE with Retry-After', others.length, details);
}

async function startPair(isSynchronous: boolean, lifecycle: Lifecycle) {
  const installation = findInstallation();
  const folder = await mkdtemp(join(tmpdir(), 'waitlist-drill-'));
  lifecycle.onStop('the data', () => rm(folder, { recursive: true, force: true }), { timeoutMs: 60_000 });
  const { uid, gid } = installation.account;
  if (uid !== undefined && gid !== undefined) await chown(folder, uid, gid);
  await chmod(folder, 0o700);
  const [first, second] = [
    new PostgresNode(installation, 'first', { folder, port: await freePort() }),
    new PostgresNode(installation, 'second', { folder, port: await freePort() }),
  ];
  for (const each of [first, second]) lifecycle.onStop(`server ${each.name}`, () => each.stop());
  await first.create();
  await first.start();
  await first.query('CREATE ROLE waitlist LOGIN');
  await first.query('CREATE DATABASE waitlist OWNER waitlist');
  const url = `postgres://waitlist@${first.host}/waitlist`;
  await migrateAlone(url);
  await grow(url, seeded, lifecycle.signal);
  await second.copyFrom(first);
  await second.start();
  await first.streamsTo(second);
  if (isSynchronous) await first.waitFor(second);
  return { first, second };
}

async function startInstances(first: PostgresNode, second: PostgresNode, lifecycle: Lifecycle) {
  const both = `postgres://waitlist@${first.host},${second.host}/waitlist?target_session_attrs=`;
  const url = `${both}read-write`;
  const pool = openBenchPool(url, 2);
  const receiver = await startReceiver(lifecycle);
  await addEndpoint(pool, `http://127.0.0.1:${receiver.port}/`);
  const source = await openPeopleSource(pool, seeded);
  const verified = source.make(people, 'EMAIL');
  await insertVerifications(pool, verified);
  const mail = await startMailSink(0, (message) => load.onMail(message), lifecycle);
  const settings = {
    ...productionSettings(url, mail.port),
    ...{ DATABASE_REPLICA_URLS: `${both}standby`, LOG_LEVEL: 'warn', MAIL_PER_HOUR: '1000000' },
  };
  const products = [await startProduct(lifecycle, { settings }), await startProduct(lifecycle, { settings })];
  const load: Load = new Load({ ports: products.map(({ port }) => port), people: source, verified });
  const stopProducts = () => Promise.all(products.map((product) => product.stop()));
  return { load, pool, receiver, url, stopProducts };
}

/** Stops the primary from sending to an asynchronous standby: anything written from now on is lost with it. */
async function stopSending(primary: PostgresNode, standby: PostgresNode): Promise<void> {
  const [sender] = await primary.query<{ pid: number }>(
    `SELECT pid FROM pg_stat_replication WHERE application_name = '${standby.name}'`,
  );
  if (sender === undefined) throw new Error('The primary sends nothing');
  process.kill(sender.pid, 'SIGSTOP');
  await sleep(lagMs);
}

async function standbyRow(first: PostgresNode, second: PostgresNode): Promise<Row> {
  const sql = 'SELECT last_seq::text AS seq FROM waitlist_head';
  const [[one], [other]] = [
    await first.query<{ seq: string }>(sql, 'waitlist'),
    await second.query<{ seq: string }>(sql, 'waitlist'),
  ];
  const agrees = one !== undefined && one.seq === other?.seq;
  return {
    what: 'the old primary against the new one',
    measured: agrees ? 'agrees' : 'differs',
    goal: 'agrees',
    isKept: agrees,
  };
}

/** Webhook cursors past the last join, and sequences that would reuse a number. */
async function countWrongCursors(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM webhook_endpoint, waitlist_head WHERE claimed_seq > last_seq OR joined_seq > last_seq',
  );
  let wrong = rows[0]?.count ?? 0;
  const { rows: columns } = await pool.query<{ sql: string }>(
    `SELECT format('SELECT coalesce(max(%I), 0) > (SELECT last_value FROM %s) AS wrong FROM %I', column_name,
       pg_get_serial_sequence(quote_ident(table_name), column_name), table_name) AS sql
     FROM information_schema.columns WHERE table_schema = 'public' AND is_identity = 'YES'`,
  );
  for (const { sql } of columns) {
    const { rows: found } = await pool.query<{ wrong: boolean }>(sql);
    if (found[0]?.wrong === true) wrong += 1;
  }
  return wrong;
}
