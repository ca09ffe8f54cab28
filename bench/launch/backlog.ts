import type { Pool } from 'pg';
import { queueAllWelcomes } from '../../backend/src/features/waitlist/waitlist.welcome.jobs.ts';
import { inTransaction } from '../../backend/src/platform/database/database.ts';
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

export interface NoisyClient {
  readonly addresses: number;
  readonly asked: number;
  readonly accepted: number;
  readonly refusals: readonly CallFailure[];
}

const requestsAtOnce = 32;

/**
 * Asks for `count` codes for as many email addresses, from as many addresses of one IPv6 /48 as it takes when each may
 * ask `perAddress` times. Resolves when all are answered.
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
