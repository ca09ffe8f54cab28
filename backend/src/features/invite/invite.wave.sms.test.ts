import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  answerJson,
  startTwilioServer,
  type TwilioAnswer,
} from '../../platform/sms/twilio-server.scenario.ts';
import { expectConsistent } from '../../testing/consistency.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createWaveInstance, waveSecrets, wavePublicUrl } from '../../testing/wave-instance.ts';
import { seedUsers } from '../mailing/mailing.scenario.ts';
import { inviteLink } from './invite.link.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const take: TwilioAnswer = (response) => {
  answerJson(response, 201, {});
};

/** An instance with a text message service, and users who verified their numbers. */
async function scene(people: number, { answer = take, smsPerHour = 1_000_000 } = {}) {
  const sms = await startTwilioServer((response) => {
    answer(response);
  });
  const instance = createWaveInstance(database.pool, 1, {
    smsUrl: sms.baseUrl,
    limits: { mailPerDomainPerHour: 1, smsPerHour },
  });
  closing.push(
    () => {
      instance.close();
    },
    () => {
      sms.stop();
    },
  );
  await database.pool.query('TRUNCATE mail_domain_hour');
  await seedUsers(database.pool, people, null);
  const { rows } = await database.pool.query<{ id: string; phone: string }>(
    'SELECT id, phone FROM signup ORDER BY seq DESC LIMIT $1',
    [people],
  );
  return { instance, sms, people: rows, signupIds: rows.map(({ id }) => id) };
}
const invitesOf = async (seq: string) =>
  (
    await database.pool.query<{ id: string; phone: string; ranked: boolean }>(
      `SELECT invite.id, phone, waitlist_rank(signup.seq) IS NOT NULL AS ranked
       FROM invite JOIN signup ON signup.seq = signup_seq WHERE mailing_seq = $1`,
      [seq],
    )
  ).rows;
/** Sets how many text messages count for this hour, and for the next, in case the hour ends meanwhile. */
const countTexts = (sent: number) =>
  database.pool.query(
    `INSERT INTO mail_domain_hour SELECT 'sms', hour, $1
     FROM unnest(ARRAY[date_trunc('hour', now()), date_trunc('hour', now() + interval '5 minutes')]) AS hour GROUP BY hour
     ON CONFLICT (domain, hour) DO UPDATE SET sent = excluded.sent`,
    [sent],
  );

describe('a wave by text message', () => {
  it('sends everyone one text with the link of their invitation, and reminders by text, too', async () => {
    const { instance, sms, people, signupIds } = await scene(40);
    const terms = { reminderDays: [1], expiresInMinutes: 14 * 24 * 60 };
    const { id, seq } = await instance.start({ signupIds }, 40, terms);
    await instance.work();
    expect((await instance.waves.find(id))?.recipients).toMatchObject({ sent: 40, queued: 0, planned: 0 });
    expect(sms.calls.map(({ form }) => form['To']).toSorted()).toEqual(
      people.map(({ phone }) => phone).toSorted(),
    );
    for (const { id: inviteId, phone, ranked } of await invitesOf(seq)) {
      const text = sms.calls.find(({ form }) => form['To'] === phone)?.form['Body'];
      expect(text).toContain("It's your turn");
      expect(text).toContain(inviteLink(waveSecrets, wavePublicUrl, inviteId));
      expect(ranked).toBe(false);
    }
    await database.pool.query('UPDATE invite SET next_reminder_at = now() WHERE mailing_seq = $1', [seq]);
    for (let at = 0; at < 2; at += 1) await instance.remind();
    expect(sms.calls.slice(40).map(({ form }) => form['Body']?.slice(0, 8))).toEqual(
      Array.from({ length: 40 }, () => 'Reminder'),
    );
    await expectConsistent(database.pool);
  });

  it('keeps to the limit of text messages an hour, apart from that of mail, reminders included', async () => {
    const { instance, sms, signupIds } = await scene(6, { smsPerHour: 1000 });
    await countTexts(1000);
    const { id, seq } = await instance.start({ signupIds }, 6, {
      reminderDays: [1],
      expiresInMinutes: 14 * 24 * 60,
    });
    await instance.work();
    expect(sms.calls).toEqual([]);
    expect(await invitesOf(seq), 'no one is invited who cannot be told').toEqual([]);
    await database.pool.query('TRUNCATE mail_domain_hour');
    await instance.work();
    expect((await instance.waves.find(id))?.recipients).toMatchObject({ sent: 6 });
    await countTexts(1000);
    await database.pool.query('UPDATE invite SET next_reminder_at = now() WHERE mailing_seq = $1', [seq]);
    await instance.remind();
    expect(sms.calls).toHaveLength(6);
  });

  it('sends at most 16 more once it is paused, and continues where it stopped', async () => {
    let onCall: (() => Promise<void>) | null = null;
    const answer: TwilioAnswer = (response) => {
      void (async () => {
        await onCall?.();
        take(response);
      })();
    };
    const { instance, sms, signupIds } = await scene(100, { answer });
    const { id } = await instance.start({ signupIds }, 100);
    const paused: { outcome?: Promise<unknown> } = {};
    let before = 0;
    onCall = async () => {
      if (sms.calls.length < 20) return;
      paused.outcome ??= instance.pause(id).then((outcome) => {
        before = sms.calls.length;
        return outcome;
      });
      await paused.outcome;
    };
    await instance.work();
    expect(await paused.outcome).toMatchObject({ ok: true });
    expect(sms.calls.length - before).toBeLessThanOrEqual(16);
    const { recipients } = (await instance.waves.find(id)) ?? expect.fail('There is no such wave');
    expect(recipients.sent).toBe(sms.calls.length);
    expect(recipients.sent).toBeLessThan(100);
    onCall = null;
    expect(await instance.resume(id)).toMatchObject({ ok: true });
    await instance.work();
    expect((await instance.waves.find(id))?.recipients).toMatchObject({ sent: 100 });
    expect(new Set(sms.calls.map(({ form }) => form['To'])).size).toBe(100);
    expect(sms.calls).toHaveLength(100);
    await expectConsistent(database.pool);
  });

  it('gives up on what the service rejects permanently, and retries what it defers', async () => {
    const { instance, sms, signupIds } = await scene(1, {
      answer: (response) => {
        answerJson(response, 400, { code: 21211 });
      },
    });
    const { id } = await instance.start({ signupIds }, 1);
    await instance.work();
    expect((await instance.waves.find(id))?.recipients).toMatchObject({ refused: 1 });
    expect(sms.calls).toHaveLength(1);
    const busy = await scene(1, {
      answer: (response) => {
        answerJson(response, 429, { code: 20429 });
      },
    });
    const later = await busy.instance.start({ signupIds: busy.signupIds }, 1);
    await busy.instance.work();
    expect((await busy.instance.waves.find(later.id))?.recipients).toMatchObject({ queued: 1, refused: 0 });
    expect((await busy.instance.cancel(later.id)).ok).toBe(true);
    await busy.instance.work();
  });
});
