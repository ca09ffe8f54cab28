import type { ClientBase, Pool } from 'pg';
import { expireInvites } from '../features/invite/invite.expiry.ts';
import { issueInvites } from '../features/invite/invite.issue.ts';
import { addToCount, endIssued } from '../features/invite/invite.repository.ts';
import { saveWave } from '../features/invite/invite.wave.repository.ts';
import { createMailing } from '../features/mailing/mailing.repository.ts';
import { findFirstVersion } from '../features/message/message.template.repository.ts';
import { setStanding } from '../features/waitlist/waitlist.standing.repository.ts';
import { inTransaction } from '../platform/database/database.ts';
import type { Secrets } from '../platform/secrets/secrets.ts';

/** A wave as seeding leaves it. */
interface SeededWave {
  readonly name: string;
  readonly people: number;
  readonly startedHoursAgo: number;
  readonly perHour: number;
}

/** With fewer signups than this, a wave would invite a large part of the list. */
const signupsAtLeast = 1000;
const expiresInMinutes = 14 * 24 * 60;
const issuedAtOnce = 200;
/** Shares of the invited users; the rest never open the invitation. */
const parts = { opened: 0.74, acceptedOfOpened: 0.78, revoked: 0.02 };

/**
 * Invites the best in waves, as an owner would have done: one whose invitations have expired, and one with some still
 * open. Messages are only recorded as sent. Does nothing on a short list, or if there are waves; a wave that would have
 * been before the sign-ups is left out.
 *
 * @param isRunning adds a third wave that the app continues sending when it runs.
 */
export async function seedWaves(
  pool: Pool,
  secrets: Secrets,
  { isRunning = false }: { readonly isRunning?: boolean } = {},
): Promise<void> {
  const { rows } = await pool.query<{ signups: number; waves: number }>(
    'SELECT last_seq::float8 AS signups, (SELECT count(*)::int FROM mailing) AS waves FROM waitlist_head',
  );
  const { signups = 0, waves = 0 } = rows[0] ?? {};
  if (signups < signupsAtLeast || waves > 0) return;
  const people = Math.min(1000, Math.floor(signups / 60));
  await seedWave(pool, secrets, { name: 'First wave', people, startedHoursAgo: 21 * 24, perHour: 500 });
  await seedWave(pool, secrets, { name: 'Second wave', people, startedHoursAgo: 4 * 24, perHour: 500 });
  if (isRunning)
    await seedWave(pool, secrets, {
      name: 'Third wave',
      people: 3 * people,
      startedHoursAgo: 3,
      perHour: Math.ceil(people / 2),
    });
}

async function seedWave(pool: Pool, secrets: Secrets, wave: SeededWave): Promise<void> {
  const mailingSeq = await inTransaction(pool, (client) => writeDown(client, wave));
  if (mailingSeq === null) return;
  for (;;) {
    const isMore = await inTransaction(pool, (client) => sendSome(client, secrets, mailingSeq, wave));
    if (!isMore) break;
  }
  await inTransaction(pool, async (client) => {
    await accept(client, mailingSeq);
    await revokeSome(client, mailingSeq);
    while ((await expireInvites(client, issuedAtOnce)) === issuedAtOnce);
    await client.query(endMailing, [mailingSeq]);
  });
}

/** The wave and its users: the best-ranked who had joined by then. @returns its number; null if nobody had. */
async function writeDown(
  client: ClientBase,
  { name, people, startedHoursAgo, perHour }: SeededWave,
): Promise<string | null> {
  const { rows: best } = await client.query<{ seq: string; domain: string | null }>(
    `SELECT score.seq::text AS seq, CASE signup.verified_by WHEN 'email' THEN split_part(signup.email, '@', 2) END AS domain
     FROM score JOIN signup USING (seq)
     WHERE score.standing = 'waiting' AND score.points > 0 AND signup.joined_at < now() - make_interval(hours => $1 + 24)
       AND signup.erased_at IS NULL
     ORDER BY score.points DESC, score.seq LIMIT $2`,
    [startedHoursAgo, people],
  );
  if (best.length === 0) return null;
  const version = await findFirstVersion(client, 'invite');
  if (version === null) throw new Error('There is no template of invitations');
  const { seq } = await createMailing(client, {
    kind: 'invite',
    name,
    perHour,
    adminId: null,
    segment: { states: ['waiting'], topByRank: people },
    templateVersionId: version.id,
  });
  await saveWave(client, seq, { expiresInMinutes, reminderDays: [], reminderVersionId: null });
  await client.query(
    `UPDATE mailing SET state = 'running', confirmed_people = $2, created_at = moment - interval '1 hour', started_at = moment
     FROM (SELECT now() - make_interval(hours => $3) AS moment) AS start WHERE seq = $1`,
    [seq, best.length, startedHoursAgo],
  );
  await client.query(
    `INSERT INTO mailing_recipient (mailing_seq, place, signup_seq, domain, rank_then)
     SELECT $1, place, seq, domain, place FROM unnest($2::bigint[], $3::text[]) WITH ORDINALITY AS best (seq, domain, place)`,
    [seq, best.map((user) => user.seq), best.map(({ domain }) => domain)],
  );
  return seq;
}

