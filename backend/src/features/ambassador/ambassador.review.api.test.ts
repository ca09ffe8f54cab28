import { beforeAll, describe, expect, it } from 'vitest';
import {
  auditedActions,
  bearer,
  createServices,
  logIn,
  seedAdmin,
  seedSession,
} from '../../testing/accounts.ts';
import { testApp } from '../../testing/app.ts';
import { TestClient } from '../../testing/client.ts';
import { testOrm } from '../../testing/orm.ts';
import { createWaitlist, joinVerified } from '../../testing/scenarios.ts';
import { personErasers } from '../../features.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { emailContact } from '../../platform/contact/contact-key.ts';
import { applyVerified, createAmbassadors, reviewer } from './ambassador.scenario.ts';
import { AmbassadorReviewService } from './ambassador.review.service.ts';

const running = testApp();
const client = new TestClient(running);
let editor: { readonly email: string; readonly headers: Readonly<Record<string, string>> };
let viewer: Readonly<Record<string, string>>;
let admin: Readonly<Record<string, string>>;
beforeAll(async () => {
  const { pool } = running.database;
  const { email } = await seedAdmin(pool, 'EDITOR');
  editor = { email, headers: bearer((await logIn(createServices(pool), email)).token) };
  viewer = await seedSession(pool, 'VIEWER');
  admin = await seedSession(pool, 'ADMIN');
});

const reviews = () => new AmbassadorReviewService(testOrm, running.database.pool);
const setStatus =
  'mutation ($id: ID!, $status: AmbassadorStatus!) { setAmbassadorStatus(id: $id, status: $status) { id status } }';
const addNote =
  'mutation ($id: ID!, $text: String!) { addAmbassadorNote(applicationId: $id, text: $text) { id text writtenBy writtenAt } }';
const notesOf = 'query ($id: ID!) { ambassadorNotes(applicationId: $id) { id text writtenBy } }';

/** Erases the applicant as the product does. */
async function erase(email: string): Promise<void> {
  await inTransaction(running.database.pool, async (tx) => {
    const person = {
      signupSeq: null,
      contacts: [emailContact(email)],
      addresses: [email],
      verifiedEmailKey: email,
    };
    for (const eraser of personErasers) await eraser(tx, [person]);
  });
}

