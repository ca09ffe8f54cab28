import type { ClientBase } from 'pg';
import { afterAll, beforeAll, it } from 'vitest';
import { expectConsistent } from '../../testing/consistency.ts';
import { changesOf } from '../../testing/list-changes.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { type MailServer, startMailServer } from '../../platform/mail/mail-server.scenario.ts';
import { randomRuns } from '../../testing/matrix.ts';
import { seedPeople, takeOutOfSearch } from '../../testing/people.ts';
import { createWaveInstance, type WaveInstance } from '../../testing/wave-instance.ts';
import { resultOf } from '../../platform/graphql/domain-error.ts';
import { parsePage } from '../../platform/paging/page.ts';
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

let database: TestDatabase;
let mails: MailServer;
let waves: WaveInstance;
beforeAll(async () => {
  database = await createTestDatabase();
  mails = await startMailServer();
  waves = createWaveInstance(database.newPool(), mails.port);
  await database.pool.query(`INSERT INTO tag (id, name) VALUES (gen_random_uuid(), 'VIP')`);
  await seedPeople(database.pool, seeded);
  while ((await addToSearch(database.pool, 500)).added > 0);
  await takeOutOfSearch(database.pool, 500);
});
afterAll(async () => {
  waves.close();
  await mails.stop();
  await database.drop();
});

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
  { verifiedBy: 'none' },
  { newsConsent: true },
  { newsConsent: false, states: ['waiting'] },
  { tags: ['VIP'] },
  { tags: ['VIP'], minPoints: 1 },
  { leaving: true },
  { leaving: false, held: false },
  { held: true },
];

/** Those about users who are there. */
const choicesOf = (people: readonly Person[]): readonly Choice[] => {
  const [best] = people.toSorted((one, other) => other.referralCount - one.referralCount);
  const own = { referredBy: best?.id ?? '' };
  const tree = { treeOf: best?.id ?? '' };
  const imports = people.flatMap(({ importId }) => (importId === '' ? [] : [importId]));
  const day = people.at(-1)?.day ?? '';
  return [
    own,
    tree,
    { ...tree, minPoints: 1 },
    { joinedFrom: day },
    { joinedTo: day, ...own },
    ...imports.slice(0, 1).map((id) => ({ imports: [id] })),
  ];
};

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
    const all = [...choices, ...choicesOf(people)];
    for (let tried = 0; tried < 12; tried += 1) {
      const choice = pick(all);
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
  'lists agree with the rows of their snapshot while users join, are invited, imported, blocked, merged, erased, tagged, held and given points',
  { timeout: 300_000 },
  async () => {
    const changes = changesOf(database, waves);
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
