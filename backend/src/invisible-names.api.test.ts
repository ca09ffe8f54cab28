import { beforeEach, describe, expect, it } from 'vitest';
import { applicant } from './features/ambassador/ambassador.scenario.ts';
import { newEmail, password } from './testing/accounts.ts';
import { testApp } from './testing/app.ts';
import { TestClient } from './testing/client.ts';
import { invisibleNames } from './testing/hostile.ts';
import { person, verifyEmail } from './testing/scenarios.ts';

const running = testApp();
const client = new TestClient(running);

interface Form {
  readonly what: string;
  readonly path: string;
  readonly mutation: string;
  readonly type: string;
  /** Complete, and verified. */
  readonly input: () => Promise<Readonly<Record<string, unknown>>>;
  /** Name-like fields, each with its message when it is missing. */
  readonly names: Readonly<Record<string, string>>;
}

const forms: readonly Form[] = [
  {
    what: 'the waitlist form',
    path: '/api/joinwaitlist',
    mutation: 'joinWaitlist',
    type: 'JoinWaitlistInput',
    input: async () => {
      const input = person();
      await verifyEmail(running.database.pool, input.email);
      return { ...input };
    },
    names: { firstName: 'First name is required', lastName: 'Last name is required' },
  },
  {
    what: 'the ambassador form',
    path: '/api/joinAsAmbassador',
    mutation: 'joinAsAmbassador',
    type: 'JoinAsAmbassadorInput',
    input: async () => {
      const input = applicant();
      await verifyEmail(running.database.pool, input.email, { purpose: 'ambassador' });
      return { ...input };
    },
    names: {
      firstName: 'First name is a required field',
      lastName: 'Last name is a required field',
      collegeName: 'College name is a required field',
    },
  },
  {
    what: 'the sign-up of admins',
    path: '/api/admin/signup',
    mutation: 'adminSignup',
    type: 'AdminSignupInput',
    input: () => Promise.resolve({ name: 'Ada', email: newEmail(), password }),
    names: { name: 'Name is required' },
  },
];

const forgetAttempts = () => running.database.pool.query('DELETE FROM admin_attempt');

async function countForms(): Promise<unknown> {
  const { rows } = await running.database.pool.query(
    `SELECT (SELECT count(*) FROM signup) AS signups, (SELECT count(*) FROM ambassador_application) AS applications,
       (SELECT count(*) FROM admin_signup_request) AS accounts`,
  );
  return rows[0];
}

describe.each(forms)('$what', ({ path, mutation, type, input, names }) => {
  const document = `mutation ($input: ${type}!) { ${mutation}(input: $input) { message } }`;
  let whole: Readonly<Record<string, unknown>>;
  beforeEach(async () => {
    whole = await input();
  });

  it.each(Object.entries(names))(
    'refuses a %s in which there is nothing to see: %s',
    async (field, message) => {
      const before = await countForms();
      for (const name of invisibleNames) {
        await forgetAttempts();
        const given = { ...whole, [field]: name };
        const rest = await client.post(path, given);
        const told = JSON.stringify(name);
        expect(rest.status, told).toBe(422);
        expect(rest.body.fields, told).toEqual({ [field]: message });
        const { errors } = (await client.graphql(document, { input: given })).body;
        expect(errors[0].extensions, told).toEqual({
          code: 'VALIDATION_FAILED',
          fields: { [field]: message },
        });
      }
      expect(await countForms()).toEqual(before);
    },
  );

  it('keeps names without what cannot be seen around them', async () => {
    await forgetAttempts();
    const around = Object.fromEntries(
      Object.keys(names).map((field) => [field, '\u200b\u2066 Zo\u00eb\u0301\u200d \u3164']),
    );
    const rest = await client.post(path, { ...whole, ...around });
    expect(rest.status).toBe(201);
    const { rows } = await running.database.pool.query<{ kept: string }>(
      `SELECT to_jsonb(t)::text AS kept FROM (SELECT first_name FROM signup UNION ALL SELECT first_name FROM ambassador_application
         UNION ALL SELECT college_name FROM ambassador_application UNION ALL SELECT name FROM admin_signup_request) AS t`,
    );
    expect(rows.map(({ kept }) => kept)).not.toEqual([]);
    for (const { kept } of rows) expect(kept).not.toMatch(/[\u200b\u2066\u3164]/);
    expect(rows.some(({ kept }) => kept.includes('Zo\u00eb\u0301"'))).toBe(true);
  });
});
