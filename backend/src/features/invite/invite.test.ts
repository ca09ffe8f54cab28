import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../platform/database/database.ts';
import { createSecrets } from '../../platform/secrets/secrets.ts';
import { expectConsistent } from '../../testing/consistency.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import {
  createExclusion,
  createWaitlist,
  joinVerified,
  noBrowser,
  person,
  rankOrCode,
  verifyEmail,
} from '../../testing/scenarios.ts';
import { DashboardService } from '../dashboard/dashboard.service.ts';
import { ReferralService } from '../referral/referral.service.ts';
import type { Decision } from '../waitlist/waitlist.exclusion.service.ts';
import type { WaitlistService } from '../waitlist/waitlist.service.ts';
import { knownCode } from './invite.code.ts';
import { expireInvites } from './invite.expiry.ts';
import { findInvite } from './invite.repository.ts';
import { RedemptionService } from './invite.redemption.service.ts';
import { InviteService } from './invite.service.ts';
import { randomRuns } from '../../testing/matrix.ts';

const secrets = createSecrets('a secret of at least thirty-two bytes');
const decision: Decision = { actor: { kind: 'command-line' } };
const caller = {
  actor: { kind: 'api-key', id: '5e2c1b9a-7d4e-4a8c-9c55-0d6f2b1e7a90', name: 'the app' },
  clientAddress: '192.0.2.1',
} as const;
const webAppUrl = 'https://app.example.com';
const twoWeeks = 14 * 24 * 60;

let database: TestDatabase;
let waitlist: WaitlistService;
let referral: ReferralService;
let dashboard: DashboardService;
let invites: InviteService;
let redemption: RedemptionService;
/** The same on another instance. */
let others: { readonly invites: InviteService; readonly redemption: RedemptionService };

beforeAll(async () => {
  database = await createTestDatabase();
  const { pool } = database;
  waitlist = createWaitlist(database);
  referral = new ReferralService(pool);
  dashboard = new DashboardService(pool);
  invites = new InviteService({ pool, secrets, webAppUrl });
  redemption = new RedemptionService(pool, secrets);
  const otherPool = database.newPool();
  others = {
    invites: new InviteService({ pool: otherPool, secrets, webAppUrl }),
    redemption: new RedemptionService(otherPool, secrets),
  };
});
afterAll(() => database.drop());

const join = (referralCode?: string) => joinVerified(database.pool, waitlist, { referralCode });
const rankOf = (userId: string) => rankOrCode(referral, userId);
const seqOf = async (id: string): Promise<string> => {
  const { rows } = await database.pool.query<{ seq: string }>('SELECT seq::text FROM signup WHERE id = $1', [
    id,
  ]);
  return rows[0]?.seq ?? '';
};
const inviteOf = async (id: string) => {
  const invite = await findInvite(database.pool, { signupSeq: await seqOf(id) });
  if (invite === null) throw new Error('They have no invitation');
  return { ...invite, code: knownCode(secrets, invite.id, invite.codeSalt, invite.codeHash ?? '') ?? '' };
};
const invite = (...ids: readonly string[]) => invites.invite(decision, { ids, expiresInMinutes: twoWeeks });
/** As if the invitation were past its end. */
const runOut = (inviteId: string) =>
  database.pool.query(
    `UPDATE invite SET issued_at = clock_timestamp() - interval '2 days', expires_at = clock_timestamp() - interval '1 day' WHERE id = $1`,
    [inviteId],
  );
