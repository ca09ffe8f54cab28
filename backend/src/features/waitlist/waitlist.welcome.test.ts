import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../platform/database/database.ts';
import type { TryResult } from '../../platform/dispatch/dispatch-queue.ts';
import { keepingSender, sendNotices } from '../../platform/dispatch/notice.scenario.ts';
import { seedSignups } from '../../seed/seed-signups.ts';
import { testBrand } from '../../testing/brand.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createWaitlist, joinVerified, pointsPerReferral } from '../../testing/scenarios.ts';
import type { WaitlistService } from './waitlist.service.ts';
import { startingWriter } from '../../testing/starting-writer.ts';
import { welcomes } from './waitlist.welcome.kind.ts';
import { areWelcomesDue, queueAllWelcomes, queueWelcomes } from './waitlist.welcome.repository.ts';
import { WelcomeService } from './waitlist.welcome.service.ts';
import { welcomeWriter } from './waitlist.welcome.templates.ts';

let database: TestDatabase;
let waitlist: WaitlistService;

beforeAll(async () => {
  database = await createTestDatabase();
  waitlist = createWaitlist(database);
});
afterAll(() => database.drop());

const join = () => joinVerified(database.pool, waitlist);
const seed = (signups: number) =>
  seedSignups(database.pool, { signups, pointsPerReferral, onProgress: () => undefined });
const queueAll = () => inTransaction(database.pool, queueAllWelcomes);

const template = startingWriter('welcome', { brand: testBrand, publicUrl: 'https://waitlist.example.com' });
const write = welcomeWriter({
  brand: testBrand,
  publicUrl: () => 'https://waitlist.example.com',
  statusLink: ({ signupId }) => `https://waitlist.example.com/status?of=${signupId}`,
  findTemplate: () => Promise.resolve(template),
});
const welcomesTo = (sender = keepingSender()) => welcomes({ pool: database.pool, sender, write });

/** The welcome of a user; undefined: none is queued. */
async function welcomeOf(id: string): Promise<string | undefined> {
  const { rows } = await database.pool.query<{ state: string }>(
    `SELECT concat_ws(' ', state, reason) AS state FROM notice JOIN signup ON key = signup.seq::text WHERE kind = 'welcome' AND id = $1`,
    [id],
  );
  expect(rows.length).toBeLessThanOrEqual(1);
  return rows[0]?.state;
}

async function sendAll(result: TryResult = 'sent') {
  const sender = keepingSender(() => result);
  await sendNotices(database.pool, [welcomesTo(sender)]);
  return sender.sent;
}

describe('welcoming', () => {
  it('queues one message for each user who joined, however many instances do so concurrently', async () => {
    const joined = await Promise.all(Array.from({ length: 40 }, join));
    const instance = async (): Promise<void> => {
      while (await areWelcomesDue(database.pool))
        await inTransaction(database.pool, (client) => queueWelcomes(client, 7));
    };
    await Promise.all([instance(), instance(), instance()]);
    for (const { id } of joined) expect(await welcomeOf(id)).toBe('queued');
  });

  it('queues no more than it is asked to, each due since its user joined', async () => {
    await queueAll();
    const joined = await Promise.all(Array.from({ length: 25 }, join));
    const step = () => inTransaction(database.pool, (client) => queueWelcomes(client, 10));
    expect([await step(), await step(), await step(), await step()]).toEqual([10, 10, 5, 0]);
    const { rows } = await database.pool.query<{ early: number }>(
      `SELECT count(*)::int AS early FROM notice JOIN signup ON key = signup.seq::text
       WHERE id = ANY ($1) AND next_try_at = joined_at`,
      [joined.map(({ id }) => id)],
    );
    expect(rows).toEqual([{ early: 25 }]);
  });

  it('leaves out seeded users, not those who joined before them', async () => {
    const before = await join();
    await seed(50);
    const after = await join();
    const count = async () =>
      (await database.pool.query<{ welcomes: number }>('SELECT count(*)::int AS welcomes FROM notice'))
        .rows[0]?.welcomes ?? 0;
    const known = await count();
    await queueAll();
    expect([await welcomeOf(before.id), await welcomeOf(after.id)]).toEqual(['queued', 'queued']);
    expect((await count()) - known).toBe(1);
  });

  it('queues no one when the transaction is rolled back', async () => {
    const { id } = await join();
    const givenUp = inTransaction(database.pool, async (client) => {
      await queueAllWelcomes(client);
      throw new Error('given up');
    });
    await expect(givenUp).rejects.toThrow('given up');
    expect(await welcomeOf(id)).toBeUndefined();
    await queueAll();
    expect(await welcomeOf(id)).toBe('queued');
  });

  it('tells each user their rank and code, at the contact they verified, once', async () => {
    await sendAll();
    const { id, referralId } = await join();
    const sent = await sendAll();
    const { rows } = await database.pool.query<{ email: string }>('SELECT email FROM signup WHERE id = $1', [
      id,
    ]);
    expect(sent).toMatchObject([{ channel: 'email', address: rows[0]?.email }]);
    expect(JSON.stringify(sent)).toContain(`/?ref=${referralId}`);
    expect(JSON.stringify(sent)).toContain(`/status?of=${id}`);
    expect(await welcomeOf(id)).toBe('sent');
    expect(await sendAll()).toEqual([]);
  });

  it('sends a hundred a second at most, so that a backlog takes little from those who are joining', async () => {
    await sendAll();
    const joined = 230;
    await seed(joined);
    await database.pool.query('UPDATE welcome_head SET last_seq = last_seq - $1', [joined]);
    const sender = keepingSender();
    const begunAt = performance.now();
    const seconds: number[] = [];
    const noting = {
      ...sender,
      send: (...args: Parameters<typeof sender.send>) => {
        seconds.push(Math.floor((performance.now() - begunAt) / 1000));
        return sender.send(...args);
      },
    };
    await sendNotices(database.pool, [welcomesTo(noting)]);
    expect(sender.sent).toHaveLength(joined);
    expect(Math.max(...seconds)).toBeGreaterThanOrEqual(2);
  });
});

