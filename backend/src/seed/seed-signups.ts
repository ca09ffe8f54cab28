import type { Pool } from 'pg';
import { inTransaction } from '../platform/database/database.ts';
import { brokers } from '../features/waitlist/waitlist.brokers.ts';
import { countryWeights, firstNames, lastNames } from './seed-names.ts';

export interface SeedOptions {
  /** How many signups to add. */
  readonly signups: number;
  readonly pointsPerReferral: number;
  /** Called after each chunk with the number of signups added so far. */
  readonly onProgress: (added: number) => void;
}

const chunkSize = 50_000;

/**
 * Adds signups as a real campaign leaves them behind: they come faster and faster over half a year, half of them by
 * somebody's code, and the codes follow a power law, so that some 85 % have no points and a few have thousands.
 * E-mails are of reserved domains and phones of numbers nobody can have; no message is sent.
 *
 * Runs beside a live app: each chunk is one transaction under the lock that joins take.
 */
export async function seedSignups(pool: Pool, { signups, pointsPerReferral, onProgress }: SeedOptions): Promise<void> {
  for (let added = 0; added < signups; ) {
    const size = Math.min(chunkSize, signups - added);
    await inTransaction(pool, async (client) => {
      await client.query('SET LOCAL statement_timeout = 0');
      await client.query('SET LOCAL synchronous_commit = off');
      await client.query(seedCode);
      await client.query(seedChunk, [size, added / signups, (added + size) / signups, pointsPerReferral, firstNames, lastNames, countryWeights, brokers.map(({ slug }) => slug)]);
    });
    await pool.query('SELECT waitlist_maintain_ranks()');
    added += size;
    onProgress(added);
  }
  await pool.query('ANALYZE signup, score, credit, rank_histogram, rank_block');
}

/** The code of the signup at a place of the join order: ten characters that run through all codes in an order of their own. */
const seedCode = /* sql */ `
CREATE OR REPLACE FUNCTION pg_temp.seed_code(seq bigint) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT string_agg(substr('23456789BCDFGHJKMNPQRSTVWXYZ', 1 + (number / power(28::numeric, digit)::bigint % 28)::int, 1), '')
  FROM (SELECT seq * 8589934583 % 296196766695424 AS number) AS scrambled, generate_series(0, 9) AS digit
$$
`;

/**
 * $1 signups, $2 and $3 the part of the campaign the chunk covers (0 to 1), $4 points per referral, $5 to $8 what to
 * choose from. Every fourth person promotes; a promoter's chance to have brought somebody falls with a power of how late
 * they joined.
 */
const seedChunk = /* sql */ `
WITH head AS MATERIALIZED (
  SELECT last_seq, greatest(last_joined_at, now() - interval '180 days') AS starts_at FROM waitlist_head FOR UPDATE
), drawn AS MATERIALIZED (
  SELECT head.last_seq + place AS seq,
    head.starts_at + (clock_timestamp() - head.starts_at)
      * sqrt($2::float8 + ($3::float8 - $2::float8) * place / $1) AS joined_at,
    random() AS name_draw, random() AS surname_draw, random() AS country_draw, random() AS broker_draw,
    random() AS referred_draw, random() AS referrer_draw, random() AS domain_draw
  FROM head, generate_series(1, $1::bigint) AS place
), person AS MATERIALIZED (
  SELECT seq, joined_at, domain_draw,
    ($5::text[])[1 + floor(name_draw * cardinality($5::text[]))::int] AS first_name,
    ($6::text[])[1 + floor(surname_draw * cardinality($6::text[]))::int] AS last_name,
    ($7::text[])[1 + floor(country_draw * cardinality($7::text[]))::int] AS country,
    ($8::text[])[1 + floor(broker_draw * broker_draw * cardinality($8::text[]))::int] AS broker,
    CASE WHEN referred_draw < 0.5 AND seq > 4 THEN 1 + 4 * floor((seq - 1) / 4 * power(referrer_draw, 2.6))::bigint END AS referrer_seq
  FROM drawn
), written AS (
  INSERT INTO signup (seq, referrer_seq, joined_at, id, referral_id, verified_by, email, email_key, phone,
    first_name, last_name, country, system_country, broker, referral_code)
  SELECT seq, referrer_seq, joined_at, gen_random_uuid(), pg_temp.seed_code(seq),
    CASE WHEN country = 'IN' THEN 'phone' ELSE 'email' END, email, email,
    CASE country WHEN 'IN' THEN '+915' || lpad(seq::text, 9, '0') ELSE '+4477009' || lpad((seq % 100000)::text, 5, '0') END,
    first_name, last_name, country, country, broker,
    CASE WHEN referrer_seq IS NOT NULL THEN
      coalesce((SELECT referrer.referral_id FROM signup AS referrer WHERE referrer.seq = referrer_seq), pg_temp.seed_code(referrer_seq)) END
  FROM person, LATERAL (
    SELECT lower(first_name || '.' || last_name || seq) || '@example.' || (ARRAY['com', 'org', 'net'])[1 + floor(domain_draw * 3)::int] AS email) AS contact
), credited AS (
  INSERT INTO credit (referred_seq, revision, referrer_seq, points, created_at)
  SELECT seq, 0, referrer_seq, $4::int, joined_at FROM person WHERE referrer_seq IS NOT NULL
), by_country AS (
  INSERT INTO signup_country_count (country, signups) SELECT country, count(*) FROM person GROUP BY country
  ON CONFLICT (country) DO UPDATE SET signups = signup_country_count.signups + excluded.signups
), by_day AS (
  INSERT INTO signup_day_count (day, signups) SELECT (joined_at AT TIME ZONE 'UTC')::date, count(*) FROM person GROUP BY 1
  ON CONFLICT (day) DO UPDATE SET signups = signup_day_count.signups + excluded.signups
), advanced AS (
  UPDATE waitlist_head SET last_seq = last_seq + $1::bigint, last_joined_at = (SELECT max(joined_at) FROM person),
    referred_total = referred_total + (SELECT count(referrer_seq) FROM person)
)
SELECT waitlist_apply_points(array_agg(referrer_seq), array_agg(referrals * $4::int), array_agg(referrals))
FROM (SELECT referrer_seq, count(*) AS referrals FROM person WHERE referrer_seq IS NOT NULL GROUP BY referrer_seq) AS credits
HAVING count(*) > 0
`;
