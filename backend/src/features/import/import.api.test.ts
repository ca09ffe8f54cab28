import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { bearer, seedApiKey, seedSession } from '../../testing/accounts.ts';
import { testApp } from '../../testing/app.ts';
import { TestClient } from '../../testing/client.ts';
import { testSecret } from '../../testing/brand.ts';
import { expectConsistent } from '../../testing/consistency.ts';
import { createWaitlist, joinVerified } from '../../testing/scenarios.ts';
import { createSecrets } from '../../platform/secrets/secrets.ts';
import { deriveCode } from '../verification/verification.code.ts';
import { codeKeyLabel } from '../verification/verification.rules.ts';

const running = testApp();
const client = new TestClient(running);
let admin: Readonly<Record<string, string>>;
beforeAll(async () => {
  admin = await seedSession(running.database.pool);
});

const csv = { 'content-type': 'text/csv' };
const upload = (file: string, query = '', headers: Readonly<Record<string, string>> = admin) =>
  client.send('POST', `/api/admin/checkImport${query}`, file, { ...headers, ...csv });
const ask = async (document: string, variables: object, headers = admin) =>
  (await client.graphql(document, { ...variables }, headers)).body;
const start = (id: string, valid: number) =>
  ask('mutation ($id: ID!, $valid: Int!) { startImport(id: $id, valid: $valid) { state } }', { id, valid });
const find = async (id: string) =>
  (
    await ask(
      'query ($id: ID!) { import(id: $id) { import { state lines valid invalid repeated alreadyHere unknownReferrer added undoableUntil } columns { heading field } lines { kind line text reason } } }',
      { id },
    )
  ).data?.import;

async function untilState(id: string, state: string): Promise<void> {
  for (const deadline = Date.now() + 30_000; (await find(id)).import.state !== state; await sleep(50))
    if (Date.now() > deadline) throw new Error(`The import is ${(await find(id)).import.state}`);
}

const exported = `"firstName","email","referralId","referralCode","createdAt"
"Ada","old.ada@example.com","OLDADA234","","2024-01-01T00:00:00.000Z"
"Bob","old.bob@example.com","OLDBOB234","OLDADA234","2024-01-02T00:00:00.000Z"
"Bob","old.bob@example.com","OLDBOB234","OLDADA234","2024-01-02T00:00:00.000Z"
"=1+1","nobody","","",""
`;

