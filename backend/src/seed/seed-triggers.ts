import type { Pool } from 'pg';
import type { Segment } from '../features/segment/segment.rules.ts';

/** The reminder of users without a friend is on, for users in the country with most of them. No message is sent. */
export async function seedTriggers(pool: Pool): Promise<void> {
  const segment: Segment = { states: ['waiting'], countries: ['IN'] };
  await pool.query(`UPDATE message_trigger SET is_on = true, segment = $1 WHERE kind = 'no_friend'`, [
    segment,
  ]);
}
