import type { ClientBase } from 'pg';
import { afterAll, beforeAll, it } from 'vitest';
import { expectConsistent } from '../../testing/consistency.ts';
import { callerAs } from '../../testing/accounts.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { randomRuns } from '../../testing/matrix.ts';
import { seedPeople, takeOutOfSearch } from '../../testing/people.ts';
import { createExclusion, createWaitlist, joinVerified } from '../../testing/scenarios.ts';
import { createSecrets } from '../../platform/secrets/secrets.ts';
import { resultOf } from '../../platform/graphql/domain-error.ts';
import { parsePage } from '../../platform/paging/page.ts';
import { BulkService } from '../bulk/bulk.service.ts';
import { GrantService } from '../fairness/fairness.grant.service.ts';
import { InviteService } from '../invite/invite.service.ts';
import { createMerges, merge } from '../merge/merge.scenario.ts';
import { maintainRanks } from '../referral/referral.repository.ts';
import { readFilter } from '../segment/segment.rules.ts';
import { readList } from './user.list.repository.ts';
import {
  type Choice,
  expectRight,
  type Listed,
  orders,
  type Person,
  readPeople,
} from './user.list.scenario.ts';
import { addToSearch } from './user.search-table.repository.ts';

const seeded = 800;
const caller = callerAs('ADMIN');
const decision = { actor: { kind: 'command-line' } } as const;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedPeople(database.pool, seeded);
  while ((await addToSearch(database.pool, 500)).added > 0);
  await takeOutOfSearch(database.pool, 500);
});
afterAll(() => database.drop());

/** Ids of waiting users, the best first. */
async function waiting(number: number, after = 0): Promise<readonly string[]> {
  const { rows } = await database.pool.query<{ id: string }>(
    `SELECT id FROM signup LEFT JOIN score USING (seq)
     WHERE blocked_at IS NULL AND erased_at IS NULL AND coalesce(standing, 'waiting') = 'waiting'
     ORDER BY coalesce(points, 0) DESC, seq OFFSET $2 LIMIT $1`,
    [number, after],
  );
  return rows.map(({ id }) => id);
}

/** What goes on beside the lists, each again and again, at the same time as the others. */
const changes: Readonly<Record<string, () => Promise<unknown>>> = {
  async joins() {
    const { rows } = await database.pool.query<{ code: string }>(
      'SELECT referral_id AS code FROM signup WHERE erased_at IS NULL ORDER BY seq % 97, seq DESC LIMIT 4',
    );
    const waitlist = createWaitlist(database);
    await Promise.all(
      [...rows, ...rows].map(({ code }) => joinVerified(database.pool, waitlist, { referralCode: code })),
    );
  },
  async waves() {
    const invites = new InviteService({
      pool: database.pool,
      secrets: createSecrets('a secret of the tests, long enough for them'),
      webAppUrl: null,
    });
    const ids = await waiting(10);
    await invites.invite(decision, { ids, expiresInMinutes: 1000 });
    const { rows } = await database.pool.query<{ id: string }>(
      `SELECT id FROM invite WHERE state = 'issued' ORDER BY seq DESC LIMIT 4`,
    );
    const [first, second, third] = rows;
    await invites.accept(decision, first?.id ?? '');
    await invites.revoke(decision, second?.id ?? '');
    await invites.revoke(decision, third?.id ?? '');
  },
  async bulk() {
    const bulk = new BulkService(database.pool, createExclusion(database.pool));
    const input = { kind: 'block', filter: { countries: ['DE', 'US'], states: ['waiting'] } } as const;
    const { version } = resultOf(await bulk.preview(input, caller)).preview;
    const started = await bulk.start({ ...input, version }, caller);
    // Others changed it: the next one is another preview.
    if (started.ok) resultOf(await bulk.undo(started.action.id, caller));
  },
  async points() {
    const grants = new GrantService(database.pool);
    const [best, other] = await waiting(2, 30);
    for (const userId of [best ?? '', other ?? ''])
      await grants.grant({ userId, points: 25, reason: 'A talk', isVisible: false }, caller);
    const [given] = await grants.ofUser(best ?? '');
    await grants.takeBack(given?.id ?? '', caller);
  },
  async merges() {
    const [one = '', other = ''] = await waiting(2, 60);
    await merge(createMerges(database.pool), one, other);
    await createExclusion(database.pool).erase(decision, (await waiting(1, 90))[0] ?? '');
  },
  async copies() {
    await addToSearch(database.pool, 7);
    await maintainRanks(database.pool);
  },
};

