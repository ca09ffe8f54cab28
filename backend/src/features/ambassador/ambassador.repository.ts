import type { Pool } from 'pg';
import { emailContact } from '../../platform/contact/contact-key.ts';
import type { Email } from '../../platform/contact/email.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { EntityAccess } from '../../platform/database/orm.ts';
import { seqsOf, type PersonEraser } from '../../platform/erasure/person-eraser.ts';
import { eraseOutboxMessages } from '../../platform/outbox/outbox.repository.ts';
import type { PageRequest } from '../../platform/paging/page.ts';
import {
  byText,
  type ListedRow,
  type Listing,
  pageOfShortList,
  type ShortList,
  sqlDirection,
  toListing,
} from '../../platform/paging/short-list.ts';
import type { SortDirection } from '../../platform/paging/sort.ts';
import { eraseChallenges } from '../verification/verification.repository.ts';
import { lockRanking } from '../waitlist/waitlist.standing.repository.ts';
import { AmbassadorApplication } from './ambassador.entity.ts';
import type { ApplicationStatus } from './ambassador.review.rules.ts';
import type { ApplicationOrder, ApplicationRequest, ApplicationSort } from './ambassador.rules.ts';

/** A valid application, with its new id. */
export interface ApplyCommand extends ApplicationRequest {
  /** UUIDv7. */
  readonly id: string;
  /** The requesting browser's token; null if it sent none. */
  readonly browserKey: string | null;
  readonly verificationMinutes: number;
}

/** An application as admins see it. */
export interface ApplicationRow {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** E.164. */
  readonly phone: string | null;
  readonly collegeName: string;
  readonly message: string;
  readonly appliedAt: Date;
  /** The team's progress with it. */
  readonly status: ApplicationStatus;
  /** When it was first accepted; null: never. */
  readonly acceptedAt: Date | null;
  /** How many notes the team wrote on it. */
  readonly noteCount: number;
}

/** Result of a command: `existing` if its email has applied before, `unverified` if it is not verified. */
export type ApplyOutcome = 'applied' | 'existing' | 'unverified';

/** Carries out an application in one transaction (see `migrations/functions/ambassador_apply.sql`). */
export async function callAmbassadorApply(pool: Pool, command: ApplyCommand): Promise<ApplyOutcome> {
  const { rows } = await inTransaction(pool, (client) =>
    client.query<{ outcome: ApplyOutcome }>({
      name: 'ambassador_apply',
      text: 'SELECT ambassador_apply($1, make_interval(mins => $2)) AS outcome',
      values: [JSON.stringify(toRecord(command)), command.verificationMinutes],
    }),
  );
  const [row] = rows;
  if (row === undefined) throw new Error('The database gave no outcome');
  return row.outcome;
}

function toRecord(command: ApplyCommand) {
  return {
    id: command.id,
    browser_key: command.browserKey,
    email: command.email,
    email_key: command.emailKey,
    phone: command.phone,
    first_name: command.firstName,
    last_name: command.lastName,
    college_name: command.collegeName,
    message: command.message,
  };
}

/** How many have applied: reads one row, whatever their number. */
export async function countApplications(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ total: string }>('SELECT last_seq::text AS total FROM ambassador_head');
  return Number(rows[0]?.total ?? 0);
}

/** Of `ambassador_application`. */
export const applicationColumns = `id, first_name AS "firstName", last_name AS "lastName", email, phone, college_name AS "collegeName", message, applied_at AS "appliedAt", status, accepted_at AS "acceptedAt",
  (SELECT count(*)::integer FROM ambassador_note WHERE application_seq = ambassador_application.seq) AS "noteCount"`;
/** The text of an `ambassador_application` that a search looks at; the code is that of the applicant's signup. */
export const searchedText = `concat_ws(E'\\n', first_name || ' ' || last_name, email, phone, college_name, id,
  (SELECT referral_id FROM ambassador_signup AS own JOIN signup AS person ON person.seq = own.signup_seq WHERE own.application_seq = ambassador_application.seq))`;

/** A page of all applications in the order of applying: a range of the dense seq, in one snapshot. Costs the same on every page. */
export async function listApplications(
  pool: Pool,
  direction: SortDirection,
  { limit, offset }: PageRequest,
): Promise<Listing<ApplicationRow>> {
  const { rows } = await pool.query<ListedRow<ApplicationRow>>(
    `SELECT head.last_seq::text AS total, ${applicationColumns} FROM ambassador_head AS head
     LEFT JOIN ambassador_application ON ${direction === 'descending' ? 'seq > head.last_seq - $1::bigint - $2 AND seq <= head.last_seq - $1' : 'seq > $1::bigint AND seq <= $1 + $2'}
     ORDER BY seq ${sqlDirection(direction)}`,
    [offset, limit],
  );
  return toListing(rows, toApplication);
}