describe('an application', () => {
  it('begins as new; an EDITOR changes its status, a VIEWER only reads it', async () => {
    const { id } = await applyVerified(running.database.pool, { firstName: 'Reviewed' });
    const read = async () =>
      (await client.get('/api/admin/getAmbassadors?search=Reviewed', viewer)).body.result.docs[0];
    expect(await read()).toMatchObject({ _id: id, status: 'new', noteCount: 0 });
    const refused = await client.graphql(setStatus, { id, status: 'ACCEPTED' }, viewer);
    expect(refused.body.errors[0].extensions.code).toBe('FORBIDDEN');
    const { body } = await client.graphql(setStatus, { id, status: 'ACCEPTED' }, editor.headers);
    expect(body.data.setAmbassadorStatus).toEqual({ id, status: 'ACCEPTED' });
    expect(await read()).toMatchObject({ status: 'accepted' });
  });

  it('records each change of its status once, with what it was before', async () => {
    const { id } = await applyVerified(running.database.pool);
    await Promise.all(
      Array.from({ length: 5 }, () => reviews().setStatus(id, { status: 'contacted' }, reviewer)),
    );
    await reviews().setStatus(id, { status: 'declined' }, reviewer);
    const { rows } = await running.database.pool.query(
      `SELECT action, actor_name AS who, details FROM audit_entry WHERE target_id = $1 ORDER BY seq`,
      [id],
    );
    expect(rows).toEqual([
      { action: 'ambassador.set-status', who: 'Tool', details: { from: 'new', to: 'contacted' } },
      { action: 'ambassador.set-status', who: 'Tool', details: { from: 'contacted', to: 'declined' } },
    ]);
  });

  it('keeps the status that someone else has set since the caller saw it', async () => {
    const { id } = await applyVerified(running.database.pool);
    const choose = async (status: string, from: string) => {
      const document =
        'mutation ($id: ID!, $status: AmbassadorStatus!, $from: AmbassadorStatus) { setAmbassadorStatus(id: $id, status: $status, from: $from) { status } }';
      const { data, errors } = (await client.graphql(document, { id, status, from }, editor.headers)).body;
      return errors?.[0].extensions.code ?? data.setAmbassadorStatus.status;
    };
    expect(await Promise.all([choose('ACCEPTED', 'NEW'), choose('ACCEPTED', 'NEW')])).toEqual([
      ...['ACCEPTED', 'ACCEPTED'],
    ]);
    expect(await choose('DECLINED', 'NEW')).toBe('CONFLICT');
    expect(await choose('DECLINED', 'ACCEPTED')).toBe('DECLINED');
  });

  it('keeps notes with who wrote them, newest first; what they say is not in the audit log', async () => {
    const { id } = await applyVerified(running.database.pool);
    const text = 'Called.\nWants to <b>start</b> in May.';
    const { body } = await client.graphql(addNote, { id, text: ` ${text}\r\n` }, editor.headers);
    expect(body.data.addAmbassadorNote).toMatchObject({ text, writtenBy: editor.email });
    await client.graphql(addNote, { id, text: 'Second' }, editor.headers);
    const { ambassadorNotes } = (await client.graphql(notesOf, { id }, viewer)).body.data;
    expect(ambassadorNotes).toMatchObject([{ text: 'Second' }, { text, writtenBy: editor.email }]);
    const first = ambassadorNotes[1].id as string;
    expect(await reviews().deleteNote(first, reviewer)).toEqual({ ok: true, id: first });
    expect(await reviews().deleteNote(first, reviewer)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await auditedActions(running.database.pool, id)).toEqual([
      ...['ambassador.add-note', 'ambassador.add-note', 'ambassador.delete-note'],
    ]);
    const { rows } = await running.database.pool.query(
      `SELECT FROM audit_entry WHERE details::text LIKE '%Called%' OR details::text LIKE '%Second%'`,
    );
    expect(rows).toHaveLength(0);
  });

  it('is named in the audit log for as long as it exists', async () => {
    const email = `named${Date.now()}@example.com`;
    const { id } = await applyVerified(running.database.pool, {
      email,
      firstName: 'Grace',
      lastName: 'Hopper',
    });
    await reviews().setStatus(id, { status: 'accepted' }, reviewer);
    const log = 'query ($id: ID!) { auditLog(filter: { targetId: $id }) { entries { targetName } } }';
    const nameInLog = async (): Promise<unknown> => {
      const { body } = await client.graphql(log, { id }, admin);
      return body.data.auditLog.entries[0].targetName;
    };
    expect(await nameInLog()).toBe('Grace Hopper');
    await erase(email);
    expect(await nameInLog()).toBeNull();
  });

  it.each([
    ['nothing', ' \n'],
    ['more than 2000 characters', 'a'.repeat(2001)],
    ['half a character', 'a\ud800b'],
  ])('takes no note of %s', async (_what, text) => {
    const { id } = await applyVerified(running.database.pool);
    expect(await reviews().addNote(id, text, reviewer)).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { text: expect.any(String) },
    });
    expect(await reviews().addNote(id, 'a'.repeat(2000), reviewer)).toMatchObject({ ok: true });
  });

  it('takes its notes along when its applicant is erased, also from a note that races', async () => {
    const email = `erased${Date.now()}@example.com`;
    const { id } = await applyVerified(running.database.pool, { email });
    await reviews().addNote(id, 'A secret of theirs', reviewer);
    await Promise.all([
      erase(email),
      ...Array.from({ length: 5 }, (_, index) => reviews().addNote(id, `A secret ${index}`, reviewer)),
    ]);
    const { rows } = await running.database.pool.query(
      `SELECT FROM ambassador_note WHERE text LIKE 'A secret%'`,
    );
    expect(rows).toHaveLength(0);
    expect(await reviews().notes(id)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await reviews().setStatus(id, { status: 'accepted' }, reviewer)).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await reviews().addNote(id, 'More', reviewer)).toMatchObject({ code: 'NOT_FOUND' });
  });
});

