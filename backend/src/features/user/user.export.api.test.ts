import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import type { Pool } from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { mountRestApi } from '../../platform/http/rest-api.ts';
import { createSchema } from '../../schema.ts';
import { createServer } from '../../platform/http/server.ts';
import { forEachQuestion, questionKeys } from '../../questions.form.ts';
import { testApp } from '../../testing/app.ts';
import { TestClient } from '../../testing/client.ts';
import { block, erase, seedPeople } from '../../testing/people.ts';
import { chosenBroker, createWaitlist, joinVerified, person } from '../../testing/scenarios.ts';
import { createServices, logIn, seedAdmin } from '../../testing/accounts.ts';
import { userExportRoutes } from './user.export.routes.ts';
import { sliceSize, UserExportService } from './user.export.service.ts';

const running = testApp();
const client = new TestClient(running);
let token: Readonly<Record<string, string>>;
let admin: { readonly id: string; readonly email: string };
beforeAll(async () => {
  const { pool } = running.database;
  admin = await seedAdmin(pool, 'VIEWER');
  token = { authorization: `Bearer ${(await logIn(createServices(pool), admin.email)).token}` };
});

const csv = async (query = ''): Promise<readonly string[]> => {
  const { body } = await client.get(`/api/admin/getcsv${query}`, { ...token, accept: 'text/csv' });
  return (body as string).split('\r\n');
};

