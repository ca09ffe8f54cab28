import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { resultOf } from '../../platform/graphql/domain-error.ts';
import { expectConsistent } from '../../testing/consistency.ts';
import { testDatabase } from '../../testing/database.ts';
import { perTest } from '../../testing/lifetime.ts';
import {
  chosenBroker,
  createExclusion,
  createWaitlist,
  joinVerified,
  noBrowser,
  person,
  verifyEmail,
  verifyPhone,
} from '../../testing/scenarios.ts';
import { seedEndpoint } from '../webhook/webhook.scenario.ts';
import { arriving, caller, carryOutAll, check, createImports, importFile } from './import.scenario.ts';
import { carryOutNext } from './import.step.ts';

const database = testDatabase(perTest);

const usersOf = async () => {
  const { rows } = await database.pool.query<{
    seq: number;
    email: string;
    joined: string;
    code: string;
    points: number;
    rank: number | null;
    by: string | null;
  }>(
    `SELECT signup.seq::int, email, left(joined_at::text, 10) AS joined, referral_id AS code, coalesce(points, 0)::int AS points,
       waitlist_rank(signup.seq)::int AS rank, verified_by AS by
     FROM signup LEFT JOIN score USING (seq) WHERE erased_at IS NULL ORDER BY signup.seq`,
  );
  return rows;
};
const emailsOf = async () => (await usersOf()).map(({ email }) => email);

const getWaitlist = `email,first_name,last_name,created_at,referral_token,referred_by_signup_token
zoe@example.com,Zoe,Young,2024-03-03 10:00:00,ZOETOKEN9,ADATOKEN1
ada@example.com,Ada,Lovelace,2024-01-01 10:00:00,ADATOKEN1,
bob@example.com,Bob,,2024-02-02T10:00:00Z,b0b,ADATOKEN1
cy@example.com,Cy,,2024-04-04,CYTOKEN11,b0b
`;

describe('an import into an empty list', () => {
  it('keeps the order and the dates of the file, codes that are valid, and credits the referrers', async () => {
    const done = await importFile(database.pool, getWaitlist);
    expect(done).toMatchObject({ state: 'done', added: 4, keepsDates: true, unknownReferrer: 0 });
    expect(await usersOf()).toMatchObject([
      { email: 'ada@example.com', joined: '2024-01-01', code: 'ADATOKEN1', points: 20, rank: 1, by: null },
      { email: 'bob@example.com', joined: '2024-02-02', points: 10, rank: 2 },
      { email: 'zoe@example.com', joined: '2024-03-03', code: 'ZOETOKEN9', points: 0, rank: 3 },
      { email: 'cy@example.com', joined: '2024-04-04', points: 0, rank: 4 },
    ]);
    await expectConsistent(database.pool);
  });

  it('credits the owner of an old link, once, when a friend joins with it', async () => {
    await importFile(database.pool, getWaitlist);
    const joined = await joinVerified(database.pool, createWaitlist(database), { referralCode: 'zoetoken9' });
    expect(joined).toMatchObject({ alreadyJoined: false, referralCredited: true });
    expect((await usersOf())[2]).toMatchObject({ points: 10, by: null });
    await expectConsistent(database.pool);
  });

  it('keeps the order of the file if not every line has a date', async () => {
    await importFile(database.pool, 'Email,Created\nb@example.com,2024-05-05\na@example.com,\n');
    expect(await emailsOf()).toEqual(['b@example.com', 'a@example.com']);
  });
});

it('puts its users behind those who are there, and leaves those as they are', async () => {
  const waitlist = createWaitlist(database);
  const first = await joinVerified(database.pool, waitlist, { email: 'first@example.com' });
  const done = await importFile(
    database.pool,
    `email,date,referred by\nold@example.com,2020-01-01,${first.referralId}\nfirst@example.com,2020-01-01,\n`,
  );
  expect(done).toMatchObject({ added: 1, here: 1, keepsDates: false });
  const users = await usersOf();
  expect(users.map(({ email }) => email)).toEqual(['first@example.com', 'old@example.com']);
  expect(users[0]).toMatchObject({ points: 10, by: 'email' });
  expect(users[1]?.joined).not.toBe('2020-01-01');
  await expectConsistent(database.pool);
});

