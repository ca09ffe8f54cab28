import type { ClientBase } from 'pg';

/**
 * Counts one email about a sign-up within the transaction: exactly, across all instances. Codes have a counter of their
 * own.
 *
 * @param limit emails per hour.
 * @returns 0: it is counted and may be sent. Otherwise, the seconds until there is room for one, fractions included;
 * nothing is counted.
 */
export async function countSignupMail(client: ClientBase, limit: number): Promise<number> {
  const { rows } = await client.query<{ wait: number }>(
    `SELECT (otp_sent_count(ARRAY['account email'], ARRAY[$1::integer]))[1] AS wait`,
    [limit],
  );
  return rows[0]?.wait ?? 1;
}
