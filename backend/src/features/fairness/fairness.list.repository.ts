import { randomUUID } from 'node:crypto';
import type { ClientBase, Pool } from 'pg';
import type { PageRequest } from '../../platform/paging/page.ts';
import { type Listing, pageOfShortList, type ShortList } from '../../platform/paging/short-list.ts';
import { personName, type PersonName } from '../user/user.repository.ts';
import type { FairnessList } from './fairness.list.rules.ts';
import type { ListedDomains } from './fairness.mail-domains.ts';

/** What an admin listed. */
export interface ListEntryRow {
  readonly id: string;
  readonly list: FairnessList;
  /** A network or a domain; of a trusted referrer, their referral code. */
  readonly value: string;
  /** The trusted referrer; null in the other lists. */
  readonly user: PersonName | null;
  readonly note: string;
  readonly addedAt: Date;
  readonly addedBy: string;
}

const source = `SELECT entry.id, list, coalesce(value, person.referral_id) AS value,
    CASE WHEN person.id IS NOT NULL THEN ${personName('person')} END AS user, note, added_at AS "addedAt", added_by AS "addedBy", signup_seq,
    concat_ws(E'\n', person.first_name || ' ' || person.last_name, coalesce(value, person.referral_id), note) AS searched
  FROM fairness_list_entry AS entry LEFT JOIN signup AS person ON person.seq = signup_seq`;

const entriesOf = (list: FairnessList | null): ShortList<ListEntryRow, 'addedAt'> => ({
  source: list === null ? source : `${source} WHERE list = '${list}'`,
  sortKeys: { addedAt: '"addedAt"' },
  tieKey: 'id',
  toRow: toEntry,
});

const toEntry = ({ id, list, value, user, note, addedAt, addedBy }: ListEntryRow): ListEntryRow => ({
  ...{ id, list, value, user, note, addedAt, addedBy },
});

/** A page of a list (null: of all), newest first. */
export const listEntries = (
  pool: Pool,
  list: FairnessList | null,
  term: string,
  request: PageRequest,
): Promise<Listing<ListEntryRow>> =>
  pageOfShortList(pool, entriesOf(list), term, { sort: 'addedAt', direction: 'descending' }, request);

export async function findEntry(client: ClientBase, id: string): Promise<ListEntryRow | null> {
  const { rows } = await client.query<ListEntryRow>(`SELECT * FROM (${source}) AS entry WHERE id = $1`, [id]);
  return rows[0] === undefined ? null : toEntry(rows[0]);
}

/** The entry by which a user is a trusted referrer; null: they are not. */
export async function findTrust(client: ClientBase, userId: string): Promise<ListEntryRow | null> {
  const { rows } = await client.query<ListEntryRow>(
    `SELECT * FROM (${source}) AS entry WHERE signup_seq = (SELECT seq FROM signup WHERE signup.id = $1)`,
    [userId],
  );
  return rows[0] === undefined ? null : toEntry(rows[0]);
}

/** A user to be trusted, by their referral code; null: there is none, or they are erased. */
export async function findReferrer(
  client: ClientBase,
  referralId: string,
): Promise<{ readonly seq: string; readonly id: string } | null> {
  const { rows } = await client.query<{ seq: string; id: string }>(
    'SELECT seq::text AS seq, id FROM signup WHERE referral_id = $1 AND erased_at IS NULL',
    [referralId],
  );
  return rows[0] ?? null;
}

export async function countEntries(client: ClientBase, list: FairnessList): Promise<number> {
  const { rows } = await client.query<{ entries: number }>(
    'SELECT count(*)::int AS entries FROM fairness_list_entry WHERE list = $1',
    [list],
  );
  return rows[0]?.entries ?? 0;
}

export interface NewEntry extends Pick<ListEntryRow, 'list' | 'note' | 'addedBy'> {
  /** Null for a trusted referrer. */
  readonly value: string | null;
  /** The trusted referrer's place in the join order; null in the other lists. */
  readonly signupSeq: string | null;
}

/** @returns the entry's id; null: it is listed already, for a domain in either list. */
export async function insertEntry(
  client: ClientBase,
  { list, signupSeq, value, note, addedBy }: NewEntry,
): Promise<string | null> {
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO fairness_list_entry (id, list, signup_seq, value, note, added_by) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT DO NOTHING RETURNING id`,
    [randomUUID(), list, signupSeq, value, note, addedBy],
  );
  return rows[0]?.id ?? null;
}

export async function deleteEntry(client: ClientBase, id: string): Promise<void> {
  await client.query('DELETE FROM fairness_list_entry WHERE id = $1', [id]);
}

/** The trusted networks, in CIDR notation. */
export async function readTrustedNetworks(pool: Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ value: string }>(
    `SELECT value FROM fairness_list_entry WHERE list = 'trusted_networks'`,
  );
  return rows.map(({ value }) => value);
}

export async function readListedDomains(client: ClientBase): Promise<ListedDomains> {
  const { rows } = await client.query<{ list: FairnessList; value: string }>({
    name: 'fairness_domains',
    text: `SELECT list, value FROM fairness_list_entry WHERE list IN ('allowed_domains', 'blocked_domains')`,
  });
  const of = (list: FairnessList): ReadonlySet<string> =>
    new Set(rows.filter((row) => row.list === list).map(({ value }) => value));
  return { allowed: of('allowed_domains'), blocked: of('blocked_domains') };
}
