import type { Pool } from 'pg';
import type { ApplicationRow } from './ambassador.repository.ts';

/** The signup of an applicant: `ambassador_signup` says which it is. */
export interface ApplicantSignup {
  readonly id: string;
  readonly referralId: string;
  /** How many of their referrals count. */
  readonly referralCount: number;
  readonly isBlocked: boolean;
}

/** What an applicant is on the waitlist. */
interface Standing {
  readonly signup: ApplicantSignup | null;
  /** Whether theirs is not known, and one that verified a phone number states their email: it may be theirs. */
  readonly isStated: boolean;
}

/** Of `signup` as `person`, left-joined with `score`. */
const signupJson = `json_build_object('id', person.id, 'referralId', person.referral_id,
  'referralCount', coalesce(score.referral_count, 0), 'isBlocked', person.blocked_at IS NOT NULL)`;
const signupOf = `FROM ambassador_signup AS own JOIN signup AS person ON person.seq = own.signup_seq LEFT JOIN score ON score.seq = person.seq`;

/** An application with what its applicant is on the waitlist. */
export type ListedApplication = ApplicationRow & Standing;

/** Adds what applicants are on the waitlist; costs the same for any number of other applications and signups. */
export async function withStandings<Row extends { readonly id: string }>(
  pool: Pool,
  applications: readonly Row[],
): Promise<readonly (Row & Standing)[]> {
  if (applications.length === 0) return [];
  const { rows } = await pool.query<Standing & { readonly id: string }>({
    name: 'applicant_standings',
    text: `SELECT id, (SELECT ${signupJson} ${signupOf} WHERE own.application_seq = application.seq) AS signup,
       EXISTS (SELECT FROM signup AS other WHERE other.verified_by = 'phone' AND other.email_key = application.email_key) AS "isStated"
     FROM ambassador_application AS application WHERE id = ANY ($1::uuid[]) AND erased_at IS NULL`,
    values: [applications.map(({ id }) => id)],
  });
  const standings = new Map(rows.map((row) => [row.id, row]));
  return applications.map((application) => {
    const { signup = null, isStated = false } = standings.get(application.id) ?? {};
    return { ...application, signup, isStated: isStated && signup === null };
  });
}

/** A user's application, for admins; null: they have none. */
export async function findApplicationOfUser(
  pool: Pool,
  signupId: string,
): Promise<{ readonly id: string; readonly isAmbassador: boolean } | null> {
  const { rows } = await pool.query<{ id: string; isAmbassador: boolean }>({
    name: 'application_of_user',
    text: `SELECT application.id, is_ambassador AS "isAmbassador"
     FROM signup JOIN ambassador_signup AS own ON own.signup_seq = signup.seq
     JOIN ambassador_application AS application ON application.seq = own.application_seq WHERE signup.id = $1`,
    values: [signupId],
  });
  return rows[0] ?? null;
}

/** Figures of an ambassador, read at one moment. */
export interface AmbassadorFigures {
  /** ISO 8601: when they were accepted. */
  readonly since: string;
  /** Who joined with their code, without blocked users. */
  readonly joined: number;
  /** How many of them count. */
  readonly counted: number;
  /** Who joined in each of the last weeks, which begin on Monday, UTC; the current one is the last. */
  readonly weeks: readonly { readonly week: string; readonly joined: number }[];
}

