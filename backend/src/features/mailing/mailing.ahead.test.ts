import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DispatchMessage, TryResult } from '../../platform/dispatch/dispatch-queue.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import {
  bookKind,
  createBooks,
  kindsOf,
  recipientsOf,
  runOnce,
  seedRunning,
  seedUsers,
  stateOf,
  until,
} from './mailing.scenario.ts';

const people = 40;

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
  await createBooks(database.pool);
  await seedUsers(database.pool, people);
});
afterEach(() => database.drop());

/** A run whose first messages stay in progress until they are released. */
async function holdFirstMessages() {
  const { pool } = database;
  const plain = bookKind(pool);
  let lookedUp = 0;
  const kind = bookKind(pool, {
    async messages(mailing, seqs) {
      const found = await plain.messages(mailing, seqs);
      lookedUp += found.size;
      return found;
    },
  });
  const mailing = await seedRunning(pool, kind);
  const sent: string[] = [];
  const gate = Promise.withResolvers<void>();
  const sender = {
    isAvailable: () => true,
    async send({ address }: DispatchMessage): Promise<TryResult> {
      sent.push(address);
      await gate.promise;
      return 'sent';
    },
  };
  const running = runOnce(pool, { kinds: kindsOf(kind), sender });
  await until(() => sent.length === 16 && lookedUp >= 32, 'the next group was looked up');
  const finish = async () => {
    gate.resolve();
    await running;
  };
  return { mailing, sent, finish };
}

describe('while messages are handed over', () => {
  it('the next ones are claimed and prepared, but not marked: 16 at most are in doubt', async () => {
    const { mailing, sent, finish } = await holdFirstMessages();
    expect(await recipientsOf(database.pool, mailing)).toEqual({ sending: 16, queued: people - 16 });
    await finish();
    expect(await recipientsOf(database.pool, mailing)).toEqual({ sent: people });
    expect(new Set(sent).size).toBe(people);
    expect(sent).toHaveLength(people);
    expect(await stateOf(database.pool, mailing)).toBe('done');
  });

  it('and that takes long, the next ones are prepared again: nothing goes to users who left meanwhile', async () => {
    const { mailing, sent, finish } = await holdFirstMessages();
    const { rows } = await database.pool.query<{ email: string }>(
      `UPDATE signup SET erased_at = now() FROM mailing_recipient AS recipient
       WHERE recipient.signup_seq = signup.seq AND recipient.place = 20 RETURNING email`,
    );
    const heldSince = performance.now();
    await until(() => performance.now() - heldSince > 1_100, 'what was prepared is old');
    await finish();
    expect(await recipientsOf(database.pool, mailing)).toEqual({ sent: people - 1, skipped: 1 });
    expect(sent).not.toContain(rows[0]?.email);
  });

  it('and one hangs, all others go out meanwhile', async () => {
    const { pool } = database;
    const kind = bookKind(pool);
    const mailing = await seedRunning(pool, kind);
    const gate = Promise.withResolvers<void>();
    let hanging = 0;
    const sender = {
      isAvailable: () => true,
      async send(): Promise<TryResult> {
        hanging += 1;
        if (hanging === 1) await gate.promise;
        return 'sent';
      },
    };
    const running = runOnce(pool, { kinds: kindsOf(kind), sender });
    await until(
      async () => (await recipientsOf(pool, mailing))['sent'] === people - 1,
      'all others have theirs',
    );
    expect(await recipientsOf(pool, mailing)).toEqual({ sending: 1, sent: people - 1 });
    gate.resolve();
    await running;
    expect(await recipientsOf(pool, mailing)).toEqual({ sent: people });
  });

  it('and the first does not get through, all others are sent immediately', async () => {
    const { pool } = database;
    const kind = bookKind(pool);
    const mailing = await seedRunning(pool, kind);
    let tries = 0;
    const sender = {
      isAvailable: () => true,
      send(): Promise<TryResult> {
        tries += 1;
        return Promise.resolve(tries === 1 ? 'away' : 'sent');
      },
    };
    await runOnce(pool, { kinds: kindsOf(kind), sender });
    expect(await recipientsOf(pool, mailing)).toEqual({ sent: people - 1, queued: 1 });
    expect(tries).toBe(people);
  });
});