const setStanding = (id: string, standing: string) =>
  database.pool.query('SELECT waitlist_set_standing(ARRAY[seq], $2) FROM signup WHERE id = $1', [
    id,
    standing,
  ]);
const setBlocked = (id: string, isBlocked: boolean) =>
  database.pool.query('UPDATE signup SET blocked_at = CASE WHEN $2 THEN now() END WHERE id = $1', [
    id,
    isBlocked,
  ]);

describe('a welcome', () => {
  const decision = { actor: { kind: 'command-line' } } as const;
  const service = () => new WelcomeService(database.pool);
  const outcomeOf = async (id: string, of = service()) => {
    const outcome = await of.resend(decision, id);
    return outcome.ok ? 'queued' : outcome.code;
  };

  it.each([
    {
      what: 'was invited',
      before: (id: string) => setStanding(id, 'away'),
      after: (id: string) => setStanding(id, 'waiting'),
      state: 'skipped INVITED',
    },
    {
      what: 'was blocked',
      before: (id: string) => setBlocked(id, true),
      after: (id: string) => setBlocked(id, false),
      state: 'skipped BLOCKED',
    },
  ])(
    'whose user $what before it was sent announces no lost rank, and can be sent once they wait again',
    async ({ before, after, state }) => {
      const { id } = await join();
      await queueAll();
      await before(id);
      expect(JSON.stringify(await sendAll())).not.toContain(id);
      expect(await welcomeOf(id)).toBe(state);
      expect(await outcomeOf(id)).toBe('WELCOME_NOT_FAILED');
      await after(id);
      expect(await outcomeOf(id)).toBe('queued');
      expect(JSON.stringify(await sendAll())).toContain(id);
    },
  );

  it('that failed is queued again exactly once, even in a race on two instances, and audited', async () => {
    const { id } = await join();
    await sendAll('refused');
    expect(await welcomeOf(id)).toBe('refused');
    const services = [service(), new WelcomeService(database.newPool())];
    const outcomes = await Promise.all(
      [...services, ...services, ...services].map((each) => outcomeOf(id, each)),
    );
    expect(outcomes.toSorted()).toEqual([...Array<string>(5).fill('WELCOME_NOT_FAILED'), 'queued']);
    const { rowCount } = await database.pool.query(
      `SELECT FROM audit_entry WHERE action = 'signup.resend-welcome' AND target_id = $1`,
      [id],
    );
    expect(rowCount).toBe(1);
    await sendAll();
    expect(await welcomeOf(id)).toBe('sent');
    expect(await outcomeOf(id)).toBe('WELCOME_NOT_FAILED');
  });

  it('stays failed for erased users, and no one is told that they exist', async () => {
    const { id } = await join();
    await sendAll('refused');
    await database.pool.query('UPDATE signup SET erased_at = now() WHERE id = $1', [id]);
    expect(await outcomeOf(id)).toBe('NOT_FOUND');
    expect(await welcomeOf(id)).toBe('refused');
  });
});
