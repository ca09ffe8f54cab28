import type { Pool } from 'pg';
import type { UserRow } from './user.row.ts';
import type { SearchTexts } from './user.rules.ts';
import { matchesOf } from './user.search.repository.ts';

/** What an export says of somebody. */
export type ExportRow = Omit<UserRow, 'id' | 'rank' | 'state'>;

const columns = `signup.seq::text, signup.first_name AS "firstName", signup.last_name AS "lastName", signup.email, signup.phone,
  signup.country, signup.broker, signup.referral_id AS "referralId", signup.referral_code AS "referralCode",
  coalesce(score.points, 0)::float8 AS "referralPoints", coalesce(score.referral_count, 0)::float8 AS "referralCount",
  signup.joined_at AS "joinedAt"`;

/** The newest signup: an export goes up to who had joined when it began. */
export async function findNewestSeq(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ seq: string }>('SELECT last_seq::text AS seq FROM waitlist_head');
  return rows[0]?.seq ?? '0';
}

/** The next people of an export, and where the one after them begins. */
export interface ExportChunk {
  readonly rows: readonly ExportRow[];
  /** The last place that was looked at; null: there is nobody after these. */
  readonly after: string | null;
}

/**
 * Those after a place of the join order, up to another, who match and are not erased; at most `limit` are looked at. Each chunk
 * sees its own moment, so that an export holds no snapshot open.
 */
export async function findExportChunk(
  pool: Pool,
  texts: SearchTexts | null,
  { after, until, limit }: { readonly after: string; readonly until: string; readonly limit: number },
): Promise<ExportChunk> {
  const { rows } = await (texts === null
    ? pool.query<ExportRow & { seq: string; erased: boolean }>({
        name: 'user_export',
        text: `SELECT ${columns}, signup.erased_at IS NOT NULL AS erased FROM signup LEFT JOIN score USING (seq)
          WHERE signup.seq > $1 AND signup.seq <= $2 ORDER BY signup.seq LIMIT $3`,
        values: [after, until, limit],
      })
    : findMatching(pool, texts, { after, until, limit }));
  const last = rows.at(-1);
  return {
    rows: rows.filter(({ erased }) => !erased),
    after: rows.length < limit || last === undefined ? null : last.seq,
  };
}

async function findMatching(
  pool: Pool,
  texts: SearchTexts,
  { after, until, limit }: { readonly after: string; readonly until: string; readonly limit: number },
) {
  const { sources, values } = await matchesOf(pool, texts);
  const [from, to] = [`$${values.length + 1}::bigint`, `$${values.length + 2}::bigint`];
  const found = sources('1').map(
    (source) =>
      `(SELECT seq FROM (${source}) AS part WHERE seq > ${from} AND seq <= ${to} ORDER BY seq LIMIT ${limit})`,
  );
  return pool.query<ExportRow & { seq: string; erased: boolean }>(
    `WITH found AS MATERIALIZED (SELECT seq FROM (${found.join(' UNION ALL ')}) AS parts ORDER BY seq LIMIT ${limit})
     SELECT ${columns}, signup.erased_at IS NOT NULL AS erased FROM found JOIN signup USING (seq) LEFT JOIN score USING (seq) ORDER BY signup.seq`,
    [...values, after, until],
  );
}
