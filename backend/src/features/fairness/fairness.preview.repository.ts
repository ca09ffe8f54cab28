import type { ClientBase } from 'pg';
import { personName, type PersonName } from '../user/user.repository.ts';
import type { Standing } from '../waitlist/waitlist.standing.repository.ts';

export interface MoverRow {
  readonly seq: string;
  readonly points: number;
  readonly standing: Standing;
}

/** Points and standing of some users. */
export async function findMovers(client: ClientBase, seqs: readonly string[]): Promise<readonly MoverRow[]> {
  const { rows } = await client.query<MoverRow>(
    `SELECT wanted.seq::text, coalesce(points, 0)::float8 AS points, coalesce(standing, 'waiting') AS standing
     FROM unnest($1::bigint[]) AS wanted (seq) LEFT JOIN score USING (seq)`,
    [seqs],
  );
  return rows;
}

/** The users at the top, but for some. */
export async function findLeaders(
  client: ClientBase,
  atMost: number,
  but: readonly string[],
): Promise<readonly { readonly seq: string; readonly points: number }[]> {
  const { rows } = await client.query<{ seq: string; points: number }>(
    `WITH scored AS (
       SELECT seq, points FROM score WHERE standing = 'waiting' AND points > 0 AND NOT EXISTS (
         SELECT FROM unnest($2::bigint[]) AS but (seq) WHERE but.seq = score.seq) ORDER BY -points, seq LIMIT $1::integer
     ), others AS (
       SELECT seq, 0::bigint AS points FROM unnest(nearest_without_points(0, $1::integer + cardinality($2::bigint[]), 1)) AS seq
       WHERE seq <> ALL ($2) AND (SELECT count(*) < $1::integer FROM scored)
     )
     SELECT seq::text, points::float8 FROM (SELECT * FROM scored UNION ALL SELECT * FROM others) AS leader
     ORDER BY points DESC, leader.seq LIMIT $1::integer`,
    [atMost, but],
  );
  return rows;
}

/** Ranks of some users; with other points, as `waitlist_rank_with` counts them. */
export async function findRanks(
  client: ClientBase,
  wanted: readonly { readonly seq: string; readonly after: number }[],
): Promise<readonly { readonly seq: string; readonly rank: number | null; readonly rankWith: number }[]> {
  const { rows } = await client.query<{ seq: string; rank: number | null; rankWith: number }>(
    `SELECT seq::text, waitlist_rank(seq)::float8 AS rank, waitlist_rank_with(seq, after)::float8 AS "rankWith"
     FROM unnest($1::bigint[], $2::bigint[]) AS wanted (seq, after)`,
    [wanted.map(({ seq }) => seq), wanted.map(({ after }) => after)],
  );
  return rows;
}

export async function findUsers(
  client: ClientBase,
  seqs: readonly string[],
): Promise<readonly { readonly seq: string; readonly user: PersonName }[]> {
  const { rows } = await client.query<{ seq: string; user: PersonName }>(
    `SELECT seq::text, ${personName('person')} AS user FROM signup AS person WHERE seq = ANY ($1)`,
    [seqs],
  );
  return rows;
}