/** The figures of a user who is an ambassador; null: they are none. Cost grows with their own referrals. */
export async function findFigures(
  pool: Pool,
  signupId: string,
  weeks: number,
): Promise<AmbassadorFigures | null> {
  const { rows } = await pool.query<AmbassadorFigures>({
    name: 'ambassador_figures',
    text: `WITH ambassador AS MATERIALIZED (
       SELECT own.signup_seq AS seq, application.accepted_at
       FROM signup JOIN ambassador_signup AS own ON own.signup_seq = signup.seq AND is_ambassador
       JOIN ambassador_application AS application ON application.seq = own.application_seq WHERE signup.id = $1
     ), week AS MATERIALIZED (
       SELECT date_trunc('week', friend.joined_at AT TIME ZONE 'UTC') AS starts, count(*) AS joined
       FROM ambassador JOIN signup AS friend ON friend.referrer_seq = ambassador.seq AND friend.blocked_at IS NULL GROUP BY 1
     )
     SELECT to_json(accepted_at) #>> '{}' AS since, (SELECT coalesce(sum(joined), 0) FROM week)::float8 AS joined,
       coalesce((SELECT referral_count FROM score WHERE score.seq = ambassador.seq), 0)::float8 AS counted,
       (SELECT json_agg(json_build_object('week', to_char(starts, 'YYYY-MM-DD'), 'joined', coalesce(joined, 0)) ORDER BY starts)
        FROM generate_series(0, $2::integer - 1) AS ago,
          LATERAL (SELECT date_trunc('week', clock_timestamp() AT TIME ZONE 'UTC') - make_interval(weeks => ago) AS starts) AS listed
        LEFT JOIN week USING (starts)) AS weeks
     FROM ambassador`,
    values: [signupId, weeks],
  });
  return rows[0] ?? null;
}

/** Result of connecting a signup to an application: see `migrations/functions/ambassador_connect.sql`. */
export type ConnectOutcome = 'connected' | 'invalid' | 'closed' | 'taken';

export async function connectSignup(
  pool: Pool,
  applicationId: string,
  signupId: string,
): Promise<ConnectOutcome> {
  const { rows } = await pool.query<{ outcome: ConnectOutcome }>(
    'SELECT ambassador_connect($1, $2) AS outcome',
    [applicationId, signupId],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('The database gave no outcome');
  return row.outcome;
}

/** An application that was accepted, for the email that says so. */
export interface Acceptance {
  readonly seq: string;
  readonly applicationId: string;
  readonly email: string;
  readonly firstName: string;
  readonly isAccepted: boolean;
  /** Null: they have none yet. */
  readonly signup:
    | (Pick<ApplicantSignup, 'id' | 'referralId' | 'isBlocked'> & {
        /** Whether it verified the email of the application: only then may a link in that email open its status. */
        readonly isVerified: boolean;
        readonly isLeaving: boolean;
        /** The generation of the links to their status page; they may have revoked earlier ones. */
        readonly generation: number;
      })
    | null;
  /** What is for ambassadors only, that which takes the fewest referrals first. */
  readonly rewards: readonly { readonly name: string; readonly referralsNeeded: number }[];
}

/** More would make the message long. */
const rewardsAtMost = 3;

/** Accepted applications by their places; erased ones are missing. */
export async function findAcceptances(pool: Pool, seqs: readonly string[]): Promise<readonly Acceptance[]> {
  const { rows } = await pool.query<Acceptance>({
    name: 'find_acceptances',
    text: `SELECT application.seq::text, application.id AS "applicationId", application.email, application.first_name AS "firstName",
       application.status = 'accepted' AS "isAccepted",
       (SELECT json_build_object('id', person.id, 'referralId', person.referral_id, 'isBlocked', person.blocked_at IS NOT NULL,
           'isVerified', application.signup_seq IS NULL, 'isLeaving', person.leaves_at IS NOT NULL, 'generation', coalesce(access.generation, 0))
         ${signupOf} LEFT JOIN status_access AS access ON access.signup_seq = person.seq
         WHERE own.application_seq = application.seq) AS signup,
       ARRAY(SELECT json_build_object('name', name, 'referralsNeeded', referrals_needed) FROM open_reward
         WHERE recipients = 'ambassador' ORDER BY referrals_needed, seq LIMIT ${rewardsAtMost}) AS rewards
     FROM ambassador_application AS application WHERE application.seq = ANY ($1::bigint[]) AND erased_at IS NULL`,
    values: [seqs],
  });
  return rows;
}
