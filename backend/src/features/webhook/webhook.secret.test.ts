import { randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { createSecrets } from '../../platform/secrets/secrets.ts';
import { secretOf, signedHeaders } from './webhook.secret.ts';

const old = 'a secret of the tests, long enough for them';
const secrets = createSecrets(old);
const now = new Date();
const soon = new Date(now.getTime() + 60_000);
const endpoint = { id: randomUUID(), secretVersion: 1, previousUntil: null };
const message = { id: 'evt_a', body: '{"type":"webhook.test"}' };

const verifies = (
  secret: string,
  headers: Readonly<Record<string, string>>,
  body = message.body,
): boolean => {
  try {
    new Webhook(secret).verify(body, { ...headers });
    return true;
  } catch {
    return false;
  }
};

describe('a signature', () => {
  it('verifies with the secret of its endpoint and version, and no other', () => {
    const headers = signedHeaders(secrets, endpoint, message, now);
    expect(secretOf(secrets, endpoint)).toMatch(/^whsec_[\w+/]{43}=$/);
    expect(verifies(secretOf(secrets, endpoint), headers)).toBe(true);
    expect(verifies(secretOf(secrets, { ...endpoint, secretVersion: 2 }), headers)).toBe(false);
    expect(verifies(secretOf(secrets, { ...endpoint, id: randomUUID() }), headers)).toBe(false);
    expect(verifies(secretOf(secrets, endpoint), headers, `${message.body} `)).toBe(false);
    expect(verifies(secretOf(secrets, endpoint), { ...headers, 'webhook-id': 'evt_b' })).toBe(false);
  });

  it('verifies with the secret before while a rotation overlaps, and not after', () => {
    const rotated = { ...endpoint, secretVersion: 2, previousUntil: soon };
    const before = secretOf(secrets, endpoint);
    const during = signedHeaders(secrets, rotated, message, now);
    expect([verifies(before, during), verifies(secretOf(secrets, rotated), during)]).toEqual([true, true]);
    const after = signedHeaders(secrets, { ...rotated, previousUntil: now }, message, now);
    expect([verifies(before, after), verifies(secretOf(secrets, rotated), after)]).toEqual([false, true]);
  });

  it('verifies with the secret under the previous application secret while that is accepted', () => {
    const fresh = createSecrets('another secret of the tests, long enough', old);
    const headers = signedHeaders(fresh, endpoint, message, now);
    expect(verifies(secretOf(secrets, endpoint), headers)).toBe(true);
    expect(verifies(secretOf(fresh, endpoint), headers)).toBe(true);
  });
});
