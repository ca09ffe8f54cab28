import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectConsistent } from '../../testing/consistency.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createWaitlist, joinVerified, type Person } from '../../testing/scenarios.ts';
import type { WaitlistService } from '../waitlist/waitlist.service.ts';
import { block, erase, seedPeople, takeOutOfSearch } from '../../testing/people.ts';
import { addToSearch } from './user.search-table.repository.ts';
import { defaultOrder, UserService } from './user.service.ts';

let database: TestDatabase;
let waitlist: WaitlistService;
let users: UserService;
beforeAll(async () => {
  database = await createTestDatabase();
  waitlist = createWaitlist(database);
  users = new UserService(database.pool);
});
afterAll(() => database.drop());

const join = (fields: Partial<Person>) => joinVerified(database.pool, waitlist, fields);

async function catchUp(): Promise<void> {
  while ((await addToSearch(database.pool, 1000)).added > 0);
}

async function find(search: string, order = defaultOrder) {
  const outcome = await users.list({ filter: { search }, order, limit: 100 });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  return { names: outcome.page.docs.map(({ firstName }) => firstName), ...outcome.page };
}
const names = async (search: string) => (await find(search)).names;

const lastSeq = async () => {
  const { rows } = await database.pool.query<{ seq: number }>(
    'SELECT last_seq::int AS seq FROM waitlist_head',
  );
  return rows[0]?.seq ?? 0;
};

describe.each(['above the watermark', 'below it'] as const)('a search, %s,', (where) => {
  const mark = where === 'below it' ? 'Q' : 'K';
  beforeAll(async () => {
    const eve = await join({ firstName: `Eve${mark}`, email: `eve.${mark}@example.com` });
    await join({
      firstName: `100%_${mark}\\`,
      lastName: `O'Neil-Ñu ${mark}`,
      email: `first_last${mark}.last+${mark}@exam-ple.com`,
      phoneNo: mark === 'Q' ? '+4930901820' : '+4930901821',
      referralCode: eve.referralId,
    });
    await join({ firstName: `Loner${mark}`, lastName: `a ${mark}b`, referralCode: `nocode${mark}77` });
    if (where === 'below it') await catchUp();
  });

  it.each([
    ['a first name in any case', `eve${mark}`, [`Eve${mark}`]],
    ['a last name with what is no ASCII', `ñU ${mark}`, [`100%_${mark}\\`]],
    ['a whole name', `LONER${mark} A ${mark}B`, [`Loner${mark}`]],
    ['part of an email', `last+${mark}@`, [`100%_${mark}\\`]],
    ['an entered code, known to nobody', `CODE${mark}7`, [`Loner${mark}`]],
    ['a percent sign as it is', `0%_${mark}`, [`100%_${mark}\\`]],
    ['an underscore as it is', `${mark}_`, []],
    ['a pattern as it is', `1%${mark}`, []],
    ['a backslash as it is', `${mark}\\`, [`100%_${mark}\\`]],
    ['a quote as it is', `o'neil-ñu ${mark}`, [`100%_${mark}\\`]],
    ['what would end the SQL, as it is', `${mark}'; DROP TABLE signup; --`, []],
    ['nobody', `nobody has ${mark} this`, []],
  ])('finds %s', async (_what, search, found) => {
    expect(await names(search)).toEqual(found);
  });

  it.each([
    ['without its accents', `oneil nu ${mark}`],
    ['with other accents', `ôneil-ñù ${mark}`],
    ['in NFD, and in any case', `O'NEIL-N\u0303U ${mark}`.normalize('NFD')],
    ['with another apostrophe', `o’neil ${mark}`],
    ['without the apostrophe', `oneil ${mark}`],
    ['with a blank that does not break', `o'neil-ñu\u00a0${mark}`],
    ['with too many blanks', `  o'neil-ñu   ${mark} `],
    ['with its last word first', `${mark} o'neil`],
    ['with invisible marks', `\u200eo'ne\u00adil\u200b ${mark}\u202c`],
    ['by an email with invisible marks', `\u202afirst_last${mark}.last\u200b+${mark}@exam-ple.com\u202c`],
    ['by part of a name and of an email', `neil last+${mark}@exam`],
    ['in letters of full width', `ｏ'neil ${mark}`],
  ])('finds a name %s', async (_how, search) => {
    expect(await names(search)).toEqual([`100%_${mark}\\`]);
  });

  it('finds a phone number, however it is written', async () => {
    const digit = mark === 'Q' ? '0' : '1';
    for (const number of [
      `+493090182${digit}`,
      `+49 30 9018-2${digit}`,
      `(30) 9018 2${digit}`,
      `9018.2${digit}`,
      `030 9018 2${digit}`,
      `030/90182${digit}`,
      `0049 30 90182${digit}`,
      `(+49) 30 90182${digit}`,
      `+49 (0)30 90182${digit}`,
      `tel:+49-30-90182${digit}`,
      `+49 30 9018–2${digit}`,
      `\u202a+49\u00a030\u00a090182${digit}\u202c`,
      `+٤٩ ٣٠ ٩٠١٨٢${digit === '0' ? '٠' : '١'}`,
      `०३० ९०१८२${digit === '0' ? '०' : '१'}`,
    ])
      expect(await names(number), number).toEqual([`100%_${mark}\\`]);
  });

  it('finds by id, own code and the code entered', async () => {
    const [eve] = (await find(`eve${mark}`)).docs;
    expect(await names(eve?.id.toUpperCase() ?? '')).toEqual([`Eve${mark}`]);
    expect(await names(eve?.referralId.toLowerCase() ?? '')).toEqual([`100%_${mark}\\`, `Eve${mark}`]);
  });
});

