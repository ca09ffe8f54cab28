import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { assessAndJudge, AssessmentPace } from '../../backend/src/features/fairness/fairness.assess.ts';
import { skipAssessments } from '../../backend/src/features/fairness/fairness.assess.repository.ts';
import { RankReader } from '../../backend/src/features/referral/referral.repository.ts';
import { joinConnections } from '../../backend/src/features/waitlist/waitlist.join-queue.ts';
import { createSecrets } from '../../backend/src/platform/secrets/secrets.ts';
import { openBenchPool } from '../database.ts';
import { interleave, medianOf, ratios, type Round, roundOf } from '../measure.ts';
import { insertVerifications, type Person } from '../people.ts';
import { ratioRow, type Row, time } from '../report.ts';
import type { Context } from './context.ts';
import { joinEach, joinServiceOn, rateOf } from './joins.ts';

const secrets = createSecrets('a secret of the benchmark, long enough for it');
const warmUpJoins = 3000;
/** As often as the runner looks. */
const lookEveryMs = 500;
const fakeShare = 0.1;
const steadyPerSecond = 500;
const steadySeconds = 20;
const heldWithinMs = 2000;
const rankSeconds = 4;

/** Joins while they are assessed and fakes among them held, against joins without assessment; and how soon fakes are held. */
export async function measureFairness(context: Context): Promise<readonly Row[]> {
  const { url, people, rounds, roundSeconds, checkpoint } = context;
  const [pool, joinPool] = [openBenchPool(url, 4), openBenchPool(url, joinConnections)];
  const service = joinServiceOn(joinPool, pool);
  const groupOf = async (count: number): Promise<readonly Person[]> => {
    const group = people.make(count).map(withFakes);
    await insertVerifications(pool, group);
    return group;
  };
  const measure = (name: 'hold' | 'off', group: readonly Person[]): Promise<Round> =>
    name === 'hold' ? whileAssessed(pool, () => joinEach(service, group)) : joinEach(service, group);
  try {
    await skipAssessments(pool);
    const { perSecond } = await joinEach(service, await groupOf(warmUpJoins));
    const groups = { hold: [] as (readonly Person[])[], off: [] as (readonly Person[])[] };
    for (const name of ['hold', 'off'] as const)
      for (let round = 0; round < rounds; round += 1)
        groups[name].push(await groupOf(Math.round(perSecond * roundSeconds)));
    await pool.query('ANALYZE otp_challenge');
    await checkpoint();
    const { hold, off } = await interleave(['hold', 'off'], context, async (name, round) => {
      await skipAssessments(pool);
      return measure(name, groups[name][round] ?? []);
    });
    return [
      ratioRow(
        'whole join while fakes are held / without assessment, per second',
        ratios(hold, off, 'perSecond'),
        `${rateOf(hold)} / ${rateOf(off)}; every tenth is a fake`,
        { atLeast: 0.95 },
      ),
      await heldRow(pool, service, await groupOf(steadyPerSecond * steadySeconds)),
      await rankRow(context, pool, service, groupOf),
    ];
  } finally {
    await Promise.all([pool.end(), joinPool.end()]);
  }
}

/** Of those with a code, so many have a disposable mailbox. */
function withFakes(person: Person, nth: number): Person {
  if (nth % Math.round(1 / fakeShare) !== 0 || person.verifiedBy !== 'email') return person;
  return {
    ...person,
    input: { ...person.input, email: person.input.email.replace(/@.*/, '@mailinator.com') },
  };
}

/** Does what the runner does, until the work is done. */
async function whileAssessed<T>(pool: Pool, work: () => Promise<T>): Promise<T> {
  let isOver = false;
  const pace = new AssessmentPace();
  const look = async (): Promise<void> => {
    while (!isOver) {
      const startedAt = performance.now();
      const step = await assessAndJudge(pool, secrets, 'held');
      if (!pace.goesOn(step)) await sleep(Math.max(0, lookEveryMs - (performance.now() - startedAt)));
    }
  };
  const looking = look();
  try {
    return await work();
  } finally {
    isOver = true;
    await looking;
  }
}

/** Joins at the steady rate. */
async function joinSteadily(
  service: ReturnType<typeof joinServiceOn>,
  group: readonly Person[],
): Promise<void> {
  const perTick = steadyPerSecond / 10;
  const startedAt = performance.now();
  for (let from = 0; from < group.length; from += perTick) {
    await joinEach(service, group.slice(from, from + perTick));
    await sleep(Math.max(0, startedAt + (1000 * (from + perTick)) / steadyPerSecond - performance.now()));
  }
}

/** At a steady rate, from the join to the hold. */
async function heldRow(
  pool: Pool,
  service: ReturnType<typeof joinServiceOn>,
  group: readonly Person[],
): Promise<Row> {
  await skipAssessments(pool);
  const { rows: first } = await pool.query<{ seq: string }>(
    'SELECT last_seq::text AS seq FROM waitlist_head',
  );
  await whileAssessed(pool, async () => {
    await joinSteadily(service, group);
    await sleep(2 * lookEveryMs);
  });
  const { rows } = await pool.query<{ p95: number; held: number }>(
    `SELECT 1000 * extract(epoch FROM percentile_cont(0.95) WITHIN GROUP (ORDER BY began_at - joined_at))::float8 AS p95, count(*)::int AS held
     FROM credit_hold JOIN signup ON seq = referred_seq WHERE seq > $1`,
    [first[0]?.seq],
  );
  const { p95 = Number.NaN, held = 0 } = rows[0] ?? {};
  return {
    what: `from a join to its hold, p95, at ${steadyPerSecond} joins a second`,
    measured: time(p95),
    goal: `at most ${time(heldWithinMs)}`,
    isKept: held > 0 && p95 <= heldWithinMs,
    details: `${held} held`,
  };
}

/** What one client waits for a rank at the steady rate, while fakes are held and without assessment. */
async function rankRow(
  { url, rounds }: Context,
  pool: Pool,
  service: ReturnType<typeof joinServiceOn>,
  groupOf: (count: number) => Promise<readonly Person[]>,
): Promise<Row> {
  const reading = openBenchPool(url, 1);
  const ranks = new RankReader(reading);
  const { rows: users } = await pool.query<{ id: string }>(
    'SELECT id FROM signup JOIN score USING (seq) WHERE standing = $1 LIMIT 1000',
    ['waiting'],
  );
  const measureOnce = async (group: readonly Person[]): Promise<Round> => {
    const latencies: number[] = [];
    const joining = joinSteadily(service, group);
    const joins = { isOver: false };
    void joining.finally(() => (joins.isOver = true));
    const startedAt = performance.now();
    while (!joins.isOver) {
      const userId = users[latencies.length % users.length]?.id ?? '';
      const askedAt = performance.now();
      await ranks.find({ userId });
      latencies.push(performance.now() - askedAt);
    }
    await joining;
    return roundOf(latencies, performance.now() - startedAt);
  };
  try {
    const { hold, off } = await interleave(['hold', 'off'], { rounds, warmUp: 1 }, async (name) => {
      await skipAssessments(pool);
      const group = await groupOf(steadyPerSecond * rankSeconds);
      return name === 'hold' ? whileAssessed(pool, () => measureOnce(group)) : measureOnce(group);
    });
    return ratioRow(
      `rank at ${steadyPerSecond} joins a second, p50: while fakes are held / without assessment`,
      ratios(hold, off, 'p50Ms'),
      `${time(medianOf(hold, 'p50Ms'))} / ${time(medianOf(off, 'p50Ms'))}`,
      { atMost: 1.05 },
    );
  } finally {
    await reading.end();
  }
}
