import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import type { ApplicationQuery } from './ambassador.service.ts';
import { createWaitlist, joinVerified } from '../../testing/scenarios.ts';
import { applyVerified, createAmbassadors } from './ambassador.scenario.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  for (let number = 1; number <= 23; number += 1) {
    await applyVerified(database.pool, {
      firstName: `No${number}`,
      email: `applicant_${number}@example.com`,
      collegeName: number % 2 === 0 ? 'MIT 100%' : 'ETH',
    });
  }
});
afterAll(() => database.drop());

async function list(query: ApplicationQuery) {
  const outcome = await createAmbassadors(database.pool).list(query);
  if (!outcome.ok) throw new Error(outcome.code);
  const { docs, ...rest } = outcome.page;
  return { names: docs.map(({ firstName }) => firstName), ...rest };
}

describe('the list of applications', () => {
  it('is paged, newest first, with its total', async () => {
    expect(await list({})).toEqual({
      names: ['No23', 'No22', 'No21', 'No20', 'No19', 'No18', 'No17', 'No16', 'No15', 'No14'],
      totalDocs: 23,
      limit: 10,
      page: 1,
      totalPages: 3,
      hasPrevPage: false,
      hasNextPage: true,
      prevPage: null,
      nextPage: 2,
    });
    expect(await list({ page: 3 })).toEqual({
      names: ['No3', 'No2', 'No1'],
      totalDocs: 23,
      limit: 10,
      page: 3,
      totalPages: 3,
      hasPrevPage: true,
      hasNextPage: false,
      prevPage: 2,
      nextPage: null,
    });
    expect(await list({ page: 900, limit: 100 })).toMatchObject({
      names: [],
      totalDocs: 23,
      totalPages: 1,
      prevPage: 1,
    });
  });

  it.each([
    ['createdAt', 'ascending', ['No1', 'No2', 'No3']],
    ['createdAt', 'descending', ['No23', 'No22', 'No21']],
    ['firstName', 'ascending', ['No1', 'No10', 'No11']],
    ['firstName', 'descending', ['No9', 'No8', 'No7']],
    ['collegeName', 'ascending', ['No1', 'No3', 'No5']],
    ['collegeName', 'descending', ['No22', 'No20', 'No18']],
    ['phoneNo', 'descending', ['No23', 'No22', 'No21']],
  ] as const)('is sorted by %s %s', async (sort, direction, names) => {
    const order = { sort, direction };
    expect(await list({ order, limit: 3 })).toMatchObject({ names, totalDocs: 23 });
    const all = [];
    for (const page of [1, 2, 3, 4, 5]) all.push(...(await list({ order, limit: 5, page })).names);
    expect(all.slice(0, 3)).toEqual(names);
    expect(new Set(all).size).toBe(23);
  });

  it('gives everything an applicant said', async () => {
    const outcome = await createAmbassadors(database.pool).list({ limit: 1 });
    expect(outcome.ok ? outcome.page.docs : []).toEqual([
      {
        id: expect.any(String),
        firstName: 'No23',
        lastName: 'Hopper',
        email: 'applicant_23@example.com',
        phone: '+447400123456',
        collegeName: 'ETH',
        message: 'I want to help.\nVery much.',
        appliedAt: expect.any(Date),
        status: 'new',
        acceptedAt: null,
        noteCount: 0,
        signup: null,
        isStated: false,
      },
    ]);
  });

  it.each([
    ['a name', 'no2', 5],
    ['a whole name', 'NO22 hopper', 1],
    ['words in another order, and accents that are none', 'höpper no2', 5],
    ['a phone number as people write it', '07400 123-456', 23],
    ['an email, its underscore taken as it is', 'applicant_2', 5],
    ['nothing for an underscore that is none', 'no_', 0],
    ['a college, its percent sign taken as it is', '100%', 11],
    ['a backslash', '\\', 0],
    ['a phone number', '+447400', 23],
    ['blank', '  ', 23],
  ])('finds %s', async (_what, search, total) => {
    expect((await list({ search })).totalDocs).toBe(total);
  });

  it('finds the code of an applicant who has joined', async () => {
    const email = 'applicant_7@example.com';
    const { referralId } = await joinVerified(database.pool, createWaitlist(database), { email });
    expect(await list({ search: referralId.toLowerCase() })).toMatchObject({ names: ['No7'], totalDocs: 1 });
  });

  it('pages what it finds', async () => {
    expect(await list({ search: 'eth', limit: 5, page: 3 })).toMatchObject({
      names: ['No3', 'No1'],
      totalDocs: 12,
      totalPages: 3,
    });
  });

  it.each([
    [{ limit: 0 }, 'limit'],
    [{ limit: 101 }, 'limit'],
    [{ limit: 1.5 }, 'limit'],
    [{ page: 0 }, 'page'],
    [{ page: Number.MAX_SAFE_INTEGER }, 'page'],
    [{ page: Number.NaN }, 'page'],
    [{ search: 'a'.repeat(101) }, 'search'],
    [{ search: 'a\u0000b' }, 'search'],
  ])('refuses %j', async (query, field) => {
    const outcome = await createAmbassadors(database.pool).list(query);
    expect(outcome).toMatchObject({
      ok: false,
      code: 'VALIDATION_FAILED',
      fields: { [field]: expect.any(String) },
    });
  });
});
