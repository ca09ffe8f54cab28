import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withConnectionErrorsHandled } from '../../platform/database/connection-errors.ts';
import { createSecrets } from '../../platform/secrets/secrets.ts';
import { testSecret } from '../../testing/brand.ts';
import { InviteService } from '../invite/invite.service.ts';
import { testApp } from '../../testing/app.ts';
import type { TestClient } from '../../testing/client.ts';
import { expectConsistent } from '../../testing/consistency.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import {
  createExclusion,
  createWaitlist,
  joinVerified,
  person,
  pointsPerReferral,
} from '../../testing/scenarios.ts';
import { pass } from '../verification/verification.scenario.ts';
import { eraseNextLeaving } from './own-data.jobs.ts';
import { codeOfErrors, ownDataScenario } from './own-data.scenario.ts';

const secrets = createSecrets(testSecret);
const running = testApp({ OTP_SENDS_PER_ADDRESS_PER_HOUR: '1000' });
const { member, confirm } = ownDataScenario(running);
type Member = Awaited<ReturnType<typeof member>>;

const leave = async (client: TestClient) => (await client.graphql('mutation { leaveWaitlist }')).body;
const stay = async (client: TestClient) => (await client.graphql('mutation { stayOnWaitlist }')).body;

const query = async (sql: string, ...values: readonly unknown[]) =>
  (await running.database.pool.query(sql, [...values])).rows;
const stateOf = async ({ joined }: Member) =>
  (
    await query(
      `SELECT leaves_at IS NOT NULL AS leaving, erased_at IS NOT NULL AS erased, waitlist_rank(seq) IS NOT NULL AS ranked
       FROM signup WHERE id = $1`,
      joined.id,
    )
  )[0];
const audited = async ({ joined }: Member) =>
  (
    await query(
      'SELECT action, actor_kind AS by FROM audit_entry WHERE target_id = $1 ORDER BY seq',
      joined.id,
    )
  ).map(({ action, by }) => `${action} by ${by}`);
/** As if their time to stay were over. */
const weekPasses = ({ joined }: Member) =>
  query(`UPDATE signup SET leaves_at = clock_timestamp() - interval '1 second' WHERE id = $1`, joined.id);
/** Erases those whose time is over, as the app's own job may do at the same time. */
async function eraseDue(pool = running.database.pool): Promise<void> {
  while (await eraseNextLeaving(pool, createExclusion(pool)));
}
const kept = { leaving: false, erased: false, ranked: true };
const gone = { leaving: false, erased: true, ranked: false };

/** A user who asked to leave. */
async function leaver(): Promise<Member> {
  const one = await member();
  await confirm(one.client, one.email);
  expect(codeOfErrors(await leave(one.client))).toBeNull();
  await pass(running.database.pool, 120);
  return one;
}

const joinAgain = ({ email }: Member) =>
  joinVerified(running.database.pool, createWaitlist(running.database), { email });

describe('leaving the waitlist', () => {
  it('takes a code, keeps rank and credits for 7 days, and says when they end', async () => {
    const one = await member();
    await joinVerified(running.database.pool, createWaitlist(running.database), {
      referralCode: one.joined.referralId,
    });
    expect(codeOfErrors(await leave(one.client))).toBe('VERIFICATION_REQUIRED');
    expect(await stateOf(one)).toEqual(kept);
    const status = async () =>
      (await one.client.graphql('{ status { rank points leavesAt version } }')).body.data.status;
    const before = await status();
    await confirm(one.client, one.email);
    expect((await leave(one.client)).data.leaveWaitlist).toMatch(/^You’re leaving the waitlist\./);
    const after = await status();
    expect(after).toMatchObject({ rank: before.rank, points: pointsPerReferral });
    expect(after.version).not.toBe(before.version);
    const days = (Date.parse(after.leavesAt) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.99);
    expect(days).toBeLessThanOrEqual(7);
    await eraseDue();
    expect(await stateOf(one)).toEqual({ ...kept, leaving: true });
    await expectConsistent(running.database.pool);
  });

  it('asked for twice changes nothing, and is confirmed once, with a way to stay', async () => {
    const one = await leaver();
    const [{ at: first }] = await query('SELECT leaves_at AS at FROM signup WHERE id = $1', one.joined.id);
    await confirm(one.client, one.email);
    expect(codeOfErrors(await leave(one.client))).toBeNull();
    expect(await query('SELECT leaves_at AS at FROM signup WHERE id = $1', one.joined.id)).toEqual([
      { at: first },
    ]);
    expect(await audited(one)).toEqual(['signup.leave by visitor']);
    const mails = () =>
      query(
        `SELECT params::text AS text FROM outbox_message WHERE address = $1 AND id LIKE 'leave-%'`,
        one.email,
      );
    await expect.poll(async () => (await mails()).length, { timeout: 20_000 }).toBe(1);
    expect((await mails())[0].text).toContain('/status#open=');
  });

  it('ends in an erasure that the audit log says they asked for', async () => {
    const one = await leaver();
    await weekPasses(one);
    await eraseDue();
    expect(await stateOf(one)).toEqual(gone);
    expect(await audited(one)).toEqual(['signup.leave by visitor', 'signup.erase by visitor']);
    expect(codeOfErrors(await stay(one.client))).toBe('NOT_FOUND');
    await expectConsistent(running.database.pool);
    expect(await joinAgain(one)).toMatchObject({ alreadyJoined: false });
  });

  it('is not stopped by a block, nor by an admin who erases them first', async () => {
    const [blocked, erased] = [await leaver(), await leaver()];
    const exclusion = createExclusion(running.database.pool);
    const decision = { actor: { kind: 'command-line' } } as const;
    await exclusion.block(decision, blocked.joined.id);
    await exclusion.erase(decision, erased.joined.id);
    await weekPasses(blocked);
    await eraseDue();
    expect([await stateOf(blocked), await stateOf(erased)]).toEqual([gone, gone]);
    await expectConsistent(running.database.pool);
  });
});

