import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { RankReader } from '../../backend/src/features/referral/referral.repository.ts';
import { joinConnections } from '../../backend/src/features/waitlist/waitlist.join-queue.ts';
import { joinRow, rankRow, verifyRow } from '../checks.ts';
import { openBenchPool } from '../database.ts';
import { Load } from '../load.ts';
import { type Round, roundOf } from '../measure.ts';
import { insertVerifications } from '../people.ts';
import { noneRow, number, type Row, time } from '../report.ts';
import { ask, type Context, type Office } from './context.ts';
import { joinEach, joinServiceOn } from './joins.ts';

const spammers = 2000;
const name = 'Spamwave';
const joinsPerSecond = 100;
const aloneSeconds = 20;
const goalMs = 60_000;
/** Of a visitor's join meanwhile. */
const joinGoalMs = 1000;
/** As long as an action may take, and the joins beside it. */
const longestSeconds = 180;

/**
 * The built product blocks a wave of spam that came through one user's code, and brings it back, while visitors join over HTTP. The
 * same joins without an action show what they take alone.
 */
export async function measureBulk(context: Context): Promise<readonly Row[]> {
  const { readsUrl, signups } = context;
  const office = await context.office();
  const pool = openBenchPool(readsUrl, 4);
  try {
    const filter = await addSpam(pool, context);
    const blockedNow = () => countBlocked(pool);
    const others = (await blockedNow()).others;
    const alone = await whileJoining(context, office, pool, () => sleep(1000 * aloneSeconds));
    let id = '';
    const block = await whileJoining(context, office, pool, async () => {
      id = await blockAll(office, filter);
    });
    const blocked = await blockedNow();
    const ranks = new RankReader(pool);
    const ask = async (userId: string) => (await ranks.find({ userId }))?.rank;
    const blockedRanks = await rankRow(pool, 'after that', ask);
    const undone = await whileJoining(context, office, pool, () => undo(office, id));
    const left = await blockedNow();
    const what = `${number(spammers)} of ${number(signups)} users`;
    return [
      actionRow(`${what} blocked, beside ${joinsPerSecond} joins a second`, block),
      actionRow('the same undone', undone),
      joinsRow('joins while they are blocked, p99', block.joins, alone.joins),
      joinsRow('joins while that is undone, p99', undone.joins, alone.joins),
      noneRow(
        'users blocked that are not among them, or not blocked that are',
        spammers - blocked.spam + Math.abs(blocked.others - others),
      ),
      noneRow('users who are still blocked after undoing', left.spam + Math.abs(left.others - others)),
      blockedRanks,
      await rankRow(pool, 'after undoing', ask),
      await joinRow(pool, { acknowledged: [alone, block, undone].flatMap(({ load }) => load.acknowledged) }),
      await verifyRow(readsUrl, 0),
    ];
  } finally {
    await pool.end();
  }
}

/** Users who joined with the same code. @returns a filter that finds exactly these. */
async function addSpam(pool: Pool, { people, readsUrl }: Context): Promise<object> {
  const referrer = people.pickReferrer();
  const wave = people
    .make(spammers)
    .map(({ input, ...person }) => ({
      ...{ ...person, referrer },
      input: { ...input, lastName: name, referralCode: referrer.referralId },
    }));
  await insertVerifications(pool, wave);
  const joinPool = openBenchPool(readsUrl, joinConnections);
  await joinEach(joinServiceOn(joinPool, pool), wave);
  await joinPool.end();
  const { rows } = await pool.query<{ id: string }>('SELECT id FROM signup WHERE seq = $1', [referrer.seq]);
  return { referredBy: rows[0]?.id, search: name };
}

async function countBlocked(pool: Pool): Promise<{ readonly spam: number; readonly others: number }> {
  const { rows } = await pool.query<{ spam: number; others: number }>(
    `SELECT count(*) FILTER (WHERE last_name = $1)::int AS spam, count(*) FILTER (WHERE last_name <> $1)::int AS others
     FROM signup WHERE blocked_at IS NOT NULL`,
    [name],
  );
  return rows[0] ?? { spam: 0, others: 0 };
}

interface Phase {
  readonly ms: number;
  readonly joins: Round;
  readonly load: Load;
}

/** Does the work beside joins that began before it. */
async function whileJoining(
  { people, lifecycle }: Context,
  { product }: Office,
  pool: Pool,
  work: () => Promise<void>,
): Promise<Phase> {
  const verified = people.make(joinsPerSecond * longestSeconds);
  await insertVerifications(pool, verified);
  const load = new Load({ ports: [product.port], people, verified });
  const joining = load.run({ join: joinsPerSecond }, longestSeconds, lifecycle.signal);
  await sleep(1000);
  const beganAt = performance.now();
  await work();
  const ms = performance.now() - beganAt;
  await load.stop();
  await joining;
  if (load.failures !== '') throw new Error(`Joins failed: ${load.failures}`);
  const latencies = load.calls.map((call) => call.endedAt - call.beganAt);
  return { ms, joins: roundOf(latencies, ms), load };
}

async function blockAll(office: Office, filter: object): Promise<string> {
  const input = { kind: 'BLOCK', filter };
  const { users, version } = await ask<{ users: number; version: string }>(
    office,
    'query ($input: BulkActionInput!) { answer: previewBulkAction(input: $input) { users version } }',
    { input },
  );
  if (users !== spammers) throw new Error(`The preview has ${users} users instead of ${spammers}`);
  const started = await ask<Action>(
    office,
    'mutation ($input: StartBulkActionInput!) { answer: startBulkAction(input: $input) { id isEnded } }',
    { input: { ...input, version, reason: 'Spam' } },
  );
  await untilEnded(office, started);
  return started.id;
}

async function undo(office: Office, id: string): Promise<void> {
  const query = 'mutation ($id: ID!) { answer: undoBulkAction(id: $id) { id isEnded } }';
  await untilEnded(office, await ask<Action>(office, query, { id }));
}

interface Action {
  readonly id: string;
  readonly isEnded: boolean;
}

async function untilEnded(office: Office, { id, isEnded }: Action): Promise<void> {
  for (let hasEnded = isEnded; !hasEnded;) {
    await sleep(100);
    const { actions } = await ask<{ actions: readonly Action[] }>(
      office,
      '{ answer: bulkActions(first: 5) { actions { id isEnded } } }',
    );
    hasEnded = actions.some((action) => action.id === id && action.isEnded);
  }
}

const actionRow = (what: string, { ms }: Phase): Row => ({
  what,
  measured: time(ms),
  goal: `at most ${time(goalMs)}`,
  isKept: ms <= goalMs,
});

const joinsRow = (what: string, { p99Ms, count }: Round, alone: Round): Row => ({
  what,
  measured: time(p99Ms),
  goal: `at most ${time(joinGoalMs)}`,
  isKept: p99Ms <= joinGoalMs,
  details: `${number(count)} joins; alone ${time(alone.p99Ms)}`,
});
