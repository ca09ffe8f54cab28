import type { ClientBase, Pool } from 'pg';
import type { ContactKey } from '../../platform/contact/contact-key.ts';
import { contactsOf, type PersonEraser } from '../../platform/erasure/person-eraser.ts';
import type { HourlyCounter, SentCode } from './verification.limits.ts';
import {
  type Channel,
  type Destination,
  type Purpose,
  retentionMinutes,
  verificationMinutes,
} from './verification.rules.ts';

/** Which codes to look at, and from which client's side. */
export interface CodeScope {
  readonly destinationKey: ContactKey;
  readonly purpose: Purpose | undefined;
  /** See `askerOf`. */
  readonly asker: string | null;
}

/** A code to be sent. */
export interface NewChallenge {
  readonly id: string;
  readonly purpose: Purpose;
  readonly destination: Destination;
  readonly codeLength: number;
  readonly clientKey: string;
  /** The same, if it is a network of the internet. */
  readonly networkKey: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly clientCountry: string | null;
  readonly askedBy: string;
  /** The id of the proof that the request brought; null if it needed none. */
  readonly proofId: string | null;
  readonly validSeconds: number;
  readonly maxTries: number;
  readonly maxStrangerTries: number;
}

/** A code to try. */
export interface TriedCode {
  readonly id: string;
  readonly channel: Channel;
  readonly codeLength: number;
  /** `tried`: counted just now. `spent`: this requester has no tries left. `expired`: not counted. */
  readonly state: 'tried' | 'spent' | 'expired';
}

/** A code that still has to be sent. */
export interface SendableChallenge {
  readonly channel: Channel;
  readonly purpose: Purpose;
  readonly address: string;
  readonly codeLength: number;
  readonly ageSeconds: number;
  readonly remainingSeconds: number;
}

/** The codes sent to a destination in the last day, newest first. */
export async function readSentCodes(
  pool: Pool,
  { destinationKey, purpose, asker }: CodeScope,
  clientKey: string,
): Promise<readonly SentCode[]> {
  const { rows } = await pool.query<SentCode>({
    name: 'otp_codes',
    text: `SELECT id, age_seconds AS "ageSeconds", remaining_seconds AS "remainingSeconds", code_length AS "codeLength",
       same_client AS "sameClient", verified, holds_tries AS "holdsTries", tries, max_tries AS "maxTries",
       stranger_tries AS "strangerTries", max_stranger_tries AS "maxStrangerTries"
     FROM otp_codes($1, $2, $3, $4)`,
    values: [destinationKey, purpose ?? null, asker, clientKey],
  });
  return rows;
}

/** Seconds until each counter allows a send; 0: now. */
export async function readWaits(pool: Pool, counters: readonly HourlyCounter[]): Promise<readonly number[]> {
  const { rows } = await pool.query<{ waits: readonly number[] }>({
    name: 'otp_sent_waits',
    text: 'SELECT otp_sent_waits($1, $2) AS waits',
    values: [counters.map(({ name }) => name), counters.map(({ limit }) => limit)],
  });
  return rows[0]?.waits ?? [];
}

/** What came of adding a code. */
export interface AddedChallenge {
  /**
   * Why nothing was added: sign-ups are `paused`, the `proof` was used before, a counter is at its `limit`, or the call was
   * `overtaken` by another send or try. Null: it was added.
   */
  readonly refusal: 'paused' | 'proof' | 'limit' | 'overtaken' | null;
  /** As {@link readWaits} gives them, when it was added or at a limit; if it was added, those of the next send. */
  readonly waits: readonly number[];
}

/**
 * Adds a code, ends its requester's previous code, counts it, and adds the job that sends it: all or nothing. It is
 * committed, but not on disk before the next flush of `GroupCommit`. `seen` is what the caller has read.
 */
export async function addChallenge(
  pool: Pool,
  { destination, ...challenge }: NewChallenge,
  seen: readonly SentCode[],
  counters: readonly HourlyCounter[],
  jobName: string,
): Promise<AddedChallenge> {
  const tries = seen.reduce((sum, code) => sum + code.tries + code.strangerTries, 0);
  const { channel, key, address } = destination;
  const { rows } = await pool.query<{ refusal: AddedChallenge['refusal']; waits: readonly number[] | null }>({
    name: 'otp_add',
    text: 'SELECT refusal, waits FROM otp_add($1, $2, $3, $4)',
    values: [
      JSON.stringify({ ...challenge, channel, destination: key, address, job: jobName }),
      JSON.stringify({ newestId: seen[0]?.id ?? null, tries }),
      counters.map(({ name }) => name),
      counters.map(({ limit }) => limit),
    ],
  });
  const { refusal = 'overtaken', waits = null } = rows[0] ?? {};
  return { refusal, waits: waits ?? [] };
}

/** How many codes are being requested, on all instances. */
export interface SendLoad {
  /** In the last minute. */
  readonly sent: number;
  /** Text messages in the last hour. */
  readonly texts: number;
  /** From ten minutes ago until a minute ago, when they may still be entered. */
  readonly settled: number;
  /** How many of those were entered. */
  readonly entered: number;
}

