import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { expect, it } from 'vitest';
import { type Answer, TestClient } from '../../testing/client.ts';
import { testApp } from '../../testing/app.ts';
import { newEmail } from './verification.scenario.ts';

const running = testApp({ PROOF_OF_WORK: 'always' });
const client = new TestClient(running);

async function solve(demand: { readonly kind: string; readonly challenge: Challenge }): Promise<string> {
  expect(demand.kind).toBe('ALTCHA');
  const { challenge } = demand;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

const rest = (email: string) => (headers: Record<string, string>) =>
  client.post('/api/sendOtp', { email, purpose: 'waitlist' }, headers);
const graphql = (email: string) => (headers: Record<string, string>) =>
  client.graphql(
    'mutation ($email: String!) { sendOtp(input: { channel: EMAIL, email: $email }) { codeLength } }',
    { email },
    headers,
  );

it.each([
  ['REST', rest, ({ status, body }: Answer) => ({ status, ...body })],
  ['GraphQL', graphql, ({ status, body }: Answer) => ({ status, ...body.errors?.[0]?.extensions })],
] as const)('a send over %s says what it needs, and is served with it', async (_api, callOf, failureOf) => {
  const call = callOf(newEmail());
  const refused = failureOf(await call({}));
  expect(refused).toMatchObject({ status: _api === 'REST' ? 428 : 200, code: 'PROOF_REQUIRED' });
  const served = await call({ 'x-proof': await solve(refused.proof) });
  expect(served.status).toBe(200);
  expect(JSON.stringify(served.body)).toContain('"codeLength":4');
  for (const wrong of ['', 'nonsense', 'A'.repeat(12_000)])
    expect(failureOf(await callOf(newEmail())({ 'x-proof': wrong })).code).toBe('PROOF_REQUIRED');
});
