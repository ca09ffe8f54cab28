import { setTimeout as sleep } from 'node:timers/promises';
import { queueAllWelcomes } from '../../backend/src/features/waitlist/waitlist.welcome.repository.ts';
import { inTransaction } from '../../backend/src/platform/database/database.ts';
import type { Lifecycle } from '../../backend/src/platform/lifecycle.ts';
import { joinRow, verifyRow } from '../checks.ts';
import { say } from '../command.ts';
import { type Journey, Load } from '../load.ts';
import { quantile } from '../measure.ts';
import { noneRow, number, type Row, time } from '../report.ts';
import { countSent, startMailing } from '../wave.ts';
import { type Asked, patienceSeconds, type Stage } from './stage.ts';

/** Waits under a burst, with what may be in the visitors' way. */
export async function measureBurst(
  asked: Asked,
  stage: Stage,
  lifecycle: Lifecycle,
): Promise<readonly Row[]> {
  const { signal } = lifecycle;
  const visit = async () => {
    await stage.load.run({ journey: asked.rate }, asked.seconds, signal);
    await stage.load.awaitMessages(patienceSeconds, signal);
    return stage.load;
  };
  let before: Load | undefined;
  if (asked.bulk > 0) {
    await stage.pool.query(`UPDATE signup SET verified_by = 'email' WHERE verified_by <> 'email'`);
    await stage.pool.query('VACUUM (ANALYZE) signup');
    say('visitors come while no mailing is under way');
    stage.load = stage.newLoad();
    before = await visit();
  }
  if (asked.friendNews) {
    await stage.pool.query(`UPDATE message_trigger SET is_on = false WHERE kind = 'friend'`);
    say('visitors come while nobody is told of friends');
    stage.load = stage.newLoad();
    before = await visit();
    await stage.pool.query(
      `UPDATE message_trigger SET is_on = true, delay_minutes = 0, since_seq = head.last_seq, last_seq = head.last_seq
       FROM waitlist_head AS head WHERE kind = 'friend'`,
    );
  }
  stage.load = stage.newLoad();
  const queued = await queueBacklog(asked, stage, signal);
  say('visitors come');
  const beganAt = stage.arrivals.length;
  const load = await visit();
  const { journeys } = load;
  const joined = joinedOf(journeys);
  return [
    ...waitRows(asked, journeys, before?.journeys),
    {
      what: 'visitors who joined',
      measured: `${number(joined)} of ${number(journeys.length)}`,
      ...(goalOf(asked)?.all === true ? { goal: 'all', isKept: joined === journeys.length } : {}),
      details: load.failures === '' ? 'no call failed' : load.failures,
    },
    ...(asked.friendNews && before !== undefined ? [friendRow(joined / joinedOf(before.journeys))] : []),
    noneRow('messages sent again', load.otherMail.repeated),
    {
      what: 'messages in the busiest second',
      measured: busiestSecond(stage.arrivals.slice(beganAt)),
      details: `${number(load.otherMail.others)} to others${queued === '' ? '' : `; before: ${queued}`}`,
    },
    await joinRow(stage.pool, load),
    await verifyRow(stage.server.url),
  ];
}

const joinedOf = (journeys: readonly Journey[]): number =>
  journeys.filter(({ joinedAt }) => Number.isFinite(joinedAt)).length;

const leastShare = 0.95;
const friendRow = (share: number): Row => ({
  what: 'visitors who joined while users are told of friends / while nobody is',
  measured: share.toFixed(2),
  goal: `≥ ${leastShare}`,
  isKept: share >= leastShare,
});

const busiestSecond = (moments: readonly number[]): string =>
  number(
    Math.max(
      0,
      ...[...Map.groupBy(moments, (at) => Math.floor(at / 1000)).values()].map(({ length }) => length),
    ),
  );

/** The promises, each for a kind of run; `all` says whether all visitors have to join, too. */
const goals: readonly (Partial<Asked> & { readonly p99Seconds: number; readonly all: boolean })[] = [
  ...[
    { welcomes: 0, bulk: 0 },
    { welcomes: 0, bulk: 100_000 },
  ].map((backlog) => ({
    ...{
      rate: 60,
      seconds: 30,
      mailLatencyMs: 150,
      noisyClient: 0,
      friendNews: false,
      p99Seconds: 2,
      all: true,
    },
    ...backlog,
  })),
  { rate: 60, seconds: 30, mailLatencyMs: 150, noisyClient: 0, welcomes: 20_000, p99Seconds: 2, all: false },
  {
    rate: 200,
    seconds: 30,
    mailLatencyMs: 150,
    noisyClient: 0,
    welcomes: 0,
    bulk: 0,
    p99Seconds: 5,
    all: false,
  },
  { rate: 100, seconds: 30, friendNews: true, p99Seconds: 1, all: true },
  { mailLatencyMs: 300, noisyClient: 600, welcomes: 0, bulk: 0, p99Seconds: 2, all: false },
];

