import { beforeAll, describe, expect, it } from 'vitest';
import { password, seedAdmin } from '../../testing/accounts.ts';
import { testApp } from '../../testing/app.ts';
import { TestClient } from '../../testing/client.ts';
import { createWaitlist, joinVerified } from '../../testing/scenarios.ts';
import { seedNewsTemplate, seedPastBroadcast } from './message.broadcast.scenario.ts';

const running = testApp();
const client = new TestClient(running);
let templateId: string;
const tokens = { ADMIN: '', EDITOR: '', VIEWER: '' };
let editor: string;
beforeAll(async () => {
  templateId = await seedNewsTemplate(running.database.pool);
  for (const role of ['ADMIN', 'EDITOR', 'VIEWER'] as const) {
    const { email } = await seedAdmin(running.database.pool, role);
    tokens[role] = (await client.post('/api/admin/login', { email, password })).body.accessToken;
    if (role === 'EDITOR') editor = email;
  }
});

const ask = async (document: string, variables: object = {}, role: keyof typeof tokens = 'EDITOR') => {
  const headers = { authorization: `Bearer ${tokens[role]}` };
  const { body } = await client.graphql(document, { ...variables }, headers);
  return body.errors === undefined ? body.data : body.errors[0].extensions;
};
const fields =
  'id kind name state templateId perHour createdBy segment { states countries } recipients { planned }';
const input = (more: object = {}) => ({
  name: ' March news ',
  segment: { countries: ['IN'] },
  templateId,
  ...more,
});
const create = (more: object = {}, role: keyof typeof tokens = 'EDITOR') =>
  ask(
    `mutation ($input: BroadcastInput!) { createBroadcast(input: $input) { message mailing { ${fields} } } }`,
    { input: input(more) },
    role,
  );
const update = (id: string, more: object = {}, role: keyof typeof tokens = 'EDITOR', revision = 1) =>
  ask(
    `mutation ($id: ID!, $revision: Int!, $input: BroadcastInput!) { updateBroadcast(id: $id, revision: $revision, input: $input) { message mailing { ${fields} } } }`,
    { id, revision, input: input(more) },
    role,
  );
const find = async (id: string) =>
  (await ask(`query ($id: ID!) { broadcast(id: $id) { ${fields} } }`, { id }, 'VIEWER')).broadcast;

