import { describe, expect, it } from 'vitest';
import { codeOf, createServices, newEmail, password, seedAdmin } from '../../testing/accounts.ts';
import { testApp } from '../../testing/app.ts';
import { TestClient } from '../../testing/client.ts';
import type { AccountServices } from './account.services.ts';

/** Codes and account links have budgets of their own. */

const running = testApp({ MAIL_PER_HOUR: '6', TRUST_PROXY: '1', OTP_SENDS_PER_ADDRESS_PER_HOUR: '100' });
const client = new TestClient(running);

let addresses = 0;
const clientAddress = (): string => `2001:db8:${(addresses += 1).toString(16)}::1`;
const json = { 'content-type': 'application/json' };
const post = (path: string, body: object) =>
  client.send('POST', path, JSON.stringify(body), { ...json, 'x-forwarded-for': clientAddress() });

const signup = ({ accounts }: AccountServices, email: string) =>
  accounts.signup({ name: 'Grace Hopper', email, password, clientAddress: clientAddress() });
const sendCode = () => post('/api/sendOtp', { email: newEmail(), purpose: 'waitlist' });
const reset = async (email: string) => {
  const { body } = await post('/graphql', {
    query: 'mutation ($email: String!) { requestPasswordReset(email: $email) { message } }',
    variables: { email },
  });
  return body.errors?.[0]?.extensions.code ?? null;
};

/** Emails by counter. */
async function mails(): Promise<Readonly<Record<string, number>>> {
  const { rows } = await running.database.pool.query<{ counter: string; mails: number }>(
    `SELECT counter, count(*)::int AS mails FROM otp_sent WHERE counter IN ('email', 'account email') GROUP BY counter`,
  );
  return Object.fromEntries(rows.map((row) => [row.counter, row.mails]));
}

describe('emails to team members', () => {
  it('pause no codes, however many are requested from everywhere', async () => {
    const services = createServices(running.database.pool);
    for (let count = 0; count < 12; count += 1) {
      expect(codeOf(await signup(services, newEmail()))).toBeNull();
      expect(await reset(newEmail())).toBeNull();
    }
    expect(await mails()).toEqual({ 'account email': 12 });
    expect((await sendCode()).status).toBe(200);
  });

  it('go on while codes are paused', async () => {
    for (let count = 0; count < 8; count += 1) await sendCode();
    expect(await sendCode()).toMatchObject({ status: 503, body: { code: 'MAIL_PAUSED' } });
    expect(codeOf(await signup(createServices(running.database.pool), newEmail()))).toBeNull();
    const { id, email } = await seedAdmin(running.database.pool);
    expect(await reset(email)).toBeNull();
    const { rowCount } = await running.database.pool.query(
      'SELECT FROM admin_password_reset WHERE admin_id = $1',
      [id],
    );
    expect(rowCount).toBe(1);
  });

  it('have a limit, for sign-ups, exact on two instances, alike for known and unknown emails; resets need none', async () => {
    await running.database.pool.query('DELETE FROM otp_sent');
    const limit = { signupMailsPerHour: 6 };
    const instances = [
      createServices(running.database.pool, limit),
      createServices(running.database.newPool(), limit),
    ];
    const outcomes = await Promise.all(
      instances.flatMap((services) => Array.from({ length: 5 }, () => signup(services, newEmail()))),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(6);
    expect(new Set(outcomes.map(codeOf))).toEqual(new Set([null, 'MAIL_PAUSED']));
    expect(await mails()).toEqual({ 'account email': 6 });
    const { email: known } = await seedAdmin(running.database.pool);
    const [one = createServices(running.database.pool)] = instances;
    for (const email of [known, newEmail()]) {
      const refused = await signup(one, email);
      expect(refused).toMatchObject({ code: 'MAIL_PAUSED', message: expect.stringMatching(/Try again in/) });
      expect(refused.ok ? 0 : refused.retryAfterSeconds).toBeGreaterThan(3000);
      expect(await reset(email)).toBeNull();
    }
    // A rejected request does not count against its email's daily limit.
    const { rows } = await running.database.pool.query<{ attempts: number }>(
      `SELECT count(*)::int AS attempts FROM admin_attempt WHERE kind = 'signup-mail' AND key = (
         SELECT key FROM admin_attempt WHERE kind = 'signup-mail' ORDER BY id DESC LIMIT 1)`,
    );
    expect(rows).toEqual([{ attempts: 1 }]);
  });
});

describe('one /48', () => {
  it('has few sign-ups an hour, and stops neither codes nor the sign-ups and resets of others', async () => {
    await running.database.pool.query('DELETE FROM otp_sent');
    const { accounts, passwords } = createServices(running.database.pool);
    const within = (at: number) => `2001:db8:ffff:${at.toString(16)}::1`;
    const codes: (string | null)[] = [];
    for (let at = 0; at < 60; at += 1) {
      const request = { name: 'Grace Hopper', email: newEmail(), password, clientAddress: within(at) };
      codes.push(codeOf(await accounts.signup(request)));
      codes.push(codeOf(await passwords.requestReset(newEmail(), within(at))));
    }
    expect(codes.filter((code) => code === null)).toHaveLength(40 + 40);
    expect((await sendCode()).status).toBe(200);
    expect(codeOf(await signup(createServices(running.database.pool), newEmail()))).toBeNull();
    expect(await reset((await seedAdmin(running.database.pool)).email)).toBeNull();
  });
});
