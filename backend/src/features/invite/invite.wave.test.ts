import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../platform/database/database.ts';
import { type MailServer, startMailServer } from '../../platform/mail/mail-server.scenario.ts';
import { expectConsistent } from '../../testing/consistency.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createExclusion, createWaitlist, joinVerified } from '../../testing/scenarios.ts';
import type { Joined, WaitlistService } from '../waitlist/waitlist.service.ts';
import { knownCode } from './invite.code.ts';
import { expireInvites } from './invite.expiry.ts';
import { findInvite } from './invite.repository.ts';
import { RedemptionService } from './invite.redemption.service.ts';
import { InviteService } from './invite.service.ts';
import type { WaveInviteState } from './invite.wave.list.repository.ts';
import { createWaveInstance, type WaveInstance, waveSecrets } from '../../testing/wave-instance.ts';

const decision = { actor: { kind: 'command-line' } } as const;
const caller = { ...decision, clientAddress: '192.0.2.1' } as const;

let database: TestDatabase;
let mails: MailServer;
let waitlist: WaitlistService;
let one: WaveInstance;
/** The same on another instance. */
let other: WaveInstance;
let invites: InviteService;
let redemption: RedemptionService;

beforeAll(async () => {
  database = await createTestDatabase();
  mails = await startMailServer();
  waitlist = createWaitlist(database);
  one = createWaveInstance(database.pool, mails.port);
  other = createWaveInstance(database.newPool(), mails.port);
  invites = new InviteService({ pool: database.pool, secrets: waveSecrets, webAppUrl: null });
  redemption = new RedemptionService(database.pool, waveSecrets);
});
afterAll(async () => {
  one.close();
  other.close();
  await mails.stop();
  await database.drop();
});

const join = () => joinVerified(database.pool, waitlist);
const joinMany = (count: number) => Promise.all(Array.from({ length: count }, join));
const idsOf = (people: readonly Joined[]) => people.map(({ id }) => id);
const inviteOf = async (id: string) => {
  const { rows } = await database.pool.query<{ seq: string }>('SELECT seq::text FROM signup WHERE id = $1', [
    id,
  ]);
  const invite = await findInvite(database.pool, { signupSeq: rows[0]?.seq ?? '' });
  if (invite === null) throw new Error('They have no invitation');
  return { ...invite, code: knownCode(waveSecrets, invite.id, invite.codeSalt, invite.codeHash ?? '') ?? '' };
};
const hasRank = async (id: string) => {
  const { rows } = await database.pool.query<{ rank: string | null }>(
    'SELECT waitlist_rank(seq)::text AS rank FROM signup WHERE id = $1',
    [id],
  );
  return rows[0]?.rank !== null;
};
const addressOf = async (id: string) => (await inviteOf(id)).email;
const mailsTo = (address: string) => mails.received.filter(({ recipients }) => recipients.includes(address));
const stateOf = async (id: string) => (await one.waves.find(id))?.mailing.state;
const recipientsOf = async (id: string) => {
  const { planned, queued, sent, refused, uncertain, skipped, canceled, skippedFor } =
    (await one.waves.find(id))?.recipients ?? expect.fail('There is no such wave');
  return { planned, queued, sent, refused, uncertain, skipped, canceled, skippedFor };
};
const nobody = {
  planned: 0,
  queued: 0,
  sent: 0,
  refused: 0,
  uncertain: 0,
  skipped: 0,
  canceled: 0,
  skippedFor: [],
};
const suppress = (id: string) =>
  database.pool.query(
    `INSERT INTO suppression (contact_hash, scope, email_key, reason)
     SELECT $2, 'invites', email_key, 'unsubscribe' FROM signup WHERE id = $1`,
    [id, randomUUID()],
  );
const joinedSuppressed = async () => {
  const joined = await join();
  await suppress(joined.id);
  return joined;
};

const runOut = (inviteId: string) =>
  database.pool.query(
    `UPDATE invite SET issued_at = clock_timestamp() - interval '2 days', expires_at = clock_timestamp() - interval '1 day' WHERE id = $1`,
    [inviteId],
  );

