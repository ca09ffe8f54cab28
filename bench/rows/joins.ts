import type { Pool } from 'pg';
import { erasedHashes } from '../../backend/src/features/waitlist/waitlist.erased-identity.ts';
import { joinConnections, JoinQueue } from '../../backend/src/features/waitlist/waitlist.join-queue.ts';
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
export const secrets = createSecrets('a secret of the benchmark, long enough for it');
const warmUpJoins = 3000;

/** Whole joins through the service, against bare inserts of the same rows into a copy of the database. */
export async function measureJoins(context: Context): Promise<readonly Row[]> {
  const joins = await openJoins(context);
  const bare = openBenchPool(context.bareUrl, clients);
  try {
    await warmPool(bare, clients);
    const { rows } = await bare.query<{ seq: string }>('SELECT max(seq) AS seq FROM signup');
    let seq = Number(rows[0]?.seq);
    const insertAll = (group: readonly Person[]) =>
      runClients(clients, group.length, async (piece) => {
        const person = group[piece];
        if (person !== undefined)
          await insertBareRow(bare, {
            ...person,
            seq: (seq += 1),
            referrerSeq: person.referrer?.seq ?? null,
          });
      });
    await insertAll(context.people.make(warmUpJoins));
    const groups = await joins.prepare(context.rounds);
    const { join, insert } = await interleave(['join', 'insert'], context, (name, round) =>
      (name === 'join' ? joins.joinAll : insertAll)(groups[round] ?? []),
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
    ];
  } finally {
    await Promise.all([joins.close(), bare.end()]);
  }
}

/** Joins through the service of one instance. */
export interface Joins {
  /** Has them join, {@link clients} at a time. */
  joinAll(group: readonly Person[]): Promise<Round>;
  /** Groups of verified people, each for a round; the disk is quiet afterwards. */
  prepare(groups: number): Promise<readonly (readonly Person[])[]>;
  close(): Promise<unknown>;
}

/** Opens the service and warms it up. @param onJoined is called after joins, as the product calls its runner of webhooks. */
export async function openJoins(
  { url, people, roundSeconds, checkpoint }: Context,
  onJoined?: (pool: Pool) => () => void,
): Promise<Joins> {
  const [pool, joinPool] = [openBenchPool(url, 4), openBenchPool(url, joinConnections)];
  const queue = new JoinQueue({
    ...{ pool: joinPool, log, pointsPerReferral, verificationMinutes: 15 },
    ...(onJoined === undefined ? {} : { onJoined: onJoined(pool) }),
  });
  const service = new WaitlistService(queue, erasedHashes(secrets));
  const joinAll = (group: readonly Person[]) =>
    runClients(clients, group.length, async (piece) => {
      const person = group[piece];
      if (person !== undefined) await joinOne(service, person);
    });
  const warmUp = people.make(warmUpJoins);
  await insertVerifications(pool, warmUp);
  const { perSecond } = await joinAll(warmUp);
  return {
    joinAll,
    async prepare(count) {
      const groups = Array.from({ length: count }, () => people.make(Math.round(perSecond * roundSeconds)));
      for (const group of groups) await insertVerifications(pool, group);
      await pool.query('ANALYZE otp_challenge');
      await checkpoint();
      return groups;
    },
    close: () => Promise.all([pool.end(), joinPool.end()]),
  };
}

async function joinOne(service: WaitlistService, { input, referrer }: Person): Promise<void> {
  const outcome = await service.join(input, { broughtCookies: false, token: undefined });
  if (!outcome.ok || outcome.alreadyJoined)
    throw new Error(`A join failed: ${outcome.ok ? 'had joined before' : outcome.code}`);
  if (outcome.referralCredited !== (referrer !== null)) throw new Error('A join credited the wrong way');
}

export const rateOf = (rounds: readonly Round[]): string =>
  `${number(Math.round(medianOf(rounds, 'perSecond')))}/s`;