it('the list shows those with a status, and sorts by it', async () => {
  const { pool } = running.database;
  const college = `C${Date.now() % 1e9}`;
  for (const status of ['declined', 'contacted', 'contacted'] as const) {
    const { id } = await applyVerified(pool, { collegeName: college });
    await reviews().setStatus(id, { status }, reviewer);
  }
  await applyVerified(pool, { collegeName: college });
  const list = async (query: Parameters<ReturnType<typeof createAmbassadors>['list']>[0]) => {
    const outcome = await createAmbassadors(pool).list({ search: college, ...query });
    return outcome.ok ? outcome.page.docs.map(({ status }) => status) : outcome.code;
  };
  expect(await list({ status: 'contacted' })).toEqual(['contacted', 'contacted']);
  expect(await list({ status: 'accepted' })).toEqual([]);
  expect(await list({ order: { sort: 'status', direction: 'ascending' } })).toEqual([
    ...['new', 'contacted', 'contacted', 'declined'],
  ]);
  expect((await client.get('/api/admin/getAmbassadors?status=hired', viewer)).body).toMatchObject({
    code: 'VALIDATION_FAILED',
    fields: { status: expect.any(String) },
  });
});

describe('the export', () => {
  const college = 'Exported';
  const path = `/api/admin/exportAmbassadors?search=${college}`;
  const csv = () => client.get(path, { ...viewer, accept: 'text/csv' });

  it('has every application with its notes, as JSON and as a file without formulas', async () => {
    const { pool } = running.database;
    const email = `exported${Date.now()}@example.com`;
    const { id } = await applyVerified(pool, {
      email,
      firstName: '=1+1',
      collegeName: college,
      message: '@SUM(A1)\n-2',
    });
    await reviews().setStatus(id, { status: 'accepted' }, reviewer);
    await reviews().addNote(id, '=cmd()', reviewer);
    const user = await joinVerified(pool, createWaitlist(running.database), { email });
    const erased = `gone${Date.now()}@example.com`;
    await applyVerified(pool, { email: erased, collegeName: college });
    await erase(erased);
    const { result } = (await client.get(path, viewer)).body;
    expect(result).toEqual([
      expect.objectContaining({
        _id: id,
        firstName: '=1+1',
        status: 'accepted',
        noteCount: 1,
        signup: { id: user.id, referralId: user.referralId, referralCount: 0, isBlocked: false },
        phoneNo: 447400123456,
        notes: [{ text: '=cmd()', writtenBy: 'Tool', writtenAt: expect.stringMatching(/T.*Z$/) }],
      }),
    ]);
    const { headers, body } = await csv();
    const text = String(body);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toContain('Ambassadors.csv');
    expect(text.startsWith('firstName,lastName,email,phoneNo,collegeName,message,status,')).toBe(true);
    expect(text).toContain("'=1+1,Hopper,");
    expect(text).toContain("'@SUM(A1)");
    expect(text.split('\r\n', 1)[0]).toMatch(/,notes,id,acceptedAt,signupId,referralId,referralCount$/);
    expect(text).toContain(`,${user.id},${user.referralId},0`);
    expect(text).toMatch(/Tool: =cmd\(\)/);
    expect(text).not.toMatch(/(?:^|,)"?[=+@-]/m);
  });

  it('takes the filters of the list, and is in the audit log without the search term', async () => {
    const status = await client.get(`${path}&status=declined`, viewer);
    expect(status.body).toEqual({ result: [] });
    expect((await client.get(`${path}&status=hired`, viewer)).body.code).toBe('VALIDATION_FAILED');
    const { rows } = await running.database.pool.query<{ details: unknown }>(
      `SELECT details FROM audit_entry WHERE action = 'ambassador.export' ORDER BY seq DESC LIMIT 1`,
    );
    expect(rows[0]?.details).toEqual({ format: 'json', searched: true, status: 'declined' });
    expect((await client.get(path)).body.code).toBe('UNAUTHENTICATED');
  });
});