describe('a wave', () => {
  it(
    'sent by two instances, reaches every user with one message and their code',
    { timeout: 60_000 },
    async () => {
      const people = await joinMany(250);
      const { id } = await one.start({ signupIds: idsOf(people) }, 250);
      await Promise.all([one.work(), other.work()]);
      await Promise.all([one.work(), other.work()]);
      expect(await recipientsOf(id)).toEqual({ ...nobody, sent: 250 });
      expect(await stateOf(id)).toBe('done');
      const { rows } = await database.pool.query(
        `SELECT count(*)::int AS known FROM invite JOIN mailing_recipient AS own USING (signup_seq, mailing_seq)
         WHERE invite.rank_then = own.rank_then AND invite.signup_seq IN (SELECT seq FROM signup WHERE id = ANY ($1))`,
        [idsOf(people)],
      );
      expect(rows).toEqual([{ known: 250 }]);
      for (const joined of people) {
        const { code, email, messages, messageSentAt } = await inviteOf(joined.id);
        const got = mailsTo(email);
        expect(got).toHaveLength(1);
        expect(got[0]?.mail.text).toContain(code);
        expect(got[0]?.mail.headers.find(({ key }) => key === 'list-unsubscribe-post')?.value).toBe(
          'List-Unsubscribe=One-Click',
        );
        expect([messages, messageSentAt !== null, await hasRank(joined.id)]).toEqual([1, true, false]);
      }
      await expectConsistent(database.pool);
    },
  );

  it('invites users when it claims them, no earlier, and as many as its pace allows', async () => {
    const people = await joinMany(5);
    const { id } = await one.start({ signupIds: idsOf(people) }, 5, { perHour: 120 });
    expect(await Promise.all(people.map((joined) => hasRank(joined.id))), 'planned').not.toContain(false);
    await one.work();
    const { sent, planned } = await recipientsOf(id);
    expect(sent).toBeGreaterThanOrEqual(2);
    const away = await Promise.all(people.map(async (joined) => !(await hasRank(joined.id))));
    expect(away.filter(Boolean)).toHaveLength(5 - planned);
    expect((await one.cancel(id)).ok).toBe(true);
    await one.work();
    expect(await recipientsOf(id)).toMatchObject({ planned: 0, queued: 0, canceled: 5 - sent });
    expect(mails.received.length).toBeGreaterThan(0);
    await expectConsistent(database.pool);
  });

  it('leaves out users it can no longer invite, and says why', async () => {
    const people = [await join(), await join(), await join(), await join(), await join()];
    const [blocked, erased, invited, suppressed, fine] = idsOf(people);
    const { id } = await one.start({ signupIds: idsOf(people) }, 5);
    const exclusion = createExclusion(database.pool);
    await exclusion.block(decision, blocked ?? '');
    await exclusion.erase(decision, erased ?? '');
    await invites.invite(decision, { ids: [invited ?? ''], expiresInMinutes: 60 });
    await suppress(suppressed ?? '');
    await one.work();
    expect(await recipientsOf(id)).toEqual({
      ...nobody,
      sent: 1,
      skipped: 4,
      skippedFor: ['ALREADY_INVITED', 'BLOCKED', 'ERASED', 'SUPPRESSED'].map((reason) => ({
        reason,
        people: 1,
      })),
    });
    expect([await hasRank(suppressed ?? ''), await hasRank(fine ?? '')]).toEqual([true, false]);
    await expectConsistent(database.pool);
  });

  it('is not planned for users whom a message cannot reach or another wave is about to invite', async () => {
    const [suppressed, taken, free] = [await joinedSuppressed(), await join(), await join()];
    const first = await one.start({ signupIds: [taken.id] }, 1, { perHour: 1 });
    const second = await one.start({ signupIds: idsOf([suppressed, taken, free]) }, 1);
    expect(await recipientsOf(second.id)).toEqual({ ...nobody, planned: 1 });
    await one.work();
    await one.work();
    expect(await recipientsOf(first.id)).toEqual({ ...nobody, sent: 1 });
    expect(await recipientsOf(second.id)).toEqual({ ...nobody, sent: 1 });
    expect(
      [mailsTo(await addressOf(taken.id)), mailsTo(await addressOf(free.id))].map(({ length }) => length),
    ).toEqual([1, 1]);
  });

  it('races with another wave and inviteSignups for the same users: each gets one invitation', async () => {
    const people = await joinMany(60);
    const ids = idsOf(people);
    const waves = [
      await one.confirm({ signupIds: ids }, 60),
      await other.confirm({ signupIds: ids }, 60),
    ] as const;
    await Promise.all([one.plan(waves[0].id), other.plan(waves[1].id)]);
    // As if neither had known about the other when they were planned.
    await database.pool.query(
      `INSERT INTO mailing_recipient (mailing_seq, place, signup_seq, domain)
       SELECT wave, place, signup_seq, domain FROM mailing_recipient, unnest($1::bigint[]) AS wave WHERE mailing_seq = ANY ($1)
       ON CONFLICT DO NOTHING`,
      [waves.map(({ seq }) => seq)],
    );
    await database.pool.query(`UPDATE mailing SET state = 'running', ended_at = NULL WHERE seq = ANY ($1)`, [
      waves.map(({ seq }) => seq),
    ]);
    const [, , invited] = await Promise.all([
      one.work(),
      other.work(),
      invites.invite(decision, { ids, expiresInMinutes: 60 }),
    ]);
    await one.work();
    const { rows } = await database.pool.query<{ live: number; people: number }>(
      `SELECT count(*)::int AS live, count(DISTINCT signup_seq)::int AS people FROM invite JOIN signup ON signup.seq = signup_seq
       WHERE signup.id = ANY ($1)`,
      [ids],
    );
    expect(rows).toEqual([{ live: 60, people: 60 }]);
    const counts = await Promise.all(waves.map(({ id }) => recipientsOf(id)));
    const byWaves = counts.reduce((sum, { sent }) => sum + sent, 0);
    expect(byWaves + (invited.ok ? invited.invited : 0)).toBe(60);
    for (const { planned, queued, refused } of counts) expect([planned, queued, refused]).toEqual([0, 0, 0]);
    await expectConsistent(database.pool);
  });

  it('invites users again whose invitation expired', async () => {
    const joined = await join();
    await invites.invite(decision, { ids: [joined.id], expiresInMinutes: 60 });
    const before = await inviteOf(joined.id);
    await runOut(before.id);
    const { id } = await one.start({ states: ['expired'], signupIds: [joined.id] }, 1);
    await one.work();
    expect(await recipientsOf(id)).toEqual({ ...nobody, sent: 1 });
    const after = await inviteOf(joined.id);
    expect([after.state, after.code === before.code]).toEqual(['issued', false]);
    await expectConsistent(database.pool);
  });

  it('that was paused for longer than its invitations last returns those who were told nothing', async () => {
    const [waiting, sent] = [await join(), await join()];
    const { id, seq } = await one.start({ signupIds: idsOf([waiting, sent]) }, 2, { perHour: 1 });
    await one.work();
    await database.pool.query('UPDATE mailing SET per_hour = 1000000 WHERE seq = $1', [seq]);
    const unsent = (await hasRank(waiting.id)) ? waiting : sent;
    // Claimed, and then nothing happens for a long time.
    await inTransaction(database.pool, async (client) => {
      const { rows } = await client.query<{ seq: string }>('SELECT seq::text FROM signup WHERE id = $1', [
        unsent.id,
      ]);
      await one.kind.prepare(client, { seq, segment: { states: ['waiting'] } }, [rows[0]?.seq ?? '']);
      await client.query(
        `UPDATE mailing_recipient SET state = 'queued', next_try_at = now() WHERE mailing_seq = $1 AND state = 'planned'`,
        [seq],
      );
    });
    await runOut((await inviteOf(unsent.id)).id);
    await inTransaction(database.pool, (client) => expireInvites(client, 500));
    await one.work();
    expect(await recipientsOf(id)).toMatchObject({ sent: 1, skippedFor: [{ reason: 'ENDED', people: 1 }] });
    expect(await hasRank(unsent.id)).toBe(true);
    await expectConsistent(database.pool);
  });
});