describe('a user who is leaving', () => {
  const decision = { actor: { kind: 'command-line' } } as const;
  const noticeOf = async ({ joined }: Member) =>
    (
      await query(
        `SELECT state, next_try_at > clock_timestamp() + interval '10 minutes' AS later FROM notice
         WHERE kind = 'welcome' AND key = (SELECT seq::text FROM signup WHERE id = $1)`,
        joined.id,
      )
    )[0];
  const welcomesTo = async ({ email }: Member) =>
    (await query(`SELECT FROM outbox_message WHERE address = $1 AND id LIKE 'welcome-%'`, email)).length;

  it('gets no message until they stay, and then those that waited', async () => {
    const one = await member();
    await expect.poll(() => welcomesTo(one), { timeout: 20_000 }).toBe(1);
    await confirm(one.client, one.email);
    await leave(one.client);
    await query(`DELETE FROM outbox_message WHERE address = $1`, one.email);
    const again = `UPDATE notice SET state = 'queued', settled_at = NULL, next_try_at = clock_timestamp()
      WHERE kind = 'welcome' AND key = (SELECT seq::text FROM signup WHERE id = $1)`;
    const wake = () => query(`SELECT runner_wake('dispatch')`);
    await query(again, one.joined.id);
    await wake();
    await expect.poll(() => noticeOf(one), { timeout: 20_000 }).toEqual({ state: 'queued', later: true });
    expect(await welcomesTo(one)).toBe(0);
    await joinAgain(one);
    await query(again, one.joined.id);
    await wake();
    await expect.poll(() => welcomesTo(one), { timeout: 20_000 }).toBe(1);
  });

  it('cannot be invited before they stay', async () => {
    const one = await leaver();
    const { pool } = running.database;
    const invites = new InviteService({ pool, secrets, webAppUrl: null });
    const invite = () => invites.invite(decision, { ids: [one.joined.id], expiresInMinutes: 60 });
    expect(await invite()).toMatchObject({
      ...{ ok: true, invited: 0 },
      leftOut: [{ signupId: one.joined.id, reason: 'LEAVING' }],
    });
    await joinAgain(one);
    expect(await invite()).toMatchObject({ ok: true, invited: 1 });
  });
});

