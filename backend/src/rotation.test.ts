import { beforeAll, describe, expect, it } from 'vitest';
import { bearer, newEmail, otherPassword, password, seedAdmin } from './testing/accounts.ts';
import { confirmationKeyLabel, linkToken, resetKeyLabel } from './features/account/account.link-token.ts';
import { signStatusToken } from './features/status/status.token.ts';
import { deriveCode } from './features/verification/verification.code.ts';
import { codeKeyLabel } from './features/verification/verification.rules.ts';
import { createSecrets } from './platform/secrets/secrets.ts';
import { testApp } from './testing/app.ts';
import { TestClient } from './testing/client.ts';
import { createWaitlist, joinVerified } from './testing/scenarios.ts';

/** Everything that is signed or derived with the application secret and read again later, while the secret changes. */

const oldSecret = 'the secret of the tests that is to be rotated';
const newSecret = 'another secret of the tests, as long as that';

const running = testApp({ APP_SECRET: oldSecret });
/** One instance with the old secret, one that accepts the previous secret, one that no longer does. */
let before: TestClient;
let during: TestClient;
let after: TestClient;
beforeAll(async () => {
  const rotating = { APP_SECRET: newSecret, APP_SECRET_PREVIOUS: oldSecret };
  before = new TestClient(running.origin);
  during = new TestClient((await running.newInstance(rotating)).origin);
  after = new TestClient((await running.newInstance({ APP_SECRET: newSecret })).origin);
});

const isFine = ({
  status,
  body,
}: {
  readonly status: number;
  readonly body: { readonly errors?: unknown };
}) => status === 200 && body.errors === undefined;

/** What an instance with a secret issues, and whether an instance accepts it. */
interface Kind {
  readonly name: string;
  readonly make: (by: TestClient, secret: string) => Promise<string>;
  readonly isTaken: (by: TestClient, made: string) => Promise<boolean>;
}

async function logIn(by: TestClient): Promise<string> {
  const { email } = await seedAdmin(running.database.pool);
  return (await by.post('/api/admin/login', { email, password })).body.accessToken;
}

/** The newest id in a table, from which a mail's secret is derived. */
async function newestId(table: string): Promise<string> {
  const { rows } = await running.database.pool.query<{ id: string }>(
    `SELECT id FROM ${table} ORDER BY created_at DESC LIMIT 1`,
  );
  return rows[0]?.id ?? '';
}

async function statusGrant() {
  const { id } = await joinVerified(running.database.pool, createWaitlist(running.database));
  return { signupId: id, generation: 0, expires: Math.floor(Date.now() / 1000) + 365 * 86_400 };
}

const kinds: readonly Kind[] = [
  {
    name: 'a session',
    make: logIn,
    isTaken: async (by, token) => isFine(await by.get('/api/admin/getAmbassadors', bearer(token))),
  },
  {
    name: 'an API key',
    make: async (by) => {
      const create = 'mutation { createApiKey(input: { name: "Report" }) { key } }';
      return (await by.graphql(create, {}, bearer(await logIn(by)))).body.data.createApiKey.key;
    },
    isTaken: async (by, key) => isFine(await by.get('/api/admin/getAmbassadors', bearer(key))),
  },
  {
    name: 'a link to set a new password',
    make: async (by, secret) => {
      const { email } = await seedAdmin(running.database.pool);
      await by.graphql('mutation ($email: String!) { requestPasswordReset(email: $email) { message } }', {
        email,
      });
      return linkToken(createSecrets(secret).key(resetKeyLabel), await newestId('admin_password_reset'));
    },
    isTaken: async (by, token) => {
      const reset = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { message } }';
      return isFine(await by.graphql(reset, { input: { token, password: otherPassword } }));
    },
  },
  {
    name: 'a link to confirm an email',
    make: async (by, secret) => {
      await by.post('/api/admin/signup', { name: 'Ada', email: newEmail(), password });
      return linkToken(
        createSecrets(secret).key(confirmationKeyLabel),
        await newestId('admin_signup_request'),
      );
    },
    isTaken: async (by, token) =>
      isFine(await by.post('/api/admin/confirm', { token, password: otherPassword })),
  },
  {
    name: 'a link to a status',
    make: async (_by, secret) => signStatusToken(createSecrets(secret), 'link', await statusGrant()),
    isTaken: async (by, token) =>
      isFine(
        await by.graphql('mutation ($token: String!) { openStatusByLink(token: $token) { message } }', {
          token,
        }),
      ),
  },
  {
    name: 'an open status',
    make: async (_by, secret) => signStatusToken(createSecrets(secret), 'session', await statusGrant()),
    isTaken: async (by, session) =>
      (await by.graphql('{ status { rank } }', {}, { cookie: `status=${session}` })).body.data.status !==
      null,
  },
  {
    name: 'a verification code',
    make: async (by, secret) => {
      const email = newEmail();
      await by.post('/api/sendOtp', { email });
      return `${email} ${deriveCode(createSecrets(secret).key(codeKeyLabel), await newestId('otp_challenge'), 4)}`;
    },
    isTaken: async (by, made) => {
      const [email, otp] = made.split(' ');
      return isFine(await by.post('/api/verifyOtp', { email, otp }));
    },
  },
];

describe.each(kinds)('$name', ({ make, isTaken }) => {
  it('from before the rotation is taken while the previous secret is set, and only then', async () => {
    const made = await make(before, oldSecret);
    expect(await isTaken(after, made)).toBe(false);
    expect(await isTaken(during, made)).toBe(true);
  });

  it('from after it is made with the new secret', async () => {
    expect(await isTaken(after, await make(during, newSecret))).toBe(true);
  });
});

it('an API key that is used while both secrets are set outlives the rotation', async () => {
  const [, keyKind] = kinds;
  const key = (await keyKind?.make(before, oldSecret)) ?? '';
  expect((await during.get('/api/geo', bearer(key))).status).toBe(200);
  expect((await after.get('/api/geo', bearer(key))).status).toBe(200);
});
