import type { ClientBase, Pool } from 'pg';
import { type Audience, binding, type Channels, type ExclusionReason } from '../segment/segment.audience.ts';
import type { EndedInvite } from './invite.repository.ts';

/** The fields of a wave besides its mailing. */
export interface WaveTerms {
  /** Counted from when an invitation is issued. */
  readonly expiresInMinutes: number;
  /** Days before the invitation expires, descending. */
  readonly reminderDays: readonly number[];
  /** Of the template of reminders; null: there are none. */
  readonly reminderVersionId: string | null;
}

/** The current state of a wave. */
export interface WaveRow extends WaveTerms {
  readonly mailingSeq: string;
  /** When an admin revoked it. */
  readonly revokeAskedAt: Date | null;
  /** When every invitation that was not accepted had been revoked. */
  readonly revokedAt: Date | null;
}

const waveColumns = `mailing_seq::text AS "mailingSeq", expires_in_minutes AS "expiresInMinutes", reminder_days AS "reminderDays",
  reminder_version_id AS "reminderVersionId", revoke_asked_at AS "revokeAskedAt", revoked_at AS "revokedAt"`;

/** Stores the terms of a draft, or changes them. */
export async function saveWave(
  client: ClientBase,
  mailingSeq: string,
  { expiresInMinutes, reminderDays, reminderVersionId }: WaveTerms,
): Promise<void> {
  await client.query(
    `INSERT INTO invite_wave (mailing_seq, expires_in_minutes, reminder_days, reminder_version_id) VALUES ($1, $2, $3, $4)
     ON CONFLICT (mailing_seq) DO UPDATE SET expires_in_minutes = excluded.expires_in_minutes,
       reminder_days = excluded.reminder_days, reminder_version_id = excluded.reminder_version_id`,
    [mailingSeq, expiresInMinutes, reminderDays, reminderVersionId],
  );
}

/** The waves of mailings, by mailing. */
export async function findWaves(
  client: ClientBase | Pool,
  mailingSeqs: readonly string[],
): Promise<ReadonlyMap<string, WaveRow>> {
  const { rows } = await client.query<WaveRow>({
    name: 'invite_waves',
    text: `SELECT ${waveColumns} FROM invite_wave WHERE mailing_seq = ANY ($1)`,
    values: [mailingSeqs],
  });
  return new Map(rows.map((row) => [row.mailingSeq, row]));
}

/** The wave of a mailing. @throws when it has none. */
export async function findWave(client: ClientBase | Pool, mailingSeq: string): Promise<WaveRow> {
  const wave = (await findWaves(client, [mailingSeq])).get(mailingSeq);
  if (wave === undefined) throw new Error(`Mailing ${mailingSeq} is no wave`);
  return wave;
}

/** Reasons why a planned user gets no invitation, besides those found when issuing it. */
const claimReasons: readonly ExclusionReason[] = ['NO_CHANNEL', 'SUPPRESSED'];

/** The planned users who can no longer be reached by messages, and why. */
export async function findLeftOut(
  client: ClientBase,
  audience: Audience,
  channels: Channels,
  signupSeqs: readonly string[],
): Promise<ReadonlyMap<string, ExclusionReason>> {
  const { bind, values } = binding();
  const reasons = audience
    .exclusions(bind, channels)
    .filter(({ reason }) => claimReasons.includes(reason))
    .map(({ reason, condition }) => `WHEN ${condition} THEN '${reason}'`);
  const { rows } = await client.query<{ seq: string; reason: ExclusionReason }>(
    `SELECT * FROM (SELECT signup.seq::text, CASE ${reasons.join(' ')} END AS reason FROM signup WHERE seq = ANY (${bind(signupSeqs)}::bigint[])) AS found
     WHERE reason IS NOT NULL`,
    [...values],
  );
  return new Map(rows.map(({ seq, reason }) => [seq, reason]));
}

/** The name that admins gave a wave. */
export interface WaveName {
  readonly id: string;
  readonly name: string;
}

/** The wave that issued an invitation; null: none did. */
export async function findWaveName(
  client: ClientBase,
  { mailingSeq }: { readonly mailingSeq: string | null },
): Promise<WaveName | null> {
  if (mailingSeq === null) return null;
  const { rows } = await client.query<WaveName>('SELECT id, name FROM mailing WHERE seq = $1', [mailingSeq]);
  return rows[0] ?? null;
}

/** How far the invitations of a wave got; an accepted one counts as issued as well. */
export interface InviteCounts {
  readonly issued: number;
  readonly opened: number;
  readonly accepted: number;
  readonly expired: number;
  readonly revoked: number;
}

