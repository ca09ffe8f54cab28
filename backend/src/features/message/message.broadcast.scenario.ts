import { randomUUID, randomUUIDv7 } from 'node:crypto';
import type { Pool } from 'pg';
import { pino } from 'pino';
import { inTransaction } from '../../platform/database/database.ts';
import { createSecrets } from '../../platform/secrets/secrets.ts';
import { testBrand, testSecret } from '../../testing/brand.ts';
import { planMailing } from '../mailing/mailing.plan.ts';
import { runOnce, senderTo } from '../mailing/mailing.scenario.ts';
import type { MailingRow } from '../mailing/mailing.repository.ts';
import { MailingService } from '../mailing/mailing.service.ts';
import type { SegmentInput } from '../segment/segment.rules.ts';
import { BroadcastKind } from './message.broadcast.kind.ts';
import { type BroadcastInput, BroadcastService } from './message.broadcast.service.ts';
import { findTemplate, findVersion, insertTemplate, insertVersion } from './message.template.repository.ts';
import { CompiledVersions } from './message.versions.ts';

export const broadcastSecrets = createSecrets(testSecret);
export const broadcastSite = 'https://waitlist.example.com';
const change = { viewer: null, clientAddress: '192.0.2.1' };

/** Adds a template of news. @returns its id. */
export async function seedNewsTemplate(
  pool: Pool,
  body = 'Hi {firstName}, you are #{rank}. [Status]({statusLink})',
): Promise<string> {
  const id = randomUUIDv7();
  const version = { subject: 'News for {firstName}', preheader: '', body, number: 1, adminId: null };
  await inTransaction(pool, async (client) => {
    await insertTemplate(client, { id, kind: 'broadcast', name: 'News' });
    await insertVersion(client, { ...version, id: randomUUIDv7(), templateId: id });
  });
  return id;
}

/** A broadcast that is finished, according to its recipients. @param daysAgo when it was sent. */
export async function seedPastBroadcast(
  pool: Pool,
  templateId: string,
  daysAgo: number,
  signupIds: readonly string[],
): Promise<void> {
  await pool.query(
    `WITH past AS (
       INSERT INTO mailing (id, kind, name, segment, template_version_id, per_hour, state, confirmed_people, started_at, ended_at)
       SELECT $1, 'broadcast', 'Past', '{"states": ["waiting"]}', version.id, 100, 'done', 1, at, at
       FROM message_template_version AS version, LATERAL (SELECT now() - make_interval(secs => $3::float8 * 86400) AS at) AS sent
       WHERE version.template_id = $2 RETURNING seq, ended_at
     ) INSERT INTO mailing_recipient (mailing_seq, place, signup_seq, state, marked_at, sent_at)
     SELECT past.seq, row_number() OVER (), signup.seq, 'sent', ended_at, ended_at
     FROM past, signup WHERE signup.id = ANY ($4)`,
    [randomUUID(), templateId, daysAgo, signupIds],
  );
}

/** What one instance does with broadcasts, over its own connections, with an SMTP server on this port. */
export type BroadcastInstance = ReturnType<typeof createBroadcastInstance>;

export function createBroadcastInstance(
  pool: Pool,
  smtpPort: number,
  templateId: string,
  forgottenAfterSeconds = 2,
) {
  const log = pino({ level: 'silent' });
  const { signal } = new AbortController();
  const sender = senderTo(pool, smtpPort);
  const versions = new CompiledVersions();
  const kind = new BroadcastKind({
    pool,
    secrets: broadcastSecrets,
    publicUrl: () => broadcastSite,
    messageTemplates: {
      async findCompiled(id, publicUrl) {
        const version = await findVersion(pool, id);
        return version === null ? null : versions.compile(version, { brand: testBrand, publicUrl });
      },
    },
  });
  const kinds = { broadcast: kind };
  const broadcasts = new BroadcastService({
    pool,
    reader: pool,
    audience: kind.audience,
    async findVersion(id) {
      const template = await findTemplate(pool, id);
      return template?.kind === 'broadcast' ? template.version.id : null;
    },
  });
  const mailings = new MailingService(pool, kinds);
  const draft = async (segment: SegmentInput, more: Partial<BroadcastInput> = {}) => {
    const input = { name: 'A broadcast', perHour: 1_000_000, templateId, segment, ...more };
    const created = await broadcasts.create(input, change);
    if (!created.ok) throw new Error(JSON.stringify(created));
    return created.mailing;
  };
  const startTo = async (segment: SegmentInput, people: number) => startDraft(await draft(segment), people);
  const startDraft = async (mailing: MailingRow, people: number) => {
    const started = await mailings.start(change, mailing.id, {
      confirmPeople: people,
      revision: 1,
      startsAt: null,
    });
    if (!started.ok) throw new Error(JSON.stringify(started));
    await planMailing({ pool, kinds }, mailing.id, log);
    return mailing;
  };
  return {
    pool,
    kind,
    broadcasts,
    mailings,
    draft,
    /** Saves a broadcast to users and starts it: its recipients are written down, and nothing is sent. */
    start: (signupIds: readonly string[], people = signupIds.length) => startTo({ signupIds }, people),
    startTo,
    startDraft,
    /** Prepares the same message for those who did not click. */
    resend: (id: string) => broadcasts.resend(id, change),
    /** Sends everything that is due. */
    work: () => runOnce(pool, { sender, kinds, aheadSeconds: 0, forgottenAfterSeconds, signal }),
    resendUncertain: (id: string) => mailings.resendUncertain(change, id),
    close: () => sender.close(),
  };
}