/** Sends as many as the wave's pace allows by now. @returns whether there may be more. */
async function sendSome(
  client: ClientBase,
  secrets: Secrets,
  mailingSeq: string,
  { perHour }: SeededWave,
): Promise<boolean> {
  const { rows } = await client.query<{ seq: string }>(
    `SELECT signup_seq::text AS seq FROM mailing_recipient JOIN mailing ON mailing.seq = mailing_seq
     WHERE mailing_seq = $1 AND mailing_recipient.state = 'planned'
       AND started_at + place * interval '1 hour' / $2::float8 < now()
     ORDER BY place LIMIT $3`,
    [mailingSeq, perHour, issuedAtOnce],
  );
  const seqs = rows.map(({ seq }) => seq);
  await issueInvites(client, secrets, seqs, { mailingSeq, expiresInMinutes });
  await client.query(backdate, [mailingSeq, seqs, perHour, expiresInMinutes, parts.opened]);
  return seqs.length === issuedAtOnce;
}

/**
 * $1 the wave, $2 places in the join order, $3 messages per hour, $4 how many minutes invitations are valid, $5 the
 * share that opens them.
 */
const backdate = /* sql */ `
WITH sent AS (
  UPDATE mailing_recipient SET state = 'sent', tries = 1, marked_at = moment, sent_at = moment
  FROM (SELECT seq, place, started_at + place * interval '1 hour' / $3::float8 AS moment
        FROM mailing CROSS JOIN mailing_recipient WHERE seq = $1 AND mailing_seq = $1 AND signup_seq = ANY ($2::bigint[])) AS due
  WHERE mailing_seq = $1 AND mailing_recipient.place = due.place RETURNING signup_seq, sent_at
), counted AS (
  UPDATE mailing SET sent = sent + (SELECT count(*) FROM sent) WHERE seq = $1
)
UPDATE invite SET issued_at = sent.sent_at, expires_at = sent.sent_at + make_interval(mins => $4), messages = 1,
  message_at = sent.sent_at, message_sent_at = sent.sent_at, opened_at = CASE WHEN opened < now() THEN opened END
FROM sent, LATERAL (SELECT CASE WHEN random() < $5::float8 THEN sent.sent_at + interval '5 days' * power(random(), 3) END AS opened
  WHERE sent.sent_at IS NOT NULL OFFSET 0) AS drawn
WHERE invite.mailing_seq = $1 AND invite.signup_seq = sent.signup_seq`;

/** Makes most users who opened their invitation accept it, some minutes or hours later. */
async function accept(client: ClientBase, mailingSeq: string): Promise<void> {
  const { rows } = await client.query<{ people: number; seconds: number }>(
    `WITH accepted AS (
       UPDATE invite SET state = 'accepted', accepted_at = least(now(), opened_at + interval '6 hours' * random() * random()),
         account = 'demo-' || invite.seq
       FROM signup
       WHERE mailing_seq = $1 AND state = 'issued' AND opened_at IS NOT NULL AND signup.seq = signup_seq AND random() < $2::float8
       RETURNING extract(epoch FROM accepted_at - joined_at)::float8 AS seconds)
     SELECT count(*)::int AS people, coalesce(sum(seconds), 0) AS seconds FROM accepted`,
    [mailingSeq, parts.acceptedOfOpened],
  );
  const { people = 0, seconds = 0 } = rows[0] ?? {};
  await addToCount(client, 'accepted', people, seconds);
  await addToCount(client, 'issued', -people);
}

/** Revokes a few; those users wait again. */
async function revokeSome(client: ClientBase, mailingSeq: string): Promise<void> {
  const { rows } = await client.query<{ seq: string }>(
    `SELECT signup_seq::text AS seq FROM invite WHERE mailing_seq = $1 AND state = 'issued' AND opened_at IS NULL
     ORDER BY seq LIMIT greatest(1, round($2::float8 * (SELECT count(*) FROM invite WHERE mailing_seq = $1)))`,
    [mailingSeq, parts.revoked],
  );
  const revoked = await endIssued(
    client,
    rows.map(({ seq }) => seq),
    'revoked',
  );
  await setStanding(
    client,
    revoked.map(({ signupSeq }) => signupSeq),
    'waiting',
  );
  await addToCount(client, 'issued', -revoked.length);
}

/** A wave whose users have all been sent their invitation is done. */
const endMailing = /* sql */ `
UPDATE mailing SET state = 'done', ended_at = (SELECT max(sent_at) FROM mailing_recipient WHERE mailing_seq = $1)
WHERE seq = $1 AND NOT EXISTS (SELECT FROM mailing_recipient WHERE mailing_seq = $1 AND state = 'planned')`;
