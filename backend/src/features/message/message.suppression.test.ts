import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emailContact } from '../../platform/contact/contact-key.ts';
import { createSecrets, keyedHash } from '../../platform/secrets/secrets.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createExclusion, createWaitlist, joinVerified } from '../../testing/scenarios.ts';
import {
  deleteSuppression,
  hashPads,
  insertSuppressions,
  type NewSuppression,
  suppressionLabel,
} from './message.suppression.repository.ts';
import { SuppressionService } from './message.suppression.service.ts';

const [first, second] = ['1', '2'].map((text) => text.repeat(32));
const keys = createSecrets(first ?? '').keys(suppressionLabel);
const change = { viewer: null, clientAddress: '127.0.0.1' };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const newAddress = () => `${randomUUID()}@example.com`;
const suppression = (emailKey: string, more: Partial<NewSuppression> = {}): NewSuppression => ({
  emailKey,
  scope: 'all',
  reason: 'manual',
  mailingSeq: null,
  ...more,
});
const isSuppressed = async (emailKey: string, stream: 'invites' | 'news', under = keys) =>
  (await database.pool.query('SELECT is_suppressed($1, $2, $3) AS yes', [emailKey, stream, hashPads(under)]))
    .rows[0].yes as boolean;

it('the database hashes contacts as the app does', async () => {
  for (const contact of ['email:ada@example.com', 'email:ä@例え.jp', 'x'.repeat(500)]) {
    const { rows } = await database.pool.query('SELECT contact_hash($1, $2) AS hash', [
      contact,
      hashPads(keys)[0],
    ]);
    expect(rows[0].hash).toBe(keyedHash(keys[0], contact));
  }
});

describe('a suppressed address', () => {
  it('gets nothing of its scope', async () => {
    const [all, news] = [newAddress(), newAddress()];
    await insertSuppressions(database.pool, keys, [suppression(all), suppression(news, { scope: 'news' })]);
    expect([await isSuppressed(all, 'invites'), await isSuppressed(all, 'news')]).toEqual([true, true]);
    expect([await isSuppressed(news, 'invites'), await isSuppressed(news, 'news')]).toEqual([false, true]);
  });

  it('keeps its first reason however often and wherever it is suppressed', async () => {
    const address = newAddress();
    const added = await Promise.all(
      Array.from({ length: 8 }, () => insertSuppressions(database.pool, keys, [suppression(address)])),
    );
    expect(added.toSorted()).toEqual([0, 0, 0, 0, 0, 0, 0, 1]);
    expect(
      await insertSuppressions(database.pool, keys, [suppression(address, { reason: 'complaint' })]),
    ).toBe(0);
    const { rows } = await database.pool.query('SELECT reason FROM suppression WHERE email_key = $1', [
      address,
    ]);
    expect(rows).toEqual([{ reason: 'manual' }]);
  });

  it('stays suppressed once under a changed application secret', async () => {
    const address = newAddress();
    await insertSuppressions(database.pool, keys, [suppression(address)]);
    const rotated = createSecrets(second ?? '', first).keys(suppressionLabel);
    expect(await insertSuppressions(database.pool, rotated, [suppression(address)])).toBe(0);
    const later = createSecrets(second ?? '').keys(suppressionLabel);
    for (const under of [rotated, later]) expect(await isSuppressed(address, 'news', under)).toBe(true);
    expect(await deleteSuppression(database.pool, later, suppression(address))).toBe(true);
    expect(await isSuppressed(address, 'news', later)).toBe(false);
  });

  it('is lifted by an admin, and only with an id that exists', async () => {
    const service = new SuppressionService(database.pool, keys);
    const address = newAddress();
    expect(await service.add({ email: `X${address}`.toUpperCase(), scope: 'all' }, change)).toMatchObject({
      ok: true,
    });
    const listed = await service.list({ search: `x${address}` });
    if (!listed.ok) throw new Error(listed.message);
    const [{ id, ...row } = { id: '' }] = listed.page.docs;
    expect(row).toMatchObject({ emailKey: `x${address}`, scope: 'all', reason: 'manual' });
    expect(await service.lift(id, change)).toMatchObject({ ok: true });
    expect(await service.lift(id, change)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await service.lift('rubbish', change)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await service.add({ email: 'rubbish', scope: 'all' }, change)).toMatchObject({
      fields: { email: expect.any(String) },
    });
    const { rows } = await database.pool.query(
      `SELECT action, details, target_name FROM audit_entry WHERE action LIKE 'message.%' ORDER BY action DESC`,
    );
    expect(rows).toEqual([
      { action: 'message.suppress', details: { scope: 'all' }, target_name: null },
      { action: 'message.lift-suppression', details: { scope: 'all', reason: 'manual' }, target_name: null },
    ]);
  });

  it('stays suppressed when its user is erased, without the address', async () => {
    const email = newAddress();
    const { id } = await joinVerified(database.pool, createWaitlist(database), { email, country: 'DE' });
    await insertSuppressions(database.pool, keys, [suppression(email)]);
    await createExclusion(database.pool).erase({ actor: { kind: 'command-line' } }, id);
    const hash = keyedHash(keys[0], emailContact(email));
    const { rows } = await database.pool.query('SELECT email_key FROM suppression WHERE contact_hash = $1', [
      hash,
    ]);
    expect(rows).toEqual([{ email_key: null }]);
    expect(await isSuppressed(email, 'invites')).toBe(true);
  });
});