describe('canceling a wave', () => {
  it('returns users who were invited and sent nothing, and keeps what was sent', async () => {
    const people = await joinMany(6);
    const { id, seq } = await one.start({ signupIds: idsOf(people) }, 6, { perHour: 60 });
    await one.work();
    // The others are invited, but their message waits.
    await inTransaction(database.pool, async (client) => {
      const { rows } = await client.query<{ seq: string }>(
        `UPDATE mailing_recipient SET state = 'queued', next_try_at = now() + interval '1 hour'
         WHERE mailing_seq = $1 AND state = 'planned' AND place <= 4 RETURNING signup_seq::text AS seq`,
        [seq],
      );
      await one.kind.prepare(
        client,
        { seq, segment: { states: ['waiting'] } },
        rows.map((row) => row.seq),
      );
    });
    const { sent } = await recipientsOf(id);
    expect((await one.cancel(id)).ok).toBe(true);
    await other.work();
    expect(await stateOf(id)).toBe('canceled');
    expect(await recipientsOf(id)).toEqual({ ...nobody, sent, canceled: 6 - sent });
    const ranked = await Promise.all(people.map((joined) => hasRank(joined.id)));
    expect(ranked.filter(Boolean)).toHaveLength(6 - sent);
    await expectConsistent(database.pool);
  });
});

