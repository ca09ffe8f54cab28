import { randomUUIDv7 } from 'node:crypto';
import type { Pool } from 'pg';
import { newReferralId } from '../backend/src/features/referral/referral.new-id.ts';
import type { JoinInput } from '../backend/src/features/waitlist/waitlist.rules.ts';

/** The row that a join leaves in `signup`, without the rest of a join's work. */
export interface BareRow {
  readonly seq: number;
  readonly referrerSeq: number | null;
  readonly verifiedBy: string;
  readonly input: JoinInput;
}

const text = /* sql */ `
INSERT INTO signup (seq, referrer_seq, joined_at, id, referral_id, verified_by, email, email_key, phone,
  first_name, last_name, country, system_country, answers, referral_code)
VALUES ($1, $2, clock_timestamp(), $3, $4, $5, $6, $6, $7, $8, $9, $10, $11, $12, $13)`;

/** The baseline for joins: one row, one prepared statement, one commit. */
export async function insertBareRow(
  pool: Pool,
  { seq, referrerSeq, verifiedBy, input }: BareRow,
): Promise<void> {
  const { email, phoneNo, firstName, lastName, country, systemCountry, broker, referralCode } = input;
  await pool.query({
    name: 'bare-insert',
    text,
    values: [
      seq,
      referrerSeq,
      randomUUIDv7(),
      newReferralId(),
      verifiedBy,
      email,
      phoneNo,
      firstName,
      lastName,
      country,
      systemCountry,
      JSON.stringify({ broker }),
      referralCode,
    ],
  });
}

/** Opens connections ahead of time, so that no round pays for them. */
export async function warmPool(pool: Pool, connections: number): Promise<void> {
  const clients = await Promise.all(Array.from({ length: connections }, () => pool.connect()));
  for (const client of clients) client.release();
}
