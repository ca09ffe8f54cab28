import type { ClientBase, Pool } from 'pg';
import type { ContactKey } from '../../platform/contact/contact-key.ts';
import type { Standing } from '../waitlist/waitlist.standing.repository.ts';
import { type InviteState, inviteStateNow } from './invite.state.ts';
import { isLeavingSql } from '../waitlist/waitlist.leaving.ts';

/** An invitation and its user. */
export interface InviteRow {
  readonly seq: string;
  readonly id: string;
  readonly signupSeq: string;
  readonly signupId: string;
  /** Of the wave that issued it; null: none did. */
  readonly mailingSeq: string | null;
  /** The current state: past its end, an invitation is expired. */
  readonly state: InviteState;
  /** Null once its user is erased. */
  readonly codeHash: string | null;
  readonly codeSalt: number;
  readonly issuedAt: Date;
  readonly expiresAt: Date;
  /** The user's rank when they were invited, or when their wave was prepared; null: they had none. */
  readonly rankThen: number | null;
  readonly openedAt: Date | null;
  readonly acceptedAt: Date | null;
  /** The app's id for the account that accepted it; null: it was not accepted, or an admin accepted it. */
  readonly account: string | null;
  /** How many messages were requested, and when and with what result the last one was sent. */
  readonly messages: number;
  readonly messageAt: Date | null;
  readonly messageSentAt: Date | null;
  readonly messageRefusedAt: Date | null;
  readonly firstName: string;
  readonly lastName: string;
  /** Which contact they verified. The other is only stated, and may be someone else's. */
  readonly verifiedBy: 'email' | 'phone';
  readonly email: string;
  /** E.164 text. */
  readonly phone: string;
  /** The verified contact. */
  readonly identity: ContactKey;
  readonly referralId: string;
}

const inviteColumns = `invite.seq::text, invite.id, invite.signup_seq::text AS "signupSeq", signup.id AS "signupId",
  invite.mailing_seq::text AS "mailingSeq", ${inviteStateNow} AS state,
  invite.code_hash AS "codeHash", invite.code_salt AS "codeSalt", invite.issued_at AS "issuedAt", invite.expires_at AS "expiresAt",
  invite.messages, invite.message_at AS "messageAt", invite.message_sent_at AS "messageSentAt", invite.message_refused_at AS "messageRefusedAt",
  invite.rank_then::float8 AS "rankThen", invite.opened_at AS "openedAt", invite.accepted_at AS "acceptedAt", invite.account,
  signup.first_name AS "firstName", signup.last_name AS "lastName", signup.verified_by AS "verifiedBy",
  signup.email, signup.phone, signup.identity, signup.referral_id AS "referralId"`;
const inviteTables = 'invite JOIN signup ON signup.seq = invite.signup_seq';

/** How to look up an invitation; `signupSeq` finds the user's last one. */
export type InviteKey =
  { readonly id: string } | { readonly codeHashes: readonly string[] } | { readonly signupSeq: string };

/** One invitation; null when there is none. */
export async function findInvite(client: ClientBase | Pool, key: InviteKey): Promise<InviteRow | null> {
  const [name, condition, value] =
    'id' in key
      ? (['id', 'invite.id = $1', key.id] as const)
      : 'codeHashes' in key
        ? (['code', 'invite.code_hash = ANY ($1)', key.codeHashes] as const)
        : (['signup', 'invite.signup_seq = $1', key.signupSeq] as const);
  const { rows } = await client.query<InviteRow>({
    name: `invite_by_${name}`,
    text: `SELECT ${inviteColumns} FROM ${inviteTables} WHERE ${condition} ORDER BY invite.seq DESC LIMIT 1`,
    values: [value],
  });
  return rows[0] ?? null;
}

/** The places of users in the join order, by their ids; unknown ids are missing. */
export async function findSeqs(
  client: ClientBase,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<{ id: string; seq: string }>(
    'SELECT id, seq::text FROM signup WHERE id = ANY ($1::uuid[])',
    [ids],
  );
  return new Map(rows.map(({ id, seq }) => [id, seq]));
}