describe('a search by relevance', () => {
  const best = { sort: 'relevance', direction: 'descending' } as const;
  const joinAll = async (people: readonly Partial<Person>[]) => {
    const ids: string[] = [];
    for (const person of people) ids.push((await join(person)).referralId);
    return ids;
  };

  it.each([20_000, 1])(
    'puts the owner of a code first, then those who joined with it, of %i counted',
    async (countedAtMost) => {
      const [code = ''] = await joinAll([{ firstName: 'Owner' }]);
      const others = await joinAll([
        { firstName: 'Late', referralCode: code },
        { firstName: 'Strong', referralCode: code.toLowerCase() },
      ]);
      await joinAll([
        { firstName: 'Mentions', email: `${code.toLowerCase()}.${countedAtMost}@example.com` },
        { firstName: 'Below', referralCode: others[1] ?? '' },
      ]);
      for (const where of ['above', 'below']) {
        if (where === 'below') await catchUp();
        const service = new UserService(database.pool, { countedAtMost, statementMs: 10_000 });
        for (const search of [code, ` ${code.toLowerCase()} `]) {
          const outcome = await service.list({ filter: { search }, order: best, limit: 1 });
          expect(outcome).toMatchObject({ ok: true, page: { docs: [{ firstName: 'Owner' }] } });
        }
        if (countedAtMost > 1)
          expect((await find(code, best)).names).toEqual(['Owner', 'Strong', 'Late', 'Mentions']);
      }
    },
  );

  it('sorts all others by points, whatever their state, then in join order', async () => {
    const [weak = '', strong = '', gone = ''] = await joinAll([
      { firstName: 'Khalid', lastName: 'Weak' },
      { firstName: 'Khalid', lastName: 'Strong' },
      { firstName: 'Khalid', lastName: 'Invited' },
      { firstName: 'Khalid', lastName: 'None' },
      { firstName: 'Khalid', lastName: 'Newest' },
    ]);
    const last = await lastSeq();
    for (const referralCode of [weak, strong, strong, gone, gone, gone])
      await joinAll([{ firstName: 'Friend', referralCode }]);
    await database.pool.query('SELECT waitlist_set_standing($1::bigint[], $2)', [
      [last - 2, last - 1],
      'away',
    ]);
    for (const countedAtMost of [20_000, 4]) {
      const service = new UserService(database.pool, { countedAtMost, statementMs: 10_000 });
      const outcome = await service.list({ filter: { search: 'khalid' }, order: best, limit: 4 });
      expect(outcome.ok && outcome.page.docs.map(({ lastName }) => lastName)).toEqual([
        'Invited',
        'Strong',
        'Weak',
        'None',
      ]);
    }
  });

  it('goes on from group to group over the pages of more than is counted', async () => {
    const [code = ''] = await joinAll([{ firstName: 'Head' }]);
    const invited = await joinAll(
      Array.from({ length: 7 }, (_, at) => ({ firstName: `Guest${at}`, referralCode: code })),
    );
    await joinAll([
      { firstName: 'Child', referralCode: invited[5] ?? '' },
      { firstName: 'Other', email: `x${code}@example.com` },
    ]);
    await block(database.pool, (await lastSeq()) - 3);
    const few = new UserService(database.pool, { countedAtMost: 8, statementMs: 10_000 });
    const all = (await find(code, best)).docs.map(({ id }) => id);
    expect(all).toHaveLength(9);
    const paged: string[] = [];
    for (const page of [1, 2, 3, 4]) {
      const outcome = await few.list({ filter: { search: code }, order: best, page, limit: 2 });
      if (outcome.ok) paged.push(...outcome.page.docs.map(({ id }) => id));
    }
    expect(paged).toEqual(all.slice(0, 8));
  });
});

