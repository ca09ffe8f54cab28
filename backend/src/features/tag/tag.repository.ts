import { randomUUID } from 'node:crypto';
import type { ClientBase, Pool } from 'pg';
import { seqsOf, type PersonEraser } from '../../platform/erasure/person-eraser.ts';
import { tagsOfUserAtMost } from './tag.form.ts';

/** A tag; deleted ones are as if they were not there. */
export interface TagRow {
  readonly id: string;
  readonly name: string;
}

/** A tag, and how many users have it. */
export interface CountedTag extends TagRow {
  readonly users: number;
}

/** A user who was given tags, or lost some. */
export interface TagChange {
  readonly userId: string;
  readonly tags: readonly string[];
}

/** The names of the tags of a user, in SQL, as an array in alphabetical order. @param seq their place in the join order. */
export const tagNamesSql = (seq: string): string =>
  `ARRAY(SELECT tag.name FROM signup_tag JOIN tag ON tag.seq = signup_tag.tag_seq
    WHERE signup_tag.signup_seq = ${seq} AND tag.deleted_at IS NULL ORDER BY lower(tag.name))`;

/** Whether a user has a tag, in SQL. @param name its name, in any case. */
export const hasTagSql = (seq: string, name: string): string =>
  `EXISTS (SELECT FROM signup_tag JOIN tag ON tag.seq = signup_tag.tag_seq
    WHERE signup_tag.signup_seq = ${seq} AND tag.deleted_at IS NULL AND lower(tag.name) = lower(${name}))`;

/** Whether a user can get another tag, in SQL. */
export const hasRoomSql = (seq: string): string =>
  `(SELECT count(*) FROM signup_tag JOIN tag ON tag.seq = signup_tag.tag_seq
    WHERE signup_tag.signup_seq = ${seq} AND tag.deleted_at IS NULL) < ${tagsOfUserAtMost}`;

const inAnyCase = (names: string): string => `(SELECT lower(given) FROM unnest(${names}::text[]) AS given)`;

/** All tags by name. */
export async function listTags(pool: Pool): Promise<readonly TagRow[]> {
  const { rows } = await pool.query<TagRow>(
    'SELECT id, name FROM tag WHERE deleted_at IS NULL ORDER BY lower(name)',
  );
  return rows;
}

/** How many users have each tag. Reads all of an index. */
export async function countTags(pool: Pool): Promise<readonly CountedTag[]> {
  const { rows } = await pool.query<CountedTag>(
    `SELECT id, name, coalesce(users, 0)::float8 AS users
     FROM tag LEFT JOIN (SELECT tag_seq, count(*) AS users FROM signup_tag GROUP BY tag_seq) AS used ON used.tag_seq = tag.seq
     WHERE deleted_at IS NULL ORDER BY lower(name)`,
  );
  return rows;
}

/** The places of those who would have too many tags with these. */
export async function findFull(
  client: ClientBase,
  seqs: readonly string[],
  names: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await client.query<{ seq: string }>(
    `SELECT signup_seq::text AS seq FROM signup_tag JOIN tag ON tag.seq = signup_tag.tag_seq
     WHERE signup_seq = ANY ($1::bigint[]) AND deleted_at IS NULL AND lower(name) <> ALL ${inAnyCase('$2')}
     GROUP BY signup_seq HAVING count(*) > $3`,
    [seqs, names, tagsOfUserAtMost - names.length],
  );
  return rows.map(({ seq }) => seq);
}

/** Adds the tags that are not there yet, and keeps all of them from being renamed or deleted until the transaction ends. @returns whether they fit. */
export async function ensureTags(
  client: ClientBase,
  names: readonly string[],
  atMost: number,
): Promise<boolean> {
  const lock = async () => {
    const { rows } = await client.query(
      `SELECT FROM tag WHERE deleted_at IS NULL AND lower(name) = ANY ${inAnyCase('$1')} ORDER BY seq FOR SHARE`,
      [names],
    );
    return rows.length === names.length;
  };
  if (await lock()) return true;
  await lockTags(client);
  const { rowCount } = await client.query(
    `INSERT INTO tag (id, name) SELECT * FROM unnest($1::uuid[], $2::text[])
     WHERE (SELECT count(*) FROM (
       SELECT lower(name) FROM tag WHERE deleted_at IS NULL UNION SELECT lower(given) FROM unnest($2::text[]) AS given) AS known) <= $3
     ON CONFLICT (lower(name)) WHERE deleted_at IS NULL DO NOTHING`,
    [names.map(() => randomUUID()), names, atMost],
  );
  return (rowCount ?? 0) > 0 || lock();
}