const applications: ShortList<ApplicationRow, ApplicationSort> = {
  source: `SELECT ${applicationColumns}, seq, ${searchedText} AS searched FROM ambassador_application`,
  sortKeys: {
    firstName: byText('"firstName"'),
    lastName: byText('"lastName"'),
    email: byText('email'),
    phoneNo: byText('phone'),
    collegeName: byText('"collegeName"'),
    message: byText('message'),
    createdAt: 'seq',
    status: `array_position(ARRAY['new', 'contacted', 'accepted', 'declined'], status)`,
    referralCount: `(SELECT coalesce(referral_count, 0) FROM ambassador_signup LEFT JOIN score ON score.seq = signup_seq WHERE application_seq = listed.seq)`,
  },
  tieKey: 'seq',
  toRow: toApplication,
};

const withStatus = (status: ApplicationStatus): typeof applications => ({
  ...applications,
  source: `${applications.source} WHERE status = '${status}' AND erased_at IS NULL`,
});

/**
 * A page of the applications that contain the term in a name, the email, phone, college, id or the code, and have the status
 * unless it is null. Reads every application.
 */
export const searchApplications = (
  pool: Pool,
  { term, status }: { readonly term: string; readonly status: ApplicationStatus | null },
  order: ApplicationOrder,
  request: PageRequest,
): Promise<Listing<ApplicationRow>> =>
  pageOfShortList(pool, status === null ? applications : withStatus(status), term, order, request);

function toApplication(row: ApplicationRow): ApplicationRow {
  const { id, firstName, lastName, email, phone, collegeName, message, appliedAt, status } = row;
  const { acceptedAt, noteCount } = row;
  return {
    ...{ id, firstName, lastName, email, phone, collegeName, message, appliedAt, status },
    ...{ acceptedAt, noteCount },
  };
}

/** Whom to confirm applications to, by their places; erased ones are missing. */
export const findApplicants = (
  em: EntityAccess,
  seqs: readonly number[],
): Promise<readonly { readonly seq: number; readonly email: string; readonly firstName: string }[]> =>
  em.find(AmbassadorApplication, { seq: { $in: [...seqs] }, erasedAt: null });

/** The application of an email, preferring its exact spelling; null when there is none. Reads every application. */
export async function findApplicationOf(
  pool: Pool,
  { address, key }: Email,
): Promise<{ readonly id: string; readonly emailKey: string } | null> {
  const { rows } = await pool.query<{ id: string; emailKey: string }>(
    `SELECT id, email_key AS "emailKey" FROM ambassador_application WHERE email_key = $1 OR lower(email) = lower($2)
     ORDER BY lower(email) = lower($2) DESC LIMIT 1`,
    [key, address],
  );
  return rows[0] ?? null;
}

/**
 * Removes everything personal from the applications of users who verified their emails or connected them to their signups, and
 * deletes their notes; the rows stay, because seq is dense. The emails may apply again. It takes the locks of the ranking and of
 * all applications.
 */
export const eraseApplication: PersonEraser = async (client, people) => {
  const verifiedEmailKeys = people.flatMap(({ verifiedEmailKey }) => verifiedEmailKey ?? []);
  const signupSeqs = seqsOf(people);
  if (signupSeqs.length === 0 && verifiedEmailKeys.length === 0) return;
  await lockRanking(client);
  await client.query('SELECT FROM ambassador_head FOR UPDATE');
  const theirs = '(before.email_key = ANY ($1) OR before.signup_seq = ANY ($2::bigint[]))';
  const values = [verifiedEmailKeys, signupSeqs];
  // Another signup may be connected to it: its user is no ambassador then.
  await client.query(
    `SELECT reward_reconsider(array_agg(signup_seq)) FROM ambassador_application AS before
     WHERE ${theirs} AND signup_seq IS NOT NULL HAVING count(*) > 0`,
    values,
  );
  const { rows } = await client.query<{ seq: string; email: string; emailKey: string; isAnothers: boolean }>(
    `UPDATE ambassador_application AS application SET erased_at = clock_timestamp(), first_name = '', last_name = '',
       email = '', phone = NULL, college_name = '', message = '', email_key = 'erased-' || before.seq, signup_seq = NULL
     FROM ambassador_application AS before WHERE before.seq = application.seq AND ${theirs}
     RETURNING before.seq::text, before.email, before.email_key AS "emailKey",
       EXISTS (SELECT FROM signup WHERE identity = 'email:' || before.email_key) AS "isAnothers"`,
    values,
  );
  await client.query('DELETE FROM ambassador_note WHERE application_seq = ANY ($1::bigint[])', [
    rows.map(({ seq }) => seq),
  ]);
  // What was sent to the email of an application that they connected; of their own contacts, others erase it.
  const connected = rows
    .filter(({ emailKey, isAnothers }) => !isAnothers && !verifiedEmailKeys.includes(emailKey))
    .map(({ email, emailKey }) => ({
      ...{ signupSeq: null, verifiedEmailKey: null },
      ...{ contacts: [emailContact(emailKey)], addresses: [email] },
    }));
  if (connected.length === 0) return;
  await eraseChallenges(client, connected);
  await eraseOutboxMessages(client, connected);
};