describe('a broadcast', () => {
  it('is saved as a draft, changed, found and listed, the newest first', async () => {
    const { message, mailing } = (await create()).createBroadcast;
    expect(message).toBe('The broadcast was saved as a draft.');
    expect(mailing).toEqual({
      id: mailing.id,
      kind: 'BROADCAST',
      name: 'March news',
      state: 'DRAFT',
      templateId,
      perHour: 5000,
      createdBy: editor,
      recipients: { planned: 0 },
      segment: { states: ['WAITING'], countries: ['IN'] },
    });
    const changed = await update(mailing.id, {
      name: 'News',
      perHour: 60,
      segment: { states: ['ACCEPTED'] },
    });
    expect(changed.updateBroadcast.mailing).toMatchObject({ name: 'News', perHour: 60 });
    expect(await find(mailing.id)).toEqual(changed.updateBroadcast.mailing);
    const newer = (await create()).createBroadcast.mailing;
    const { broadcasts } = await ask('{ broadcasts(limit: 2) { totalDocs docs { id } } }', {}, 'VIEWER');
    expect(broadcasts).toEqual({ totalDocs: 2, docs: [{ id: newer.id }, { id: mailing.id }] });
    const { rows } = await running.database.pool.query(
      `SELECT action, target_name, details FROM audit_entry WHERE target_kind = 'broadcast' AND target_id = $1 ORDER BY seq`,
      [mailing.id],
    );
    expect(rows).toEqual([
      { action: 'broadcast.create', target_name: 'March news', details: { perHour: 5000 } },
      {
        action: 'broadcast.update',
        target_name: 'News',
        details: {
          'name.from': 'March news',
          'name.to': 'News',
          'segment.from': JSON.stringify({ states: ['waiting'], countries: ['IN'] }),
          'segment.to': JSON.stringify({ states: ['accepted'] }),
          'perHour.from': 5000,
          'perHour.to': 60,
        },
      },
    ]);
  });

  it('is refused with every field that is wrong', async () => {
    const { rows } = await running.database.pool.query(
      `SELECT id FROM message_template WHERE kind = 'invite'`,
    );
    const segment = { countries: ['Nowhere'] };
    for (const each of [rows[0]?.id, 'nothing', '00000000-0000-4000-8000-000000000000'])
      expect(await create({ name: ' ', perHour: 0, templateId: each, segment })).toMatchObject({
        code: 'VALIDATION_FAILED',
        fields: {
          name: 'Name is required',
          perHour: 'Messages an hour must be a whole number from 1 to 1,000,000',
          templateId: 'There’s no news template with this ID. Choose one from the list.',
          'segment.countries': expect.any(String),
        },
      });
  });

  it('is not overwritten by someone who edited an earlier revision, and the audit log has both', async () => {
    const { id } = (await create()).createBroadcast.mailing;
    const saves = await Promise.all(['A', 'B'].map((name) => update(id, { name })));
    expect(saves.map(({ code }) => code).toSorted()).toEqual(['CONFLICT', undefined]);
    const { name } = await find(id);
    expect(await update(id, { name: 'Later', perHour: 60 }, 'EDITOR', 2)).toMatchObject({
      updateBroadcast: { mailing: { name: 'Later' } },
    });
    const { rows } = await running.database.pool.query<{ details: Record<string, string> }>(
      `SELECT details FROM audit_entry WHERE target_id = $1 AND action = 'broadcast.update' ORDER BY seq DESC LIMIT 1`,
      [id],
    );
    expect(rows[0]?.details).toEqual({
      'name.from': name,
      'name.to': 'Later',
      'perHour.from': 5000,
      'perHour.to': 60,
    });
  });

  it('cannot be changed once it has started, nor by its id be another kind', async () => {
    const waitlist = createWaitlist(running.database);
    await joinVerified(running.database.pool, waitlist, { country: 'IN', newsConsent: true });
    const { id } = (await create()).createBroadcast.mailing;
    const start = await ask(
      'mutation ($id: ID!) { startMailing(id: $id, confirmPeople: 1, revision: 1) { mailing { kind confirmedPeople } } }',
      { id },
      'ADMIN',
    );
    expect(start.startMailing.mailing).toEqual({ kind: 'BROADCAST', confirmedPeople: 1 });
    expect(await update(id)).toMatchObject({ code: 'WRONG_STATE' });
    await running.database.pool.query(`UPDATE mailing SET kind = 'invite' WHERE id = $1`, [id]);
    expect([await update(id), await find(id)]).toMatchObject([{ code: 'NOT_FOUND' }, null]);
    expect(await update('nothing')).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('lists its users, the best first, and counts what became of their addresses', async () => {
    const { pool } = running.database;
    const waitlist = createWaitlist(running.database);
    const people = [];
    for (let nth = 0; nth < 3; nth += 1)
      people.push(await joinVerified(pool, waitlist, { country: 'FR', newsConsent: true }));
    await seedPastBroadcast(
      pool,
      templateId,
      1,
      people.map(({ id }) => id),
    );
    const { rows } = await pool.query<{ id: string; seq: string }>(
      'SELECT id, seq FROM mailing ORDER BY seq DESC LIMIT 1',
    );
    const { id = '', seq } = rows[0] ?? {};
    await pool.query(
      `UPDATE mailing_recipient SET state = 'skipped', reason = 'NO_CONSENT', sent_at = NULL WHERE mailing_seq = $1 AND place = 2`,
      [seq],
    );
    await pool.query(
      `INSERT INTO suppression (contact_hash, scope, reason, mailing_seq)
       SELECT 'of-' || each, 'all', each, $1 FROM unnest('{unsubscribe,bounce,complaint}'::text[]) AS each`,
      [seq],
    );
    const list = `query ($id: ID!, $state: RecipientState, $search: String) {
      broadcast(id: $id) { feedback { unsubscribed bounced complained } }
      broadcastRecipients(broadcastId: $id, state: $state, search: $search) { totalDocs totalIsExact docs { signupId state reason } } }`;
    const all = await ask(list, { id }, 'VIEWER');
    expect(all.broadcast.feedback).toEqual({ unsubscribed: 1, bounced: 1, complained: 1 });
    expect(all.broadcastRecipients).toMatchObject({ totalDocs: 3, totalIsExact: true });
    const [first, second] = all.broadcastRecipients.docs;
    expect(first).toMatchObject({ state: 'SENT', reason: null });
    expect(second).toMatchObject({ state: 'SKIPPED', reason: 'NO_CONSENT' });
    const skipped = await ask(list, { id, state: 'SKIPPED' }, 'VIEWER');
    expect(skipped.broadcastRecipients).toMatchObject({ totalDocs: 1, docs: [second] });
    const found = await ask(list, { id, search: first.signupId }, 'VIEWER');
    expect(found.broadcastRecipients.docs).toEqual([first]);
    const unknown = '00000000-0000-4000-8000-000000000000';
    expect(await ask(list, { id: unknown })).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is sent again by an EDITOR, who is told why it is too early', async () => {
    const { id } = (await create()).createBroadcast.mailing;
    const resend = (role: keyof typeof tokens) =>
      ask(
        'mutation ($id: ID!) { resendBroadcast(id: $id) { message mailing { id name segment { notClicked states } } } }',
        { id },
        role,
      );
    expect(await resend('VIEWER')).toMatchObject({ code: 'FORBIDDEN' });
    expect(await resend('EDITOR')).toMatchObject({ code: 'WRONG_STATE' });
    await running.database.pool.query(
      `UPDATE mailing SET state = 'done', confirmed_people = 1, started_at = now(), ended_at = now() WHERE id = $1`,
      [id],
    );
    const { mailing, message } = (await resend('EDITOR')).resendBroadcast;
    expect(message).toBe('A draft for those who didn’t click was saved');
    expect(mailing).toEqual({
      id: expect.any(String),
      name: 'Resend: March news',
      segment: { notClicked: id, states: ['WAITING', 'INVITED', 'ACCEPTED', 'EXPIRED'] },
    });
    const { rows } = await running.database.pool.query(
      'SELECT action, details FROM audit_entry WHERE target_id = $1',
      [mailing.id],
    );
    expect(rows).toEqual([{ action: 'broadcast.create', details: { perHour: 5000, resends: 'March news' } }]);
  });

  it('is written by editors and read by viewers', async () => {
    const { id } = (await create()).createBroadcast.mailing;
    expect(await create({}, 'VIEWER')).toMatchObject({ code: 'FORBIDDEN' });
    expect(await update(id, {}, 'VIEWER')).toMatchObject({ code: 'FORBIDDEN' });
    for (const document of ['{ broadcasts { totalDocs } }', `{ broadcast(id: "${id}") { id } }`])
      expect((await client.graphql(document)).body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
  });
});
