import type { ClientBase, Pool } from 'pg';
import { queueNotices } from '../../platform/dispatch/notice.repository.ts';

/** The kind of notice; its key says to which account, and of which day. */
export const digestKind = 'digest';

export async function isSubscribed(pool: Pool, adminId: string): Promise<boolean> {
  const { rowCount } = await pool.query('SELECT FROM digest_subscription WHERE admin_id = $1', [adminId]);
  return rowCount === 1;
}

/** Repeating it changes nothing. */
export async function setSubscribed(pool: Pool, adminId: string, isOn: boolean): Promise<void> {
  await pool.query(
    isOn
      ? 'INSERT INTO digest_subscription (admin_id) VALUES ($1) ON CONFLICT (admin_id) DO NOTHING'
      : 'DELETE FROM digest_subscription WHERE admin_id = $1',
    [adminId],
  );
}

/** The keys of digests that are due today and not queued. `$1`: the hour, UTC, at which they are. */
const dueKeys = `SELECT key FROM (
    SELECT concat_ws('/', admin_id, (clock_timestamp() AT TIME ZONE 'UTC')::date) AS key,
      date_trunc('day', clock_timestamp(), 'UTC') + make_interval(hours => $1) AS due_at, since
    FROM digest_subscription JOIN admin_account ON admin_account.id = admin_id WHERE state = 'active') AS today
  WHERE due_at <= clock_timestamp() AND since < due_at
    AND NOT EXISTS (SELECT FROM notice WHERE notice.kind = '${digestKind}' AND notice.key = today.key)`;

/** Whether a digest is due. */
export async function isDigestDue(pool: Pool, hour: number): Promise<boolean> {
  const { rows } = await pool.query<{ due: boolean }>({
    name: 'digest_due',
    text: `SELECT EXISTS (${dueKeys}) AS due`,
    values: [hour],
  });
  return rows[0]?.due === true;
}

/** Queues the digests that are due: one for each account and day, however often it is called. @returns how many. */
export async function queueDigests(client: ClientBase, hour: number, atMost: number): Promise<number> {
  const { rows } = await client.query<{ key: string }>(`${dueKeys} LIMIT $2`, [hour, atMost]);
  const keys = rows.map(({ key }) => key);
  await queueNotices(client, digestKind, keys);
  return keys.length;
}

/** A digest that is to be sent. */
export interface Digest {
  readonly key: string;
  readonly address: string;
  readonly isAdmin: boolean;
  /** The day that it is about, at midnight UTC: the one before it is sent. */
  readonly day: Date;
}

/** Those of accounts that still want it, and of today. */
export async function findDigests(pool: Pool, keys: readonly string[]): Promise<readonly Digest[]> {
  const { rows } = await pool.query<Digest>(
    `SELECT key, email AS address, role = 'ADMIN' AS "isAdmin", date_trunc('day', clock_timestamp(), 'UTC') - interval '1 day' AS day
     FROM unnest($1::text[]) AS given (key) JOIN digest_subscription ON admin_id = split_part(key, '/', 1)::uuid
       JOIN admin_account ON admin_account.id = admin_id
     WHERE state = 'active' AND split_part(key, '/', 2)::date = (clock_timestamp() AT TIME ZONE 'UTC')::date`,
    [keys],
  );
  return rows;
}

/** What happened on a day, and what waits now. Blocked and erased users are in no figure. */
export interface DayFigures {
  readonly joined: number;
  /** Users whom an import or an admin added, and who are not verified. */
  readonly added: number;
  readonly invited: number;
  readonly accepted: number;
  /** Addresses to which mail bounced, or whose owner complained. */
  readonly bounced: number;
  /** Messages outside of mailings that a mail server or the SMS service refused. */
  readonly refused: number;
  /** Applications of ambassadors that nobody has answered. */
  readonly applications: number;
  /** Credits that are held until they are checked. */
  readonly held: number;
  /** Accounts that wait for approval. */
  readonly accounts: number;
  /** Webhook endpoints that fail, or were disabled because they did. */
  readonly endpoints: number;
}

const fromTo = (column: string) => `${column} >= $1 AND ${column} < $1::timestamptz + interval '1 day'`;
const kept = 'signup.blocked_at IS NULL AND signup.erased_at IS NULL';

/** Of the day that begins at a moment. */
export async function figuresOf(pool: Pool, day: Date): Promise<DayFigures> {
  const { rows } = await pool.query<DayFigures>(
    `WITH came AS MATERIALIZED (
       SELECT verified_by FROM signup
       WHERE seq > waitlist_seq_before($1) AND seq <= waitlist_seq_before($1::timestamptz + interval '1 day') AND ${kept}),
     called AS MATERIALIZED (
       SELECT issued_at, accepted_at FROM invite JOIN signup ON signup.seq = signup_seq
       WHERE ((${fromTo('issued_at')}) OR (${fromTo('accepted_at')})) AND ${kept})
     SELECT (SELECT count(*) FROM came WHERE verified_by IS NOT NULL)::int AS joined,
       (SELECT count(*) FROM came WHERE verified_by IS NULL)::int AS added,
       (SELECT count(*) FROM called WHERE ${fromTo('issued_at')})::int AS invited,
       (SELECT count(*) FROM called WHERE ${fromTo('accepted_at')})::int AS accepted,
       (SELECT count(DISTINCT contact_hash) FROM suppression WHERE reason IN ('bounce', 'complaint') AND ${fromTo('at')})::int AS bounced,
       (SELECT count(*) FROM notice WHERE state = 'refused' AND ${fromTo('settled_at')})::int AS refused,
       (SELECT count(*) FROM ambassador_application WHERE status = 'new' AND erased_at IS NULL)::int AS applications,
       (SELECT count(*) FROM open_hold WHERE state = 'held')::int AS held,
       (SELECT count(*) FROM admin_account WHERE state = 'pending')::int AS accounts,
       (SELECT count(*) FROM webhook_endpoint WHERE state = 'disabled' OR state = 'active' AND failing_since IS NOT NULL)::int AS endpoints`,
    [day],
  );
  if (rows[0] === undefined) throw new Error('Counts have no row');
  return rows[0];
}