export async function readSendLoad(pool: Pool): Promise<SendLoad> {
  const { rows } = await pool.query<SendLoad>({
    name: 'otp_send_load',
    text: `SELECT (SELECT count(*)::integer FROM otp_challenge WHERE created_at > clock_timestamp() - interval '1 minute') AS sent,
       (SELECT count(*)::integer FROM otp_challenge WHERE created_at > clock_timestamp() - interval '1 hour' AND channel = 'sms') AS texts,
       count(*)::integer AS settled, count(verified_at)::integer AS entered
     FROM otp_challenge
     WHERE created_at BETWEEN clock_timestamp() - interval '10 minutes' AND clock_timestamp() - interval '1 minute'`,
  });
  return rows[0] ?? { sent: 0, texts: 0, settled: 0, entered: 0 };
}

/** Counts a try; see `migrations/functions/otp_try.sql`. Committed, but not on disk before the next flush of `GroupCommit`. */
export async function countTry(
  client: ClientBase,
  { destinationKey, purpose, asker }: CodeScope,
): Promise<readonly TriedCode[]> {
  const { rows } = await client.query<TriedCode>({
    name: 'otp_try',
    text: 'SELECT id, channel, code_length AS "codeLength", state FROM otp_try($1, $2, $3)',
    values: [destinationKey, purpose ?? null, asker],
  });
  return rows;
}

/**
 * Marks a challenge verified unless it was verified or replaced already: of any number of calls, one returns true.
 * Committed, but not on disk before the next flush of `GroupCommit`.
 */
export async function markVerified(
  client: ClientBase,
  id: string,
  browserKey: string | null,
): Promise<boolean> {
  const { rows } = await client.query<{ verified: boolean }>({
    name: 'otp_verify',
    text: 'SELECT otp_verify($1, $2) AS verified',
    values: [id, browserKey],
  });
  return rows[0]?.verified === true;
}

/** A verification that can be used once. */
export interface VerificationKey {
  readonly purpose: Purpose;
  readonly destinationKey: ContactKey;
  /** See `browserKey`; null for a client without cookies. */
  readonly browserKey: string | null;
}

/**
 * Locks a verification that was not used yet until the transaction ends, the newest if there are several. Of two transactions, one
 * gets it.
 *
 * @returns its id; null if this browser has none.
 */
export async function lockVerification(
  client: ClientBase,
  { purpose, destinationKey, browserKey }: VerificationKey,
): Promise<string | null> {
  const { rows } = await client.query<{ id: string }>(
    `SELECT id FROM otp_challenge
     WHERE destination = $1 AND purpose = $2 AND verified_at > clock_timestamp() - make_interval(mins => $4) AND consumed_at IS NULL
       AND (browser_key IS NULL OR browser_key = $3)
     ORDER BY verified_at DESC LIMIT 1 FOR UPDATE`,
    [destinationKey, purpose, browserKey, verificationMinutes],
  );
  return rows[0]?.id ?? null;
}

/** Uses up verifications that the transaction has locked. */
export async function consumeVerifications(client: ClientBase, ids: readonly string[]): Promise<void> {
  await client.query('UPDATE otp_challenge SET consumed_at = clock_timestamp() WHERE id = ANY ($1)', [ids]);
}

/** A challenge whose code can still be used; null once it is expired, replaced, verified or out of tries. */
export async function findSendable(pool: Pool, id: string): Promise<SendableChallenge | null> {
  const { rows } = await pool.query<SendableChallenge>({
    name: 'find_sendable_code',
    text: `SELECT channel, purpose, address, code_length AS "codeLength",
       extract(epoch FROM clock_timestamp() - created_at)::float8 AS "ageSeconds",
       extract(epoch FROM expires_at - clock_timestamp())::float8 AS "remainingSeconds"
     FROM otp_challenge
     WHERE id = $1 AND coalesce(verified_at, replaced_at) IS NULL AND tries < max_tries AND expires_at > clock_timestamp()`,
    values: [id],
  });
  return rows[0] ?? null;
}

/**
 * Deletes up to `limit` challenges that no limit needs anymore, oldest first, skipping locked rows.
 *
 * @returns how many were deleted.
 */
export async function deleteOldChallenges(pool: Pool, limit: number): Promise<number> {
  const { rowCount } = await pool.query(
    `DELETE FROM otp_challenge WHERE id IN (
       SELECT id FROM otp_challenge WHERE created_at < clock_timestamp() - make_interval(mins => $1)
       ORDER BY created_at LIMIT $2 FOR UPDATE SKIP LOCKED)`,
    [retentionMinutes, limit],
  );
  return rowCount ?? 0;
}

/**
 * Deletes up to `limit` counted sends that are over an hour old, oldest first, skipping locked rows.
 *
 * @returns how many were deleted.
 */
export async function deleteOldCounts(pool: Pool, limit: number): Promise<number> {
  const { rowCount } = await pool.query(
    `DELETE FROM otp_sent WHERE (counter, number) IN (
       SELECT counter, number FROM otp_sent WHERE sent_at < clock_timestamp() - interval '1 hour'
       ORDER BY sent_at LIMIT $1 FOR UPDATE SKIP LOCKED)`,
    [limit],
  );
  return rowCount ?? 0;
}

/** Deletes the verification codes of users' contacts. */
export const eraseChallenges: PersonEraser = async (client, people) => {
  await client.query('DELETE FROM otp_challenge WHERE destination = ANY ($1)', [contactsOf(people)]);
};