describe('staying', () => {
  it('takes a code, keeps the rank, and lets nothing be erased', async () => {
    const one = await leaver();
    expect(codeOfErrors(await stay(one.client))).toBe('VERIFICATION_REQUIRED');
    await confirm(one.client, one.email);
    const rank: number = (await one.client.graphql('{ status { rank } }')).body.data.status.rank;
    expect((await stay(one.client)).data.stayOnWaitlist).toBe(
      `Welcome back. You kept #${rank.toLocaleString('en-US')}.`,
    );
    await eraseDue();
    expect(await stateOf(one)).toEqual(kept);
    expect(await audited(one)).toEqual(['signup.leave by visitor', 'signup.stay by visitor']);
  });

  it('is what joining again with a right code does, too', async () => {
    const one = await leaver();
    expect(await joinAgain(one)).toMatchObject({
      message: 'Welcome back. You kept your spot.',
      ...{ alreadyJoined: true, id: one.joined.id },
    });
    expect(await joinAgain(one)).toMatchObject({ message: 'You are already on the waitlist' });
    expect(await audited(one)).toEqual(['signup.leave by visitor', 'signup.stay by visitor']);
    expect(await stateOf(one)).toEqual(kept);
  });

  it('is not open to a blocked user', async () => {
    const one = await leaver();
    await createExclusion(running.database.pool).block({ actor: { kind: 'command-line' } }, one.joined.id);
    await expect(joinAgain(one)).rejects.toThrow();
    expect(codeOfErrors(await stay(one.client))).toBe('NOT_FOUND');
    expect(await stateOf(one)).toEqual({ leaving: true, erased: false, ranked: false });
  });

  it.each(['/status', 'the form'])('or being erased wins when both happen at once: %s', async (where) => {
    for (let round = 0; round < 6; round += 1) {
      const one = await leaver();
      await confirm(one.client, one.email);
      await weekPasses(one);
      const staying =
        where === '/status'
          ? stay(one.client).then(codeOfErrors)
          : joinAgain(one).then(
              ({ id }) => (id === one.joined.id ? null : 'another'),
              (error: unknown) => /VERIFICATION_REQUIRED/.exec(String(error))?.[0] ?? String(error),
            );
      const [refused] = await Promise.all([staying, eraseDue()]);
      const { erased } = await stateOf(one);
      expect(await stateOf(one)).toEqual(erased ? gone : kept);
      if (where === '/status') expect(refused).toBe(erased ? 'NOT_FOUND' : null);
      // With them, their code was erased: they join anew with another.
      else if (erased) expect(['VERIFICATION_REQUIRED', 'another']).toContain(refused);
      else expect(refused).toBeNull();
    }
    await expectConsistent(running.database.pool);
  });
});

describe('without an app, whose own job would erase them', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  const rowsOf = async (sql: string, ...values: readonly unknown[]) =>
    (await database.pool.query(sql, [...values])).rows;
  /** Waits for the lock that a transaction holds. */
  const waiting = (pattern: string) =>
    rowsOf(
      `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query ~ $1`,
      pattern,
    );
  async function due() {
    const { email } = person();
    const { id } = await joinVerified(database.pool, createWaitlist(database), { email });
    await database.pool.query('UPDATE signup SET leaves_at = clock_timestamp() WHERE id = $1', [id]);
    const isErased = async () =>
      (await rowsOf('SELECT erased_at IS NOT NULL AS erased, leaves_at FROM signup WHERE id = $1', id))[0];
    return { id, email, isErased };
  }
  async function holding(statement: string) {
    const holder = await database.pool.connect();
    await holder.query('BEGIN');
    await holder.query(statement);
    return async () => {
      await holder.query('COMMIT');
      holder.release();
    };
  }

  it('an erasure that is killed in the middle changes nothing, and is carried out by the next', async () => {
    const one = await due();
    const release = await holding('LOCK TABLE consent_entry IN ACCESS EXCLUSIVE MODE');
    const pool = withConnectionErrorsHandled(new Pool({ connectionString: database.url, max: 1 }));
    const outcome = eraseNextLeaving(pool, createExclusion(pool)).then(
      () => 'done',
      () => 'killed',
    );
    await expect.poll(async () => (await waiting('consent_entry')).length).toBe(1);
    await rowsOf('SELECT pg_terminate_backend($1)', (await waiting('consent_entry'))[0].pid);
    expect(await outcome).toBe('killed');
    await pool.end();
    await release();
    expect(await one.isErased()).toEqual({ erased: false, leaves_at: expect.any(Date) });
    await eraseDue(database.pool);
    expect(await one.isErased()).toEqual({ erased: true, leaves_at: null });
    expect(
      await rowsOf(`SELECT FROM audit_entry WHERE target_id = $1 AND action = 'signup.erase'`, one.id),
    ).toHaveLength(1);
    await expectConsistent(database.pool);
  });

  it('a join that comes while they are being erased needs another code, and then joins anew', async () => {
    const one = await due();
    const release = await holding('SELECT FROM waitlist_head FOR UPDATE');
    const erasing = eraseDue(database.pool);
    await expect.poll(async () => (await waiting('waitlist_head')).length).toBe(1);
    const join = () => joinVerified(database.pool, createWaitlist(database), { email: one.email });
    const joining = join().catch(String);
    await expect.poll(async () => (await waiting('waitlist_(head|join)')).length).toBe(2);
    await release();
    await erasing;
    expect(await joining).toContain('VERIFICATION_REQUIRED');
    expect(await join()).toMatchObject({ alreadyJoined: false });
    await expectConsistent(database.pool);
  });
});
