import type { Pool } from 'pg';
import type { NextRows } from '../../platform/paging/next-page.ts';

/** A user in a referral tree. */
export interface TreePerson {
  readonly userId: string;
  /** Their referrer; null for users who joined without a referral. */
  readonly parentId: string | null;
  /** Levels below the requested user, who is at 0; negative above. */
  readonly depth: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** E.164. */
  readonly phone: string;
  readonly joinedAt: Date;
  readonly referralPoints: number;
  /** Number of direct referrals. */
  readonly referralCount: number;
}

const personColumns = `person.id AS "userId", parent.id AS "parentId", person.first_name AS "firstName", person.last_name AS "lastName",
  person.email, person.phone, person.joined_at AS "joinedAt", coalesce(points, 0)::float8 AS "referralPoints",
  coalesce(referral_count, 0)::float8 AS "referralCount"`;
const personJoins = `JOIN signup AS person ON person.seq = found.seq LEFT JOIN signup AS parent ON parent.seq = person.referrer_seq
  LEFT JOIN score ON score.seq = found.seq`;

/** A signup's place in the join order; null if there is none with this id. */
export async function findSeq(pool: Pool, userId: string): Promise<string | null> {
  const { rows } = await pool.query<{ seq: string }>('SELECT seq::text FROM signup WHERE id = $1', [userId]);
  return rows[0]?.seq ?? null;
}

/** Of more referrals than these, none are sorted: they come in join order. */
const sortedAtMost = 20_000;

/**
 * The referrals of a user, in SQL: those with the most points first, whatever their state, then in join order.
 *
 * @param of the user's place. @param after a condition on the sorted ones, over `seq` and `points`, and one on the others,
 * over `seq`.
 */
const referralsOf = (
  of: string,
  limit: string,
  [after, unsortedAfter]: readonly [string, string],
): string => `
  (SELECT seq FROM (
     SELECT child.seq, coalesce(points, 0) AS points FROM signup AS child LEFT JOIN score ON score.seq = child.seq
     WHERE child.referrer_seq = ${of}) AS sorted
   WHERE ${after} AND (SELECT referral_count <= ${sortedAtMost} FROM score WHERE score.seq = ${of})
   ORDER BY points DESC, seq LIMIT ${limit})
  UNION ALL
  (SELECT seq FROM signup AS child
   WHERE child.referrer_seq = ${of} AND ${unsortedAfter} AND (SELECT referral_count > ${sortedAtMost} FROM score WHERE score.seq = ${of})
   ORDER BY seq LIMIT ${limit})`;

/**
 * The user and the users below them, level by level, each user's referrals in the order of {@link listChildren}; at most
 * `depth` levels and `limit` users. The walk ends with the last row needed, so its cost is bounded by `limit`, and by how
 * many referrals of one user are sorted.
 */
export async function walkDown(
  pool: Pool,
  seq: string,
  { depth, limit }: { readonly depth: number; readonly limit: number },
): Promise<readonly TreePerson[]> {
  const { rows } = await pool.query<TreePerson>(
    `WITH RECURSIVE walk (seq, depth) AS (
       SELECT $1::bigint, 0
       UNION ALL
       SELECT child.seq, walk.depth + 1 FROM walk CROSS JOIN LATERAL (${referralsOf('walk.seq', '$3', ['true', 'true'])}) AS child
       WHERE walk.depth < $2
     ), found AS MATERIALIZED (SELECT seq, depth, row_number() OVER () AS nth FROM walk LIMIT $3)
     SELECT found.depth, ${personColumns} FROM found ${personJoins} ORDER BY found.nth`,
    [seq, depth, limit],
  );
  return rows;
}