describe('revoking a wave', () => {
  it('returns every user who has not accepted, whether or not it expired, once', async () => {
    const people = await joinMany(5);
    const [accepted = '', open = '', expired = '', rejoined = '', blocked = ''] = idsOf(people);
    const { id, seq } = await one.start({ signupIds: idsOf(people) }, 5);
    expect(await one.askToRevoke(id), 'it runs').toMatchObject({ code: 'WRONG_STATE' });
    await one.work();
    await redemption.redeem(caller, { code: (await inviteOf(accepted)).code, account: 'a' });
    for (const each of [expired, rejoined]) await runOut((await inviteOf(each)).id);
    await inTransaction(database.pool, (client) => expireInvites(client, 500));
    await invites.rejoin(rejoined);
    await createExclusion(database.pool).block(decision, blocked);
    expect(await one.askToRevoke(id)).toMatchObject({ ok: true });
    expect(await one.askToRevoke(id)).toMatchObject({ code: 'WRONG_STATE' });
    await Promise.all([one.revoke(), other.revoke()]);
    expect(await Promise.all(idsOf(people).map(hasRank))).toEqual([false, true, true, true, false]);
    expect(
      await Promise.all(
        [accepted, open, expired, rejoined].map(async (each) => (await inviteOf(each)).state),
      ),
    ).toEqual(['accepted', 'revoked', 'revoked', 'expired']);
    const { rows } = await database.pool.query(
      'SELECT revoked_at IS NOT NULL AS done FROM invite_wave WHERE mailing_seq = $1',
      [seq],
    );
    expect(rows).toEqual([{ done: true }]);
    await expectConsistent(database.pool);
  });
});

