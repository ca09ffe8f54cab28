import type { Pool } from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { queuePlan } from '../../backend/src/features/mailing/mailing.plan.ts';
import { queueAllWelcomes } from '../../backend/src/features/waitlist/waitlist.welcome.jobs.ts';
import { inTransaction } from '../../backend/src/platform/database/database.ts';
import { startWave } from '../bench-wave.ts';
import { type CallFailure, newBrowser, type SiteClient } from './site-client.ts';

/**
 * Queues the welcome messages of `count` signups that were seeded, as if they had just joined.
 *
 * @param lastSeeded the newest of them, by its place in the join order.
 */
export async function queueWelcomes(pool: Pool, count: number, lastSeeded: number): Promise<void> {
  await inTransaction(pool, async (client) => {
    // Without a text message service, all visitors verify by email.
    await client.query(`UPDATE signup SET verified_by = 'email' WHERE seq > $1 AND seq <= $2`, [
      lastSeeded - count,
      lastSeeded,
    ]);
    await client.query('UPDATE welcome_head SET last_seq = $1', [lastSeeded - count]);
    await queueAllWelcomes(client);
  });
}

/** The fastest pace that a mailing may have. */
const bulkPerHour = 1_000_000;

/** Makes all seeded signups reachable by email, so that a mailing finds enough of them. */
export async function verifyByEmail(pool: Pool, lastSeeded: number): Promise<void> {
  await pool.query(`UPDATE signup SET verified_by = 'email' WHERE seq <= $1 AND verified_by <> 'email'`, [
    lastSeeded,
  ]);
  await pool.query('VACUUM (ANALYZE) signup');
}

/** Starts a mailing that invites `people` users. Resolves once the product sends its messages. */
export async function startBulk(pool: Pool, people: number, signal: AbortSignal): Promise<void> {
  const { id, seq } = await startWave(pool, { people, perHour: bulkPerHour });
  await queuePlan(pool, id);
  for (let sent = 0; sent === 0;) {
    await sleep(100, undefined, { signal });
    const { rows } = await pool.query<{ sent: number }>(
      'SELECT sent::float8 AS sent FROM mailing WHERE seq = $1',
      [seq],
    );
    sent = rows[0]?.sent ?? 0;
  }
}

export interface NoisyClient {
  readonly addresses: number;
  readonly asked: number;
  readonly accepted: number;
  readonly refusals: readonly CallFailure[];
}

const requestsAtOnce = 32;

/**
 * Requests `count` codes for as many email addresses, from as many addresses of one IPv6 /48 as needed if each may
 * request `perAddress`. Resolves when all are answered.
 */
export async function makeNoise(
  client: SiteClient,
  { count, perAddress }: { readonly count: number; readonly perAddress: number },
): Promise<NoisyClient> {
  const refusals: CallFailure[] = [];
  let next = 0;
  const workOff = async (): Promise<void> => {
    while (next < count) {
      const number = next++;
      const address = `2a10:77:77:${Math.floor(number / perAddress).toString(16)}::1`;
      const result = await client.sendCode(newBrowser(address), `noise${number}@example.net`);
      if (!result.ok) refusals.push({ status: result.status, code: result.code });
    }
  };
  await Promise.all(Array.from({ length: requestsAtOnce }, workOff));
  const addresses = Math.ceil(count / perAddress);
  return { addresses, asked: count, accepted: count - refusals.length, refusals };
}
