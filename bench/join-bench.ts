import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { joinConnections, JoinQueue } from '../backend/src/features/waitlist/waitlist.join-queue.ts';
import { erasedHashes } from '../backend/src/features/waitlist/waitlist.erased-identity.ts';
import { WaitlistService } from '../backend/src/features/waitlist/waitlist.service.ts';
import { createSecrets } from '../backend/src/platform/secrets/secrets.ts';
import { insertBareRow, warmPool } from './bare-insert.ts';
import { openBenchPool, pointsPerReferral } from './bench-database.ts';
import { interleave, type Round, runClients } from './measure.ts';
import { insertVerifications, type PeopleSource, type Person } from './people.ts';

export const clients = 64;
export const verificationMinutes = 15;
const warmUpJoins = 3000;

export interface JoinBenchOptions {
  /** The product's database. */
  readonly url: string;
  /** A copy of it. */
  readonly bareUrl: string;
  readonly people: PeopleSource;
  readonly rounds: number;
  readonly roundSeconds: number;
  readonly checkpoint: () => Promise<void>;
  readonly log: Logger;
}

export type JoinContender = 'join' | 'insert';

/** Whole joins through the service, against bare inserts of the same rows into a copy of the database. */
export async function benchJoins(
  options: JoinBenchOptions,
): Promise<ReadonlyMap<JoinContender, readonly Round[]>> {
  const [pool, joinPool, barePool] = [
    openBenchPool(options.url, 4),
    openBenchPool(options.url, joinConnections),
    openBenchPool(options.bareUrl, clients),
  ];
  try {
    await warmPool(barePool, clients);
    const service = new WaitlistService(
      new JoinQueue({ pool: joinPool, log: options.log, pointsPerReferral, verificationMinutes }),
      erasedHashes(createSecrets('a secret of the benchmark, long enough for it')),
    );
    let bareSeq = await countSignups(barePool);
    const contenders = {
      join: (people: readonly Person[]) =>
        runClients(clients, people.length, (piece) => join(service, people[piece])),
      insert: (people: readonly Person[]) =>
        runClients(clients, people.length, (piece) => {
          bareSeq += 1;
          return insert(barePool, bareSeq, people[piece]);
        }),
    };
    const warmUp = options.people.make(warmUpJoins);
    await insertVerifications(pool, warmUp);
    await contenders.insert(warmUp);
    const { perSecond } = await contenders.join(warmUp);

    const perRound = Math.round(perSecond * options.roundSeconds);
    const groups = Array.from({ length: options.rounds }, () => options.people.make(perRound));
    for (const people of groups) await insertVerifications(pool, people);
    await pool.query('ANALYZE otp_challenge');
    await options.checkpoint();
    return await interleave(['join', 'insert'], options.rounds, (name, round) =>
      contenders[name](groups[round] ?? []),
    );
  } finally {
    await Promise.all([pool.end(), joinPool.end(), barePool.end()]);
  }
}

/** The newest place of the join order. */
export async function countSignups(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ last_seq: string }>('SELECT max(seq) AS last_seq FROM signup');
  return Number(rows[0]?.last_seq);
}

export async function join(service: WaitlistService, person: Person | undefined): Promise<void> {
  if (person === undefined) throw new Error('Nobody is left to join');
  const outcome = await service.join(person.input, { broughtCookies: false, token: undefined });
  if (!outcome.ok || outcome.alreadyJoined)
    throw new Error(`A join failed: ${outcome.ok ? 'had joined before' : outcome.code}`);
  if (outcome.referralCredited !== (person.referrer !== null))
    throw new Error('A join credited the wrong way');
}

async function insert(pool: Pool, seq: number, person: Person | undefined): Promise<void> {
  if (person === undefined) throw new Error('Nobody is left to insert');
  const { input, verifiedBy, referrer } = person;
  await insertBareRow(pool, { seq, referrerSeq: referrer?.seq ?? null, verifiedBy, input });
}
