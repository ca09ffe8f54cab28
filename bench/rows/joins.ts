import { erasedHashes } from '../../backend/src/features/waitlist/waitlist.erased-identity.ts';
import { joinConnections, JoinQueue } from '../../backend/src/features/waitlist/waitlist.join-queue.ts';
import { SourceService } from '../../backend/src/features/source/source.service.ts';
import { WaitlistService } from '../../backend/src/features/waitlist/waitlist.service.ts';
import { createSecrets } from '../../backend/src/platform/secrets/secrets.ts';
import { insertBareRow, warmPool } from '../bare-insert.ts';
import { log } from '../command.ts';
import { openBenchPool, pointsPerReferral } from '../database.ts';
import { interleave, medianOf, ratios, type Round, runClients } from '../measure.ts';
import { insertVerifications, type Person } from '../people.ts';
import { number, ratioRow, type Row, time } from '../report.ts';
import type { Context } from './context.ts';

/** Clients that join at the same time. */
export const clients = 64;
const warmUpJoins = 3000;

/** Whole joins through the service, against bare inserts of the same rows into a copy of the database. */
export async function measureJoins(context: Context): Promise<readonly Row[]> {
  const { url, bareUrl, people, rounds, roundSeconds, checkpoint } = context;
  const [pool, joinPool, bare] = [
    openBenchPool(url, 4),
    openBenchPool(url, joinConnections),
    openBenchPool(bareUrl, clients),
  ];
  try {
    const service = joinServiceOn(joinPool, pool);
    await warmPool(bare, clients);
    const { rows } = await bare.query<{ seq: string }>('SELECT max(seq) AS seq FROM signup');
    let seq = Number(rows[0]?.seq);
    const insertOne = (person: Person) =>
      insertBareRow(bare, { ...person, seq: (seq += 1), referrerSeq: person.referrer?.seq ?? null });
    const contenders = {
      join: (group: readonly Person[]) => joinEach(service, group),
      source: (group: readonly Person[]) => joinEach(service, group.map(withSource)),
      insert: (group: readonly Person[]) => forEach(group, insertOne),
    };
    const warmUp = people.make(warmUpJoins);
    await insertVerifications(pool, warmUp);
    await contenders.insert(warmUp);
    const { perSecond } = await contenders.join(warmUp);
    const makeGroups = () =>
      Array.from({ length: rounds }, () => people.make(Math.round(perSecond * roundSeconds)));
    const [groups, sourceGroups] = [makeGroups(), makeGroups()];
    for (const group of [...groups, ...sourceGroups]) await insertVerifications(pool, group);
    await pool.query('ANALYZE otp_challenge');
    await checkpoint();
    const { join, source, insert } = await interleave(['join', 'source', 'insert'], context, (name, round) =>
      contenders[name]((name === 'source' ? sourceGroups : groups)[round] ?? []),
    );
    return [
      ratioRow(
        'whole join through the service / bare INSERT, per second',
        ratios(join, insert, 'perSecond'),
        `${rateOf(join)} / ${rateOf(insert)}`,
        { atLeast: 1 },
      ),
      ratioRow(
        'whole join / bare INSERT, p99 latency',
        ratios(join, insert, 'p99Ms'),
        `${time(medianOf(join, 'p99Ms'))} / ${time(medianOf(insert, 'p99Ms'))}`,
      ),
      ratioRow(
        'whole join with a source / without, per second',
        ratios(source, join, 'perSecond'),
        `${rateOf(source)} / ${rateOf(join)}`,
        { atLeast: 0.97 },
      ),
    ];
  } finally {
    await Promise.all([pool.end(), joinPool.end(), bare.end()]);
  }
}

export const joinEach = (service: WaitlistService, group: readonly Person[]): Promise<Round> =>
  forEach(group, (person) => joinOne(service, person));

type Pool = ReturnType<typeof openBenchPool>;

/** The joins of one instance, over its own connections, and those over which it keeps sources. */
export const joinServiceOn = (joinPool: Pool, pool: Pool): WaitlistService =>
  new WaitlistService(
    new JoinQueue({ pool: joinPool, log, pointsPerReferral, verificationMinutes: 15 }),
    erasedHashes(createSecrets('a secret of the benchmark, long enough for it')),
    new SourceService(pool, log, { isOn: true }),
  );

/** A few hundred sources stand for many users. */
const withSource = (person: Person, nth: number): Person => ({
  ...person,
  input: {
    ...person.input,
    source: { landing: `/?utm_source=s${nth % 20}&utm_campaign=c${nth % 15}`, referrer: 'news.example' },
    lastSource: { landing: '/?via=whatsapp' },
  },
});

const forEach = (group: readonly Person[], work: (person: Person) => Promise<void>): Promise<Round> =>
  runClients(clients, group.length, async (piece) => {
    const person = group[piece];
    if (person !== undefined) await work(person);
  });

async function joinOne(service: WaitlistService, { input, referrer }: Person): Promise<void> {
  const outcome = await service.join(input, { broughtCookies: false, token: undefined });
  if (!outcome.ok || outcome.alreadyJoined)
    throw new Error(`A join failed: ${outcome.ok ? 'had joined before' : outcome.code}`);
  if (outcome.referralCredited !== (referrer !== null)) throw new Error('A join credited the wrong way');
}

export const rateOf = (rounds: readonly Round[]): string =>
  `${number(Math.round(medianOf(rounds, 'perSecond')))}/s`;