describe('reminders', () => {
  /** As if an invitation had been issued this many days ago. */
  const age = (inviteId: string, days: number) =>
    database.pool.query(
      `UPDATE invite SET issued_at = issued_at - make_interval(days => $2), expires_at = expires_at - make_interval(days => $2),
         next_reminder_at = next_reminder_at - make_interval(days => $2) WHERE id = $1`,
      [inviteId, days],
    );
  const wave = { reminderDays: [1, 3], expiresInMinutes: 14 * 24 * 60 };
  const subjects = async (id: string) => mailsTo(await addressOf(id)).map(({ mail }) => mail.messageId ?? '');

  it('go once each, with the same code, and end with the invitation', async () => {
    const joined = await join();
    await one.start({ signupIds: [joined.id] }, 1, wave);
    await one.work();
    const { id, code } = await inviteOf(joined.id);
    await one.remind();
    expect(await subjects(joined.id), 'not yet').toHaveLength(1);
    for (const [days, got] of [
      [11, 2],
      [2, 3],
    ] as const) {
      await age(id, days);
      await Promise.all([one.remind(), other.remind()]);
      await one.remind();
      expect(await subjects(joined.id)).toHaveLength(got);
    }
    const [, first, second] = mailsTo(await addressOf(joined.id));
    expect(first?.mail.messageId).toBe(`<invite-${id}-reminder-1@example.com>`);
    expect(second?.mail.messageId).toBe(`<invite-${id}-reminder-2@example.com>`);
    for (const reminder of [first, second]) expect(reminder?.mail.text).toContain(code);
    await age(id, 1);
    await one.remind();
    expect(await subjects(joined.id)).toHaveLength(3);
  });

  it('do not go to users who accepted, were blocked or unsubscribed, or whose wave was paused', async () => {
    const people = await joinMany(4);
    const [accepted = '', blocked = '', unsubscribed = '', open = ''] = idsOf(people);
    const { id, seq } = await one.start({ signupIds: idsOf(people) }, 4, wave);
    await one.work();
    for (const each of idsOf(people)) await age((await inviteOf(each)).id, 12);
    await redemption.redeem(caller, { code: (await inviteOf(accepted)).code, account: 'b' });
    await createExclusion(database.pool).block(decision, blocked);
    await suppress(unsubscribed);
    await database.pool.query(
      `UPDATE mailing SET state = 'paused', pause_reason = 'admin', ended_at = NULL WHERE seq = $1`,
      [seq],
    );
    await one.remind();
    expect(await Promise.all(idsOf(people).map(async (each) => (await subjects(each)).length))).toEqual([
      1, 1, 1, 1,
    ]);
    expect((await one.resume(id)).ok).toBe(true);
    await one.work();
    await one.remind();
    await one.remind();
    expect(await subjects(open)).toHaveLength(2);
    expect(
      await Promise.all([accepted, blocked, unsubscribed].map(async (each) => (await subjects(each)).length)),
    ).toEqual([1, 1, 1]);
  });

  it('stay within the pace of their wave, and are tried again under the same id', async () => {
    const people = await joinMany(3);
    const { seq } = await one.start({ signupIds: idsOf(people) }, 3, { ...wave, perHour: 1_000_000 });
    await one.work();
    for (const each of idsOf(people)) await age((await inviteOf(each)).id, 12);
    await database.pool.query(
      `UPDATE mailing SET per_hour = 60, minute_at = date_trunc('minute', clock_timestamp() + interval '10 seconds'), minute_sent = 1 WHERE seq = $1`,
      [seq],
    );
    const minute = () =>
      database.pool.query<{ at: Date }>(`SELECT date_trunc('minute', clock_timestamp()) AS at`);
    const before = (await minute()).rows[0]?.at;
    await one.remind();
    const all = async () =>
      (await Promise.all(idsOf(people).map(subjects))).flat().filter((each) => each.includes('reminder'));
    if (String((await minute()).rows[0]?.at) === String(before))
      expect((await all()).length).toBeLessThanOrEqual(1);
    await database.pool.query('UPDATE mailing SET per_hour = 1000000 WHERE seq = $1', [seq]);
    const failing = createWaveInstance(database.pool, 1);
    await failing.remind();
    failing.close();
    const { rows } = await database.pool.query(
      `SELECT count(*)::int AS waiting FROM notice JOIN invite ON key = invite.id || '-1'
       WHERE kind = 'reminder' AND mailing_seq = $1 AND notice.state = 'queued'`,
      [seq],
    );
    expect(rows[0]?.waiting).toBeGreaterThanOrEqual(2);
    await database.pool.query(
      `UPDATE notice SET next_try_at = clock_timestamp() WHERE kind = 'reminder' AND state = 'queued'`,
    );
    await one.remind();
    const ids = await all();
    expect([ids.length, new Set(ids).size]).toEqual([3, 3]);
    for (const each of ids) expect(each).toContain('reminder-1@');
  });
});

describe('reminders and the limit of a domain', () => {
  const limit = 1000;
  const domains = ['full.example', 'free.example'];
  const reminded = () =>
    mails.received
      .filter(({ mail }) => mail.messageId?.includes('reminder') === true)
      .map(({ recipients }) => recipients.join().split('@')[1] ?? '')
      .filter((domain) => domains.includes(domain))
      .toSorted();

  it('wait for another hour when it is reached, without holding up others, and go once', async () => {
    const limits = { mailPerDomainPerHour: limit, smsPerHour: 1 };
    const limited = createWaveInstance(database.pool, mails.port, { limits });
    const people = await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        joinVerified(database.pool, waitlist, {
          email: `${randomUUID()}@${at < 5 ? 'full' : 'free'}.example`,
        }),
      ),
    );
    const terms = { reminderDays: [1], expiresInMinutes: 14 * 24 * 60 };
    const { seq } = await one.start({ signupIds: idsOf(people) }, people.length, terms);
    await one.work();
    // The hour may end meanwhile: the next one is full as well.
    await database.pool.query(
      `INSERT INTO mail_domain_hour SELECT 'full.example', hour, $1
       FROM unnest(ARRAY[date_trunc('hour', now()), date_trunc('hour', now() + interval '5 minutes')]) AS hour GROUP BY hour
       ON CONFLICT (domain, hour) DO UPDATE SET sent = excluded.sent`,
      [limit],
    );
    await database.pool.query('UPDATE invite SET next_reminder_at = now() WHERE mailing_seq = $1', [seq]);
    for (let at = 0; at < 2; at += 1) await limited.remind();
    expect(reminded()).toEqual(['free.example']);
    const waiting = await database.pool.query(
      `SELECT count(*)::int AS waiting, sum(reminders_sent)::int AS reminders FROM invite
       WHERE mailing_seq = $1 AND next_reminder_at > now() AND reminders_sent = 0`,
      [seq],
    );
    expect(waiting.rows, 'those that wait were not queued').toEqual([{ waiting: 5, reminders: 0 }]);
    await database.pool.query(`UPDATE mail_domain_hour SET hour = hour - interval '1 day'`);
    await database.pool.query(
      'UPDATE invite SET next_reminder_at = now() WHERE mailing_seq = $1 AND reminders_sent = 0',
      [seq],
    );
    for (let at = 0; at < 2; at += 1) await limited.remind();
    expect(reminded()).toEqual(['free.example', ...Array<string>(5).fill('full.example')]);
    limited.close();
  });
});

