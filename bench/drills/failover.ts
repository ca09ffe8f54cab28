import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { parseOptions } from '../../backend/src/command-options.ts';
import { verifyDatabase } from '../../backend/src/admin/verify.ts';
import type { Lifecycle } from '../../backend/src/platform/lifecycle.ts';
import { openBenchPool, takeDatabase } from '../bench-database.ts';
import { log, publish, say, today } from '../command.ts';
import { insertVerifications, openPeopleSource } from '../people.ts';
import { startProduct } from '../product.ts';
import type { Drill } from './drill.ts';
import { FailoverLoad } from './failover-load.ts';
import {
  failoverMarkdown,
  type FailoverResult,
  isKept,
  resultOf,
  type Rehearsal,
} from './failover-report.ts';
import { findInstallation, freePort, PostgresNode } from './postgres-node.ts';
import { addWebhookEndpoint, startWebhookReceiver } from './webhook-receiver.ts';

const usage = `Usage: npm run drill -- failover [--results]

Kills the primary under load, promotes its standby and brings the old primary back as a standby: once with commits that
wait for the standby, once without. Needs an installed PostgreSQL.

  --results  keep the result in bench/results
`;

const seeded = 10_000;
const joiners = 8;
const people = 60_000;
const beforeMs = 5_000;
/** How long an operator, or a tool such as Patroni, takes to notice and promote. */
const noticeMs = 3_000;
const afterMs = 8_000;
/** How long an asynchronous standby had received nothing when the primary was lost. */
const lagMs = 500;

export const failover: Drill = {
  does: 'kill the primary under load and promote a standby',
  usage,
  async run(args, lifecycle) {
    const { results } = parseOptions(args, { options: { results: { type: 'boolean' } } }).values;
    const rehearsals: FailoverResult[] = [];
    for (const isSynchronous of [true, false])
      rehearsals.push(resultOf(await rehearse(isSynchronous, lifecycle)));
    const markdown = failoverMarkdown(rehearsals, today());
    if (results === true) await publish(`${today()}-failover`, rehearsals, markdown);
    else process.stdout.write(`\n${markdown}`);
    return rehearsals.every(isKept);
  },
};

async function rehearse(isSynchronous: boolean, lifecycle: Lifecycle): Promise<Rehearsal> {
  say(`a primary and ${isSynchronous ? 'a synchronous' : 'an asynchronous'} standby`);
  const { first, second } = await startServers(lifecycle);
  const receiver = await startWebhookReceiver(lifecycle);
  const database = await takeDatabase(`postgres://waitlist@${first.host}/waitlist`, lifecycle, log);
  await database.grow(seeded);
  await second.copyFrom(first);
  await second.start();
  await first.streamsTo(second);
  if (isSynchronous) await first.waitFor(second);

  const hosts = `${first.host},${second.host}`;
  const url = `postgres://waitlist@${hosts}/waitlist?target_session_attrs=read-write`;
  const pool = openBenchPool(url, 2);
  await addWebhookEndpoint(pool, `http://127.0.0.1:${receiver.port}/`);
  const source = await openPeopleSource(pool, seeded);
  const crowd = source.make(people);
  await insertVerifications(pool, crowd);
  const settings = settingsFor(url, `postgres://waitlist@${hosts}/waitlist?target_session_attrs=standby`);
  const products = [await startProduct(lifecycle, { settings }), await startProduct(lifecycle, { settings })];

  const load = new FailoverLoad(products.map(({ origin }) => Number(new URL(origin).port)));
  load.begin(crowd, joiners);
  await sleep(beforeMs);
  if (!isSynchronous) await stopSending(first, second);
  say('killing the primary');
  await first.kill();
  const killedAt = performance.now();
  await sleep(noticeMs);
  say('promoting the standby');
  await second.promote();
  const promotedAt = performance.now();
  const seqAtPromotion = await lastSeq(second);
  await sleep(afterMs);
  say('bringing the old primary back as a standby');
  await first.rewindTo(second);
  await first.start();
  await second.streamsTo(first);
  if (isSynchronous) await second.waitFor(first);
  const attachedAt = performance.now();
  await sleep(beforeMs);
  await load.stop();
  say('checking');
  const rehearsal = {
    isSynchronous,
    killedAt,
    promotedAt,
    attachedAt,
    seqAtPromotion,
    lagMs: isSynchronous ? 0 : lagMs,
    outcomes: load.outcomes,
    joined: await emailsOf(pool),
    announced: await announcedButMissing(pool, receiver.told),
    wrongCursors: await countWrongCursors(pool),
    agrees: await verifyDatabase({ pool, ranks: undefined, write: () => undefined }),
    standbyAgrees: (await lastSeq(first)) === (await lastSeq(second)),
    postgres: await second.version(),
  };
  await pool.end();
  await Promise.all(products.map((product) => product.stop()));
  return rehearsal;
}

