import type { ClientBase, Pool } from 'pg';
import type { ContactKey } from '../../platform/contact/contact-key.ts';
import type { ErasablePerson } from '../../platform/erasure/person-eraser.ts';
import { deleteOutboxMessages } from '../../platform/outbox/outbox.repository.ts';
import {
  clientWindowSeconds,
  destinationWindowCount,
  destinationWindowSeconds,
  type SendHistory,
  type SendLimits,
  smsWindowSeconds,
  wrongTryWindowSeconds,
} from './verification.limits.ts';
import { type Channel, type Destination, type Purpose, retentionMinutes } from './verification.rules.ts';

/** Whose sends are counted together. */
export interface SendScope {
  readonly channel: Channel;
  readonly destinationKey: ContactKey;
  readonly clientKey: string;
}

/** A code to be sent. */
export interface NewChallenge {
  readonly id: string;
  readonly purpose: Purpose;
  readonly destination: Destination;
  readonly codeLength: number;
  readonly clientKey: string;
  readonly validSeconds: number;
  readonly maxTries: number;
}

/** A challenge as it stands, on the database's clock. */
export interface Challenge {
  readonly id: string;
  readonly channel: Channel;
  readonly purpose: Purpose;
  readonly clientKey: string;
  readonly codeLength: number;
  readonly tries: number;
  readonly maxTries: number;
  /** Verified or replaced: its code is good for nothing any more. */
  readonly ended: boolean;
  readonly expired: boolean;
}

/** A code that still has to reach somebody. */
export interface SendableChallenge {
  readonly channel: Channel;
  readonly purpose: Purpose;
  readonly address: string;
  readonly codeLength: number;
  readonly ageSeconds: number;
  readonly remainingSeconds: number;
}

/**
 * Makes this transaction the only one that counts or adds sends and tries for the destination; for a send also for
 * the client and, by SMS, for the spend guard. Always in this order, so no two transactions wait for each other.
 *
 * What is read in later statements includes all that the previous holder of the locks committed: READ COMMITTED takes
 * a snapshot per statement. The locks end with the transaction.
 */
export async function lockSends(
  client: ClientBase,
  { channel, destinationKey, clientKey }: SendScope,
): Promise<void> {
  await lockDestination(client, destinationKey);
  await lock(client, `otp client ${clientKey}`);
  if (channel === 'sms') await lock(client, 'otp sms');
}

/** The first of {@link lockSends}' locks alone. */
export async function lockDestination(client: ClientBase, destinationKey: ContactKey): Promise<void> {
  await lock(client, `otp destination ${destinationKey}`);
}

async function lock(client: ClientBase, name: string): Promise<void> {
  await client.query(`SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`, [name]);
}

/** Counts what the limits need: a few index entries per limit, on the database's clock. Exact while the locks are held. */
export async function readSendHistory(
  client: ClientBase,
  scope: SendScope,
  limits: SendLimits,
): Promise<SendHistory> {
  const { rows } = await client.query<SendHistory>(
    `SELECT
       ARRAY(
         SELECT extract(epoch FROM moment.now - created_at)::float8 FROM otp_challenge
         WHERE destination = $1 AND created_at > moment.now - make_interval(secs => $5)
         ORDER BY created_at DESC LIMIT $6
       ) AS "destinationAges",
       (
         SELECT extract(epoch FROM moment.now - created_at)::float8 FROM otp_challenge
         WHERE client_key = $2 AND created_at > moment.now - make_interval(secs => $7)
         ORDER BY created_at DESC OFFSET $3::bigint - 1 LIMIT 1
       ) AS "clientLimitAge",
       CASE WHEN $4::bigint = 0 THEN 0 WHEN $4 > 0 THEN (
         SELECT extract(epoch FROM moment.now - created_at)::float8 FROM otp_challenge
         WHERE channel = 'sms' AND created_at > moment.now - make_interval(secs => $8)
         ORDER BY created_at DESC OFFSET greatest($4::bigint - 1, 0) LIMIT 1
       ) END AS "smsLimitAge",
       (
         -- A try was made before its code expired, so counting it until then keeps every 24 hours within the limit.
         SELECT coalesce(json_agg(json_build_object(
           'count', tries - (verified_at IS NOT NULL)::int,
           'forgottenInSeconds', extract(epoch FROM expires_at - moment.now)::float8 + $9
         )), '[]')
         FROM otp_challenge
         WHERE destination = $1 AND expires_at > moment.now - make_interval(secs => $9)
       ) AS "wrongTries"
     FROM (SELECT clock_timestamp() AS now) AS moment`,
    [
      scope.destinationKey,
      scope.clientKey,
      limits.perClientPerHour,
      scope.channel === 'sms' ? limits.smsPerHour : -1,
      destinationWindowSeconds,
      destinationWindowCount,
      clientWindowSeconds,
      smsWindowSeconds,
      wrongTryWindowSeconds,
    ],
  );
  const [history] = rows;
  if (history === undefined) throw new Error('The database gave no send history');
  return history;
}

