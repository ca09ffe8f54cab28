import { beforeEach, describe, expect, it } from 'vitest';
import {
  auditedActions,
  clientAddress,
  codeOf,
  confirmationTokens,
  createServices,
  newEmail,
  newestResetToken,
  otherPassword,
  pass,
  password,
  secrets,
  seedAdmin,
  seedSignupRequest,
  signUp,
  twoInstances,
} from '../../testing/accounts.ts';
import { confirmationKeyLabel, linkToken, resetKeyLabel } from './account.link-token.ts';

const { database, services, second } = twoInstances();
beforeEach(() => database.pool.query('DELETE FROM admin_attempt'));

const signup = (email: string, fields: object = {}, instance = services) =>
  signUp(instance, { email, ...fields });
const confirm = (token: string | null, fields: object = {}, instance = services) =>
  instance.confirmations.confirm({ token, password, clientAddress, ...fields });
const loginCode = async (email: string, tried: string) =>
  codeOf(await services.sessions.login({ email, password: tried, clientAddress }));

async function accountsOf(email: string) {
  const { rows } = await database.pool.query<{ id: string; name: string; state: string; role: string }>(
    'SELECT id, name, state, role FROM admin_account WHERE email_key = $1',
    [email],
  );
  return rows;
}

describe('an account that a stranger requested first', () => {
  const strangers = 'meadow-copper-58-thrush';
  const owners = otherPassword;
  let email: string;
  let tokens: readonly string[];
  beforeEach(async () => {
    email = newEmail();
    await signup(email, { name: 'The CTO', password: strangers, clientAddress: '203.0.113.66' });
    await signup(email, { name: 'Grace Hopper', password: owners });
    tokens = await confirmationTokens(database.pool, email);
  });

  it.each([
    ['own', 1, 'Grace Hopper'],
    ['stranger’s', 0, 'The CTO'],
  ])("gets the owner's password by the %s link, never the stranger's", async (_whose, index, name) => {
    expect(tokens).toHaveLength(2);
    expect(codeOf(await confirm(tokens[index] ?? null, { password: owners }))).toBeNull();
    expect(await accountsOf(email)).toMatchObject([{ name, state: 'pending', role: 'VIEWER' }]);
    expect(await loginCode(email, strangers)).toBe('INVALID_CREDENTIALS');
    expect(await loginCode(email, owners)).toBe('ACCOUNT_PENDING');
    expect(codeOf(await confirm(tokens[1 - index] ?? null, { password: strangers }))).toBe(
      'CONFIRM_LINK_INVALID',
    );
    expect(await loginCode(email, strangers)).toBe('INVALID_CREDENTIALS');
    expect(await confirmationTokens(database.pool, email)).toEqual([]);
  });

  it('is one, with one password, when both links are opened at the same moment on two instances', async () => {
    const choices = [`${owners}-1`, `${owners}-2`];
    const outcomes = await Promise.all(
      choices.map((choice, index) =>
        confirm(tokens[index] ?? null, { password: choice }, index === 0 ? services : second),
      ),
    );
    expect(outcomes.map(codeOf).sort()).toEqual(['CONFIRM_LINK_INVALID', null]);
    expect(await accountsOf(email)).toHaveLength(1);
    const codes = [];
    for (const choice of choices) codes.push(await loginCode(email, choice));
    expect(codes).toEqual(outcomes.map(({ ok }) => (ok ? 'ACCOUNT_PENDING' : 'INVALID_CREDENTIALS')));
  });

  it('does not exist until a link is opened: no login, no reset, nothing to approve', async () => {
    expect(await loginCode(email, strangers)).toBe('INVALID_CREDENTIALS');
    const answer = await services.passwords.requestReset(email, clientAddress);
    expect(answer).toEqual(await services.passwords.requestReset(newEmail(), clientAddress));
    const { rows } = await database.pool.query('SELECT FROM admin_password_reset WHERE admin_id IS NOT NULL');
    expect(rows).toEqual([]);
    expect(await services.accounts.list({ search: email })).toMatchObject({ page: { totalDocs: 0 } });
  });
});

