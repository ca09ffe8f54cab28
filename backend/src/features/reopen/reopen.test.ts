import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Pool } from 'pg';
import { keepingSender, noticesOf, sendNotices } from '../../platform/dispatch/notice.scenario.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import {
  createExclusion,
  createWaitlist,
  joinVerified,
  noBrowser,
  person,
  verifyPhone,
} from '../../testing/scenarios.ts';
import { insertSuppressions, suppressionLabel } from '../message/message.suppression.repository.ts';
import {
  codeFor,
  codeOf,
  createService,
  newBrowser,
  newEmail,
  noCookies,
  pass,
  sendMail,
  wrong,
} from '../verification/verification.scenario.ts';
import { PauseService } from '../waitlist/waitlist.pause.service.ts';
import { deleteOldWishes } from './reopen.repository.ts';
import { reopenKindOn, reopenSecrets } from './reopen.scenario.ts';
import { ReopenService } from './reopen.service.ts';

let database: TestDatabase;
let pool: Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  ({ pool } = database);
});
afterAll(() => database.drop());
beforeEach(async () => {
  await pool.query('DELETE FROM signup_pause');
  await pool.query('DELETE FROM reopen_wish');
});

const admin = { viewer: null, clientAddress: '192.0.2.1' };
const pauses = () => new PauseService(pool, { byServer: false });
const pause = () => pauses().pause(admin);
const resume = () => pauses().resume(admin);
const verification = () => createService(pool);
const reopen = (byServer = false) =>
  new ReopenService({ pool, verification: verification(), pauses: new PauseService(pool, { byServer }) });
const enter = (email: string, otp: string, service = reopen()) =>
  service.wish({ email, otp, clientAddress: '192.0.2.1', browser: noCookies });

/** A visitor asks for a code and enters it. */
async function wish(email = newEmail(), service = reopen()): Promise<string> {
  expect(codeOf(await sendMail(verification(), email, 'reopen'))).toBeNull();
  expect(codeOf(await enter(email, await codeFor(pool, email, 'reopen'), service))).toBeNull();
  return email;
}

const wishes = async (): Promise<readonly string[]> =>
  (await pool.query<{ email: string }>('SELECT email FROM reopen_wish ORDER BY seq')).rows.map(
    ({ email }) => email,
  );

/** Sends what is due. @returns the addresses, as often as each was written to. */
async function sendAll(pools = [pool], sender = keepingSender()): Promise<readonly string[]> {
  await Promise.all(pools.map((own) => sendNotices(own, [reopenKindOn(own, sender)])));
  return sender.sent.map(({ address }) => address).toSorted();
}

describe('a wish to hear when sign-ups open', () => {
  beforeEach(pause);

  it('is kept once an address is verified, and once for an address', async () => {
    const email = await wish();
    await pass(pool, 61);
    await wish(`  ${email.toUpperCase()}`.trim());
    expect((await wishes()).map((each) => each.toLowerCase())).toEqual([email]);
    expect(await reopen().count()).toBe(1);
  });

  it('needs the code for it: none is kept for a wrong one, or for one with another purpose', async () => {
    const email = newEmail();
    await sendMail(verification(), email, 'reopen');
    expect(codeOf(await enter(email, wrong(await codeFor(pool, email, 'reopen'))))).toBe('OTP_INVALID');
    const other = newEmail();
    await sendMail(verification(), other, 'status');
    expect(codeOf(await enter(other, await codeFor(pool, other, 'status')))).toBe('OTP_INVALID');
    expect(await wishes()).toEqual([]);
  });

  it('has the limits of every code', async () => {
    const email = newEmail();
    expect(codeOf(await sendMail(verification(), email, 'reopen'))).toBeNull();
    expect(codeOf(await sendMail(verification(), email, 'reopen'))).toBe('OTP_COOLDOWN');
    expect(codeOf(await sendMail(verification(), email, 'status'))).toBe('OTP_COOLDOWN');
    const limited = createService(pool, { limits: { perClientPerHour: 1 } });
    const browser = newBrowser();
    const from = { clientAddress: '198.51.100.7', browser };
    expect(codeOf(await sendMail(limited, newEmail(), 'reopen', from))).toBeNull();
    expect(codeOf(await sendMail(limited, newEmail(), 'reopen', from))).toBe('RATE_LIMITED');
    const proving = createService(pool, { proofMode: 'always' });
    expect(codeOf(await sendMail(proving, newEmail(), 'reopen'))).toBe('PROOF_REQUIRED');
  });

  it.each([
    '',
    ' ',
    'nobody',
    'a@b',
    'a\r\nBcc: x@example.com',
    '<script>@example.com',
    'a@example.com\u0000',
  ])('is kept for no address like %j', async (email) => {
    expect(codeOf(await sendMail(verification(), email, 'reopen'))).toBe('VALIDATION_FAILED');
    expect(codeOf(await enter(email, '1234'))).toBe('VALIDATION_FAILED');
    expect(await wishes()).toEqual([]);
  });

  it('says the same of an address that is on the waitlist', async () => {
    await resume();
    const email = newEmail();
    await joinVerified(pool, createWaitlist(database), { email });
    await pass(pool, 61);
    await pause();
    await wish(email);
    expect(await wishes()).toEqual([email]);
  });

  it('is refused once they are open', async () => {
    const email = newEmail();
    await sendMail(verification(), email, 'reopen');
    await resume();
    expect(codeOf(await enter(email, await codeFor(pool, email, 'reopen')))).toBe('WRONG_STATE');
    expect(await wishes()).toEqual([]);
    await wish(newEmail(), reopen(true));
  });

  it('goes after 12 months, and with the person', async () => {
    const [old, own, other] = [await wish(), newEmail(), await wish()];
    await pool.query(`UPDATE reopen_wish SET verified_at = now() - interval '366 days' WHERE email = $1`, [
      old,
    ]);
    expect(await deleteOldWishes(pool)).toBe(1);
    await resume();
    const { id } = await joinVerified(pool, createWaitlist(database), { email: own });
    await pause();
    await pass(pool, 61);
    await wish(own);
    await createExclusion(pool).erase({ actor: { kind: 'command-line' } }, id);
    expect(await wishes()).toEqual([other]);
  });
});

