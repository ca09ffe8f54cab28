import type { ClientBase } from 'pg';

/** The counter of emails that anyone can trigger by typing an address: codes, sign-up links, and reset links. */
export const mailCounter = 'email';

/**
 * Counts one such mail within the transaction: exactly, across all instances.
 *
 * @param limit mails per hour.
 * @returns 0: it is counted and may be sent. Otherwise, the seconds until there is room for one, fractions included;
 * nothing is
 * counted.
 */
export async function countMail(client: ClientBase, limit: number): Promise<number> {
  const { rows } = await client.query<{ wait: number }>('SELECT otp_sent_count($1, $2) AS wait', [
    mailCounter,
    limit,
  ]);
  return rows[0]?.wait ?? 1;
}
