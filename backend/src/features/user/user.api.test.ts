import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { listedFields } from '../waitlist/waitlist.fields.ts';
import { testApp } from '../../testing/app.ts';
import { TestClient } from '../../testing/client.ts';
import { chosenBroker, createWaitlist, joinVerified, pointsPerReferral } from '../../testing/scenarios.ts';
import { seedSession } from '../../testing/accounts.ts';
import { block, erase } from '../../testing/people.ts';

const running = testApp();
const client = new TestClient(running);
let token: Readonly<Record<string, string>>;
/** By first name: Ada referred Bob, Cy and Di; Di is blocked, El erased. */
const ids = new Map<string, string>();
const idOf = (name: string): string => ids.get(name) ?? '';
beforeAll(async () => {
  const { pool } = running.database;
  token = await seedSession(pool, 'VIEWER');
  const waitlist = createWaitlist(running.database);
  let code: string | null = null;
  for (const firstName of ['Zoe', 'Ada', 'Bob', 'Cy', 'Di', 'El']) {
    const joined = await joinVerified(pool, waitlist, { firstName, referralCode: code });
    ids.set(firstName, joined.id);
    if (firstName === 'Ada') code = joined.referralId;
    if (firstName === 'Di') code = null;
  }
  await block(pool, 5);
  await erase(pool, 6);
});

const users = async (query = '') => (await client.get(`/api/admin/getusers${query}`, token)).body;
const firstNames = (docs: readonly { readonly firstName: string }[]) =>
  docs.map(({ firstName }) => firstName).join(' ');
const ask = async (query: string, variables: Readonly<Record<string, unknown>> = {}) =>
  (await client.graphql(query, variables, token)).body;

describe('the list of people', () => {
  it('shows everything about them', async () => {
    const { result } = await users();
    expect(firstNames(result.docs)).toBe(' Di Cy Bob Ada Zoe');
    expect(result).toMatchObject({
      totalDocs: 6,
      totalIsExact: true,
      page: 1,
      totalPages: 1,
      nextPage: null,
    });
    expect(result.docs[4]).toMatchObject({
      _id: idOf('Ada'),
      firstName: 'Ada',
      lastName: 'Lovelace',
      country: 'Germany',
      broker: chosenBroker.label,
      referralPoints: 2 * pointsPerReferral,
      referralCount: 2,
      rank: 1,
      state: 'waiting',
      phoneNo: expect.any(Number),
      createdAt: expect.any(String),
      referralCode: null,
    });
    expect(result.docs[1]).toMatchObject({ state: 'blocked', rank: null });
    expect(result.docs[0]).toMatchObject({
      firstName: '',
      email: '',
      phoneNo: null,
      country: null,
      broker: null,
      state: 'erased',
      rank: null,
    });
  });

  it.each([
    ['firstName', 'Ada Bob Cy Di Zoe '],
    ['-firstName', 'Zoe Di Cy Bob Ada '],
    ['rank', 'Ada Zoe Bob Cy Di '],
    ['-rank', 'Cy Bob Zoe Ada Di '],
    ['-referralPoints', 'Ada Zoe Bob Cy Di '],
    ['createdAt', 'Zoe Ada Bob Cy Di '],
    ['-state', 'Cy Bob Ada Zoe  Di'],
    [' -referralCount ', 'Ada Zoe Bob Cy Di '],
  ])('is sorted by %s', async (sort, order) => {
    expect(firstNames((await users(`?sort=${encodeURIComponent(sort)}`)).result.docs)).toBe(order);
  });

  it('is the same by GraphQL, searched, sorted and paged', async () => {
    const named: Readonly<Record<string, string>> = { country: 'Name', choice: 'Label' };
    const fields = listedFields.map(({ key, format }) =>
      named[format] === undefined ? key : `${key}: ${key}${named[format]}`,
    );
    const document = `query ($filter: UserFilter, $sort: UserSort!, $direction: SortDirection!) { users(filter: $filter, sort: $sort, direction: $direction, limit: 2, page: 2) {
      docs { _id: id ${fields.join(' ')} referralId referralPoints referralCount rank state tags createdAt: joinedAt
        referrer { _id: id firstName lastName referralId } }
      totalDocs limit page totalPages hasPrevPage hasNextPage prevPage nextPage totalIsExact } }`;
    for (const [sort, variables] of [
      ['lastName', { sort: 'LAST_NAME', direction: 'ASC' }],
      ['-email', { sort: 'EMAIL', direction: 'DESC' }],
      ['-phoneNo&search=love', { sort: 'PHONE', direction: 'DESC', filter: { search: 'love' } }],
      ['state&search=love', { sort: 'STATE', direction: 'ASC', filter: { search: 'love' } }],
    ] as const) {
      const { users: page } = (await ask(document, variables)).data;
      const docs = (page.docs as readonly { phone: string; state: string }[]).map(
        ({ phone, state, ...doc }) => ({
          ...doc,
          phoneNo: phone === '' ? null : Number(phone.slice(1)),
          state: state.toLowerCase(),
        }),
      );
      expect({ ...page, docs }).toEqual((await users(`?limit=2&page=2&sort=${sort}`)).result);
    }
  });

  it.each([
    ...['sort=id', 'sort=--email', 'sort=-', 'sort=email,rank', 'limit=0', 'limit=101', 'page=0', 'page=x'],
    `search=${'a'.repeat(101)}`,
    'search=%00',
  ])('refuses %s', async (query) => {
    expect(await users(`?${query}`)).toMatchObject({ code: 'VALIDATION_FAILED', fields: expect.any(Object) });
  });
});

