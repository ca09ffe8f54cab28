import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../platform/database/database.ts';
import { seedAdmin } from '../../testing/accounts.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createExclusion, createWaitlist, joinVerified } from '../../testing/scenarios.ts';
import type { Role } from '../../platform/auth/role.ts';
import { digests } from './digest.kind.ts';
import { type DayFigures, figuresOf, isSubscribed, setSubscribed } from './digest.repository.ts';
import { digestWriter } from './digest.templates.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const query = async (sql: string, ...values: readonly unknown[]) =>
  (await database.pool.query(sql, [...values])).rows;

/** An account that has wanted the digest for days. */
async function subscriber(role: Role = 'ADMIN') {
  const admin = await seedAdmin(database.pool, role);
  await setSubscribed(database.pool, admin.id, true);
  await query(
    `UPDATE digest_subscription SET since = now() - interval '3 days' WHERE admin_id = $1`,
    admin.id,
  );
  return admin;
}

const nothing: DayFigures = {
  ...{ joined: 0, added: 0, invited: 0, accepted: 0, bounced: 0, refused: 0 },
  ...{ applications: 0, held: 0, accounts: 0, endpoints: 0 },
};
const write = digestWriter({
  brand: { name: 'Acme', legalName: 'Acme Inc.', supportEmail: 'help@acme.example', address: 'Here' },
  publicUrl: () => 'https://acme.example',
});

/** @param hour 0: it is past; 24: it comes no more today. */
const kindAt = (hour: number) => digests({ pool: database.pool, sender: {} as never, write, hour });
const claim = (hour = 0) =>
  inTransaction(database.pool, async (client) => kindAt(hour).claims?.claim(client, 100) ?? 0);
const isDue = (hour = 0) => kindAt(hour).claims?.isDue();
const keys = async (): Promise<readonly string[]> =>
  (await query(`SELECT key FROM notice WHERE kind = 'digest' ORDER BY seq`)).map(({ key }) => key);

describe('the daily digest', () => {
  it('is off until an account turns it on, and off again at once', async () => {
    const { id } = await seedAdmin(database.pool);
    expect(await isSubscribed(database.pool, id)).toBe(false);
    for (const on of [true, true, false, false]) {
      await setSubscribed(database.pool, id, on);
      expect(await isSubscribed(database.pool, id)).toBe(on);
    }
    expect(await isDue()).toBe(false);
    const other = await subscriber();
    await claim();
    await setSubscribed(database.pool, other.id, false);
    expect([...(await kindAt(0).messages(await keys())).keys()]).toEqual([]);
  });

  it('is queued once for each account and day, however many instances do, and not before its hour', async () => {
    const all = [await subscriber(), await subscriber('VIEWER'), await subscriber('EDITOR')];
    expect([await isDue(24), await claim(24)]).toEqual([false, 0]);
    expect(await isDue()).toBe(true);
    await Promise.all(Array.from({ length: 5 }, () => claim()));
    await claim();
    expect(await isDue()).toBe(false);
    const queued = await keys();
    expect(queued.map((key) => key.split('/')[0]).sort()).toEqual(all.map(({ id }) => id).sort());
    await query(`UPDATE notice SET key = split_part(key, '/', 1) || '/2020-01-01' WHERE kind = 'digest'`);
    expect(await isDue()).toBe(true);
    await claim();
    expect(await keys()).toHaveLength(6);
  });

  it('begins at the next hour after it was turned on', async () => {
    const { id } = await seedAdmin(database.pool);
    await setSubscribed(database.pool, id, true);
    expect(await isDue()).toBe(false);
  });

  it('goes to nobody who was removed, also not if it is queued, and is not sent late', async () => {
    const [removed, late, here] = [await subscriber(), await subscriber(), await subscriber()];
    await query(
      `INSERT INTO admin_account (id, name, email, email_key, password_hash, role, state) SELECT gen_random_uuid(), '', 'p', 'p', password_hash, 'VIEWER', 'pending' FROM admin_account LIMIT 1`,
    );
    await claim();
    await query(
      `UPDATE admin_account SET state = 'removed', removed_at = now(), password_hash = NULL WHERE id = $1`,
      removed.id,
    );
    await query(
      `UPDATE notice SET key = $1 || '/' || (now() AT TIME ZONE 'UTC')::date - 1 WHERE kind = 'digest' AND key LIKE $1 || '/%'`,
      late.id,
    );
    const answers = await kindAt(0).messages(await keys());
    expect([...answers.keys()].map((key) => key.split('/')[0])).toEqual([here.id]);
    const gone = await subscriber();
    await query(
      `UPDATE admin_account SET state = 'removed', removed_at = now(), password_hash = NULL WHERE id = $1`,
      gone.id,
    );
    await claim();
    expect((await keys()).some((key) => key.startsWith(gone.id))).toBe(false);
  });

  it('is not sent without anything to tell', async () => {
    await subscriber();
    await claim();
    expect([...(await kindAt(0).messages(await keys())).values()]).toEqual([{ skip: 'NOTHING_NEW' }]);
    const day = new Date();
    expect(write({ day, figures: nothing, isAdmin: true })).toBeNull();
    for (const figure of Object.keys(nothing))
      expect(write({ day, figures: { ...nothing, [figure]: 1 }, isAdmin: true })?.text).toMatch(/\n- 1 /);
  });

  it('tells of accounts and webhooks to ADMINs only', () => {
    const day = new Date('2026-11-28T00:00:00Z');
    const figures = { ...nothing, joined: 1204, accounts: 2, endpoints: 1 };
    const texts = [true, false].map((isAdmin) => write({ day, figures, isAdmin })?.text ?? '');
    for (const text of texts) {
      expect(text).toContain('Saturday, November 28');
      expect(text).toContain(
        '- 1,204 users joined.\n  https://acme.example/admin/userManagement?joinedFrom=2026-11-28&joinedTo=2026-11-28',
      );
      expect(text).toContain('https://acme.example/admin/account');
    }
    expect(texts.map((text) => /account waits|accounts wait|webhook/.test(text))).toEqual([true, false]);
    expect(write({ day, figures: { ...nothing, accounts: 2 }, isAdmin: false })).toBeNull();
  });
});