const goalOf = (asked: Asked) =>
  goals.find(({ p99Seconds: _p99, all: _all, ...run }) =>
    Object.entries(run).every(([name, value]) => asked[name as keyof Asked] === value),
  );

/** From the moment a visitor was due to request a code. */
function waitRows(
  asked: Asked,
  journeys: readonly Journey[],
  before: readonly Journey[] = [],
): readonly Row[] {
  const p99 = (of: readonly Journey[], moment: (journey: Journey) => number, part = 0.99) => {
    const waits = of.map((journey) => moment(journey) - journey.dueAt).sort((one, other) => one - other);
    return quantile(waits, part, 'upper');
  };
  const row = (what: string, moment: (journey: Journey) => number, of = journeys): Row => ({
    what,
    measured: `p99 ${time(p99(of, moment))}`,
    details: `p50 ${time(p99(of, moment, 0.5))}, p95 ${time(p99(of, moment, 0.95))}, longest ${time(p99(of, moment, 1))}`,
  });
  const code = row('wait for the code', ({ codeAt }) => codeAt);
  const goal = goalOf(asked)?.p99Seconds;
  const isKept = goal === undefined || p99(journeys, ({ codeAt }) => codeAt) <= 1000 * goal;
  return [
    goal === undefined ? code : { ...code, goal: `p99 ≤ ${goal} s`, isKept },
    ...(before.length === 0
      ? []
      : [row('wait for the code, of as many visitors before', ({ codeAt }) => codeAt, before)]),
    row('wait for the answer to the request', ({ askedAt }) => askedAt),
    row('wait until joined', ({ joinedAt }) => joinedAt),
    row('wait for the welcome email', ({ welcomedAt }) => welcomedAt),
    row('delay of the visitors themselves, included', ({ begunAt }) => begunAt),
  ];
}

/** Queues what is in the visitors' way. @returns it in words. */
async function queueBacklog(asked: Asked, stage: Stage, signal: AbortSignal): Promise<string> {
  const { welcomes, bulk, noisyClient, signups } = asked;
  const { pool } = stage;
  if (bulk > 0) {
    say(`starting a mailing to ${number(bulk)} users`);
    const { seq } = await startMailing(pool, { people: bulk, perHour: 1_000_000 });
    for (let sent = 0; sent === 0; await sleep(100, undefined, { signal })) sent = await countSent(pool, seq);
    return `a mailing to ${number(bulk)} under way`;
  }
  if (welcomes > 0) {
    await inTransaction(pool, async (client) => {
      await client.query(`UPDATE signup SET verified_by = 'email' WHERE seq > $1 AND seq <= $2`, [
        signups - welcomes,
        signups,
      ]);
      await client.query('UPDATE welcome_head SET last_seq = $1', [signups - welcomes]);
      await queueAllWelcomes(client);
    });
    return `${number(welcomes)} welcome messages queued`;
  }
  return noisyClient === 0 ? '' : makeNoise(stage, noisyClient);
}

/** Requests codes from addresses of one IPv6 /48, as many of each as it may request. */
async function makeNoise({ products, people }: Stage, count: number): Promise<string> {
  const perAddress = Number(process.env['OTP_SENDS_PER_ADDRESS_PER_HOUR'] ?? 30);
  const noise = new Load({ ports: products.map(({ port }) => port), people });
  let next = 0;
  const workOff = async (): Promise<void> => {
    while (next < count) {
      const browser = { address: `2a10:77:77:${Math.floor(next / perAddress).toString(16)}::1`, headers: {} };
      const body = { email: `noise${next++}@example.net`, purpose: 'waitlist' };
      await noise.call('sendOtp', '/api/sendOtp', { body, browser });
    }
  };
  await Promise.all(Array.from({ length: 32 }, workOff));
  await noise.stop();
  return `${number(count)} codes requested by one network, refused: ${noise.failures || 'none'}`;
}