const expire = () => inTransaction(database.pool, (client) => expireInvites(client, 500));
/** Issued and accepted, as counted and as in the rows. */
const counts = async () => {
  const { rows } = await database.pool.query<{
    kept: Record<string, number> | null;
    due: Record<string, number> | null;
  }>(
    `SELECT (SELECT jsonb_object_agg(state, people) FROM (SELECT state, sum(people) AS people FROM invite_count GROUP BY state HAVING sum(people) <> 0) AS kept) AS kept,
       (SELECT jsonb_object_agg(state, people) FROM (SELECT state, count(*) AS people FROM invite JOIN signup ON signup.seq = signup_seq
          WHERE state IN ('issued', 'accepted') AND blocked_at IS NULL AND erased_at IS NULL GROUP BY state) AS due) AS due`,
  );
  return rows[0];
};
const expectCounted = async () => {
  const found = await counts();
  expect(found?.kept).toEqual(found?.due);
  const { waiting, invited, accepted, expired } = (await dashboard.summary()).invitations;
  expect([invited, accepted]).toEqual([found?.due?.['issued'] ?? 0, found?.due?.['accepted'] ?? 0]);
  const { rows } = await database.pool.query<{ waiting: number; away: number }>(
    'SELECT waiting_total::int AS waiting, away_total::int AS away FROM waitlist_head',
  );
  expect({ waiting, away: invited + accepted + expired }).toEqual(rows[0]);
  expect(expired).toBeGreaterThanOrEqual(0);
  await expectConsistent(database.pool);
};

