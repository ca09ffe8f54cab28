import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../platform/database/database.ts';
import { smsCountry } from '../features/verification/verification.sms-country.ts';
import { allChoices } from '../questions.form.ts';
import { queueAllWelcomes } from '../features/waitlist/waitlist.welcome.repository.ts';
import { maintainRanks } from '../features/referral/referral.repository.ts';
import { campaignDays, seedCalendar } from './seed-calendar.ts';
import { countryWeights, firstNames, lastNames } from './seed-names.ts';

export interface SeedOptions {
  /** How many signups to add. */
  readonly signups: number;
  readonly pointsPerReferral: number;
  /** Called after each chunk with the number of signups added so far. */
  readonly onProgress: (added: number) => void;
  /**
   * Aborting it stops the work after the current chunk; the promise rejects with its reason, and the added signups
   * stay.
   */
  readonly signal?: AbortSignal;
}

/** Joins of a live app wait for at most one chunk, about a second. */
const chunkSize = 25_000;

/**
 * Adds signups like those of a real campaign: spread over {@link campaignDays} days by {@link seedCalendar}, half of
 * them with a referral code. Referrals follow a power law, so that some 85 % of users have no points and a few have
 * thousands; chains of referrals are some ten users deep. Emails use reserved domains and phones use numbers no one can
 * have; no message is sent.
 *
 * Existing users get none of the points, and joined earlier: {@link chooseCampaign} decides which period is left.
 *
 * Runs alongside a live app: each chunk is one transaction under the lock that joins take. Users who joined before it
 * are welcomed, those it adds are not, and nobody is told of them. Searches find the added users immediately, and fast after `fillSearch`. A chunk
 * may take longer than a request may: more than a few thousand signups need a pool with {@link patientTimeouts}.
 */
export async function seedSignups(pool: Pool, options: SeedOptions): Promise<void> {
  const { signups, pointsPerReferral, onProgress, signal } = options;
  const { startsAt, endsAt, startsAtText } = await chooseCampaign(pool);
  const { slotMs, parts } = seedCalendar(startsAt, endsAt);
  const firstSeqs: number[] = [];
  for (let added = 0; added < signups;) {
    signal?.throwIfAborted();
    const size = Math.min(chunkSize, signups - added);
    const part = [added / signups, (added + size) / signups];
    await inTransaction(pool, async (client) => {
      await client.query('SET LOCAL synchronous_commit = off');
      await client.query(seedFunctions);
      firstSeqs.push((await lockHead(client)) + 1);
      await queueAllWelcomes(client);
      await client.query(seedChunk, [
        ...[size, ...part, startsAtText, slotMs, pointsPerReferral, ...choices],
        ...[added, chunkSize, firstSeqs, parts],
      ]);
      await client.query('SELECT waitlist_count_signups()');
      await client.query('UPDATE welcome_head SET last_seq = (SELECT last_seq FROM waitlist_head)');
      await client.query(
        'UPDATE message_trigger SET since_seq = head.last_seq, last_seq = head.last_seq FROM waitlist_head AS head',
      );
    });
    await maintainRanks(pool);
    added += size;
    onProgress(added);
  }
  await pool.query('ANALYZE signup, score, credit, rank_histogram, rank_block');
}

/** The period that new signups are spread over. */
export interface Campaign {
  readonly startsAt: Date;
  /** With the microseconds, which a Date drops. */
  readonly startsAtText: string;
  readonly endsAt: Date;
}

/** From {@link campaignDays} days ago, or from the newest signup if that is later, until now. */
export async function chooseCampaign(pool: Pool): Promise<Campaign> {
  const { rows } = await pool.query<Campaign>(
    `SELECT moment AS "startsAt", moment::text AS "startsAtText", now() AS "endsAt"
     FROM (SELECT greatest(last_joined_at, now() - make_interval(days => $1)) AS moment FROM waitlist_head) AS start`,
    [campaignDays],
  );
  const [campaign] = rows;
  if (campaign === undefined) throw new Error('waitlist_head has no row');
  return campaign;
}

/** Takes the lock that joins take. @returns the newest place of the join order. */
async function lockHead(client: PoolClient): Promise<number> {
  const { rows } = await client.query<{ last_seq: string }>('SELECT last_seq FROM waitlist_head FOR UPDATE');
  return Number(rows[0]?.last_seq);
}

const choices = [firstNames, lastNames, countryWeights];

/** An answer to each choice, the first options most often. */
const answers = allChoices
  .map(({ key, question: { options } }) => {
    const slugs = options.map(({ slug }) => `'${slug}'`).join(', ');
    return `'${key}', (ARRAY[${slugs}])[1 + floor(power(random(), 2) * ${options.length})::int]`;
  })
  .join(', ');

/**
 * The code of the signup at a place of the join order: ten characters that run through all codes in an order of their
 * own. And a UUIDv7 (RFC 9562) of a moment.
 */
