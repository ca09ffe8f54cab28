import type { ClientBase, Pool } from 'pg';
import { type PersonEraser, seqsOf } from '../../platform/erasure/person-eraser.ts';
import type { ClickGrant } from './message.click.token.ts';

/**
 * The numbers of the links of a broadcast, which are written down unless they are: on disk before a message has them. A
 * link without a number is not counted.
 */
export async function keepLinks(
  pool: ClientBase | Pool,
  mailingSeq: string,
  urls: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const kept = await findLinks(pool, mailingSeq);
  const missing = urls.filter((url) => !kept.has(url));
  if (missing.length === 0) return kept;
  await pool.query(
    `INSERT INTO broadcast_link (mailing_seq, number, url)
     SELECT $1, $2 + place, url FROM unnest($3::text[]) WITH ORDINALITY AS given (url, place) ON CONFLICT DO NOTHING`,
    [mailingSeq, kept.size, missing],
  );
  return findLinks(pool, mailingSeq);
}

async function findLinks(pool: ClientBase | Pool, mailingSeq: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await pool.query<{ url: string; number: number }>(
    'SELECT url, number FROM broadcast_link WHERE mailing_seq = $1',
    [mailingSeq],
  );
  return new Map(rows.map(({ url, number }) => [url, number]));
}

/** Where a link leads, and the name of its broadcast. */
export interface FollowedLink {
  readonly url: string;
  readonly name: string;
}

/**
 * Looks up a link, and counts that its recipient clicked it: once, however often and on however many instances. An erased
 * user is not counted: the lock of the recipient lets either the erasure see the click, or the click the erasure.
 *
 * @param counts false: the link is only looked up. @returns null: there is no such link.
 */
export async function followLink(
  pool: Pool,
  { mailingSeq, place, link }: ClickGrant,
  counts: boolean,
): Promise<FollowedLink | null> {
  const { rows } = await pool.query<FollowedLink>(
    `WITH recipient AS MATERIALIZED (
       SELECT signup_seq FROM mailing_recipient
       WHERE mailing_seq = $1 AND place = $2 AND domain IS DISTINCT FROM '' AND $4
         AND EXISTS (SELECT FROM broadcast_link WHERE mailing_seq = $1 AND number = $3)
       FOR SHARE
     ), clicked AS (
       INSERT INTO broadcast_click (mailing_seq, signup_seq, link) SELECT $1, signup_seq, $3 FROM recipient ON CONFLICT DO NOTHING)
     SELECT url, mailing.name FROM broadcast_link JOIN mailing ON mailing.seq = mailing_seq
     WHERE mailing_seq = $1 AND number = $3`,
    [mailingSeq, place, link, counts],
  );
  return rows[0] ?? null;
}

/** A link of a broadcast. */
export interface LinkClicks {
  readonly url: string;
  /** Users who clicked it. */
  readonly clicked: number;
}

/** The links of a broadcast, in their order, each with the users who clicked it, erased ones included. */
export async function countLinkClicks(pool: Pool, mailingId: string): Promise<readonly LinkClicks[]> {
  const { rows } = await pool.query<LinkClicks>(
    `SELECT url, erased_clicks + coalesce(clicks, 0)::int AS clicked
     FROM broadcast_link LEFT JOIN (
       SELECT link, count(*) AS clicks FROM broadcast_click
       WHERE mailing_seq = (SELECT seq FROM mailing WHERE id = $1) GROUP BY link) AS counted ON link = number
     WHERE mailing_seq = (SELECT seq FROM mailing WHERE id = $1) ORDER BY number`,
    [mailingId],
  );
  return rows;
}

/** How many users clicked any link of a broadcast, erased ones included, as an expression. @param seq its number, in SQL. */
export const clickedSql = (seq: string): string =>
  `((SELECT count(DISTINCT signup_seq) FROM broadcast_click WHERE mailing_seq = ${seq})
    + (SELECT coalesce(sum(erased_first_clicks), 0) FROM broadcast_link WHERE mailing_seq = ${seq}))::int`;

/** Deletes the clicks of erased users, and adds them to what was counted. Their recipients are locked. */
export const eraseClicks: PersonEraser = async (client, people) => {
  await client.query(
    `WITH gone AS (
       DELETE FROM broadcast_click AS click USING mailing_recipient AS recipient
       WHERE recipient.signup_seq = ANY ($1) AND click.mailing_seq = recipient.mailing_seq AND click.signup_seq = recipient.signup_seq
       RETURNING click.mailing_seq, click.signup_seq, link, at
     ), ordered AS (
       SELECT mailing_seq, link, row_number() OVER (PARTITION BY mailing_seq, signup_seq ORDER BY at, link) = 1 AS is_first FROM gone
     ), counted AS (
       SELECT mailing_seq, link, count(*) AS clicks, count(*) FILTER (WHERE is_first) AS first_clicks FROM ordered GROUP BY mailing_seq, link)
     UPDATE broadcast_link AS own SET erased_clicks = erased_clicks + clicks, erased_first_clicks = erased_first_clicks + first_clicks
     FROM counted WHERE own.mailing_seq = counted.mailing_seq AND own.number = counted.link`,
    [seqsOf(people)],
  );
};