describe('a search', () => {
  it('finds users who have just joined, on every instance', async () => {
    await catchUp();
    const other = new UserService(database.newPool());
    for (let round = 0; round < 5; round += 1) {
      await join({ firstName: 'Justnow', lastName: `No${round}` });
      for (const instance of [users, other]) {
        const outcome = await instance.list({
          filter: { search: `justnow no${round}` },
          order: defaultOrder,
        });
        expect(outcome.ok && outcome.page.totalDocs).toBe(1);
      }
    }
    expect((await find('justnow')).totalDocs).toBe(5);
  });

  it('finds no erased users, and marks blocked ones', async () => {
    for (const firstName of ['Gone', 'Gone', 'Gone']) await join({ firstName, lastName: 'Erasable' });
    const last = await lastSeq();
    await erase(database.pool, last); // above the watermark
    await catchUp();
    await erase(database.pool, last - 1); // below it
    await block(database.pool, last - 2);
    expect((await find('erasable')).docs).toMatchObject([
      { firstName: 'Gone', state: 'blocked', rank: null },
    ]);
    const { rows } = await database.pool.query<{ terms: string }>(
      'SELECT terms FROM signup_search WHERE seq IN ($1, $2)',
      [last, last - 1],
    );
    expect(rows).toEqual([{ terms: '' }, { terms: '' }]);
    await expectConsistent(database.pool);
  });

  it('erases users who are erased while the job copies them, whichever comes first', async () => {
    for (let round = 0; round < 10; round += 1) {
      await join({ firstName: 'Racer', lastName: `Run${round}` });
      const last = await lastSeq();
      await Promise.all(
        round % 2 === 0
          ? [addToSearch(database.pool, 1000), erase(database.pool, last)]
          : [erase(database.pool, last), addToSearch(database.pool, 1000)],
      );
    }
    expect((await find('racer')).totalDocs).toBe(0);
    await expectConsistent(database.pool);
  });

  it.each([
    [{ filter: { search: 'a'.repeat(101) } }, 'search'],
    [{ filter: { search: 'a\u0000b' } }, 'search'],
    [{ filter: { search: 'a\nb' } }, 'search'],
    [{ limit: 0 }, 'limit'],
    [{ limit: 101 }, 'limit'],
    [{ page: 0 }, 'page'],
    [{ page: Number.NaN }, 'page'],
  ])('refuses %j', async (query, field) => {
    expect(await users.list({ ...query, order: defaultOrder })).toMatchObject({
      ok: false,
      code: 'VALIDATION_FAILED',
      fields: { [field]: expect.any(String) },
    });
  });

  it('pages stably while others join', async () => {
    const order = { sort: 'firstName', direction: 'ascending' } as const;
    const before = await find('lovelace', order);
    await join({ firstName: 'Zz', lastName: 'Lovelace' });
    const after = await find('lovelace', order);
    expect(after.names).toEqual([...before.names, 'Zz']);
  });
});

describe('the job', () => {
  it('copies the same in small steps as in one go', async () => {
    const pool = database.pool;
    await seedPeople(pool, 6000);
    await takeOutOfSearch(pool, 0);
    await catchUp();
    await expectConsistent(pool, 50);
    await pool.query('SELECT signup_search_fill(last_seq) FROM waitlist_head');
    await expectConsistent(pool, 50);
  });

  it('runs on one instance at a time: two instances copy everyone once', async () => {
    await takeOutOfSearch(database.pool, (await lastSeq()) - 300);
    const steps = await Promise.all([1, 2, 3].map(() => addToSearch(database.pool, 200)));
    expect(steps.reduce((sum, { added }) => sum + added, 0)).toBe(300);
    expect((await addToSearch(database.pool, 200)).left).toBe(0);
    await expectConsistent(database.pool, 50);
  });
});