describe('an import', () => {
  it('is checked, started, carried out by the jobs and undone, and nobody is sent or told anything', async () => {
    const { pool } = running.database;
    await pool.query('UPDATE message_trigger SET is_on = true');
    const { referralId } = await joinVerified(pool, createWaitlist(running.database), { newsConsent: true });
    const { status, body } = await upload(
      `${exported}"Cy","old.cy@example.com","","${referralId}","2024-01-03"\n`,
      '?name=users.csv',
    );
    expect(status).toBe(201);
    const id = String(body['importId']);
    expect(await find(id)).toMatchObject({
      import: {
        state: 'CHECKED',
        lines: 5,
        valid: 3,
        invalid: 1,
        repeated: 1,
        alreadyHere: 0,
        unknownReferrer: 0,
      },
      columns: [
        { heading: 'firstName', field: 'firstName' },
        { heading: 'email', field: 'email' },
        { heading: 'referralId', field: 'ownCode' },
        { heading: 'referralCode', field: 'referrer' },
        { heading: 'createdAt', field: 'joinedAt' },
      ],
    });
    expect((await start(id, 3)).errors).toBeUndefined();
    await untilState(id, 'DONE');
    await pool.query(`SELECT runner_wake(name) FROM runner`);
    const passed = `SELECT least(welcome.last_seq, fairness.last_seq) >= 4 AS done FROM welcome_head AS welcome, fairness_head AS fairness`;
    for (
      const deadline = Date.now() + 30_000;
      (await pool.query(passed)).rows[0].done !== true;
      await sleep(50)
    )
      if (Date.now() > deadline) throw new Error('The users were not passed');
    const { rows } = await pool.query(
      `SELECT (SELECT count(*)::int FROM notice WHERE kind = 'welcome' AND key <> '1' OR kind <> 'welcome') AS notices, (SELECT count(*)::int FROM friend_news) AS news,
         (SELECT count(*)::int FROM assessment) AS assessments, (SELECT count(*)::int FROM credit_hold) AS holds,
         (SELECT count(*)::int FROM trigger_message) AS triggers, (SELECT count(*)::int FROM event) AS events,
         (SELECT count(*)::int FROM otp_challenge WHERE purpose <> 'waitlist') AS codes, (SELECT last_seq::int FROM welcome_head) AS welcomed`,
    );
    expect(rows).toEqual([
      { notices: 0, news: 0, assessments: 0, holds: 0, triggers: 0, events: 0, codes: 0, welcomed: 4 },
    ]);
    await expectConsistent(pool);
    const viewer = await seedSession(pool, 'VIEWER');
    const names = await ask('{ importNames { id name startedAt } }', {}, viewer);
    expect(names.data?.importNames).toEqual([{ id, name: 'users.csv', startedAt: expect.any(String) }]);
    const listed = await client.send('GET', `/api/admin/getusers?imports=${id}&limit=10`, undefined, viewer);
    const docs = ['ada', 'bob', 'cy'].map((name) =>
      expect.objectContaining({ email: `old.${name}@example.com` }),
    );
    expect(listed.body['result']).toMatchObject({ totalDocs: 3, docs: expect.arrayContaining(docs) });
    expect((await find(id)).import.undoableUntil).not.toBeNull();
    expect(
      (await ask('mutation ($id: ID!) { undoImport(id: $id) { state } }', { id })).errors,
    ).toBeUndefined();
    await untilState(id, 'UNDONE');
    expect((await pool.query('SELECT count(*)::int AS events FROM event')).rows).toEqual([{ events: 0 }]);
    await expectConsistent(pool);
  });

  it('has its users verified by a code on the status page, who keep their place', async () => {
    const { pool } = running.database;
    const { body } = await upload('email,name\nstatus@example.com,Ada Lovelace\n');
    const id = String(body['importId']);
    await start(id, 1);
    await untilState(id, 'DONE');
    const input = { channel: 'EMAIL', email: 'status@example.com' };
    const browser = new TestClient(running.origin, { cookies: true });
    await browser.graphql('mutation ($input: SendOtpInput!) { sendOtp(input: $input) { message } }', {
      input: { ...input, purpose: 'STATUS' },
    });
    const { rows } = await pool.query<{ id: string; code_length: number }>(
      `SELECT id, code_length FROM otp_challenge WHERE address = 'status@example.com' AND purpose = 'status'`,
    );
    const otp = deriveCode(
      createSecrets(testSecret).key(codeKeyLabel),
      rows[0]?.id ?? '',
      rows[0]?.code_length ?? 0,
    );
    const opened = await browser.graphql(
      'mutation ($input: OpenStatusByCodeInput!) { openStatusByCode(input: $input) { message } }',
      { input: { ...input, otp } },
    );
    expect(opened.body.data.openStatusByCode.message).toBe('Welcome back, Ada.');
    expect(
      (await pool.query(`SELECT verified_by FROM signup WHERE email = 'status@example.com'`)).rows,
    ).toEqual([{ verified_by: 'email' }]);
    expect(
      (await ask('mutation ($id: ID!) { undoImport(id: $id) { state } }', { id })).errors?.[0]?.extensions
        ?.code,
    ).toBe('CONFLICT');
    await expectConsistent(pool);
  });

  it('gives a file of what is not imported, in which no cell is a formula', async () => {
    const { body } = await upload(`email,referred by\n"=cmd@x",\nok@example.com,nobody\n`);
    const answer = await fetch(
      `${running.origin}/api/admin/imports/${String(body['importId'])}/rejected.csv`,
      { headers: admin },
    );
    expect(await answer.text()).toBe(
      `line,email,reason\r\n2,'=cmd@x,Invalid email address.\r\n3,ok@example.com,The referrer is neither in the file nor on the list.\r\n`,
    );
  });

  it('is for ADMINs who logged in', async () => {
    const key = bearer(await seedApiKey(running.database.pool, { role: 'ADMIN' }));
    expect((await upload('email\na@example.com\n', '', key)).status).toBe(403);
    expect((await ask('{ imports { id } }', {}, key)).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    const editor = await seedSession(running.database.pool, 'EDITOR');
    expect((await upload('email\na@example.com\n', '', editor)).status).toBe(403);
  });
});
