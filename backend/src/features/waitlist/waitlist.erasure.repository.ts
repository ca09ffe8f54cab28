import type { ClientBase, Pool } from 'pg';
import { type ContactKey, emailContact } from '../../platform/contact/contact-key.ts';
import type { Email } from '../../platform/contact/email.ts';
import type { ErasablePerson } from '../../platform/erasure/person-eraser.ts';
import { type ErasedHashes, keepErasedIdentity } from './waitlist.erased-identity.ts';
import { allJoinFields } from './waitlist.fields.ts';
import { type LockedSignup, setStanding } from './waitlist.standing.repository.ts';

/**
 * The signups with an email in any spelling, verified or only stated, oldest first. Reads every signup: the stated one
 * has no index.
 */
export async function findSignupsByEmail(
  pool: Pool,
  { address, key }: Email,
): Promise<readonly SignupOfEmail[]> {
  const { rows } = await pool.query<SignupOfEmail>(
    `SELECT id, joined_at AS "joinedAt", verified_by AS "verifiedBy" FROM signup
     WHERE email_key = $1 OR lower(email) = lower($2) ORDER BY seq`,
    [key, address],
  );
  return rows;
}

interface SignupOfEmail {
  readonly id: string;
  readonly joinedAt: Date;
  /** Null: they were imported and are not verified. */
  readonly verifiedBy: 'email' | 'phone' | null;
}

/**
 * Removes a user from the ranking and the counts, and all personal data from their signup. Its id, its place in the join
 * order and its referralId stay, so that the ledger adds up and the code is never reused; their contacts are free again. If
 * the identity credited a referrer, a keyed hash of it stays. The caller holds the lock of `waitlist_head`.
 *
 * @param erasedHashes null: no hash stays. @returns what identifies the user elsewhere. A contact that another user has verified is not theirs.
 */
export async function eraseSignup(
  client: ClientBase,
  { seq }: LockedSignup,
  erasedHashes: ErasedHashes | null,
): Promise<ErasablePerson> {
  await setStanding(client, [seq], 'excluded');
  const { rows } = await client.query<ErasedRow>(
    `UPDATE signup SET erased_at = clock_timestamp(), verified_by = 'email', email_key = 'erased-' || signup.seq, withheld_referrer_seq = NULL, news_wording = NULL, leaves_at = NULL,
       source_id = NULL, last_source_id = NULL,
       ${nothingPersonal}
     FROM signup AS before WHERE before.seq = signup.seq AND signup.seq = $1
     RETURNING before.email, before.phone, before.email_key AS "emailKey", before.verified_by AS "verifiedBy",
       before.identity, before.referrer_seq IS NOT NULL AS credited`,
    [seq],
  );
  const [row] = rows;
  if (row === undefined) throw new Error(`There is no signup ${seq}`);
  if (row.credited && erasedHashes !== null)
    await keepErasedIdentity(client, erasedHashes(contactOf(row))[0]);
  const all = [
    { contact: `email:${row.emailKey}`, address: row.email },
    ...(row.phone === '' ? [] : [{ contact: `phone:${row.phone}`, address: row.phone }]),
  ];
  const { rows: others } = await client.query<{ identity: string }>(
    'SELECT identity FROM signup WHERE identity = ANY ($1)',
    [all.map(({ contact }) => contact)],
  );
  const own = all.filter(({ contact }) => !others.some(({ identity }) => identity === contact));
  return {
    signupSeq: seq,
    contacts: own.map(({ contact }) => contact),
    addresses: own.map(({ address }) => address),
    verifiedEmailKey: row.verifiedBy === 'email' ? row.emailKey : null,
  };
}

/** The contact by which a signup is known: verified, or the email of an import. */
export async function findContact(client: ClientBase, seq: string): Promise<ContactKey> {
  const { rows } = await client.query<Pick<ErasedRow, 'emailKey' | 'verifiedBy' | 'identity'>>(
    'SELECT email_key AS "emailKey", verified_by AS "verifiedBy", identity FROM signup WHERE seq = $1',
    [seq],
  );
  const [row] = rows;
  if (row === undefined) throw new Error(`There is no signup ${seq}`);
  return contactOf(row);
}

const contactOf = ({
  verifiedBy,
  emailKey,
  identity,
}: Pick<ErasedRow, 'emailKey' | 'verifiedBy' | 'identity'>) =>
  verifiedBy === null ? emailContact(emailKey) : identity;

/** The remaining values of a join's fields. */
const nothingPersonal = [
  `answers = '{}'`,
  ...allJoinFields.flatMap(({ column, erasedTo }) =>
    column === null ? [] : [`${column} = ${erasedTo === null ? 'NULL' : `'${erasedTo}'`}`],
  ),
].join(', ');

interface ErasedRow {
  readonly email: string;
  readonly phone: string;
  readonly emailKey: string;
  readonly verifiedBy: 'email' | 'phone' | null;
  readonly identity: ContactKey;
  /** Whether their join credited a referrer. */
  readonly credited: boolean;
}