it('the figures are those of the whole day, UTC, without users who were blocked or erased', async () => {
  const { pool } = database;
  const day = new Date(Date.now() - 86_400_000);
  day.setUTCHours(0, 0, 0, 0);
  const at = (hours: number) => new Date(day.getTime() + hours * 3_600_000);
  const waitlist = createWaitlist(database);
  const ids: string[] = [];
  for (const hours of [-1, 0, 1, 2, 3, 23.99, 24]) {
    const { id } = await joinVerified(pool, waitlist);
    ids.push(id);
    await query('UPDATE signup SET joined_at = $2 WHERE id = $1', id, at(hours));
  }
  const [early = '', first = '', imported = '', blocked = '', gone = '', last = ''] = ids;
  await query('UPDATE signup SET verified_by = NULL WHERE id = $1', imported);
  const exclusion = createExclusion(pool);
  await exclusion.block({ actor: { kind: 'command-line' } }, blocked);
  await exclusion.erase({ actor: { kind: 'command-line' } }, gone);
  for (const [id, issued, accepted] of [
    [early, -1, 5],
    [first, 5, null],
    [last, 24, null],
    [blocked, 5, 6],
  ] as const)
    await query(
      `INSERT INTO invite (id, signup_seq, state, issued_at, expires_at, accepted_at)
       SELECT gen_random_uuid(), seq, CASE WHEN $3::timestamptz IS NULL THEN 'issued' ELSE 'accepted' END, $2, now() + interval '9 days', $3 FROM signup WHERE id = $1`,
      id,
      at(issued),
      accepted === null ? null : at(accepted),
    );
  await query(
    `INSERT INTO suppression (contact_hash, scope, reason, at) VALUES ('a', 'all', 'bounce', $1), ('a', 'news', 'complaint', $1), ('b', 'all', 'manual', $1), ('c', 'all', 'bounce', $2)`,
    at(4),
    at(24),
  );
  await query(
    `INSERT INTO notice (kind, key, state, next_try_at, settled_at) VALUES ('x', '1', 'refused', NULL, $1), ('x', '2', 'sent', NULL, $1), ('x', '3', 'refused', NULL, $2)`,
    at(4),
    at(25),
  );
  await seedAdmin(pool, 'VIEWER', 'pending');
  expect(await figuresOf(pool, day)).toEqual({
    ...nothing,
    ...{ joined: 2, added: 1, invited: 1, accepted: 1, bounced: 1, refused: 1, accounts: 1 },
  });
});
