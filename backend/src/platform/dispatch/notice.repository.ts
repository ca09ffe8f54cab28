import type { ClientBase, Pool } from 'pg';
import { wakeRunner } from '../jobs/sole-runner.ts';
import type { ActiveQueue, Due, Verdict } from './dispatch-queue.ts';
import type { SettledNotice } from './notice.ts';

/** Queues notices, in the transaction of `client`; those that exist stay as they are. */
export async function queueNotices(
  client: ClientBase | Pool,
  kind: string,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  await client.query(
    'INSERT INTO notice (kind, key) SELECT $1, unnest($2::text[]) ON CONFLICT (kind, key) DO NOTHING',
    [kind, keys],
  );
  await wakeRunner(client, 'dispatch');
}

/**
 * Queues a notice again that was not sent, in the transaction of `client`. Of any number of calls, one returns true.
 */
export async function requeueNotice(client: ClientBase, kind: string, key: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE notice SET state = 'queued', reason = NULL, tries = 0, queued_at = clock_timestamp(),
       next_try_at = clock_timestamp(), settled_at = NULL
     WHERE kind = $1 AND key = $2 AND state IN ('refused', 'uncertain', 'skipped')`,
    [kind, key],
  );
  if (rowCount !== 1) return false;
  await wakeRunner(client, 'dispatch');
  return true;
}

/** A notice that is due. */
export interface DueNotice extends Due {
  readonly key: string;
}

/** The kinds that have notices queued, due within some seconds, or marked. */
export async function findActiveKinds(
  pool: Pool,
  kinds: readonly string[],
  aheadSeconds: number,
): Promise<readonly ActiveQueue[]> {
  const { rows } = await pool.query<ActiveQueue>({
    name: 'notice_active',
    text: `SELECT kind AS id, concat_ws(' ', next, CASE WHEN has_marked THEN 'marked' END) AS state
     FROM unnest($1::text[]) AS given (kind), LATERAL (SELECT
       (SELECT min(next_try_at) FROM notice WHERE notice.kind = given.kind AND state = 'queued') AS next,
       EXISTS (SELECT FROM notice WHERE notice.kind = given.kind AND state = 'sending') AS has_marked) AS found
     WHERE has_marked OR next < clock_timestamp() + make_interval(secs => $2)`,
    values: [kinds, aheadSeconds],
  });
  return rows;
}

/** Notices of a kind that are due, the oldest first. */
export async function findDueNotices(
  pool: Pool,
  kind: string,
  atMost: number,
): Promise<readonly DueNotice[]> {
  const { rows } = await pool.query<DueNotice>({
    name: 'notice_due',
    text: `SELECT seq::float8 AS place, key, tries FROM notice
     WHERE kind = $1 AND state = 'queued' AND next_try_at <= clock_timestamp() ORDER BY next_try_at, seq LIMIT $2`,
    values: [kind, atMost],
  });
  return rows;
}

/** Skips queued notices. */
export async function skipNotices(
  client: ClientBase,
  skipped: readonly { readonly place: number; readonly reason: string }[],
): Promise<readonly SettledNotice[]> {
  if (skipped.length === 0) return [];
  const { rows } = await client.query<SettledNotice>(
    `UPDATE notice SET state = 'skipped', reason = given.reason, next_try_at = NULL, settled_at = clock_timestamp()
     FROM unnest($1::bigint[], $2::text[]) AS given (seq, reason)
     WHERE notice.seq = given.seq AND state = 'queued' RETURNING key, state, notice.reason, false AS suppress, traceparent`,
    [skipped.map(({ place }) => place), skipped.map(({ reason }) => reason)],
  );
  return rows;
}

/** Postpones queued notices. */
export async function postponeNotices(
  client: ClientBase,
  postponed: readonly { readonly place: number; readonly waitSeconds: number }[],
): Promise<void> {
  if (postponed.length === 0) return;
  await client.query(
    `UPDATE notice SET next_try_at = clock_timestamp() + make_interval(secs => given.wait)
     FROM unnest($1::bigint[], $2::float8[]) AS given (seq, wait) WHERE notice.seq = given.seq AND state = 'queued'`,
    [postponed.map(({ place }) => place), postponed.map(({ waitSeconds }) => waitSeconds)],
  );
}

/** Marks queued notices as being sent; the commit is then on disk. @returns when, as text. */
export async function markNotices(client: ClientBase, places: readonly number[]): Promise<string> {
  const { rows } = await client.query<{ at: string; marked: number }>({
    name: 'notice_mark',
    text: `WITH marked AS (
       UPDATE notice SET state = 'sending', marked_at = now(), tries = tries + 1, next_try_at = NULL
       WHERE seq = ANY ($1::bigint[]) AND state = 'queued' RETURNING seq
     ) SELECT now()::text AS at, (SELECT count(*)::int FROM marked) AS marked, set_config('synchronous_commit', 'on', true)`,
    values: [places],
  });
  const [row] = rows;
  if (row?.marked !== places.length) throw new Error('Notices were changed by another process');
  return row.at;
}

/** Settles notices that were being sent; those that another process settled are missing from the result. */
export async function settleNotices(
  client: ClientBase,
  verdicts: readonly Verdict[],
): Promise<readonly SettledNotice[]> {
  if (verdicts.length === 0) return [];
  const { rows } = await client.query<SettledNotice>({
    name: 'notice_settle',
    text: `WITH settled AS (
       UPDATE notice SET state = given.state, tries = tries - CASE WHEN given.counts THEN 0 ELSE 1 END,
         next_try_at = CASE given.state WHEN 'queued' THEN clock_timestamp() + make_interval(secs => coalesce(given."inSeconds", 0)) END,
         settled_at = CASE WHEN given.state <> 'queued' THEN clock_timestamp() END
       FROM json_to_recordset($1) AS given (place bigint, "markedAt" timestamptz, state text, "inSeconds" float8, counts boolean, suppress boolean)
       WHERE notice.seq = given.place AND notice.state = 'sending' AND notice.marked_at = given."markedAt"
       RETURNING key, notice.state, notice.reason, given.suppress, traceparent
     ) SELECT * FROM settled WHERE state <> 'queued'`,
    values: [JSON.stringify(verdicts)],
  });
  return rows;
}

/** A message whose tries can never be settled, for whatever reason, is not repeated forever. */
const triesUnsettled = 5;

/**
 * Notices that have been in sending for longer than a try takes: no one knows their result.
 *
 * @param to `queued` sends them again, `uncertain` holds them.
 */
export async function settleForgottenNotices(
  client: ClientBase,
  kind: string,
  to: 'queued' | 'uncertain',
  olderThanSeconds: number,
): Promise<readonly SettledNotice[]> {
  const isAgain = `(tries < ${triesUnsettled} AND $2 = 'queued')`;
  const { rows } = await client.query<SettledNotice>(
    `WITH settled AS (
       UPDATE notice SET state = CASE WHEN ${isAgain} THEN 'queued' ELSE 'uncertain' END,
         next_try_at = CASE WHEN ${isAgain} THEN clock_timestamp() END,
         settled_at = CASE WHEN NOT ${isAgain} THEN clock_timestamp() END
       WHERE kind = $1 AND state = 'sending' AND marked_at < clock_timestamp() - make_interval(secs => $3)
       RETURNING key, state, reason, false AS suppress, traceparent
     ) SELECT * FROM settled WHERE state <> 'queued'`,
    [kind, to, olderThanSeconds],
  );
  return rows;
}

/** Seconds until a notice of a kind is due; null: none is queued. */
export async function lookAtNotices(
  pool: Pool,
  kind: string,
): Promise<{ readonly nextInSeconds: number | null; readonly isSending: boolean }> {
  const { rows } = await pool.query<{ nextInSeconds: number | null; isSending: boolean }>(
    `SELECT (SELECT extract(epoch FROM min(next_try_at) - clock_timestamp())::float8 FROM notice
         WHERE kind = $1 AND state = 'queued') AS "nextInSeconds",
       EXISTS (SELECT FROM notice WHERE kind = $1 AND state = 'sending') AS "isSending"`,
    [kind],
  );
  return rows[0] ?? { nextInSeconds: null, isSending: false };
}