const choices: readonly Choice[] = [
  {},
  { states: ['waiting'] },
  { states: ['invited', 'accepted'] },
  { states: ['blocked', 'erased'] },
  { countries: ['DE'] },
  { countries: ['IN'], states: ['waiting', 'blocked'] },
  { minPoints: 1 },
  { minPoints: 20, states: ['waiting'] },
  { minReferrals: 1, maxReferrals: 3 },
  { minReferrals: 1, countries: ['DE', 'IN', 'US'] },
  { search: 'ar' },
  { search: 'a', states: ['waiting'] },
  { verifiedBy: 'email', minPoints: 0, maxPoints: 10 },
];

/** The lists as the transaction of a client sees them. */
const listsOf = (client: ClientBase, people: readonly Person[], countedAtMost: number): Listed => ({
  countedAtMost,
  among: () => true,
  async list(choice, order, page, limit) {
    const { filter } = resultOf(readFilter(choice));
    const { request } = resultOf(parsePage({ page, limit }));
    const wanted = { ...filter, referrers: false };
    const listed = await readList(client, wanted, order, request, { countedAtMost });
    if (listed === null) throw new Error(`Page ${page} is not within reach`);
    const docs = listed.seqs.map((seq) => ({ id: people[Number(seq) - 1]?.id ?? '' }));
    return { ok: true, page: { docs, totalDocs: listed.total, totalIsExact: listed.totalIsExact } };
  },
});

const pick = <Value>(values: readonly Value[]): Value => {
  const value = values[Math.floor(Math.random() * values.length)];
  if (value === undefined) throw new Error('There is nothing to pick');
  return value;
};

/** Compares some lists with the rows of one snapshot. @returns what the snapshot has. */
async function expectSnapshotRight(): Promise<string> {
  const client = await database.pool.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await client.query('SET LOCAL max_parallel_workers_per_gather = 0');
    const people = await readPeople(client);
    for (let tried = 0; tried < 12; tried += 1) {
      const choice = pick(choices);
      const isWalked = Object.keys(choice).length > 0 && tried % 2 === 0;
      await expectRight(people, listsOf(client, people, isWalked ? 60 : 100_000), choice, pick(orders));
    }
    await client.query('COMMIT');
    const ranked = people.map(({ state, referralPoints }) => `${state} ${referralPoints}`);
    return ranked.join();
  } finally {
    client.release(true);
  }
}

it(
  'lists agree with the rows of their snapshot while users join, are invited, blocked and unblocked, merged, erased and given points',
  { timeout: 120_000 },
  async () => {
    const rounds = new Map(Object.keys(changes).map((name) => [name, 0]));
    const seen = new Set<string>();
    let isOver = false;
    const repeated = async (work: () => Promise<void>) => {
      try {
        while (!isOver) await work();
      } finally {
        isOver = true;
      }
    };
    await Promise.all([
      ...Object.entries(changes).map(([name, change]) =>
        repeated(async () => {
          await change();
          rounds.set(name, (rounds.get(name) ?? 0) + 1);
        }),
      ),
      repeated(async () => {
        seen.add(await expectSnapshotRight());
        isOver = seen.size >= randomRuns(60) && [...rounds.values()].every((times) => times > 1);
      }),
    ]);
    await expectConsistent(database.pool);
  },
);