async function startServers(lifecycle: Lifecycle) {
  const installation = findInstallation();
  const folder = await mkdtemp(join(tmpdir(), 'waitlist-drill-'));
  lifecycle.onStop('the data', () => rm(folder, { recursive: true, force: true }), { timeoutMs: 60_000 });
  const { uid, gid } = installation.account;
  if (uid !== undefined && gid !== undefined) await chown(folder, uid, gid);
  await chmod(folder, 0o700);
  const node = async (name: string) =>
    new PostgresNode(installation, name, { folder, port: await freePort() });
  const [first, second] = [await node('first'), await node('second')];
  for (const each of [first, second]) lifecycle.onStop(`server ${each.name}`, () => each.stop());
  await first.create();
  await first.start();
  await first.query('CREATE ROLE waitlist LOGIN');
  await first.query('CREATE DATABASE waitlist OWNER waitlist');
  return { first, second };
}

const settingsFor = (url: string, replicaUrl: string): Readonly<Record<string, string>> => ({
  DATABASE_URL: url,
  DATABASE_REPLICA_URLS: replicaUrl,
  APP_SECRET: secret,
  LOG_LEVEL: 'warn',
  WEBHOOK_ALLOW_ADDRESSES: '127.0.0.0/8',
  CALLS_PER_ADDRESS_PER_MINUTE: '1000000000',
  PUBLIC_WRITES_PER_ADDRESS_PER_MINUTE: '1000000000',
  OTP_SENDS_PER_ADDRESS_PER_HOUR: '1000000',
  MAIL_PER_HOUR: '1000000',
});

const secret = randomBytes(48).toString('base64');

/** Stops the primary from sending to an asynchronous standby: anything written from now on is lost with it. */
async function stopSending(primary: PostgresNode, standby: PostgresNode): Promise<void> {
  const [sender] = await primary.query<{ pid: number }>(
    `SELECT pid FROM pg_stat_replication WHERE application_name = '${standby.name}'`,
  );
  if (sender === undefined) throw new Error('The primary sends nothing');
  process.kill(sender.pid, 'SIGSTOP');
  await sleep(lagMs);
}

async function lastSeq(server: PostgresNode): Promise<number> {
  const [row] = await server.query<{ seq: string }>(
    'SELECT last_seq::text AS seq FROM waitlist_head',
    'waitlist',
  );
  return Number(row?.seq);
}

async function emailsOf(pool: Pool): Promise<ReadonlySet<string>> {
  const { rows } = await pool.query<{ email: string }>(
    'SELECT lower(email) AS email FROM signup WHERE seq > $1',
    [seeded],
  );
  return new Set(rows.map(({ email }) => email));
}

/** How many announced joins the waitlist does not have. */
async function announcedButMissing(pool: Pool, told: ReadonlyMap<string, number>): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM unnest($1::text[]) AS sent (id)
     WHERE NOT EXISTS (SELECT FROM signup WHERE webhook_id('signup.joined', signup.id) = sent.id AND seq > $2)`,
    [[...told.keys()], seeded],
  );
  return rows[0]?.count ?? 0;
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
