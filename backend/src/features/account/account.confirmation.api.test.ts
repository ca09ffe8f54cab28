import { beforeAll, describe, expect, it } from 'vitest';
import { newEmail, otherPassword, password, seedAdmin } from '../../testing/accounts.ts';
import { testApp } from '../../testing/app.ts';
import { type Answer, TestClient } from '../../testing/client.ts';
import { messagesTo, type ShownMessage } from '../../testing/outbox.ts';

const running = testApp();
const client = new TestClient(running);
let other: TestClient;
beforeAll(async () => {
  other = new TestClient((await running.newInstance()).origin);
  await seedAdmin(running.database.pool); // the installation has an owner
});

const tokenIn = (mail: ShownMessage | undefined): string =>
  /\/admin\/confirm#token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
const signup = (email: string, fields: object = {}): Promise<Answer> =>
  client.post('/api/admin/signup', { name: 'Grace Hopper', email, password, ...fields });
const login = (email: string, tried: string): Promise<Answer> =>
  other.post('/api/admin/login', { email, password: tried });

describe('a sign-up', () => {
  it('emails a link, which shows whom it is for and creates the account', async () => {
    const email = newEmail();
    expect(await signup(email)).toMatchObject({
      status: 201,
      body: {
        message: `Check your inbox: open the link we sent to ${email} to confirm your email. Then an admin has to approve your account.`,
      },
    });
    const token = tokenIn((await messagesTo(running, email))[0]);
    const document = 'query ($token: String!) { adminSignupRequest(token: $token) { name email } }';
    expect((await other.graphql(document, { token })).body.data.adminSignupRequest).toEqual({
      name: 'Grace Hopper',
      email,
    });
    expect(await other.post('/api/admin/confirm', { token, password })).toMatchObject({
      status: 200,
      body: { message: 'Your email is confirmed. You can log in once an admin has approved your account.' },
    });
    expect(await login(email, password)).toMatchObject({ status: 403, body: { code: 'ACCOUNT_PENDING' } });
    expect((await other.graphql(document, { token })).body.errors[0].extensions.code).toBe(
      'CONFIRM_LINK_INVALID',
    );
    expect(await client.post('/api/admin/confirm', { token, password })).toMatchObject({
      status: 400,
      body: { code: 'CONFIRM_LINK_INVALID' },
    });
  });

  it('needs no password: the one that counts is chosen at the link', async () => {
    const email = newEmail();
    for (const missing of [undefined, null])
      expect(await signup(email, { password: missing })).toMatchObject({ status: 201 });
    const token = tokenIn((await messagesTo(running, email))[0]);
    expect(await other.post('/api/admin/confirm', { token, password })).toMatchObject({ status: 200 });
    expect(await login(email, password)).toMatchObject({ body: { code: 'ACCOUNT_PENDING' } });
    expect(await signup(newEmail(), { password: '' })).toMatchObject({
      status: 422,
      body: { fields: { password: 'Password is required' } },
    });
  });

  it.each([
    'http://evil.example',
    'evil.example/path',
    'evil.example',
    'a@evil.example',
    '<a href="//evil">',
  ])('mails no link of its own as the name %s', async (name) => {
    const email = newEmail();
    expect(await signup(email, { name })).toMatchObject({ status: 201 });
    const [mail] = await messagesTo(running, email);
    for (const part of [mail?.subject, mail?.text, mail?.html]) expect(part).not.toContain('evil');
    expect(mail?.text).toContain('with this email address.\n');
    expect(tokenIn(mail)).not.toBe('');
  });

  it('of a stranger does not make their password work', async () => {
    const [email, strangers] = [newEmail(), 'meadow-copper-58-thrush'];
    await signup(email, { name: 'The CTO', password: strangers });
    const strangersLink = tokenIn((await messagesTo(running, email))[0]);
    await signup(email);
    const [newest] = await messagesTo(running, email, { count: 2 });
    expect(tokenIn(newest)).not.toBe(strangersLink);
    expect((await login(email, strangers)).body.code).toBe('INVALID_CREDENTIALS');
    const confirmed = await client.post('/api/admin/confirm', {
      token: strangersLink,
      name: 'Grace Hopper',
      password: otherPassword,
    });
    expect(confirmed.status).toBe(200);
    expect((await login(email, strangers)).body.code).toBe('INVALID_CREDENTIALS');
    expect((await login(email, otherPassword)).body.code).toBe('ACCOUNT_PENDING');
    expect(
      (await client.post('/api/admin/confirm', { token: tokenIn(newest), password: strangers })).body.code,
    ).toBe('CONFIRM_LINK_INVALID');
  });

  it.each([
    ['an active', /Log in:[^]*\/admin\/login\s[^]*\/admin\/forgot-password/],
    ['a pending', /once an admin has approved it/],
  ] as const)('for the address of %s account tells its owner, and nobody else', async (what, words) => {
    const { email } = await seedAdmin(
      running.database.pool,
      'VIEWER',
      what === 'an active' ? 'active' : 'pending',
    );
    const typed = email.toUpperCase();
    const [known, unknown] = [await signup(typed), await signup(newEmail())];
    expect(known.status).toBe(unknown.status);
    const withoutAddress = ({ body }: Answer) => String(body.message).replace(/\S+@\S+/, '');
    expect(withoutAddress(known)).toBe(withoutAddress(unknown));
    const [mail] = await messagesTo(running, email);
    expect(mail?.subject).toMatch(/^You already have a .+ account$/);
    expect(mail?.text).toMatch(words);
    expect(mail?.text).not.toContain('token=');
  });
});

it('the mail shows the name as text, and what to do, the same in both forms', async () => {
  const email = newEmail();
  await signup(email, { name: '<b> Grace & "Co"' });
  const [mail] = await messagesTo(running, email);
  expect(mail?.text).toContain('The name given is “<b> Grace & "Co"”.');
  expect(mail?.html).toContain('“&lt;b&gt; Grace &amp; &quot;Co&quot;”');
  expect(mail?.html).not.toContain('<b>');
  for (const form of [mail?.text, mail?.html]) {
    expect(form).toContain('expires in 24 hours');
    expect(form).toContain('ignore this email');
    expect(form).toContain(tokenIn(mail));
  }
});

it('neither the token nor a password is in a table', async () => {
  const email = newEmail();
  await signup(email);
  const token = tokenIn((await messagesTo(running, email))[0]);
  const [, signature = 'none'] = token.split('.');
  const find = async () => {
    const { rows: tables } = await running.database.pool.query<{ name: string }>(
      `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname ~ '^(public|graphile_worker.*)$'`,
    );
    const found = [];
    for (const { name } of tables)
      for (const secret of [signature, password, otherPassword]) {
        const { rowCount } = await running.database.pool.query(
          `SELECT FROM ${name} AS t WHERE strpos(t::text, $1) > 0`,
          [secret],
        );
        if (rowCount !== 0) found.push(name);
      }
    return found;
  };
  expect(await find()).toEqual([]);
  await client.post('/api/admin/confirm', { token, password: otherPassword });
  expect(await find()).toEqual([]);
});
