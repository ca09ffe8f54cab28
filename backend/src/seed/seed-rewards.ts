import { setImmediate as turn } from 'node:timers/promises';
import type { Pool } from 'pg';
import { inTransaction } from '../platform/database/database.ts';
import { insertCodes, insertReward, lockRewards } from '../features/reward/reward.repository.ts';
import { settleNext } from '../features/reward/reward.settle.ts';

/** What users of the demo earn: a code, and something to send. No message is sent. */
export async function seedRewards(pool: Pool): Promise<void> {
  const usual = { recipients: 'referrer', limit: null, endsAt: null } as const;
  const month = {
    ...{ name: 'A month of Pro', text: 'All features, free for a month.', kind: 'code_pool' as const },
    ...{ instructions: 'Enter the code when you sign up.', referralsNeeded: 3, ...usual },
  };
  const shirt = {
    ...{ name: 'A T-shirt', text: 'Organic cotton, in your size.', kind: 'manual' as const },
    ...{
      instructions: 'Reply to this email with your address and your size.',
      referralsNeeded: 10,
      ...usual,
      limit: 100,
    },
  };
  const hoodie = {
    ...{ name: 'An ambassador hoodie', text: 'With your college on the sleeve.', kind: 'manual' as const },
    instructions: 'Reply to this email with your address and your size.',
    ...{ ...usual, recipients: 'ambassador' as const, referralsNeeded: 50 },
  };
  await inTransaction(pool, async (client) => {
    await lockRewards(client);
    const id = await insertReward(client, month, true);
    await insertCodes(
      client,
      id,
      Array.from({ length: codes }, (_, nth) => `PRO-${1000 + 7 * nth}`),
    );
    await insertReward(client, shirt, true);
    await insertReward(client, hoodie, true);
  });
  while ((await settleNext(pool)).isMore) await turn();
  await pool.query(
    `UPDATE notice SET state = 'skipped', next_try_at = NULL, settled_at = clock_timestamp(), reason = 'SEEDED' WHERE kind = 'reward'`,
  );
}

const codes = 400;