it('gives a code to users whose own is taken, too short, or in the file twice', async () => {
  const { referralId } = await joinVerified(database.pool, createWaitlist(database));
  await importFile(
    database.pool,
    `email,referral code\na@example.com,${referralId}\nb@example.com,abc\nc@example.com,SAMECODE1\nd@example.com,SAMECODE1\n`,
  );
  const codes = (await usersOf()).map(({ code }) => code);
  expect(new Set(codes).size).toBe(5);
  expect(codes[3]).toBe('SAMECODE1');
  expect(codes.every((code) => /^[0-9A-Z]{8,}$/.test(code))).toBe(true);
});

describe('a check', () => {
  const file = `Email;Phone;Referrer
good@example.com;;
bad;;
GOOD@example.com;;
self@example.com;;self@example.com
late@example.com;;later@example.com
later@example.com;;nobody@example.com
phone@example.com;12;
"=cmd()@example.com";;
;+14155550132;
`;

  it('says what would become of each line, and why, and adds nobody', async () => {
    const imports = createImports(database.pool);
    const { id, ...counts } = await check(imports, file);
    expect(counts).toMatchObject({
      state: 'checked',
      lines: 9,
      valid: 4,
      invalid: 4,
      repeated: 1,
      here: 0,
      unknownReferrer: 3,
    });
    const { samples } = resultOf(await imports.find(id)).detail;
    expect(samples.map(({ kind, line, reason }) => [kind, line, reason])).toEqual([
      ['valid', 2, null],
      ['valid', 5, null],
      ['valid', 6, null],
      ['valid', 7, null],
      ['invalid', 3, 'Invalid email address.'],
      ['invalid', 8, 'The phone number isn’t valid. Write it with its country code, as in +14155550132.'],
      ['invalid', 9, 'Invalid email address.'],
      ['invalid', 10, 'There is no email address.'],
      ['repeated', 4, 'An earlier line has this user.'],
      ['unknown_referrer', 5, 'No credit for the referrer: it is the user themselves.'],
      ['unknown_referrer', 6, 'No credit for the referrer: they joined after this user.'],
      ['unknown_referrer', 7, 'The referrer is neither in the file nor on the list.'],
    ]);
    expect(await usersOf()).toEqual([]);
    await expectConsistent(database.pool);
  });

  it('agrees with what the import does', async () => {
    const done = await importFile(database.pool, file);
    expect(done).toMatchObject({ state: 'done', added: 4, skipped: 0 });
    const { rows } = await database.pool.query('SELECT count(referrer_seq)::int AS referred FROM signup');
    expect(rows).toEqual([{ referred: 0 }]);
    await expectConsistent(database.pool);
  });

  it('takes columns that were chosen by hand, and says which there are if none holds addresses', async () => {
    const imports = createImports(database.pool);
    const unknown = 'Contact point,When\na@example.com,2024-01-01\n'.replace('Contact point', 'Wer');
    expect(
      resultOf(await imports.check({ name: null, columns: null }, arriving(unknown), caller)).file,
    ).toMatchObject({ importId: null, layout: { headings: ['Wer', 'When'] } });
    expect(await check(imports, unknown, '{"email":0,"joinedAt":1}')).toMatchObject({
      valid: 1,
      hasDates: true,
    });
    for (const columns of ['[]', '{"email":"0"}', '{"x":1,"email":0}', '{"joinedAt":1}', 'no JSON'])
      expect(await imports.check({ name: null, columns }, arriving(unknown), caller)).toMatchObject({
        ok: false,
        fields: { columns: 'Choose a column for each field' },
      });
  });

  it.each([
    [
      'UTF-16, little-endian',
      Buffer.from('\ufeffemail\tname\nzoë@example.com\tZoë\nada@example.com\tÁda\n', 'utf16le'),
      1,
    ],
    ['UTF-8 with a byte order mark', Buffer.from('\ufeffemail,name\r\nada@example.com,Áda\r\n'), 1],
    ['Latin-1, of which a name is lost', Buffer.from('email,name\nada@example.com,Áda\n', 'latin1'), 0],
    ['a NUL in a name', Buffer.from('email,name\nada@example.com,A\0da\n'), 1],
    [
      '300 columns',
      Buffer.from(
        `email,${Array.from({ length: 299 }, (_each, at) => `c${at}`).join(',')}\nada@example.com\n`,
      ),
      1,
    ],
    ['no headings', Buffer.from('ada@example.com,Ada\n'), 1],
  ])('reads %s', async (_name, file, valid) => {
    expect(await check(createImports(database.pool), file)).toMatchObject({ valid });
  });

  it.each([
    ['a quote that never closes', `email,name\nada@example.com,"Ada\n${'x,y\n'.repeat(10)}`],
    ['a line of 10 MB', `email,name\nada@example.com,${'x'.repeat(10_000_000)}\n`],
  ])('says in which line of a file is %s, and keeps nothing', async (_name, file) => {
    const outcome = await createImports(database.pool).check(
      { name: null, columns: null },
      arriving(file),
      caller,
    );
    expect(outcome).toMatchObject({
      ok: false,
      code: 'VALIDATION_FAILED',
      fields: { file: expect.stringMatching(/^Line 2 cannot/) as string },
    });
    const { rows } = await database.pool.query(
      'SELECT (SELECT count(*)::int FROM import) AS imports, (SELECT count(*)::int FROM import_row) AS lines',
    );
    expect(rows).toEqual([{ imports: 0, lines: 0 }]);
  });
});

