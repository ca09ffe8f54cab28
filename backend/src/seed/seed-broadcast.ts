import { randomUUIDv7 } from 'node:crypto';
import type { ClientBase, Pool } from 'pg';
import { createMailing } from '../features/mailing/mailing.repository.ts';
import { keepLinks } from '../features/message/message.click.repository.ts';
import { insertSuppressions, suppressionLabel } from '../features/message/message.suppression.repository.ts';
import { insertTemplate, insertVersion } from '../features/message/message.template.repository.ts';
import { currentNewsWording } from '../features/waitlist/waitlist.consent.wordings.ts';
import { inTransaction } from '../platform/database/database.ts';
import type { Secrets } from '../platform/secrets/secrets.ts';

/**
 * The share of users who verified an email address and agreed to news; of the recipients, the share who unsubscribed,
 * and whose address was dead.
 */
const parts = { agreed: 0.55, unsubscribed: 0.012, bounced: 0.004 };
/** Links of the message, each with the share of the recipients who clicked it. */
const links = [
  { url: 'https://example.com/tour', part: 0.22 },
  { url: 'https://example.com/changelog', part: 0.07 },
] as const;
const sentDaysAgo = 10;
const perHour = 1200;

const template = {
  subject: 'What we built in the past few weeks',
  preheader: 'And what comes next',
  body: [
    'Hi {firstName},',
    'Thank you for waiting with us. Over the past few weeks we made {brand} faster, and the first users are in.',
    `[Take the two-minute tour](${links[0].url})`,
    `Or read [everything that changed](${links[1].url}).`,
    'Every friend who joins with your link earns you points. Share it: {shareLink}',
    '[See your rank]({statusLink})',
  ].join('\n\n'),
};

/**
 * Writes to the waiting users who agreed to news, as an owner would have done some days ago: a broadcast that is done.
 * Messages are only recorded as sent. Does nothing if there is a broadcast.
 */
export async function seedBroadcast(pool: Pool, secrets: Secrets): Promise<void> {
  const { rowCount } = await pool.query(`SELECT FROM mailing WHERE kind = 'broadcast' LIMIT 1`);
  if (rowCount !== 0) return;
  await inTransaction(pool, async (client) => {
    await client.query(
      `UPDATE signup SET news_wording = $1 WHERE verified_by = 'email' AND erased_at IS NULL AND random() < $2::float8`,
      [currentNewsWording.number, parts.agreed],
    );
    const mailingSeq = await writeDown(client);
    await clickSome(client, mailingSeq);
    await suppressSome(client, secrets, mailingSeq, 'unsubscribe');
    await suppressSome(client, secrets, mailingSeq, 'bounce');
  });
}

/** The broadcast, sent at its pace to the users who had joined by then. @returns its number. */
async function writeDown(client: ClientBase): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    'SELECT id FROM admin_account ORDER BY created_at LIMIT 1',
  );
  const adminId = rows[0]?.id ?? null;
  const [templateId, versionId] = [randomUUIDv7(), randomUUIDv7()];
  await insertTemplate(client, { id: templateId, kind: 'broadcast', name: 'News' });
  await insertVersion(client, { ...template, id: versionId, templateId, number: 1, adminId });
  const { seq } = await createMailing(client, {
    kind: 'broadcast',
    name: 'First news',
    perHour,
    adminId,
    segment: { states: ['waiting'] },
    templateVersionId: versionId,
  });
  await client.query(
    `INSERT INTO mailing_recipient (mailing_seq, place, signup_seq, domain, rank_then, state, tries, marked_at, sent_at)
     SELECT $1, place, seq, domain, rank, 'sent', 1, at, at FROM (
       SELECT row_number() OVER (ORDER BY rank) AS place, rank, seq, domain FROM (
         SELECT row_number() OVER (ORDER BY coalesce(score.points, 0) DESC, signup.seq) AS rank, signup.seq,
           split_part(signup.email, '@', 2) AS domain, signup.news_wording
         FROM signup LEFT JOIN score USING (seq)
         WHERE coalesce(score.standing, 'waiting') = 'waiting'
           AND signup.joined_at < now() - make_interval(days => $2)) AS waiting
       WHERE news_wording IS NOT NULL) AS best,
       LATERAL (SELECT now() - make_interval(days => $2) + place * interval '1 hour' / $3::float8 AS at) AS sent`,
    [seq, sentDaysAgo, perHour],
  );
  await client.query(
    `UPDATE mailing SET state = 'done', sent = found.people, confirmed_people = greatest(1, found.people),
       started_at = start, created_at = start - interval '1 hour', ended_at = coalesce(found.ended_at, start)
     FROM (SELECT count(*)::int AS people, max(sent_at) AS ended_at, now() - make_interval(days => $2) AS start
           FROM mailing_recipient WHERE mailing_seq = $1) AS found
     WHERE seq = $1`,
    [seq, sentDaysAgo],
  );
  return seq;
}

/** Has users click the links within two days, most of them soon. */
async function clickSome(client: ClientBase, mailingSeq: string): Promise<void> {
  const urls = links.map(({ url }) => url);
  const numbers = await keepLinks(client, mailingSeq, urls);
  for (const { url, part } of links)
    await client.query(
      `INSERT INTO broadcast_click (mailing_seq, signup_seq, link, at)
       SELECT mailing_seq, signup_seq, $2, sent_at + random() ^ 3 * interval '48 hours' FROM mailing_recipient
       WHERE mailing_seq = $1 AND random() < $3::float8`,
      [mailingSeq, numbers.get(url), part],
    );
}

/** Unsubscribes a few, or marks their addresses as dead. */
async function suppressSome(
  client: ClientBase,
  secrets: Secrets,
  mailingSeq: string,
  reason: 'unsubscribe' | 'bounce',
): Promise<void> {
  const part = reason === 'unsubscribe' ? parts.unsubscribed : parts.bounced;
  const { rows } = await client.query<{ emailKey: string }>(
    `SELECT email_key AS "emailKey" FROM mailing_recipient JOIN signup ON signup.seq = signup_seq
     WHERE mailing_seq = $1 ORDER BY random() LIMIT round($2::float8 * (SELECT sent FROM mailing WHERE seq = $1))`,
    [mailingSeq, part],
  );
  const scope = reason === 'unsubscribe' ? 'news' : 'all';
  await insertSuppressions(
    client,
    secrets.keys(suppressionLabel),
    rows.map(({ emailKey }) => ({ emailKey, scope, reason, mailingSeq: Number(mailingSeq) })),
  );
}
