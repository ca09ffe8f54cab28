import { describe, expect, it } from 'vitest';
import { codeOf, createServices, newEmail, password, seedAdmin } from '../../testing/accounts.ts';
import { testApp } from '../../testing/app.ts';
import { TestClient } from '../../testing/client.ts';
import type { AccountServices } from '../../account-services.ts';

/** Account links count toward the hourly limit of emails. */

const running = testApp({ MAIL_PER_HOUR: '6' });

let addresses = 0;
const clientAddress = (): string => `198.51.100.${(addresses += 1)}`;
const signup = ({ accounts }: AccountServices, email: string) =>
  accounts.signup({ name: 'Grace Hopper', email, password, clientAddress: clientAddress() });

/** The counters, and the remaining jobs. */
async function counted() {
  const { rows } = await running.database.pool.query<{
    mails: number;
    signups: number;
    resets: number;
    attempts: number;
  }>(
    `SELECT (SELECT coalesce(sum(sent), 0)::int FROM otp_sent WHERE counter = 'email') AS mails,
       (SELECT count(*)::int FROM admin_signup_request) AS signups,
       (SELECT count(*)::int FROM admin_password_reset) AS resets,
       (SELECT count(*)::int FROM admin_attempt WHERE kind LIKE '%mail') AS attempts`,
  );
  if (rows[0] === undefined) throw new Error('Nothing was counted');
  return rows[0];
}

describe('MAIL_PER_HOUR', () => {
  it('counts sign-up and reset links exactly, on two instances, and codes with them', async () => {
    const limit = { mailPerHour: 6 };
    const instances = [
      createServices(running.database.pool, limit),
      createServices(running.database.newPool(), limit),
    ];
    const known = await seedAdmin(running.database.pool);
    const outcomes = await Promise.all(
      instances.flatMap((services) => [
        ...Array.from({ length: 3 }, () => signup(services, newEmail())),
        services.passwords.requestReset(known.email, clientAddress()),
        ...Array.from({ length: 2 }, () => services.passwords.requestReset(newEmail(), clientAddress())),
      ]),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(6);
    expect(new Set(outcomes.map(codeOf))).toEqual(new Set([null, 'MAIL_PAUSED']));
    const { mails, signups, resets, attempts } = await counted();
    expect(mails).toBe(6);
    expect(signups + resets).toBe(6);
    // A rejected request does not count against its email's daily limit.
    expect(attempts).toBe(6);

    const client = new TestClient(running.origin);
    const code = await client.post('/api/sendOtp', { email: newEmail(), purpose: 'waitlist' });
    expect(code).toMatchObject({ status: 503, body: { code: 'MAIL_PAUSED' } });
  });

  it('is reported alike for known and unknown emails, over both APIs, with the wait', async () => {
    const client = new TestClient(running.origin);
    const { email: known } = await seedAdmin(running.database.pool);
    for (const email of [known, newEmail()]) {
      const refused = await client.post('/api/admin/signup', { name: 'Grace Hopper', email, password });
      expect(refused).toMatchObject({
        status: 503,
        body: { code: 'MAIL_PAUSED', message: expect.stringMatching(/^We can't send email right now\. Try/) },
      });
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
      const reset = await client.graphql(
        'mutation ($email: String!) { requestPasswordReset(email: $email) { message } }',
        { email },
      );
      expect(reset.body.errors[0].extensions.code).toBe('MAIL_PAUSED');
    }
  });
});
