import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../../platform/auth/viewer.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import {
  createJoinQueue,
  createWaitlist,
  createWaitlistOn,
  joinVerified,
  noBrowser,
  person,
} from '../../testing/scenarios.ts';
import { seedAdmin } from '../../testing/accounts.ts';
import { erasedHashes } from './waitlist.erased-identity.ts';
import { joinConnections } from './waitlist.join-queue.ts';
import { WaitlistService } from './waitlist.service.ts';
import {
  codeFor,
  codeOf,
  createService,
  newEmail,
  pass,
  secrets,
  sendMail,
  tryMail,
} from '../verification/verification.scenario.ts';
import { PauseService } from './waitlist.pause.service.ts';

let database: TestDatabase;
let admin: { readonly id: string; readonly email: string };
beforeAll(async () => {
  database = await createTestDatabase();
  admin = await seedAdmin(database.pool);
});
afterAll(() => database.drop());
beforeEach(() => database.pool.query('DELETE FROM signup_pause'));

const instance = (byServer = false) => new PauseService(database.pool, { byServer });
const change = (): Caller => ({
  viewer: { kind: 'session', adminId: admin.id, sessionId: admin.id, email: admin.email, role: 'ADMIN' },
  clientAddress: '192.0.2.1',
});
const audited = async () => {
  const { rows } = await database.pool.query<{ action: string }>(
    `SELECT action FROM audit_entry WHERE actor_id = $1 ORDER BY seq`,
    [admin.id],
  );
  return rows.map(({ action }) => action);
};

/** A waitlist whose instance knows about the pause. */
const waitlistKnowing = (pauses: PauseService) =>
  new WaitlistService(createJoinQueue(database.newPool(joinConnections)), erasedHashes(secrets), null, () =>
    pauses.arePaused(),
  );

describe('while sign-ups are paused', () => {
  it('no instance sends a code to join, from the moment the pause is saved, even one that knows nothing of it', async () => {
    const service = createService(database.pool);
    const email = newEmail();
    await instance().pause(change());
    expect(await sendMail(service, email)).toMatchObject({
      code: 'SIGNUPS_PAUSED',
      message: expect.stringContaining('try again later'),
    });
    const { rows } = await database.pool.query('SELECT FROM otp_challenge WHERE address = $1', [email]);
    expect(rows).toHaveLength(0);
    await instance().resume(change());
    expect(codeOf(await sendMail(service, email))).toBeNull();
  });

  it('an instance that asked before says so, and that they are open again, within a second', async () => {
    const [here, there] = [instance(), instance()];
    for (const { press, isPaused } of [
      { press: () => here.pause(change()), isPaused: true },
      { press: () => here.resume(change()), isPaused: false },
    ]) {
      expect(await there.arePaused()).toBe(!isPaused);
      await press();
      expect(await here.arePaused()).toBe(isPaused);
      await sleep(1000);
      expect(await there.arePaused()).toBe(isPaused);
    }
  });

  it('codes to apply as an ambassador and to see a status are sent', async () => {
    await instance().pause(change());
    const service = createService(database.pool);
    expect(codeOf(await sendMail(service, newEmail(), 'ambassador'))).toBeNull();
    expect(codeOf(await sendMail(service, newEmail(), 'status'))).toBeNull();
  });

  it('a visitor whose code was sent before can still join, once, and no longer than the code allows', async () => {
    const service = createService(database.pool);
    const pauses = instance();
    const waitlist = waitlistKnowing(pauses);
    const [inTime, tooLate] = [person(), person()];
    for (const { email } of [inTime, tooLate]) expect(codeOf(await sendMail(service, email))).toBeNull();
    await pauses.pause(change());
    expect(
      codeOf(await tryMail(service, inTime.email, await codeFor(database.pool, inTime.email))),
    ).toBeNull();
    expect(codeOf(await waitlist.join(inTime, noBrowser))).toBeNull();
    await pass(database.pool, 600);
    expect(codeOf(await tryMail(service, tooLate.email, await codeFor(database.pool, tooLate.email)))).toBe(
      'OTP_EXPIRED',
    );
    expect(codeOf(await waitlist.join(tooLate, noBrowser))).toBe('SIGNUPS_PAUSED');
  });

  it('a join without a verification is told about the pause, and about the verification once they resume', async () => {
    const pauses = instance();
    const waitlist = waitlistKnowing(pauses);
    await pauses.pause(change());
    expect(codeOf(await waitlist.join(person(), noBrowser))).toBe('SIGNUPS_PAUSED');
    await pauses.resume(change());
    expect(codeOf(await waitlist.join(person(), noBrowser))).toBe('VERIFICATION_REQUIRED');
  });
});

it('a join asks for the pause only if it has no verification', async () => {
  let asked = 0;
  const hashes = erasedHashes(secrets);
  const queue = createJoinQueue(database.newPool(joinConnections));
  const waitlist = new WaitlistService(queue, hashes, null, () => Promise.resolve((asked += 1) < 0));
  await joinVerified(database.pool, waitlist);
  expect(asked).toBe(0);
  expect(codeOf(await createWaitlistOn(queue).join(person(), noBrowser))).toBe('VERIFICATION_REQUIRED');
});

describe('the switch', () => {
  it('holds for every instance, and says who paused and since when', async () => {
    const [one, other] = [instance(), instance()];
    expect(await other.read()).toBeNull();
    const paused = await one.pause(change());
    expect(paused).toMatchObject({ byServer: false, bySwitch: { pausedBy: admin.email } });
    expect(Math.abs(Date.now() - (paused?.bySwitch?.pausedAt.getTime() ?? 0))).toBeLessThan(60_000);
    expect(await other.read()).toEqual(paused);
    expect(await other.arePaused()).toBe(true);
    expect(await other.resume(change())).toBeNull();
    expect(await one.arePaused()).toBe(false);
  });

  it('records one pause and one end, however many admins race', async () => {
    const before = (await audited()).length;
    const all = await Promise.all(Array.from({ length: 6 }, () => instance().pause(change())));
    expect(new Set(all.map((pause) => pause?.bySwitch?.pausedAt.getTime())).size).toBe(1);
    await Promise.all(Array.from({ length: 6 }, () => instance().resume(change())));
    expect((await audited()).slice(before)).toEqual(['signup.pause', 'signup.resume']);
  });

  it('does not open what the configuration pauses', async () => {
    const pauses = instance(true);
    expect(await pauses.arePaused()).toBe(true);
    expect(await pauses.read()).toEqual({ byServer: true, bySwitch: null });
    await pauses.pause(change());
    expect(await pauses.resume(change())).toEqual({ byServer: true, bySwitch: null });
    expect(await pauses.arePaused()).toBe(true);
    const service = createService(database.pool, { signupsPaused: () => pauses.arePaused() });
    expect(codeOf(await sendMail(service, newEmail()))).toBe('SIGNUPS_PAUSED');
    expect(codeOf(await sendMail(service, newEmail(), 'status'))).toBeNull();
  });

  it('while it cannot be read shows visitors the last known state', async () => {
    const pool = database.newPool(1);
    const pauses = new PauseService(pool, { byServer: false });
    await pauses.pause(change());
    expect(await pauses.arePaused()).toBe(true);
    const away = Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
    const broken = new PauseService({ query: () => Promise.reject(away) } as unknown as typeof pool, {
      byServer: false,
    });
    expect(await broken.arePaused()).toBe(false);
    expect(codeOf(await createWaitlist(database).join(person(), noBrowser))).toBe('VERIFICATION_REQUIRED');
  });
});