/** Puts tags on users that are locked. @returns what they did not have before. */
export const addTags = (
  client: ClientBase,
  seqs: readonly string[],
  names: readonly string[],
  addedBy: string,
): Promise<readonly TagChange[]> =>
  changeTags(
    client,
    `INSERT INTO signup_tag (signup_seq, tag_seq, added_by)
     SELECT signup_seq, tag.seq, $3 FROM unnest($1::bigint[]) AS signup_seq CROSS JOIN tag
     WHERE deleted_at IS NULL AND lower(name) = ANY ${inAnyCase('$2')}
     ON CONFLICT DO NOTHING RETURNING signup_seq, tag_seq`,
    [seqs, names, addedBy],
  );

/** Takes tags off users that are locked. @returns what they had. */
export const removeTags = (
  client: ClientBase,
  seqs: readonly string[],
  names: readonly string[],
): Promise<readonly TagChange[]> =>
  changeTags(
    client,
    `DELETE FROM signup_tag USING tag WHERE tag.seq = tag_seq AND deleted_at IS NULL
       AND signup_seq = ANY ($1::bigint[]) AND lower(name) = ANY ${inAnyCase('$2')}
     RETURNING signup_seq, tag_seq`,
    [seqs, names],
  );

async function changeTags(
  client: ClientBase,
  change: string,
  values: readonly unknown[],
): Promise<readonly TagChange[]> {
  const { rows } = await client.query<TagChange>(
    `WITH changed AS (${change})
     SELECT signup.id AS "userId", array_agg(tag.name ORDER BY lower(tag.name)) AS tags
     FROM changed JOIN tag ON tag.seq = tag_seq JOIN signup ON signup.seq = signup_seq
     GROUP BY signup.seq, signup.id ORDER BY signup.seq`,
    [...values],
  );
  return rows;
}

/** No tag is added, renamed or deleted by others until the transaction ends. */
export async function lockTags(client: ClientBase): Promise<void> {
  await client.query('LOCK TABLE tag IN SHARE ROW EXCLUSIVE MODE');
}

export async function findTag(client: ClientBase, id: string): Promise<TagRow | null> {
  const { rows } = await client.query<TagRow>(
    'SELECT id, name FROM tag WHERE id = $1 AND deleted_at IS NULL',
    [id],
  );
  return rows[0] ?? null;
}

/** The name of a tag, which keeps it until the transaction ends; null: it was deleted. */
export async function holdTagName(client: ClientBase, id: string): Promise<string | null> {
  const { rows } = await client.query<TagRow>(
    'SELECT name FROM tag WHERE id = $1 AND deleted_at IS NULL FOR SHARE',
    [id],
  );
  return rows[0]?.name ?? null;
}

/** Renames a tag. @returns whether no other has the name. */
export async function renameTag(client: ClientBase, { id, name }: TagRow): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE tag SET name = $2 WHERE id = $1
       AND NOT EXISTS (SELECT FROM tag WHERE lower(name) = lower($2) AND id <> $1 AND deleted_at IS NULL)`,
    [id, name],
  );
  return rowCount === 1;
}

export async function markDeleted(client: ClientBase, id: string): Promise<void> {
  await client.query('UPDATE tag SET deleted_at = clock_timestamp() WHERE id = $1', [id]);
}

/** Removes some of what deleted tags are on, and at last their rows. @returns whether there may be more. */
export async function removeDeleted(client: ClientBase, atMost: number): Promise<boolean> {
  const { rowCount } = await client.query(
    `DELETE FROM signup_tag WHERE (signup_seq, tag_seq) IN (
       SELECT signup_seq, tag_seq FROM signup_tag WHERE tag_seq IN (SELECT seq FROM tag WHERE deleted_at IS NOT NULL) LIMIT $1)`,
    [atMost],
  );
  if ((rowCount ?? 0) > 0) return true;
  await client.query(
    `DELETE FROM tag WHERE deleted_at IS NOT NULL AND NOT EXISTS (SELECT FROM signup_tag WHERE tag_seq = tag.seq)`,
  );
  return false;
}

/** Erased users have no tags. Tagging waits for the lock on their rows, and then finds them erased. */
export const eraseTags: PersonEraser = async (client, people) => {
  await client.query('DELETE FROM signup_tag WHERE signup_seq = ANY ($1)', [seqsOf(people)]);
};