/** Why a user cannot be invited. */
export type CannotInvite = 'ALREADY_INVITED' | 'ACCEPTED' | 'BLOCKED' | 'ERASED' | 'LEAVING' | 'NOT_VERIFIED';

/** A user to issue an invitation to. */
export interface Invitable {
  readonly seq: string;
  /** Null: they can be invited. */
  readonly reason: CannotInvite | null;
  readonly standing: Standing;
  /** Null: not asked for, or they have none. */
  readonly rank: string | null;
}

/** Which of these can be invited. The caller holds the lock of `waitlist_head`, so it stays true. */
export async function findInvitable(
  client: ClientBase,
  seqs: readonly string[],
  { withRanks }: { readonly withRanks: boolean },
): Promise<readonly Invitable[]> {
  const { rows } = await client.query<Invitable>(
    `SELECT signup.seq::text AS seq, coalesce(score.standing, 'waiting') AS standing,
       CASE WHEN $2 THEN waitlist_rank(signup.seq)::text END AS rank, CASE
         WHEN signup.erased_at IS NOT NULL THEN 'ERASED'
         WHEN signup.blocked_at IS NOT NULL THEN 'BLOCKED'
         WHEN ${isLeavingSql} THEN 'LEAVING'
         WHEN signup.verified_by IS NULL THEN 'NOT_VERIFIED'
         WHEN live.state = 'accepted' THEN 'ACCEPTED'
         WHEN live.state = 'issued' AND live.expires_at > clock_timestamp() THEN 'ALREADY_INVITED'
       END AS reason
     FROM unnest($1::bigint[]) AS wanted (seq) JOIN signup USING (seq) LEFT JOIN score USING (seq)
       LEFT JOIN invite AS live ON live.signup_seq = signup.seq AND live.state IN ('issued', 'accepted')`,
    [seqs, withRanks],
  );
  return rows;
}

/** An invitation to write. */
export interface NewInvite {
  readonly id: string;
  readonly signupSeq: string;
  readonly codeHash: string;
  readonly codeSalt: number;
  /** Null: they have none, or their wave knows it. */
  readonly rank: string | null;
}

/**
 * Inserts invitations for users without a live one. @returns the ids of those inserted; the codes of the others are taken.
 */