describe('an imported user', () => {
  it('is verified by their first right code, and keeps their place, code and points', async () => {
    await importFile(database.pool, getWaitlist);
    await verifyEmail(database.pool, 'ADA@example.com');
    const outcome = resultOf(
      await createWaitlist(database).join(
        person({ email: 'ada@example.com', country: 'FR', referralCode: 'ZOETOKEN9' }),
        noBrowser,
      ),
    );
    expect(outcome).toMatchObject({ alreadyJoined: true, referralId: 'ADATOKEN1', referralCredited: false });
    expect((await usersOf())[0]).toMatchObject({
      email: 'ada@example.com',
      by: 'email',
      points: 20,
      rank: 1,
      joined: '2024-01-01',
    });
    expect(await usersOf()).toHaveLength(4);
    await expectConsistent(database.pool);
  });

  it('is told of to webhooks once they have verified, and only then', async () => {
    await seedEndpoint(database.pool, { url: 'https://hooks.example.com/', types: ['signup.verified'] });
    await importFile(database.pool, getWaitlist);
    const events = async () =>
      (await database.pool.query('SELECT type, signup_seq::int AS seq, data FROM event')).rows;
    expect(await events()).toEqual([]);
    const waitlist = createWaitlist(database);
    for (const _time of ['first', 'second'])
      await joinVerified(database.pool, waitlist, { email: 'ada@example.com' });
    expect(await events()).toEqual([{ type: 'signup.verified', seq: 1, data: { verifiedBy: 'email' } }]);
  });

  it('is verified by the phone number of the file', async () => {
    await importFile(database.pool, 'email,phone,country\nada@example.com,9812345678,IN\n');
    await verifyPhone(database.pool, '+919812345678');
    await createWaitlist(database).join(
      person({ phoneNo: '+919812345678', country: 'IN', newsConsent: true }),
      noBrowser,
    );
    expect(await usersOf()).toMatchObject([{ seq: 1, by: 'phone' }]);
    const { rows } = await database.pool.query(
      'SELECT granted AS news, first_name AS name, answers FROM signup JOIN news_consent ON signup_seq = seq',
    );
    expect(rows).toEqual([{ news: true, name: 'Ada', answers: { broker: chosenBroker.slug } }]);
    await expectConsistent(database.pool);
  });

  it('stays one user when they join while the import adds them', async () => {
    const emails = Array.from({ length: 60 }, (_each, at) => `user${at}@example.com`);
    const [imports, waitlist] = [createImports(database.pool), createWaitlist(database)];
    const { id, valid } = await check(imports, `email\n${emails.join('\n')}\n`);
    resultOf(await imports.start(id, valid, caller));
    await Promise.all([
      carryOutAll(database.pool),
      carryOutAll(database.newPool()),
      ...emails.map(async (email, at) => {
        await sleep(at);
        await joinVerified(database.pool, waitlist, { email });
      }),
    ]);
    const users = await usersOf();
    expect(users.map(({ email }) => email).toSorted()).toEqual(emails.toSorted());
    expect(users.every(({ by }) => by === 'email')).toBe(true);
    await expectConsistent(database.pool);
  });

  it('is blocked without being let in by a code', async () => {
    await importFile(database.pool, getWaitlist);
    const { rows } = await database.pool.query<{ id: string }>('SELECT id FROM signup WHERE seq = 1');
    resultOf(
      await createExclusion(database.pool).block({ actor: { kind: 'command-line' } }, rows[0]?.id ?? ''),
    );
    await verifyEmail(database.pool, 'ada@example.com');
    expect(
      await createWaitlist(database).join(person({ email: 'ada@example.com' }), noBrowser),
    ).toMatchObject({ code: 'NOT_FOUND' });
    expect((await usersOf())[0]).toMatchObject({ by: null });
    await expectConsistent(database.pool);
  });
});