/** The chain of referrers from the root down to the user's own; at most `limit` users, the nearest ones. */
export async function walkUp(pool: Pool, seq: string, limit: number): Promise<readonly TreePerson[]> {
  const { rows } = await pool.query<TreePerson>(
    `WITH RECURSIVE walk (seq, depth) AS (
       SELECT referrer_seq, -1 FROM signup WHERE seq = $1 AND referrer_seq IS NOT NULL
       UNION ALL
       SELECT parent.referrer_seq, walk.depth - 1 FROM walk JOIN signup AS parent ON parent.seq = walk.seq
       WHERE parent.referrer_seq IS NOT NULL
     ), found AS MATERIALIZED (SELECT seq, depth FROM walk LIMIT $2)
     SELECT found.depth, ${personColumns} FROM found ${personJoins} ORDER BY found.depth`,
    [seq, limit],
  );
  return rows;
}

/** How many users are below the user, and how many levels deep, counted up to `limit` users. */
export async function measureTree(
  pool: Pool,
  seq: string,
  limit: number,
): Promise<{ readonly size: number; readonly depth: number }> {
  const { rows } = await pool.query<{ size: number; depth: number }>({
    name: 'measure_referral_tree',
    text: `WITH RECURSIVE walk (seq, depth) AS (
       SELECT $1::bigint, 0
       UNION ALL
       SELECT child.seq, walk.depth + 1 FROM walk JOIN signup AS child ON child.referrer_seq = walk.seq
     )
     SELECT count(*)::int - 1 AS size, max(depth) AS depth FROM (SELECT depth FROM walk LIMIT $2) AS counted`,
    values: [seq, limit + 1],
  });
  return rows[0] ?? { size: 0, depth: 0 };
}

/** A user's direct referrals, after the one at place `after`: most points first, or in join order if they are very many. */
export async function listChildren(
  pool: Pool,
  seq: string,
  { after, limit }: NextRows<string>,
): Promise<readonly TreePerson[]> {
  const points = `coalesce((SELECT points FROM score WHERE score.seq = $2), 0)`;
  const isLater: readonly [string, string] = [
    `($2::bigint IS NULL OR (-sorted.points, sorted.seq) > (-${points}, $2))`,
    'seq > coalesce($2::bigint, 0)',
  ];
  const { rows } = await pool.query<TreePerson>(
    `WITH found AS MATERIALIZED (SELECT seq, 1 AS depth, row_number() OVER () AS nth FROM (${referralsOf('$1', '$3', isLater)}) AS child)
     SELECT found.depth, ${personColumns} FROM found ${personJoins} ORDER BY found.nth`,
    [seq, after, limit],
  );
  return rows;
}

/** Referrers with the most points, of each standing by its index. */
const leaders = ['waiting', 'away', 'excluded'].map(
  (standing) =>
    `(SELECT seq, referral_count, points FROM score WHERE standing = '${standing}' AND -points < 0 AND referral_count > 0 ORDER BY -points, seq LIMIT $1)`,
);

/**
 * The roots of the trees that contain one of the `among` users with the most points, at most `levels` below; roots whose
 * strongest user has the most referrals come first, whatever their state. The walk up takes one level of all of them at a time, so its cost is
 * bounded by both.
 */
export async function listLeadingRoots(
  pool: Pool,
  { among, levels }: { readonly among: number; readonly levels: number },
): Promise<readonly { seq: string; person: TreePerson }[]> {
  const { rows } = await pool.query<TreePerson & { seq: string }>(
    `WITH RECURSIVE leader AS MATERIALIZED (
       ${leaders.join(' UNION ALL ')}
       ORDER BY points DESC, seq LIMIT $1
     ), walk (seq, brought, level) AS (
       SELECT seq, referral_count, 0 FROM leader
       UNION ALL
       SELECT person.referrer_seq, brought, level + 1 FROM walk JOIN signup AS person USING (seq)
       WHERE person.referrer_seq IS NOT NULL AND level < $2
     ), found AS MATERIALIZED (
       SELECT seq, 0 AS depth, sum(brought) AS brought FROM walk JOIN signup USING (seq) WHERE referrer_seq IS NULL GROUP BY seq)
     SELECT found.seq::text, found.depth, ${personColumns} FROM found ${personJoins} ORDER BY brought DESC, found.seq`,
    [among, levels],
  );
  return rows.map(({ seq, ...person }) => ({ seq, person }));
}
