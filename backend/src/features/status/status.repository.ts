import type { ClientBase, Pool } from 'pg';
import type { NextRows } from '../../platform/paging/next-page.ts';
import type { SignupState } from '../invite/invite.signup-state.ts';
import { signupState } from '../invite/invite.state.ts';
import { leaderboardPlaces, neighborsEachWay } from './status.rules.ts';

/** The user to look up: a signup by its id, or the first that exists among the identities its contact may have. */
export type Person = { readonly signupId: string } | { readonly identities: readonly string[] };

/** The state of a user who can see their status, on the way to being let in. */
export type StatusState = Exclude<SignupState, 'blocked' | 'erased'>;

/** One user's place, all figures from one snapshot. */
export interface Place {
  readonly seq: number;
  readonly signupId: string;
  readonly firstName: string;
  readonly referralId: string;
  readonly joinedAt: Date;
  readonly state: StatusState;
  /** 1 is first; null unless they are waiting. */
  readonly rank: number | null;
  /** Number of users with a rank. */
  readonly total: number;
  readonly points: number;
  readonly referralCount: number;
  readonly generation: number;
  /** Whether friends who open their referral link see their first name. */
  readonly showsFirstName: boolean;
  /** When they will be erased, at their own request; null: they did not ask to leave. */
  readonly leavesAt: Date | null;
  /** A new one after every join and credit, whatever is decided about the user's credits, every reward, and once they leave or stay. */
  readonly version: string;
}

interface PlaceRow {
  readonly seq: string;
  readonly signup_id: string;
  readonly first_name: string;
  readonly referral_id: string;
  readonly joined_at: Date;
  readonly state: StatusState;
  readonly rank: string | null;
  readonly total: string;
  readonly referred_total: string;
  readonly points: string;
  readonly referral_count: string;
  readonly generation: number;
  readonly shows_first_name: boolean;
  readonly leaves_at: Date | null;
  readonly holds: string;
  readonly answers: string;
  readonly rewards: string;
}

/** Every part is looked up by a key; none grows with the number of signups. */
const placeColumns = `signup.seq, signup.id AS signup_id, first_name, referral_id, joined_at, ${signupState} AS state,
  waitlist_rank(signup.seq)::text AS rank,
  head.waiting_total AS total, head.referred_total, coalesce(score.points, 0)::text AS points,
  coalesce(score.referral_count, 0)::text AS referral_count, coalesce(access.generation, 0) AS generation,
  coalesce(access.shows_first_name, true) AS shows_first_name, signup.leaves_at,
  (SELECT concat_ws('.', count(*) FILTER (WHERE hold.state = 'held'), count(*) FILTER (WHERE hold.state = 'reversed'))
   FROM credit_hold AS hold WHERE hold.referrer_seq = signup.seq) AS holds,
  (SELECT count(answer)::text FROM hold_appeal WHERE signup_seq = signup.seq) AS answers,
  (SELECT concat_ws('.', (SELECT coalesce(sum(revision), 0) FROM reward), count(*), count(fulfilled_at))
   FROM reward_claim WHERE signup_seq = signup.seq AND withdrawn_at IS NULL) AS rewards`;
const placeTables = `signup CROSS JOIN waitlist_head AS head LEFT JOIN score ON score.seq = signup.seq
  LEFT JOIN status_access AS access ON access.signup_seq = signup.seq`;
const isOnList = 'signup.blocked_at IS NULL AND signup.erased_at IS NULL';
const firstOfIdentities =
  'SELECT seq FROM signup WHERE identity = ANY ($1) ORDER BY array_position($1, identity) LIMIT 1';

/** Null for blocked and erased users, too. One statement, so one snapshot. */
export async function findPlace(pool: Pool, person: Person): Promise<Place | null> {
  const [name, condition, value] =
    'signupId' in person
      ? (['status_by_id', 'signup.id = $1', person.signupId] as const)
      : (['status_by_identity', `signup.seq = (${firstOfIdentities})`, person.identities] as const);
  const { rows } = await pool.query<PlaceRow>({
    name,
    text: `SELECT ${placeColumns} FROM ${placeTables} WHERE ${condition} AND ${isOnList}`,
    values: [value],
  });
  return rows[0] === undefined ? null : toPlace(rows[0]);
}

/** Verifies the imported user to whom one of the contacts belongs; see `waitlist_verify_imported`. @returns whether there was one. */
export async function verifyImported(pool: Pool, contacts: readonly string[]): Promise<boolean> {
  for (const contact of contacts) {
    const { rows } = await pool.query<{ verified: boolean }>(
      'SELECT waitlist_verify_imported($1) AS verified',
      [contact],
    );
    if (rows[0]?.verified === true) return true;
  }
  return false;
}

function toPlace(row: PlaceRow): Place {
  return {
    seq: Number(row.seq),
    signupId: row.signup_id,
    firstName: row.first_name,
    referralId: row.referral_id,
    joinedAt: row.joined_at,
    state: row.state,
    rank: row.rank === null ? null : Number(row.rank),
    total: Number(row.total),
    points: Number(row.points),
    referralCount: Number(row.referral_count),
    generation: row.generation,
    showsFirstName: row.shows_first_name,
    leavesAt: row.leaves_at,
    version: [
      ...[row.total, row.referred_total, row.rank ?? row.state, row.points, row.holds, row.answers],
      ...[row.rewards, row.leaves_at?.getTime() ?? 0],
    ].join('.'),
  };
}

/** A user near the top. */
export interface Leader {
  readonly seq: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly points: number;
}

