import type { ClientBase, Pool } from 'pg';
import { type ContactKey, emailContact } from '../../platform/contact/contact-key.ts';
import type { Email } from '../../platform/contact/email.ts';
import type { ErasablePerson } from '../../platform/erasure/person-eraser.ts';
import { type ErasedHashes, keepErasedIdentity } from './waitlist.erased-identity.ts';
import { allJoinFields } from './waitlist.fields.ts';
import { setStanding } from './waitlist.standing.repository.ts';

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
 * Removes users from the ranking and the counts, and all personal data from their signups. Their ids, places in the join
 * order and referralIds stay, so that the ledger adds up and codes are never reused; their contacts are free again. If
 * an identity credited a referrer, a keyed hash of it stays. The caller holds the lock of `waitlist_head`.
 *
 * @param erasedHashes null: no hash stays. @returns what identifies the users elsewhere. A contact that another user has verified is not theirs.
 */
export async function eraseSignups(
  client: ClientBase,
  seqs: readonly string[],
  erasedHashes: ErasedHashes | null,
): Promise<readonly ErasablePerson[]> {
  await setStanding(client, seqs, 'excluded');
  const { rows } = await client.query<ErasedRow>(
    `UPDATE signup SET erased_at = clock_timestamp(), verified_by = 'email', email_key = 'erased-' || signup.seq, withheld_referrer_seq = NULL, news_wording = NULL, leaves_at = NULL,
       source_id = NULL, last_source_id = NULL,
       ${nothingPersonal}
     FROM signup AS before WHERE before.seq = signup.seq AND signup.seq = ANY ($1)
     RETURNING before.seq::text, before.email, before.phone, before.email_key AS "emailKey", before.verified_by AS "verifiedBy",
       before.identity, before.referrer_seq IS NOT NULL AS credited`,
    [seqs],
  );
  if (rows.length < seqs.length) throw new Error('There are no such signups');
  if (erasedHashes !== null)
    for (const row of rows)
      if (row.credited) await keepErasedIdentity(client, erasedHashes(contactOf(row))[0]);
  const { rows: others } = await client.query<{ identity: string }>(
    'SELECT identity FROM signup WHERE identity = ANY ($1)',
    [rows.flatMap(contactsIn).map(({ contact }) => contact)],
  );
  const anothers = new Set(others.map(({ identity }) => identity));
  return rows.map((row) => {
    const own = contactsIn(row).filter(({ contact }) => !anothers.has(contact));
    return {
      signupSeq: row.seq,
      contacts: own.map(({ contact }) => contact),
      addresses: own.map(({ address }) => address),
      verifiedEmailKey: row.verifiedBy === 'email' ? row.emailKey : null,
    };
  });
}

const contactsIn = ({ email, emailKey, phone }: ErasedRow) => [
  { contact: `email:${emailKey}`, address: email },
  ...(phone === '' ? [] : [{ contact: `phone:${phone}`, address: phone }]),
];

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
  readonly seq: string;
  readonly email: string;
  readonly phone: string;
  readonly emailKey: string;
  readonly verifiedBy: 'email' | 'phone' | null;
  readonly identity: ContactKey;
  /** Whether their join credited a referrer. */
  readonly credited: boolean;
}