describe('a link to confirm an email', () => {
  it('shows whom it is for, and creates the requested account', async () => {
    const { id, email, token } = await seedSignupRequest(database.pool);
    expect(await services.confirmations.find(token)).toMatchObject({
      request: { name: 'Grace Hopper', email },
    });
    expect(await confirm(token)).toMatchObject({ message: expect.stringContaining('approved') });
    expect(await accountsOf(email)).toMatchObject([{ id, name: 'Grace Hopper' }]);
    expect(await auditedActions(database.pool, id)).toEqual(['admin.confirm']);
    expect(codeOf(await services.confirmations.find(token))).toBe('CONFIRM_LINK_INVALID');
  });

  it('lets the owner correct the name', async () => {
    const { email, token } = await seedSignupRequest(database.pool);
    expect(await confirm(token, { name: 'a'.repeat(101), password: '' })).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { name: expect.any(String), password: 'Password is required' },
    });
    expect(await confirm(token, { name: '\u200b\u3164' })).toMatchObject({
      fields: { name: 'Name is required' },
    });
    await confirm(token, { name: ' Ada Lovelace ' });
    expect(await accountsOf(email)).toMatchObject([{ name: 'Ada Lovelace' }]);
  });

  it('works once, even in a race on two instances', async () => {
    const { email, token } = await seedSignupRequest(database.pool);
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, (_, count) =>
        confirm(token, { password: `${password}-${count}` }, count % 2 === 0 ? services : second),
      ),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(outcomes.map(codeOf).filter((code) => code === 'CONFIRM_LINK_INVALID')).toHaveLength(5);
    expect(await accountsOf(email)).toHaveLength(1);
  });

  it('is valid for 24 hours', async () => {
    const [early, late] = [await seedSignupRequest(database.pool), await seedSignupRequest(database.pool)];
    await pass(database.pool, 24 * 3600 - 60);
    expect(codeOf(await confirm(early.token))).toBeNull();
    await pass(database.pool, 60);
    expect(codeOf(await confirm(late.token))).toBe('CONFIRM_LINK_INVALID');
    expect(codeOf(await services.confirmations.find(late.token))).toBe('CONFIRM_LINK_INVALID');
  });

  it('is not used up by a weak password, and takes no number of tries to find one', async () => {
    const { token } = await seedSignupRequest(database.pool);
    const codes = [];
    for (let count = 0; count < 21; count += 1)
      codes.push(codeOf(await confirm(token, { password: 'password1234' })));
    expect(codes).toEqual([...Array<string>(20).fill('WEAK_PASSWORD'), 'RATE_LIMITED']);
    await pass(database.pool, 3600);
    expect(codeOf(await confirm(token))).toBeNull();
  });

  it('is limited by client, whatever the link', async () => {
    const address = '203.0.113.77';
    const weak = { password: 'short', clientAddress: address };
    for (let link = 0; link < 4; link += 1) {
      const { token } = await seedSignupRequest(database.pool);
      for (let count = 0; count < 15; count += 1)
        expect(codeOf(await confirm(token, weak))).toBe('WEAK_PASSWORD');
    }
    const { token } = await seedSignupRequest(database.pool);
    expect(codeOf(await confirm(token, weak))).toBe('RATE_LIMITED');
    expect(codeOf(await confirm(token))).toBeNull();
  });

  it('makes no second account of a mailbox that has one', async () => {
    const { email } = await seedAdmin(database.pool);
    const { token } = await seedSignupRequest(database.pool, { email });
    expect(codeOf(await services.confirmations.find(token))).toBe('CONFIRM_LINK_INVALID');
    expect(codeOf(await confirm(token, { password: otherPassword }))).toBe('CONFIRM_LINK_INVALID');
    expect(await loginCode(email, password)).toBeNull();
  });

  it('ends when sign-up is closed', async () => {
    const { token } = await seedSignupRequest(database.pool);
    const closed = createServices(database.pool, { signup: 'closed' });
    expect(codeOf(await closed.confirmations.find(token))).toBe('FORBIDDEN');
    expect(codeOf(await confirm(token, {}, closed))).toBe('FORBIDDEN');
  });

  it('cannot be made up, nor be a link of another kind', async () => {
    const { id, token } = await seedSignupRequest(database.pool);
    const admin = await seedAdmin(database.pool);
    await services.passwords.requestReset(admin.email, clientAddress);
    for (const forged of [
      'rubbish',
      id,
      `${id}.`,
      `${id}.${'A'.repeat(43)}`,
      `${token}A`,
      linkToken(secrets.key('another'), id),
      linkToken(secrets.key(resetKeyLabel), id),
      await newestResetToken(database.pool, admin.id),
    ])
      expect(codeOf(await confirm(forged)), forged).toBe('CONFIRM_LINK_INVALID');
    const resetId = (await newestResetToken(database.pool, admin.id)).split('.')[0] ?? '';
    const crossed = linkToken(secrets.key(confirmationKeyLabel), resetId);
    expect(codeOf(await services.passwords.reset(crossed, otherPassword, clientAddress))).toBe(
      'RESET_LINK_INVALID',
    );
    expect(codeOf(await confirm(null))).toBe('VALIDATION_FAILED');
  });
});

describe('asking for an account', () => {
  it('leaves the same rows for a known email, under the account that it names', async () => {
    const { id, email } = await seedAdmin(database.pool);
    const counts = async () =>
      (
        await database.pool.query(
          `SELECT (SELECT count(*) FROM admin_signup_request) AS requests, (SELECT count(*) FROM audit_entry) AS entries,
             (SELECT count(*) FROM graphile_worker_codes._private_jobs) AS jobs`,
        )
      ).rows[0];
    const added = async (address: string) => {
      const before = await counts();
      await signup(address);
      const after = await counts();
      return Object.keys(after).map((name) => Number(after[name]) - Number(before[name]));
    };
    expect(await added(email)).toEqual([1, 1, 1]);
    expect(await added(newEmail())).toEqual([1, 1, 1]);
    expect(await auditedActions(database.pool, id)).toEqual(['admin.signup']);
  });

  it.each(['known', 'unknown'])('fills nobody’s mailbox: ten mails a day to a %s address', async (kind) => {
    const email = kind === 'known' ? (await seedAdmin(database.pool)).email : newEmail();
    const answers = [];
    for (let count = 0; count < 12; count += 1)
      answers.push(await signup(email, { clientAddress: `198.51.100.${count}` }));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await confirmationTokens(database.pool, email)).toHaveLength(10);
    await pass(database.pool, 24 * 3600);
    await signup(email);
    expect(await confirmationTokens(database.pool, email)).toHaveLength(11);
  });

  it('keeps no password', async () => {
    const email = newEmail();
    await signup(email);
    const { rows } = await database.pool.query<{ row: string }>(
      'SELECT r::text AS row FROM admin_signup_request AS r WHERE email = $1',
      [email],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toMatch(/argon2/);
    expect(rows[0]?.row).not.toContain(password);
  });
});