export async function insertInvites(
  client: ClientBase,
  invites: readonly NewInvite[],
  { mailingSeq, expiresInMinutes }: { readonly mailingSeq: string | null; readonly expiresInMinutes: number },
): Promise<readonly string[]> {
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO invite (id, signup_seq, code_hash, code_salt, mailing_seq, issued_at, expires_at, rank_then)
     SELECT id, signup_seq, code_hash, code_salt, $5, now_at, now_at + make_interval(mins => $6),
       coalesce(rank, (SELECT rank_then FROM mailing_recipient AS own
         WHERE own.signup_seq = given.signup_seq AND own.mailing_seq = $5 LIMIT 1))
     FROM unnest($1::uuid[], $2::bigint[], $3::text[], $4::smallint[], $7::bigint[])
         AS given (id, signup_seq, code_hash, code_salt, rank),
       clock_timestamp() AS now_at
     ON CONFLICT (code_hash) DO NOTHING RETURNING id`,
    [
      invites.map(({ id }) => id),
      invites.map(({ signupSeq }) => signupSeq),
      invites.map(({ codeHash }) => codeHash),
      invites.map(({ codeSalt }) => codeSalt),
      mailingSeq,
      expiresInMinutes,
      invites.map(({ rank }) => rank),
    ],
  );
  return rows.map(({ id }) => id);
}

/** Updates how many users have an invitation in a state; call it last in a transaction. */
export async function addToCount(
  client: ClientBase,
  state: 'issued' | 'accepted',
  people: number,
  seconds = 0,
): Promise<void> {
  await client.query('SELECT invite_count_add($1, $2, $3)', [state, people, seconds]);
}

/** An invitation that has just ended. */
export interface EndedInvite {
  readonly id: string;
  readonly signupSeq: string;
}

/** Marks issued invitations as ended, early if need be. @returns the ones it changed. */
export async function endIssued(
  client: ClientBase,
  signupSeqs: readonly string[],
  state: 'expired' | 'revoked',
): Promise<readonly EndedInvite[]> {
  const { rows } = await client.query<EndedInvite>(
    `UPDATE invite SET state = $2, revoked_at = CASE WHEN $2 = 'revoked' THEN clock_timestamp() END
     WHERE signup_seq = ANY ($1) AND state = 'issued' RETURNING id, signup_seq::text AS "signupSeq"`,
    [signupSeqs, state],
  );
  return rows;
}

/** Expires invitations that are past their end, oldest first. @returns the ones it changed. */
export async function expireSome(client: ClientBase, atMost: number): Promise<readonly EndedInvite[]> {
  const { rows } = await client.query<EndedInvite>(
    `UPDATE invite SET state = 'expired' WHERE seq IN (
       SELECT seq FROM invite WHERE state = 'issued' AND expires_at <= clock_timestamp()
       ORDER BY expires_at LIMIT $1 FOR UPDATE SKIP LOCKED)
     RETURNING id, signup_seq::text AS "signupSeq"`,
    [atMost],
  );
  return rows;
}

/** How an invitation was accepted. */
export interface Acceptance {
  /** The app's id for the account; null if an admin accepts it. */
  readonly account: string | null;
  /** Contacts of which one must be the one that the user verified; none: it may be anybody's. */
  readonly contacts: readonly ContactKey[];
}

/**
 * Accepts an invitation that is issued and not past its end: the one statement that decides every race.
 *
 * @returns seconds from joining to now; null if it did not: another caller was first, it has expired, or none of the
 * contacts is the user's.
 */
export async function acceptIssued(
  client: ClientBase,
  inviteSeq: string,
  { account, contacts }: Acceptance,
): Promise<number | null> {
  const { rows } = await client.query<{ seconds: number }>({
    name: 'invite_accept',
    text: `UPDATE invite SET state = 'accepted', accepted_at = clock_timestamp(), account = $2 FROM signup
      WHERE invite.seq = $1 AND signup.seq = invite.signup_seq AND invite.state = 'issued' AND invite.expires_at > clock_timestamp()
        AND ($3 = '{}' OR signup.identity = ANY ($3::text[]))
      RETURNING extract(epoch FROM invite.accepted_at - signup.joined_at)::float8 AS seconds`,
    values: [inviteSeq, account, contacts],
  });
  return rows[0]?.seconds ?? null;
}

/** Records that the page of an invitation was opened; only the first time counts. */
export async function noteOpened(pool: Pool, inviteSeq: string): Promise<void> {
  await pool.query('UPDATE invite SET opened_at = clock_timestamp() WHERE seq = $1 AND opened_at IS NULL', [
    inviteSeq,
  ]);
}

/** How many of some users accepted an invitation, and how long that took from joining, in seconds in all. */
export async function findAcceptances(
  client: ClientBase,
  signupSeqs: readonly string[],
): Promise<{ readonly people: number; readonly seconds: number }> {
  const { rows } = await client.query<{ people: number; seconds: number }>(
    `SELECT count(*)::int AS people, coalesce(sum(extract(epoch FROM invite.accepted_at - signup.joined_at)), 0)::float8 AS seconds
     FROM invite JOIN signup ON signup.seq = invite.signup_seq WHERE invite.signup_seq = ANY ($1) AND invite.state = 'accepted'`,
    [signupSeqs],
  );
  return rows[0] ?? { people: 0, seconds: 0 };
}

/** Removes the link between users and their invitations; the invitations stay. */
export async function forgetCodes(client: ClientBase, signupSeqs: readonly string[]): Promise<void> {
  await client.query('UPDATE invite SET code_hash = NULL, account = NULL WHERE signup_seq = ANY ($1)', [
    signupSeqs,
  ]);
}