describe('an invitation', () => {
  it('takes its user out of the ranking and queues a message; who cannot be invited is left out', async () => {
    const [first, second, blocked] = [await join(), await join(), await join()];
    await createExclusion(database.pool).block(decision, blocked.id);
    const before = await rankOf(second.id);
    const own = await rankOf(first.id);
    expect(await invite(first.id, blocked.id)).toEqual({
      ok: true,
      message: 'One user was invited',
      invited: 1,
      leftOut: [{ signupId: blocked.id, reason: 'BLOCKED' }],
    });
    expect([await rankOf(first.id), await rankOf(second.id)]).toEqual(['NOT_FOUND', Number(before) - 1]);
    expect(await invite(first.id)).toMatchObject({
      invited: 0,
      leftOut: [{ signupId: first.id, reason: 'ALREADY_INVITED' }],
    });
    const { id, rankThen } = await inviteOf(first.id);
    expect(rankThen).toBe(own);
    const { rows } = await database.pool.query(
      `SELECT key FROM notice WHERE kind = 'invite' AND key LIKE $1 || '-%'`,
      [id],
    );
    expect(rows).toEqual([{ key: `${id}-1` }]);
    await expectCounted();
  });

  it('of two instances that invite the same people is issued once to each', async () => {
    const people = await Promise.all(Array.from({ length: 30 }, () => join()));
    const ids = people.map(({ id }) => id);
    const answers = await Promise.all([
      invite(...ids),
      others.invites.invite(decision, { ids: ids.toReversed(), expiresInMinutes: twoWeeks }),
    ]);
    expect(answers.map((answer) => (answer.ok ? answer.invited : answer.code)).toSorted()).toEqual([0, 30]);
    const { rows } = await database.pool.query(
      `SELECT (SELECT count(*)::int FROM audit_entry WHERE action = 'invite.issue' AND target_id = ANY ($1)) AS entries,
         (SELECT count(*)::int FROM notice JOIN invite ON key = invite.id || '-1'
            JOIN signup ON signup.seq = signup_seq WHERE signup.id::text = ANY ($1)) AS messages`,
      [ids],
    );
    expect(rows, 'one entry and one message each').toEqual([{ entries: 30, messages: 30 }]);
    await expectCounted();
  });

  it.each([
    ['nobody', [], 'VALIDATION_FAILED'],
    ['more than a hundred', Array.from({ length: 101 }, (_none, at) => `id ${at}`), 'VALIDATION_FAILED'],
    ['an unknown user', ['01a1fd8d-2914-76e1-9b6f-e01272ce977a'], 'NOT_FOUND'],
    ['no id', ["' OR 1=1 --"], 'NOT_FOUND'],
  ])('is refused for %s, and changes nothing', async (_what, ids, code) => {
    const before = await counts();
    expect(await invite(...ids)).toMatchObject({ ok: false, code });
    expect(await counts()).toEqual(before);
  });

  it('is sent again with the same code, an hour apart and three times at most', async () => {
    const { id } = await join();
    await invite(id);
    const { id: inviteId, code } = await inviteOf(id);
    const later = () =>
      database.pool.query(`UPDATE invite SET message_at = message_at - interval '61 minutes' WHERE id = $1`, [
        inviteId,
      ]);
    expect(await invites.resend(decision, inviteId)).toMatchObject({ ok: false, code: 'WRONG_STATE' });
    await later();
    expect(await invites.resend(decision, inviteId), 'the second').toMatchObject({ ok: true });
    await later();
    expect(await invites.resend(decision, inviteId), 'the third').toMatchObject({ ok: true });
    await later();
    expect(await invites.resend(decision, inviteId)).toMatchObject({ ok: false, code: 'WRONG_STATE' });
    expect((await inviteOf(id)).code).toBe(code);
  });

  it('returns its user to their place when it is revoked, and can be issued again', async () => {
    const [first, second] = [await join(), await join()];
    const before = [await rankOf(first.id), await rankOf(second.id)];
    await invite(first.id);
    const { id, code } = await inviteOf(first.id);
    expect(await invites.revoke(decision, id)).toMatchObject({ ok: true });
    expect([await rankOf(first.id), await rankOf(second.id)]).toEqual(before);
    expect(await redemption.redeem(caller, { code, account: 'a' })).toMatchObject({ code: 'INVITE_REVOKED' });
    expect(await invites.revoke(decision, id)).toMatchObject({ code: 'WRONG_STATE' });
    await invite(first.id);
    expect((await inviteOf(first.id)).code).not.toBe(code);
    await expectCounted();
  });

  it('that expired leaves its user out until they want back in line, or are invited again', async () => {
    const [first, second] = [await join(), await join()];
    const before = [await rankOf(first.id), await rankOf(second.id)];
    await invite(first.id);
    const { id, code } = await inviteOf(first.id);
    expect(await invites.rejoin(first.id), 'the invitation is good').toMatchObject({ code: 'WRONG_STATE' });
    await runOut(id);
    expect(await redemption.redeem(caller, { code, account: 'a' }), 'the clock decides').toMatchObject({
      code: 'INVITE_EXPIRED',
    });
    await expire();
    expect(await rankOf(first.id)).toBe('NOT_FOUND');
    expect((await inviteOf(first.id)).state).toBe('expired');
    await expectCounted();
    expect(await invites.rejoin(first.id)).toMatchObject({ ok: true });
    expect([await rankOf(first.id), await rankOf(second.id)]).toEqual(before);
    expect(await invites.rejoin(first.id)).toMatchObject({ code: 'WRONG_STATE' });

    await invite(first.id);
    await runOut((await inviteOf(first.id)).id);
    expect(await invite(first.id), 'before the job has noted it').toMatchObject({ invited: 1 });
    await expectCounted();
  });

  it('is revoked when its user is blocked or erased; users who accepted stay out of the ranking', async () => {
    const exclusion = createExclusion(database.pool);
    const [open, accepted, erased] = [await join(), await join(), await join()];
    await invite(open.id, accepted.id, erased.id);
    const codes = [await inviteOf(open.id), await inviteOf(accepted.id), await inviteOf(erased.id)].map(
      ({ code }) => code,
    );
    await redemption.redeem(caller, { code: codes[1], account: 'b' });
    for (const { id } of [open, accepted]) await exclusion.block(decision, id);
    await exclusion.erase(decision, erased.id);
    await expectCounted();
    expect(await redemption.redeem(caller, { code: codes[0], account: 'a' })).toMatchObject({
      code: 'INVITE_REVOKED',
    });
    expect(await redemption.redeem(caller, { code: codes[2], account: 'c' })).toMatchObject({
      code: 'INVITE_INVALID',
    });
    for (const { id } of [open, accepted]) await exclusion.unblock(decision, id);
    expect(await rankOf(open.id)).toEqual(expect.any(Number));
    expect(await rankOf(accepted.id)).toBe('NOT_FOUND');
    await expectCounted();
    const { rows } = await database.pool.query(
      'SELECT code_hash, account FROM invite WHERE signup_seq = $1',
      [await seqOf(erased.id)],
    );
    expect(rows).toEqual([{ code_hash: null, account: null }]);
  });

  it('goes on crediting its user, and the points count when they are back', async () => {
    const [inviter, ahead] = [await join(), await join()];
    await invite(inviter.id);
    expect(await join(inviter.referralId)).toMatchObject({ referralCredited: true });
    const { id } = await inviteOf(inviter.id);
    await invites.revoke(decision, id);
    expect(await rankOf(inviter.id)).toBeLessThan(Number(await rankOf(ahead.id)));
    await expectCounted();
  });
});