/** A user around another in the ranking, or that user. */
export interface Neighbor extends Leader {
  /** Ranks behind the other; negative: ahead of them; 0: it is that user. */
  readonly distance: number;
}

/** A user's rank, and at the same time the top of the leaderboard and the users around them. */
export interface Standing {
  readonly place: Place;
  readonly leaders: readonly Leader[];
  /** In the order of their ranks; none without a rank. */
  readonly neighbors: readonly Neighbor[];
}

interface StandingRow extends PlaceRow {
  readonly leaders: readonly Leader[];
  readonly neighbors: readonly Neighbor[];
}

/**
 * All of it is from one snapshot, so that no user is shown at two ranks at once. The leaderboard lists users with points
 * first, by the index on `((-points), seq)`; if they are fewer than the leaderboard's places, the earliest of the
 * others follow. Null as for {@link findPlace}.
 */
export async function findStanding(pool: Pool, signupId: string): Promise<Standing | null> {
  const { rows } = await pool.query<StandingRow>({
    name: 'status_standing',
    text: `WITH scored AS MATERIALIZED (SELECT seq, points FROM score WHERE standing = 'waiting' ORDER BY -points, seq LIMIT $2),
        others AS (
          SELECT seq, 0::bigint AS points FROM unnest(
            CASE WHEN (SELECT count(*) FROM scored) < $2 THEN nearest_without_points(0, $2::int, 1) END) AS seq
        ), leader AS (SELECT * FROM scored UNION ALL SELECT * FROM others ORDER BY points DESC, seq LIMIT $2)
      SELECT ${placeColumns},
        (SELECT coalesce(jsonb_agg(jsonb_build_object('seq', seq, 'firstName', person.first_name, 'lastName', person.last_name,
           'points', leader.points) ORDER BY leader.points DESC, seq), '[]')
         FROM leader JOIN signup AS person USING (seq)) AS leaders,
        (SELECT coalesce(jsonb_agg(jsonb_build_object('seq', seq, 'firstName', person.first_name, 'lastName', person.last_name,
           'points', near.points, 'distance', distance) ORDER BY distance), '[]')
         FROM waitlist_neighbors(signup.seq, $3) AS near JOIN signup AS person USING (seq)) AS neighbors
      FROM ${placeTables} WHERE signup.id = $1 AND ${isOnList}`,
    values: [signupId, leaderboardPlaces, neighborsEachWay],
  });
  const [row] = rows;
  return row === undefined ? null : { place: toPlace(row), leaders: row.leaders, neighbors: row.neighbors };
}

/** A user who joined with this user's code. */
export interface ReferralRow {
  readonly seq: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly joinedAt: Date;
}

/** Newest first, those before a place in the join order; by the index on (referrer_seq, seq). */
export async function findReferrals(
  pool: Pool,
  referrerSeq: number,
  { after, limit }: NextRows<string>,
): Promise<readonly ReferralRow[]> {
  const { rows } = await pool.query<ReferralRow>({
    name: 'status_referrals',
    text: `SELECT seq::float8, first_name AS "firstName", last_name AS "lastName", joined_at AS "joinedAt"
      FROM signup
      WHERE referrer_seq = $1 AND blocked_at IS NULL AND erased_at IS NULL AND seq < coalesce($2::bigint, 9223372036854775807)
      ORDER BY seq DESC LIMIT $3`,
    values: [referrerSeq, after, limit],
  });
  return rows;
}

/**
 * Records that a user came back. If retention is erasing them at the same moment, it waits for this, and keeps them.
 * @returns whether they are still on the list.
 */
export async function recordOpening(pool: Pool, seq: number): Promise<boolean> {
  const { rows } = await pool.query<{ kept: boolean }>({
    name: 'status_opening',
    text: `WITH own AS MATERIALIZED (SELECT seq FROM signup WHERE seq = $1 AND erased_at IS NULL FOR SHARE), seen AS (
       INSERT INTO status_access (signup_seq, opened_at, seen_at) SELECT seq, clock_timestamp(), clock_timestamp() FROM own
       ON CONFLICT (signup_seq) DO UPDATE SET opened_at = coalesce(status_access.opened_at, excluded.opened_at), seen_at = excluded.seen_at
       WHERE status_access.opened_at IS NULL OR status_access.seen_at IS NULL OR status_access.seen_at < excluded.seen_at - interval '1 hour')
     SELECT EXISTS (SELECT FROM own) AS kept`,
    values: [seq],
  });
  return rows[0]?.kept === true;
}

/** Repeating it changes nothing. */
export async function setShowsFirstName(pool: Pool, seq: number, shown: boolean): Promise<void> {
  await pool.query(
    `INSERT INTO status_access (signup_seq, shows_first_name) VALUES ($1, $2)
     ON CONFLICT (signup_seq) DO UPDATE SET shows_first_name = excluded.shows_first_name`,
    [seq, shown],
  );
}

/** Revokes every link and session, immediately on every instance. @returns the new generation. */
export async function nextGeneration(pool: ClientBase | Pool, seq: number | string): Promise<number> {
  const { rows } = await pool.query<{ generation: number }>(
    `INSERT INTO status_access (signup_seq, generation, revoked_at) VALUES ($1, 1, clock_timestamp())
     ON CONFLICT (signup_seq) DO UPDATE SET generation = status_access.generation + 1, revoked_at = clock_timestamp()
     RETURNING generation`,
    [seq],
  );
  if (rows[0] === undefined) throw new Error('The database gave no generation');
  return rows[0].generation;
}