/** Counts the invitations of a wave, reading only index entries. */
export async function countInvites(client: ClientBase | Pool, mailingSeq: string): Promise<InviteCounts> {
  const { rows } = await client.query<InviteCounts>({
    name: 'invite_wave_counts',
    text: `SELECT coalesce(sum(people), 0)::int AS issued,
        (SELECT count(*)::int FROM invite WHERE mailing_seq = $1 AND opened_at IS NOT NULL) AS opened,
        coalesce(sum(people) FILTER (WHERE state = 'accepted'), 0)::int AS accepted,
        coalesce(sum(people) FILTER (WHERE state = 'expired'), 0)::int AS expired,
        coalesce(sum(people) FILTER (WHERE state = 'revoked'), 0)::int AS revoked
      FROM (SELECT state, count(*) AS people FROM invite WHERE mailing_seq = $1 GROUP BY state) AS counted`,
    values: [mailingSeq],
  });
  return rows[0] ?? { issued: 0, opened: 0, accepted: 0, expired: 0, revoked: 0 };
}

/** A revoked invitation. */
export interface TakenBack extends EndedInvite {
  /** Whether it could still be accepted. */
  readonly wasIssued: boolean;
}

/**
 * Revokes a wave's invitations that were not accepted. Of the expired ones, it revokes those that keep their users out of
 * the ranking: users who rejoined, were invited again or are blocked stay as they are. The caller holds the lock of
 * `waitlist_head` and gives the users a rank again.
 */
export async function takeBack(
  client: ClientBase,
  mailingSeq: string,
  signupSeqs: readonly string[],
): Promise<readonly TakenBack[]> {
  const { rows } = await client.query<TakenBack>(
    `UPDATE invite SET state = 'revoked', revoked_at = clock_timestamp()
     FROM (SELECT own.seq, own.state = 'issued' AS was_issued
       FROM unnest($2::bigint[]) AS wanted (signup_seq)
       CROSS JOIN LATERAL (SELECT invite.seq, invite.state, invite.mailing_seq FROM invite
         WHERE invite.signup_seq = wanted.signup_seq ORDER BY invite.seq DESC LIMIT 1 FOR UPDATE) AS own
       JOIN score ON score.seq = wanted.signup_seq AND score.standing = 'away'
       WHERE own.mailing_seq = $1 AND own.state IN ('issued', 'expired')) AS found
     WHERE invite.seq = found.seq
     RETURNING invite.id, invite.signup_seq::text AS "signupSeq", found.was_issued AS "wasIssued"`,
    [mailingSeq, signupSeqs],
  );
  return rows;
}

/** Requests that a wave be revoked. @returns false when it had been requested before. */
export async function askToRevoke(client: ClientBase, mailingSeq: string): Promise<boolean> {
  const { rowCount } = await client.query(
    'UPDATE invite_wave SET revoke_asked_at = clock_timestamp() WHERE mailing_seq = $1 AND revoke_asked_at IS NULL',
    [mailingSeq],
  );
  return rowCount === 1;
}

/** Records that every invitation of a wave that was not accepted has been revoked. */
export async function noteRevoked(pool: Pool, mailingSeq: string): Promise<void> {
  await pool.query(
    'UPDATE invite_wave SET revoked_at = clock_timestamp() WHERE mailing_seq = $1 AND revoked_at IS NULL',
    [mailingSeq],
  );
}

/** The waves that are being revoked, by the places of their mailings. */
export async function findRevoking(pool: Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ seq: string }>(
    `SELECT mailing_seq::text AS seq FROM invite_wave WHERE revoke_asked_at IS NOT NULL AND revoked_at IS NULL ORDER BY mailing_seq`,
  );
  return rows.map(({ seq }) => seq);
}

/** The position of a walk through the invitations of a wave. */
export interface WalkedInvite {
  readonly seq: string;
  readonly signupSeq: string;
}

/** The next invitations of a wave in a state, after one. */
export async function walkInvites(
  pool: Pool,
  mailingSeq: string,
  {
    state,
    after,
    atMost,
  }: { readonly state: 'issued' | 'expired'; readonly after: string; readonly atMost: number },
): Promise<readonly WalkedInvite[]> {
  const { rows } = await pool.query<WalkedInvite>(
    `SELECT seq::text, signup_seq::text AS "signupSeq" FROM invite
     WHERE mailing_seq = $1 AND state = $2 AND seq > $3 ORDER BY seq LIMIT $4`,
    [mailingSeq, state, after, atMost],
  );
  return rows;
}