/** Ends the code before and adds the new one; a purpose and destination never have two (`otp_challenge_live_key`). */
export async function replaceChallenge(client: ClientBase, challenge: NewChallenge): Promise<void> {
  const { id, purpose, destination, codeLength, clientKey, validSeconds, maxTries } = challenge;
  await client.query(
    `UPDATE otp_challenge SET replaced_at = clock_timestamp()
     WHERE purpose = $1 AND destination = $2 AND replaced_at IS NULL AND verified_at IS NULL`,
    [purpose, destination.key],
  );
  await client.query(
    `INSERT INTO otp_challenge (id, purpose, channel, destination, address, code_length, client_key, created_at, expires_at, max_tries)
     SELECT $1, $2, $3, $4, $5, $6, $7, now, now + make_interval(secs => $8), $9
     FROM (SELECT clock_timestamp() AS now) AS moment`,
    [
      id,
      purpose,
      destination.channel,
      destination.key,
      destination.address,
      codeLength,
      clientKey,
      validSeconds,
      maxTries,
    ],
  );
}

/**
 * The live challenge of the destination, the newest where purposes differ; else the newest that was. One for the status
 * is found only when it is asked for.
 */
export async function findChallenge(
  client: ClientBase,
  destinationKey: ContactKey,
  purpose: Purpose | undefined,
): Promise<Challenge | null> {
  const { rows } = await client.query<Challenge>(
    `SELECT id, channel, purpose, client_key AS "clientKey", code_length AS "codeLength", tries, max_tries AS "maxTries",
       verified_at IS NOT NULL OR replaced_at IS NOT NULL AS ended,
       expires_at <= clock_timestamp() AS expired
     FROM otp_challenge
     WHERE destination = $1 AND (purpose = $2 OR $2::text IS NULL AND purpose <> 'status')
     ORDER BY (verified_at IS NULL AND replaced_at IS NULL AND expires_at > clock_timestamp()) DESC, created_at DESC LIMIT 1`,
    [destinationKey, purpose ?? null],
  );
  return rows[0] ?? null;
}

/** Counts one try. The table's CHECK refuses one too many. */
export async function countTry(client: ClientBase, id: string): Promise<void> {
  await client.query(`UPDATE otp_challenge SET tries = tries + 1 WHERE id = $1`, [id]);
}

/** Marks a challenge verified unless it was verified or replaced already: of any number of calls one answers true. */
export async function markVerified(pool: Pool, id: string, browserKey: string | null): Promise<boolean> {
  const { rowCount } = await pool.query(
    `UPDATE otp_challenge SET verified_at = clock_timestamp(), browser_key = $2
     WHERE id = $1 AND verified_at IS NULL AND replaced_at IS NULL`,
    [id, browserKey],
  );
  return rowCount === 1;
}

/** A challenge whose code can still be used; null once it is expired, replaced, verified or out of tries. */
export async function findSendable(pool: Pool, id: string): Promise<SendableChallenge | null> {
  const { rows } = await pool.query<SendableChallenge>(
    `SELECT channel, purpose, address, code_length AS "codeLength",
       extract(epoch FROM clock_timestamp() - created_at)::float8 AS "ageSeconds",
       extract(epoch FROM expires_at - clock_timestamp())::float8 AS "remainingSeconds"
     FROM otp_challenge
     WHERE id = $1 AND verified_at IS NULL AND replaced_at IS NULL AND tries < max_tries AND expires_at > clock_timestamp()`,
    [id],
  );
  return rows[0] ?? null;
}

/**
 * Deletes up to `limit` challenges that decide no limit any more, oldest first, passing over rows in use.
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

/** Deletes the one-time codes of somebody's contacts, and what the outbox has of them. */
export async function eraseChallenges(client: ClientBase, { contacts }: ErasablePerson): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    'DELETE FROM otp_challenge WHERE destination = ANY ($1) RETURNING id',
    [contacts],
  );
  await deleteOutboxMessages(client, { ids: rows.map(({ id }) => id) });
}
