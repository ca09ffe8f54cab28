import { createHash } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { startSiteverify } from '../../platform/proof/siteverify.scenario.ts';
import { testApp } from '../../testing/app.ts';
import { TestClient } from '../../testing/client.ts';
import { newEmail } from './verification.scenario.ts';

const service = await startSiteverify();
afterAll(() => service.stop());
const turnstile = {
  PROOF_OF_WORK: 'always',
  TURNSTILE_SITE_KEY: 'site',
  TURNSTILE_SECRET_KEY: 'secret',
  CAPTCHA_VERIFY_URL: service.url,
};
const running = testApp(turnstile);
const client = new TestClient(running);

const send = (email: string, headers: Record<string, string> = {}) =>
  client.post('/api/sendOtp', { email, purpose: 'waitlist' }, headers);

it('a send asks for the captcha, and its token is good for one code', async () => {
  const refused = await send(newEmail());
  expect(refused).toMatchObject({
    status: 428,
    body: { code: 'PROOF_REQUIRED', proof: { kind: 'TURNSTILE', siteKey: 'site' } },
  });
  expect(refused.body.proof).not.toHaveProperty('challenge');
  expect((await send(newEmail(), { 'x-proof': 'wrong' })).status).toBe(428);
  expect((await send(newEmail(), { 'x-proof': 'right' })).status).toBe(200);
  expect((await send(newEmail(), { 'x-proof': 'right' })).status).toBe(428);
});

const policyOf = async (from: TestClient, path: string) =>
  (await from.get(path, { accept: 'text/html' })).headers.get('content-security-policy');

const hashed = (text: string) => `'self' 'sha256-${createHash('sha256').update(text).digest('base64')}'`;
/** Of the page of the tests' renderer. */
const [scripts, styles] = [`script-src ${hashed('boot()')}`, `style-src ${hashed('p{color:red}')}`];
const rest =
  "img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

it('pages that send codes may load the captcha of the service, and no other page may', async () => {
  const cloudflare = 'https://challenges.cloudflare.com';
  expect(await policyOf(client, '/')).toBe(
    `default-src 'self'; ${scripts} ${cloudflare}; ${styles}; ${rest}; frame-src 'self' ${cloudflare}`,
  );
  expect(await policyOf(client, '/nope')).not.toContain(cloudflare);
  const keys = { HCAPTCHA_SITE_KEY: 'site', HCAPTCHA_SECRET_KEY: 'secret' };
  const other = await running.newInstance({ ...keys, TURNSTILE_SITE_KEY: '', TURNSTILE_SECRET_KEY: '' });
  const hcaptcha = 'https://hcaptcha.com https://*.hcaptcha.com';
  expect(await policyOf(new TestClient(other.origin), '/')).toBe(
    `default-src 'self'; ${scripts} ${hcaptcha}; ${styles} ${hcaptcha}; ${rest}; frame-src 'self' ${hcaptcha}; connect-src 'self' ${hcaptcha}`,
  );
  await other.stop();
});

it('without a captcha, pages may load what they could before', async () => {
  const without = await running.newInstance({ TURNSTILE_SITE_KEY: '', TURNSTILE_SECRET_KEY: '' });
  const policy = `default-src 'self'; ${scripts}; ${styles}; ${rest}`;
  expect(await policyOf(new TestClient(without.origin), '/')).toBe(policy);
  await without.stop();
});