describe('redeeming', () => {
  it('tells whose code it is, however it is typed', async () => {
    const { id, referralId } = await join();
    await invite(id);
    const { code } = await inviteOf(id);
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')}`;
    for (const text of [code, typed, code.replaceAll('-', '')])
      expect(await redemption.check(text)).toMatchObject({
        ok: true,
        invite: { state: 'issued', signupId: id, referralId, firstName: 'Ada' },
      });
    expect((await inviteOf(id)).acceptedAt).toBeNull();
  });

  it('happens once, even when two instances race', async () => {
    const { id } = await join();
    await invite(id);
    const { code } = await inviteOf(id);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_none, at) =>
        (at % 2 === 0 ? redemption : others.redemption).redeem(caller, { code, account: `account ${at}` }),
      ),
    );
    const redeemed = answers.filter((answer) => answer.ok);
    expect(redeemed).toHaveLength(1);
    expect(redeemed[0]).toMatchObject({ alreadyRedeemed: false, invite: { state: 'accepted' } });
    expect(new Set(answers.map((answer) => (answer.ok ? 'ok' : answer.code)))).toEqual(
      new Set(['ok', 'INVITE_USED']),
    );
    const account = (await inviteOf(id)).account ?? '';
    expect(await redemption.redeem(caller, { code, account })).toMatchObject({
      ok: true,
      alreadyRedeemed: true,
    });
    await expectCounted();
  });

  it(
    'against revoking and expiring ends in one of them, and the ranking agrees',
    { timeout: 60_000 },
    async () => {
      for (let round = 0; round < 12; round += 1) {
        const { id } = await join();
        await invite(id);
        const { id: inviteId, code } = await inviteOf(id);
        await database.pool.query(
          `UPDATE invite SET issued_at = clock_timestamp() - interval '1 day', expires_at = clock_timestamp() + interval '15 milliseconds' WHERE id = $1`,
          [inviteId],
        );
        const [redeemed, revoked] = await Promise.all([
          redemption.redeem(caller, { code, account: 'a' }),
          others.invites.revoke(decision, inviteId),
          expire(),
        ]);
        const { state } = await inviteOf(id);
        expect([redeemed.ok, revoked.ok]).toEqual([state === 'accepted', state === 'revoked']);
        expect(typeof (await rankOf(id))).toBe(state === 'revoked' ? 'number' : 'string');
      }
      await expire();
      await expectCounted();
    },
  );

  it.each([
    [{ code: '', account: 'a' }, 'VALIDATION_FAILED'],
    [{ code: 'TW7K-9QPM-4XJD', account: ' ' }, 'VALIDATION_FAILED'],
    [{ code: 'TW7K-9QPM-4XJD', account: 'a'.repeat(201) }, 'VALIDATION_FAILED'],
    [{ code: 'TW7K-9QPM-4XJD', account: 'a', email: 'nobody' }, 'VALIDATION_FAILED'],
    [{ code: 'TW7K-9QPM-4XJD', account: 'a' }, 'INVITE_INVALID'],
    [{ code: "' OR 1=1 --", account: 'a' }, 'INVITE_INVALID'],
  ])('refuses %j', async (given, code) => {
    expect(await redemption.redeem(caller, given)).toMatchObject({ ok: false, code });
  });

  it('asks for the address that the user verified, if the app wants it', async () => {
    const input = person();
    await verifyEmail(database.pool, input.email);
    const joined = await waitlist.join(input, noBrowser);
    if (!joined.ok) throw new Error(joined.code);
    await invite(joined.id);
    const { code } = await inviteOf(joined.id);
    expect(await redemption.redeem(caller, { code, account: 'a', email: 'else@example.com' })).toMatchObject({
      code: 'INVITE_OTHER_PERSON',
    });
    const email = input.email.toUpperCase();
    expect(await redemption.redeem(caller, { code, account: 'a', email })).toMatchObject({ ok: true });
  });

  it('is distinguished from codes of another secret, and accepts those of the previous one', async () => {
    const { id } = await join();
    await invite(id);
    const { code } = await inviteOf(id);
    const next = 'another secret of at least thirty-two bytes';
    const rotated = new RedemptionService(
      database.pool,
      createSecrets(next, 'a secret of at least thirty-two bytes'),
    );
    expect(await rotated.check(code)).toMatchObject({ ok: true });
    expect(await new RedemptionService(database.pool, createSecrets(next)).check(code)).toMatchObject({
      code: 'INVITE_INVALID',
    });
  });
});