describe('the users of a wave', () => {
  it('are counted by how far they got, listed, filtered and found', async () => {
    const people = await Promise.all(
      ['Ada', 'Grace', 'Mary', 'Edith', 'Hedy'].map((firstName) =>
        joinVerified(database.pool, waitlist, { firstName }),
      ),
    );
    const [accepted = '', opened = '', sent = '', revoked = '', erased = ''] = idsOf(people);
    const { id } = await one.start({ signupIds: idsOf(people) }, 5);
    await one.work();
    await redemption.redeem(caller, { code: (await inviteOf(accepted)).code, account: 'c' });
    await database.pool.query('UPDATE invite SET opened_at = now() WHERE id = ANY ($1)', [
      [(await inviteOf(accepted)).id, (await inviteOf(opened)).id],
    ]);
    await invites.revoke(decision, (await inviteOf(revoked)).id);
    const sentTo = await addressOf(sent);
    await createExclusion(database.pool).erase(decision, erased);
    const wave = (await one.waves.find(id)) ?? expect.fail('There is no such wave');
    expect(await one.waves.funnel(wave)).toEqual({
      planned: 5,
      issued: 5,
      sent: 5,
      opened: 2,
      accepted: 1,
      expired: 0,
      revoked: 2,
    });
    const list = async (state: WaveInviteState | null, search: string | null = null, page = 1) => {
      const found = await one.waves.invites(id, { state, search, page, limit: 2 });
      if (!found.ok) throw new Error(found.code);
      return {
        total: found.page.totalDocs,
        ids: found.page.docs.map(({ signupId }) => signupId),
        docs: found.page.docs,
      };
    };
    expect((await list(null)).total).toBe(5);
    expect((await list(null, null, 3)).ids).toHaveLength(1);
    expect(await list('ACCEPTED')).toMatchObject({ total: 1, ids: [accepted] });
    expect(await list('OPENED')).toMatchObject({ total: 1, ids: [opened] });
    expect(await list('SENT')).toMatchObject({ total: 1, ids: [sent] });
    expect((await list('REVOKED')).total).toBe(2);
    expect(await list(null, sentTo.toUpperCase())).toMatchObject({ total: 1, ids: [sent] });
    expect(await list('OPENED', sentTo)).toMatchObject({ total: 0, ids: [] });
    const [blank] = (await list('REVOKED')).docs.filter(({ signupId }) => signupId === erased);
    expect(blank).toMatchObject({ firstName: '', lastName: '', email: '' });
  });

  it('who are erased leave nothing of theirs in any table of waves and mailings', async () => {
    const joined = await join();
    await one.start({ signupIds: [joined.id] }, 1, { reminderDays: [1] });
    await one.work();
    const { email } = await inviteOf(joined.id);
    await createExclusion(database.pool).erase(decision, joined.id);
    for (const table of ['mailing', 'invite_wave', 'mailing_recipient', 'invite']) {
      const { rows } = await database.pool.query(
        `SELECT FROM ${table} AS t WHERE lower(t::text) LIKE '%' || lower($1) || '%'`,
        [email],
      );
      expect(rows, table).toEqual([]);
    }
    const { rows } = await database.pool.query(
      `SELECT domain, code_hash FROM mailing_recipient JOIN invite USING (signup_seq) JOIN signup ON signup.seq = signup_seq WHERE signup.id = $1`,
      [joined.id],
    );
    expect(rows).toEqual([{ domain: '', code_hash: null }]);
  });
});