describe('one person', () => {
  const document = `query ($id: ID!) { user(id: $id) { user { id firstName rank state referralCount } joinedNth verifiedBy systemCountry blockedAt erasedAt
    ranking { rank people withMorePoints withAsManyJoinedEarlier } referrer { id firstName } credits { entries { points revision createdAt referred { firstName } } nextAfter }
    messages { kind channel purpose state queuedAt sentAt failedAt enteredAt } } }`;
  const find = async (name: string) => (await ask(document, { id: idOf(name) })).data.user;

  it('comes with rank and its parts, ledger and referrer', async () => {
    expect(await find('Ada')).toMatchObject({
      user: { id: idOf('Ada'), rank: 1, state: 'WAITING', referralCount: 2 },
      joinedNth: 2,
      referrer: null,
      ranking: { rank: 1, people: 4, withMorePoints: 0, withAsManyJoinedEarlier: 0 },
      credits: {
        entries: (
          [
            ['Di', 1, -pointsPerReferral],
            ['Di', 0, pointsPerReferral],
            ['Cy', 0, pointsPerReferral],
            ['Bob', 0, pointsPerReferral],
          ] as const
        ).map(([firstName, revision, points]) => ({ points, revision, referred: { firstName } })),
        nextAfter: null,
      },
      verifiedBy: 'EMAIL',
      blockedAt: null,
      erasedAt: null,
    });
    expect(await find('Cy')).toMatchObject({
      referrer: { id: idOf('Ada'), firstName: 'Ada' },
      joinedNth: 4,
      ranking: { rank: 4, people: 4, withMorePoints: 1, withAsManyJoinedEarlier: 2 },
    });
  });

  it('is shown blocked or erased, without a rank', async () => {
    expect(await find('Di')).toMatchObject({
      user: { state: 'BLOCKED', rank: null },
      ranking: null,
      blockedAt: expect.any(String),
    });
    expect(await find('El')).toMatchObject({
      user: { state: 'ERASED', firstName: '' },
      ranking: null,
      erasedAt: expect.any(String),
    });
  });

  it('comes with what they were sent, and never a code', async () => {
    const { pool } = running.database;
    await pool.query(
      `INSERT INTO notice (kind, key, state, next_try_at, settled_at) VALUES ('welcome', 1, 'sent', NULL, now()),
         ('welcome', 2, 'queued', now() + interval '1 hour', NULL), ('welcome', 3, 'refused', NULL, now())
       ON CONFLICT (kind, key) DO UPDATE
         SET state = excluded.state, next_try_at = excluded.next_try_at, settled_at = excluded.settled_at, reason = NULL`,
    );
    const states = async (name: string) =>
      ((await find(name)).messages as readonly { kind: string; state: string }[]).map(
        ({ kind, state }) => `${kind} ${state}`,
      );
    expect(await states('Zoe')).toEqual(['WELCOME SENT', 'CODE SENT']);
    expect(await states('Ada')).toContain('WELCOME QUEUED');
    expect(await states('Bob')).toContain('WELCOME FAILED');
    expect((await find('Bob')).messages).toContainEqual(
      expect.objectContaining({ kind: 'WELCOME', failedAt: expect.any(String) }),
    );
    expect((await find('Zoe')).messages[1]).toMatchObject({
      channel: 'EMAIL',
      purpose: 'WAITLIST',
      enteredAt: expect.any(String),
      sentAt: null,
    });
  });

  it('comes without codes to the contact they only stated', async () => {
    const { messages } = await find('Zoe');
    await running.database.pool.query(
      `INSERT INTO otp_challenge (id, purpose, channel, destination, address, code_length, client_key, created_at, expires_at, max_tries)
       SELECT $2, 'status', 'sms', 'phone:' || phone, phone, 6, 'c', now(), now() + interval '10 minutes', 3 FROM signup WHERE id = $1`,
      [idOf('Zoe'), randomUUID()],
    );
    expect((await find('Zoe')).messages).toEqual(messages);
  });

  it('has a ledger that is read on, page by page', async () => {
    const more = `query ($id: ID!, $after: ID) { userCredits(id: $id, first: 2, after: $after) { entries { referred { firstName } } nextAfter } }`;
    const { userCredits: first } = (await ask(more, { id: idOf('Ada') })).data;
    const { userCredits: rest } = (await ask(more, { id: idOf('Ada'), after: first.nextAfter })).data;
    const brought = [...first.entries, ...rest.entries].map(({ referred }) => referred.firstName);
    expect(brought).toEqual(['Di', 'Di', 'Cy', 'Bob']);
    expect(rest.nextAfter).toBeNull();
  });

  it.each([
    ['query { user(id: "x") { joinedNth } }', 'NOT_FOUND'],
    [`query { user(id: "${randomUUID()}") { joinedNth } }`, 'NOT_FOUND'],
    [`query { userCredits(id: "${randomUUID()}") { nextAfter } }`, 'NOT_FOUND'],
    ['query { userCredits(id: "x", first: 0) { nextAfter } }', 'VALIDATION_FAILED'],
    ['query { userCredits(id: "x", first: 101) { nextAfter } }', 'VALIDATION_FAILED'],
    ['query { userCredits(id: "x", after: "1") { nextAfter } }', 'VALIDATION_FAILED'],
  ])('refuses %s', async (query, code) => {
    expect((await ask(query)).errors[0].extensions.code).toBe(code);
  });
});
