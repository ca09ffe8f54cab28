import { Type } from '@sinclair/typebox';
import { beforeAll, expect, it } from 'vitest';
import { checked } from '../../platform/json/checked.ts';
import { seedSession } from '../../testing/accounts.ts';
import { testApp } from '../../testing/app.ts';
import { TestClient } from '../../testing/client.ts';
import { block } from '../../testing/people.ts';
import { createWaitlist, joinVerified } from '../../testing/scenarios.ts';

const running = testApp();
const client = new TestClient(running);
let token: Readonly<Record<string, string>>;
beforeAll(async () => {
  const { pool } = running.database;
  token = await seedSession(pool, 'VIEWER');
  const waitlist = createWaitlist(running.database);
  await joinVerified(pool, waitlist, { firstName: 'Early', country: 'Germany' });
  await joinVerified(pool, waitlist, { firstName: 'Blocked', country: 'India' });
  const leader = await joinVerified(pool, waitlist, { firstName: 'Leader', country: 'India' });
  for (const firstName of ['One', 'Two'])
    await joinVerified(pool, waitlist, { firstName, country: 'India', referralCode: leader.referralId });
  await block(pool, 2);
  const invited = [];
  for (const firstName of ['Invited', 'Popular'])
    invited.push(await joinVerified(pool, waitlist, { firstName, country: 'India' }));
  await joinVerified(pool, waitlist, { firstName: 'Three', referralCode: invited[1]?.referralId ?? '' });
  await pool.query(`SELECT waitlist_set_standing('{6,7}', 'away')`);
  await pool.query(
    `INSERT INTO invite (id, code_hash, signup_seq, issued_at, expires_at)
     SELECT gen_random_uuid(), seq, seq, now(), now() + interval '1 day' FROM unnest('{6,7}'::bigint[]) AS seq`,
  );
});

const Reply = Type.Object({ result: Type.Array(Type.Object({ firstName: Type.String() })) });
const namesOf = async (query: string) => {
  const { body } = await client.get(`/api/admin/getcsv?${query}`, token);
  return checked(Reply, body).result.map(({ firstName }) => firstName);
};

it.each([
  ['best=1', ['Leader']],
  ['best=3', ['Leader', 'Early', 'One']],
  ['best=10000', ['Leader', 'Early', 'One', 'Two', 'Three']],
  ['best=2&countries=IN', ['Leader', 'One']],
  ['best=5&states=waiting', ['Leader', 'Early', 'One', 'Two', 'Three']],
  ['best=1&search=Two', ['Two']],
  ['best=2&states=blocked', ['Blocked']],
  ['best=5&states=invited&countries=IN', ['Popular', 'Invited']],
  ['best=', ['Early', 'Blocked', 'Leader', 'One', 'Two', 'Invited', 'Popular', 'Three']],
])('?%s has as many of those who wait, or are in the state, best first', async (query, names) => {
  expect(await namesOf(query)).toEqual(names);
});

it('has the ranks beside them in the file', async () => {
  const { body } = await client.get('/api/admin/getcsv?best=3&columns=all', { ...token, accept: 'text/csv' });
  const lines = String(body).trimEnd().split('\r\n').slice(1);
  expect(lines.map((line) => line.split(',').at(-8))).toEqual(['1', '2', '3']);
});

it.each(['best=0', 'best=10001', 'best=1.5', 'best=-1', 'best=all'])(
  '?%s is refused before anything is written',
  async (query) => {
    const { status, body } = await client.get(`/api/admin/getcsv?${query}`, token);
    expect([status, body.code]).toEqual([422, 'VALIDATION_FAILED']);
  },
);