describe('the export', () => {
  const header = `firstName,lastName,email,phoneNo,country,${questionKeys.join(',')},referralId,referralCode,referralPoints,referralCount,createdAt`;

  it('with no users is still a file and a list', async () => {
    expect(await csv()).toEqual([header, '']);
    expect((await client.get('/api/admin/getcsv', token)).body).toEqual({ result: [] });
  });

  it('contains every user in join order, formulas defused in the file and unchanged in JSON', async () => {
    const { pool } = running.database;
    const waitlist = createWaitlist(running.database);
    const evil = await joinVerified(pool, waitlist, {
      firstName: '=1+1',
      lastName: 'a "b", c',
      phoneNo: '+493012345678',
      email: person().email,
    });
    await joinVerified(pool, waitlist, { firstName: 'Zoë', referralCode: evil.referralId });
    await joinVerified(pool, waitlist, { firstName: 'Gone' });
    await joinVerified(pool, waitlist, { firstName: 'Blocked', lastName: '@me' });
    await erase(pool, 3);
    await block(pool, 4);
    const { result } = (await client.get('/api/admin/getcsv', token)).body;
    expect(result).toMatchObject([
      {
        firstName: '=1+1',
        lastName: 'a "b", c',
        phoneNo: 493012345678,
        country: 'Germany',
        referralCount: 1,
      },
      { firstName: 'Zoë', referralCode: evil.referralId, referralPoints: 0, broker: chosenBroker.label },
      { firstName: 'Blocked', lastName: '@me' },
    ]);
    expect(Object.keys(result[0]).join(',')).toBe(header);
    const lines = await csv();
    expect(lines.length).toBe(5);
    const { email, referralId, createdAt } = result[0];
    const first: Readonly<Record<string, unknown>> = {
      firstName: "'=1+1",
      lastName: '"a ""b"", c"',
      email,
      phoneNo: "'+493012345678",
      country: 'Germany',
      ...forEachQuestion(() => ''),
      broker: chosenBroker.label,
      referralId,
      referralCode: '',
      referralPoints: 10,
      referralCount: 1,
      createdAt,
    };
    expect(lines[1]?.split(/,(?! c")/)).toEqual(header.split(',').map((column) => String(first[column])));
    expect(lines[3]).toMatch(/^Blocked,'@me,/);
    expect(lines[2]).toMatch(/^Zoë,[^,]*,[^,]*,'\+\d+,/);
  });

  it('with all columns also has rank, state, the verified contact the date as spreadsheets read it, and the source', async () => {
    const { result } = (await client.get('/api/admin/getcsv?columns=all', token)).body;
    const { docs } = (await client.get('/api/admin/getusers?sort=createdAt', token)).body.result;
    expect(Object.keys(result[0]).join(',')).toBe(
      `${header},rank,state,verifiedBy,joinedAt,leavesAt,source,campaign,tags`,
    );
    const kept = (docs as { rank: number | null; state: string; createdAt: string }[]).filter(
      ({ state }) => state !== 'erased',
    );
    expect(kept.map(({ state }) => state)).toEqual(['waiting', 'waiting', 'blocked']);
    expect(result).toMatchObject(
      kept.map(({ rank, state, createdAt }) => ({
        rank,
        state,
        verifiedBy: 'email',
        joinedAt: createdAt.slice(0, 19).replace('T', ' '),
      })),
    );
    const lines = await csv('?columns=all');
    expect(lines[0]).toBe(`${header},rank,state,verifiedBy,joinedAt,leavesAt,source,campaign,tags`);
    expect(lines[1]).toMatch(/^'=1\+1,"a ""b"", c",.*Z,1,waiting,email,\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,,,,$/);
    expect(lines[2]).toMatch(/^Zoë,.*Z,2,waiting,email,/);
    expect(lines[3]).toMatch(/^Blocked,'@me,.*Z,,blocked,email,/);
    expect(await csv('?columns=default')).toEqual(await csv());
  });

  it('of chosen columns has these, in their order, formulas defused', async () => {
    const [all = '', ...lines] = await csv('?columns=all');
    const names = all.split(',');
    const rankAt = names.indexOf('rank');
    expect(await csv('?columns=state,%20lastName')).toEqual([
      'state,lastName',
      ...['waiting,"a ""b"", c"', `waiting,${person().lastName}`, "blocked,'@me", ''],
    ]);
    const ranks = lines.filter((line) => line !== '').map((line) => line.split(/,(?! c")/)[rankAt]);
    expect(await csv('?columns=rank')).toEqual(['rank', ...ranks, '']);
    for (const name of names)
      expect(await csv(`?columns=referralId,${name === 'referralId' ? 'rank' : name}`)).toHaveLength(5);
  });

  it('with columns that it does not know is refused before anything is written', async () => {
    expect((await client.get('/api/admin/getcsv?columns=password', token)).body).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { columns: 'columns must be one of default, all' },
    });
    expect((await client.get('/api/admin/getcsv?columns=all&columns=all', token)).status).toBe(400);
    const file = { ...token, accept: 'text/csv' };
    for (const [columns, says] of [
      ['email,password', 'There is no column "password". There are firstName, '],
      ['email,', 'There is no column "". There are firstName, '],
      ['email,all', 'There is no column "all"'],
      ['constructor', 'There is no column "constructor"'],
      ['email,rank,email', 'A column can be in the file once'],
    ])
      expect((await client.get(`/api/admin/getcsv?columns=${columns}`, file)).body).toMatchObject({
        code: 'VALIDATION_FAILED',
        fields: { columns: expect.stringContaining(says ?? '') },
      });
  });

  it('is a file that spreadsheets read as UTF-8, and that is not cached', async () => {
    const response = await fetch(`${running.origin}/api/admin/getcsv`, {
      headers: { ...token, accept: 'text/csv, */*' },
    });
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="Data.csv"',
      'cache-control': 'no-store',
    });
  });

  it('honours a search, and refuses a bad one before anything is written', async () => {
    expect((await csv('?search=ZO%C3%8B')).length).toBe(3);
    expect((await csv('?search=%25')).length).toBe(2);
    expect((await client.get('/api/admin/getcsv?search=%00', token)).body.code).toBe('VALIDATION_FAILED');
  });

  it('is in the audit log each time, with what is exported, without the search term', async () => {
    const count = async () => {
      const { rows } = await running.database.pool.query<{ details: unknown }>(
        `SELECT details FROM audit_entry WHERE action = 'signup.export' AND actor_id = $1 ORDER BY seq`,
        [admin.id],
      );
      return rows.map(({ details }) => details);
    };
    const before = (await count()).length;
    await csv('?columns=all&search=somebody');
    await client.get('/api/admin/getcsv', token);
    await client.get('/api/admin/getcsv?best=5', token);
    await client.get('/api/admin/getcsv?countries=germany&states=waiting', token);
    await client.get('/api/admin/getcsv?brokers=Zerodha', token);
    const json = { format: 'json', columns: 'default', searched: false };
    const { result: customers } = (await client.get('/api/admin/getusers?brokers=zerodha', token)).body;
    const { result: waiting } = (await client.get('/api/admin/getusers?countries=DE&states=waiting', token))
      .body;
    expect((await count()).slice(before)).toEqual([
      { format: 'csv', columns: 'all', searched: true, order: 'createdAt', users: 0 },
      { ...json, order: 'createdAt', users: 3 },
      { ...json, order: 'referralPoints', users: 2, best: 5 },
      { ...json, order: 'createdAt', users: waiting.totalDocs, countries: 'DE', states: 'waiting' },
      { ...json, order: 'createdAt', users: customers.totalDocs, brokers: 'zerodha' },
    ]);
  });

  it('is not begun by asking for its headers', async () => {
    expect(
      (await fetch(`${running.origin}/api/admin/getcsv`, { method: 'HEAD', headers: token })).status,
    ).not.toBe(200);
  });
});

describe('an export of many', () => {
  const people = 17_500;
  const slices = Math.ceil(people / sliceSize);
  let pool: Pool;
  let queries = 0;
  beforeAll(async () => {
    const { database } = running;
    await seedPeople(database.pool, people - 4);
    pool = database.newPool(3);
    pool.on('acquire', () => void (queries += 1));
  });

  it('reads two slices ahead, and nothing once nothing asks', async () => {
    const exporter = { actor: { kind: 'command-line' }, clientAddress: '192.0.2.1' } as const;
    const outcome = await new UserExportService(pool).export({ format: 'csv', columns: 'all' }, exporter);
    if (!outcome.ok) throw new Error(outcome.code);
    await sleep(50);
    queries = 0;
    let asked = 0;
    let lines = 0;
    for await (const slice of outcome.slices) {
      asked += 1;
      lines += slice.split('\n').length - 1;
      expect(queries).toBeLessThanOrEqual(asked + 1);
      if (asked === 2) break;
    }
    await sleep(50);
    expect([asked, lines]).toEqual([2, 2 * sliceSize - 1]); // one of them is erased
    expect(queries).toBeLessThanOrEqual(3);
  });

  it('writes the same in both formats as the list of users has it', async () => {
    const { result } = (await client.get('/api/admin/getcsv', token)).body;
    expect(result).toHaveLength(people - 1);
    const query = 'sort=createdAt&limit=100&page=3';
    const { docs } = (await client.get(`/api/admin/getusers?${query}`, token)).body.result;
    const known = new Map<string, object>(
      (result as { referralId: string }[]).map((user) => [user.referralId, user]),
    );
    expect(docs).toHaveLength(100);
    for (const user of docs) expect(user).toMatchObject(known.get(user.referralId) ?? { missing: true });
    const lines = (await csv()).slice(1, -1);
    expect(lines).toHaveLength(people - 1);
    const cells = (user: object) =>
      Object.entries(user).map(([key, value]) => (key === 'phoneNo' ? `'+${value}` : (value ?? '')));
    for (const [index, line] of lines.entries())
      if (!line.includes('"') && index > 3) expect(line).toBe(cells(result[index]).join(','));
    const all = (await csv('?columns=all')).slice(1, -1);
    for (const [index, line] of lines.entries()) expect(all[index]?.startsWith(`${line},`)).toBe(true);
    const ranks = all
      .map((line) => line.split(',').at(-8))
      .filter((rank) => rank !== '')
      .map(Number);
    expect(ranks.sort((a, b) => a - b)).toEqual(Array.from({ length: people - 2 }, (_, index) => index + 1));
  });

  it('contains each match of a filter once, in join order, even if there are many', async () => {
    const idsOf = async (query: string) => {
      const { result } = (await client.get(`/api/admin/getcsv${query}`, token)).body;
      return (result as { referralId: string }[]).map(({ referralId }) => referralId);
    };
    const waiting = await idsOf('?states=waiting');
    expect(waiting).toHaveLength(people - 2); // one is erased, one is blocked
    const listed = new Set(waiting);
    expect((await idsOf('')).filter((id) => listed.has(id))).toEqual(waiting);
  });

  it('ends cleanly when the client leaves', async () => {
    const { authenticate } = createServices(pool);
    const server = await createServer({
      log: pino({ level: 'silent' }),
      trustProxy: 0,
      secure: false,
      authenticate,
    });
    await mountRestApi(
      server,
      [userExportRoutes(new UserExportService(pool))],
      undefined,
      await createSchema(),
    );
    const origin = await server.listen({ port: 0, host: '127.0.0.1' });
    const left = await new Promise<IncomingMessage>((resolve) => {
      get(`${origin}/api/admin/getcsv`, { headers: { ...token, accept: 'text/csv' } }, resolve);
    });
    await once(left, 'readable');
    left.read(1000);
    left.destroy();
    await expect.poll(() => pool.idleCount).toBe(pool.totalCount);
    await sleep(300);
    const readByThen = queries;
    await sleep(300);
    expect(queries).toBe(readByThen);
    expect(pool.idleCount).toBe(pool.totalCount);
    queries = 0;
    const whole = await fetch(`${origin}/api/admin/getcsv`, { headers: { ...token, accept: 'text/csv' } });
    expect((await whole.text()).trimEnd().split('\r\n').length).toBe(people);
    expect(queries).toBeGreaterThan(slices);
    await server.close();
  });
});