describe('whatever happens to a user', () => {
  it('ranks are those of a window function, and counts those of the rows', { timeout: 120_000 }, async () => {
    const people = await Promise.all(Array.from({ length: 40 }, () => join()));
    const exclusion = createExclusion(database.pool);
    const actions = [
      'invite',
      'revoke',
      'redeem',
      'runOut',
      'expire',
      'rejoin',
      'block',
      'unblock',
      'refer',
    ] as const;
    const steps = fc.array(fc.tuple(fc.constantFrom(...actions), fc.nat({ max: people.length - 1 })), {
      minLength: 10,
      maxLength: 40,
    });
    const act = async (action: (typeof actions)[number], who: (typeof people)[number] | undefined) => {
      const { id = '', referralId = '' } = who ?? {};
      const own = await findInvite(database.pool, { signupSeq: await seqOf(id) });
      switch (action) {
        case 'invite':
          return invite(id);
        case 'revoke':
          return own === null ? null : others.invites.revoke(decision, own.id);
        case 'redeem':
          return own === null
            ? null
            : redemption.redeem(caller, { code: (await inviteOf(id)).code, account: id });
        case 'runOut':
          return own?.state === 'issued' ? runOut(own.id) : null;
        case 'expire':
          return expire();
        case 'rejoin':
          return others.invites.rejoin(id);
        case 'block':
          return exclusion.block(decision, id);
        case 'unblock':
          return exclusion.unblock(decision, id);
        case 'refer':
          return join(referralId);
      }
    };
    await fc.assert(
      fc.asyncProperty(steps, async (chosen) => {
        for (let at = 0; at < chosen.length; at += 5)
          await Promise.all(chosen.slice(at, at + 5).map(([action, who]) => act(action, people[who])));
        await expectCounted();
      }),
      { numRuns: randomRuns(20) },
    );
  });
});

describe('other systems', () => {
  it('are notified of the result of an invitation, once', async () => {
    await database.pool.query(
      `INSERT INTO webhook_endpoint (id, url, description, types, personal_data, batch_size, per_second, joined_seq, claimed_seq)
       VALUES (gen_random_uuid(), 'https://example.com', '', '{invite.accepted}', false, 1, 50, 0, 0)`,
    );
    const people = await Promise.all(Array.from({ length: 4 }, () => join()));
    const [accepted, revoked, expired, blocked] = people.map(({ id }) => id);
    await invite(...people.map(({ id }) => id));
    const { code } = await inviteOf(accepted ?? '');
    await redemption.redeem(caller, { code, account: 'a' });
    await redemption.redeem(caller, { code, account: 'a' });
    await invites.revoke(decision, (await inviteOf(revoked ?? '')).id);
    await runOut((await inviteOf(expired ?? '')).id);
    await Promise.all([expire(), expire()]);
    await createExclusion(database.pool).block(decision, blocked ?? '');
    const { rows } = await database.pool.query<{ type: string; id: string; invite: string }>(
      `SELECT type, signup.id, event.data ->> 'inviteId' AS invite FROM event JOIN signup ON signup.seq = signup_seq
       WHERE type LIKE 'invite.%' AND signup.id = ANY ($1) ORDER BY event.seq`,
      [people.map(({ id }) => id)],
    );
    const told = async (type: string, id = '') => ({ type, id, invite: (await inviteOf(id)).id });
    expect(rows).toEqual([
      await told('invite.accepted', accepted),
      await told('invite.revoked', revoked),
      await told('invite.expired', expired),
      await told('invite.revoked', blocked),
    ]);
  });
});