describe('an undone import', () => {
  it('leaves ranks, points and counts as before, and codes and dates free for another one', async () => {
    const done = await importFile(database.pool, getWaitlist);
    const imports = createImports(database.pool);
    resultOf(await imports.undo(done.id, caller));
    await carryOutAll(database.pool);
    expect(resultOf(await imports.find(done.id)).detail.row).toMatchObject({ state: 'undone', takenBack: 4 });
    await expectConsistent(database.pool);
    expect(await usersOf()).toEqual([]);
    const { rows } = await database.pool.query(
      `SELECT count(*)::int AS found FROM signup WHERE (email || first_name || last_name || phone) <> ''`,
    );
    expect(rows).toEqual([{ found: 0 }]);

    expect(await importFile(database.pool, getWaitlist)).toMatchObject({ added: 4, keepsDates: true });
    expect(await usersOf()).toMatchObject([
      { joined: '2024-01-01', code: 'ADATOKEN1', points: 20, rank: 1 },
      { points: 10 },
      {},
      {},
    ]);
    await expectConsistent(database.pool);
  });

  it('gives back what friends of other users earned by it, and keeps those who joined since', async () => {
    const waitlist = createWaitlist(database);
    const { referralId } = await joinVerified(database.pool, waitlist, { email: 'owner@example.com' });
    const done = await importFile(
      database.pool,
      `email,referral code,referrer\na@example.com,ACODE1234,${referralId}\n`,
    );
    const joined = await joinVerified(database.pool, waitlist, {
      email: 'friend@example.com',
      referralCode: 'ACODE1234',
    });
    expect(joined.referralCredited).toBe(true);
    resultOf(await createImports(database.pool).undo(done.id, caller));
    await carryOutAll(database.pool);
    expect(await usersOf()).toMatchObject([
      { email: 'owner@example.com', points: 0, rank: 1 },
      { email: 'friend@example.com', rank: 2 },
    ]);
    await expectConsistent(database.pool);
  });

  it('is refused once one of them has verified a contact, or after a day', async () => {
    const imports = createImports(database.pool);
    const done = await importFile(database.pool, getWaitlist);
    await database.pool.query(`UPDATE import SET ended_at = now() - interval '25 hours'`);
    expect(await imports.undo(done.id, caller)).toMatchObject({
      code: 'CONFLICT',
      message: 'An import can be undone within 24 hours after it ended.',
    });
    await database.pool.query('UPDATE import SET ended_at = now()');
    await verifyEmail(database.pool, 'bob@example.com');
    await createWaitlist(database).join(person({ email: 'bob@example.com' }), noBrowser);
    expect(await imports.undo(done.id, caller)).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringMatching(/^One user/) as string,
    });
    expect(await usersOf()).toHaveLength(4);
  });
});

it('stops, and goes on where it was, and its users are known from those who join in between', async () => {
  const imports = createImports(database.pool);
  const lines = Array.from(
    { length: 4100 },
    (_each, at) => `user${at}@example.com,${at === 0 ? '' : `user${(at - 1) >> 1}@example.com`}`,
  );
  const { id, valid } = await check(imports, `email,referred by\n${lines.join('\n')}\n`);
  expect(await imports.start(id, valid - 1, caller)).toMatchObject({ code: 'CONFLICT' });
  resultOf(await imports.start(id, valid, caller));
  await carryOutNext(database.pool, createExclusion(database.pool));
  resultOf(await imports.stop(id, caller));
  expect(await carryOutNext(database.pool, createExclusion(database.pool))).toBe(false);
  expect(resultOf(await imports.find(id)).detail.row).toMatchObject({ state: 'stopped', added: 2000 });
  await joinVerified(database.pool, createWaitlist(database));
  await expectConsistent(database.pool, 100);
  resultOf(await imports.start(id, valid, caller));
  await carryOutAll(database.pool);
  expect(resultOf(await imports.find(id)).detail.row).toMatchObject({ state: 'done', added: 4100 });
  const { rows } = await database.pool.query('SELECT count(*)::int AS credits FROM credit');
  expect(rows).toEqual([{ credits: 4099 }]);
  const places = await database.pool.query(`SELECT seqs::text FROM import`);
  expect(places.rows).toEqual([{ seqs: '{[1,2001),[2002,4102)}' }]);
  await expectConsistent(database.pool, 200);
});
