import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSecrets } from '../../platform/secrets/secrets.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { MailEventService } from '../message/message.events.service.ts';
import { suppressionLabel } from '../message/message.suppression.repository.ts';
import {
  bookKind,
  byKey,
  createBooks,
  kindsOf,
  seedRunning,
  seedUsers,
  stateOf,
} from './mailing.scenario.ts';
import type { MailingRow } from './mailing.repository.ts';
import { MailingService } from './mailing.service.ts';

let database: TestDatabase;
let events: MailEventService;
beforeEach(async () => {
  database = await createTestDatabase();
  await createBooks(database.pool);
  events = new MailEventService(
    database.pool,
    createSecrets('a secret of the tests, long enough for them').keys(suppressionLabel),
  );
});
afterEach(() => database.drop());

/** A mailing that has sent its messages to everyone but one user, who comes last. */
async function sentTo(people: number): Promise<MailingRow> {
  await seedUsers(database.pool, people + 1);
  const mailing = await seedRunning(database.pool, bookKind(database.pool));
  await database.pool.query(
    `UPDATE mailing_recipient SET state = 'sent', sent_at = now(), marked_at = now() WHERE place <= $1`,
    [people],
  );
  await database.pool.query('UPDATE mailing SET sent = $1', [people]);
  return mailing;
}

/** Reports about the users with these numbers. */
async function report(
  type: 'bounce' | 'complaint',
  from: number,
  to: number,
  permanent = true,
): Promise<void> {
  const { rows } = await database.pool.query<{ email: string }>(
    'SELECT email FROM signup WHERE seq BETWEEN $1 AND $2',
    [from, to],
  );
  const given = rows.map(({ email }) => ({ type, permanent, email }));
  const outcome = await events.report(given, { viewer: byKey.viewer, clientAddress: '127.0.0.1' });
  expect(outcome).toMatchObject({ ok: true });
}
const reason = async () =>
  (await database.pool.query<{ reason: string | null }>('SELECT pause_reason AS reason FROM mailing')).rows[0]
    ?.reason;

describe('reports of mail providers', () => {
  it.for([
    ['bounce', 200, 10, 'bounces'],
    ['complaint', 1000, 3, 'complaints'],
  ] as const)(
    'of type %s after %i messages pause a mailing from %i on',
    async ([type, sent, enough, why]) => {
      const mailing = await sentTo(sent);
      await report(type, 1, enough - 1);
      await report(type, 1, enough - 1); // repeated, as providers do
      await report('bounce', 50, 90, false); // not for good
      expect(await stateOf(database.pool, mailing)).toBe('running');
      await report(type, enough, enough);
      expect([await stateOf(database.pool, mailing), await reason()]).toEqual(['paused', why]);
    },
  );

  it.for([
    ['bounce', 199, 150],
    ['complaint', 999, 90],
  ] as const)(
    'of type %s after only %i messages, %i of them, pause nothing',
    async ([type, sent, reports]) => {
      const mailing = await sentTo(sent);
      await report(type, 1, reports);
      expect(await stateOf(database.pool, mailing)).toBe('running');
    },
  );

  it('are counted against the mailing that wrote last, and no longer once it was resumed', async () => {
    const first = await sentTo(300);
    await database.pool.query(
      `UPDATE mailing_recipient SET marked_at = now() - interval '1 day' WHERE marked_at IS NOT NULL`,
    );
    const second = await seedRunning(database.pool, bookKind(database.pool));
    await database.pool.query(
      `UPDATE mailing_recipient SET state = 'sent', sent_at = now(), marked_at = now() WHERE mailing_seq = $1`,
      [second.seq],
    );
    await database.pool.query('UPDATE mailing SET sent = 300 WHERE seq = $1', [second.seq]);
    await report('bounce', 1, 20);
    expect([await stateOf(database.pool, first), await stateOf(database.pool, second)]).toEqual([
      'running',
      'paused',
    ]);
    const known = await database.pool.query('SELECT DISTINCT mailing_seq::text AS seq FROM suppression');
    expect(known.rows).toEqual([{ seq: second.seq }]);
    await new MailingService(database.pool, kindsOf(bookKind(database.pool))).resume(byKey, second.id);
    await report('bounce', 21, 30);
    expect(await stateOf(database.pool, second)).toBe('running');
  });
});