describe('once sign-ups are open', () => {
  it('everyone who wished it gets one email with a link to join, once on two instances, and is forgotten', async () => {
    await pause();
    const wished: string[] = [];
    for (let each = 0; each < 30; each += 1) wished.push(await wish());
    expect(await sendAll()).toEqual([]);
    await resume();
    const sender = keepingSender();
    const sent = await sendAll([database.newPool(3), database.newPool(3)], sender);
    expect(sent).toEqual(wished.toSorted());
    const [first] = sender.sent;
    expect(first?.content).toMatchObject({ subject: expect.stringMatching(/sign-ups are open again$/) });
    expect(first?.content.text).toContain('https://site.example/?join');
    expect(first?.content.text).not.toContain('/u/');
    expect(await wishes()).toEqual([]);
    expect(await sendAll()).toEqual([]);
  });

  it('it is held for the rest while they are paused again, and by the configuration', async () => {
    await pause();
    const email = await wish();
    await resume();
    const byServer = keepingSender();
    await sendNotices(pool, [reopenKindOn(pool, byServer, true)]);
    expect(byServer.sent).toEqual([]);
    const client = await pool.connect();
    await reopenKindOn(pool, keepingSender()).claims?.claim(client, 100);
    client.release();
    await pause();
    expect(await sendAll()).toEqual([]);
    expect(await wishes()).toEqual([email]);
    await resume();
    await pool.query(`UPDATE notice SET next_try_at = now() WHERE kind = 'reopen' AND state = 'queued'`);
    expect(await sendAll()).toEqual([email]);
    expect(await wishes()).toEqual([]);
  });

  it('a suppressed address and one that has joined meanwhile get none', async () => {
    await pause();
    const [suppressed, joined, other] = [await wish(), await wish(), await wish()];
    await insertSuppressions(pool, reopenSecrets.keys(suppressionLabel), [
      { emailKey: suppressed, scope: 'all', reason: 'bounce', mailingSeq: null },
    ]);
    await resume();
    await joinVerified(pool, createWaitlist(database), { email: joined });
    expect(await sendAll()).toEqual([other]);
    expect(await wishes()).toEqual([]);
    expect((await noticesOf(pool, 'reopen'))['queued'] ?? 0).toBe(0);
  });

  it('a stranger who only states the address takes it from nobody', async () => {
    await pause();
    const email = await wish();
    await resume();
    const stated = person({ email });
    await verifyPhone(pool, stated.phoneNo);
    expect(codeOf(await createWaitlist(database).join(stated, noBrowser))).toBeNull();
    expect(await sendAll()).toEqual([email]);
  });

  it('a wish that was refused by the mail server is forgotten, too', async () => {
    await pause();
    await wish();
    await resume();
    await sendAll(
      [pool],
      keepingSender(() => 'dead-address'),
    );
    expect(await wishes()).toEqual([]);
  });
});