const seedFunctions = /* sql */ `
CREATE OR REPLACE FUNCTION pg_temp.seed_code(seq bigint) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT string_agg(substr('23456789BCDFGHJKMNPQRSTVWXYZ', 1 + (seq * 8589934583 % 296196766695424 / weight % 28)::int, 1), '')
  FROM unnest('{1,28,784,21952,614656,17210368,481890304,13492928512,377801998336,10578455953408}'::bigint[]) AS weight
$$;
CREATE OR REPLACE FUNCTION pg_temp.seed_id(moment timestamptz) RETURNS uuid LANGUAGE sql VOLATILE AS $$
  SELECT overlay(gen_random_uuid()::text PLACING substr(millis, 1, 8) || '-' || substr(millis, 9) || '-7' FROM 1 FOR 15)::uuid
  FROM lpad(to_hex((extract(epoch FROM moment) * 1000)::bigint), 12, '0') AS millis
$$;
`;

/**
 * $1 signups, $2 and $3 the part of the campaign the chunk covers (0 to 1), $4 the campaign's start, $5 the
 * milliseconds of a slot of its calendar, $6 points per referral, $7 to $9 what to choose from, $10 how many were seeded
 * before, in chunks of $11 that begin at the seqs of $12, $13 the parts of the calendar: codes are only those of seeded people. Every third of them promotes; a promoter's chance to have brought
 * a user falls with a power of how late they joined.
 */
const seedChunk = /* sql */ `
WITH head AS MATERIALIZED (
  SELECT last_seq, last_joined_at FROM waitlist_head FOR UPDATE
), drawn AS MATERIALIZED (
  SELECT head.last_seq + place AS seq, $10::bigint + place AS nth,
    greatest(head.last_joined_at, $4::timestamptz + interval '1 millisecond' * ($5::float8
      * (slot - 1 + (part - ($13::float8[])[slot]) / (($13::float8[])[slot + 1] - ($13::float8[])[slot])))) AS joined_at,
    random() AS name_draw, random() AS surname_draw, random() AS country_draw,
    random() AS referred_draw, random() AS referrer_draw, random() AS domain_draw
  FROM head, generate_series(1, $1::bigint) AS place,
    LATERAL (SELECT $2::float8 + ($3::float8 - $2::float8) * place / $1 AS part OFFSET 0) AS reached,
    LATERAL (SELECT least(width_bucket(part, $13::float8[]), cardinality($13::float8[]) - 1) AS slot OFFSET 0) AS calendar
), person AS MATERIALIZED (
  SELECT seq, joined_at, domain_draw,
    ($7::text[])[1 + floor(name_draw * cardinality($7::text[]))::int] AS first_name,
    ($8::text[])[1 + floor(surname_draw * cardinality($8::text[]))::int] AS last_name,
    ($9::text[])[1 + floor(country_draw * cardinality($9::text[]))::int] AS country,
    jsonb_build_object(${answers}) AS answers,
    CASE WHEN referred_draw < 0.5 AND nth > 3 THEN ($12::bigint[])[1 + referrer_place / $11::bigint] + referrer_place % $11::bigint END AS referrer_seq
  FROM drawn, LATERAL (SELECT 3 * floor((nth - 1) / 3 * power(referrer_draw, 2.6))::bigint AS referrer_place) AS promoter
), written AS (
  INSERT INTO signup (seq, referrer_seq, joined_at, id, referral_id, verified_by, email, email_key, phone,
    first_name, last_name, country, system_country, answers, referral_code)
  SELECT seq, referrer_seq, joined_at, pg_temp.seed_id(joined_at), pg_temp.seed_code(seq),
    CASE WHEN country = '${smsCountry.code}' THEN 'phone' ELSE 'email' END, email, email,
    CASE country WHEN '${smsCountry.code}' THEN '${smsCountry.dialCode}0' || lpad(seq::text, 9, '0') ELSE '+1555' || lpad((seq % 10000000)::text, 7, '0') END,
    first_name, last_name, country, country, answers,
    CASE WHEN referrer_seq IS NOT NULL THEN pg_temp.seed_code(referrer_seq) END
  FROM person, LATERAL (
    SELECT lower(first_name || '.' || last_name || seq) || '@example.' || (ARRAY['com', 'org', 'net'])[1 + floor(domain_draw * 3)::int] AS email) AS contact
), credited AS (
  INSERT INTO credit (referred_seq, revision, referrer_seq, points, created_at)
  SELECT seq, 0, referrer_seq, $6::int, joined_at FROM person WHERE referrer_seq IS NOT NULL
), codes AS (
  INSERT INTO otp_count (shard, asked, verified) SELECT 0, round(count(*) * 1.4), round(count(*) * 1.1) FROM person
  ON CONFLICT (shard) DO UPDATE SET asked = otp_count.asked + excluded.asked, verified = otp_count.verified + excluded.verified
), advanced AS (
  UPDATE waitlist_head SET last_seq = last_seq + $1::bigint, last_joined_at = (SELECT max(joined_at) FROM person),
    referred_total = referred_total + (SELECT count(referrer_seq) FROM person)
)
SELECT waitlist_apply_points(array_agg(referrer_seq), array_agg(referrals * $6::int), array_agg(referrals))
FROM (SELECT referrer_seq, count(*) AS referrals FROM person WHERE referrer_seq IS NOT NULL GROUP BY referrer_seq) AS credits
HAVING count(*) > 0
`;
