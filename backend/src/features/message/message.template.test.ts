import { beforeAll, describe, expect, it } from 'vitest';
import { password, seedAdmin } from '../../testing/accounts.ts';
import { testApp } from '../../testing/app.ts';
import { testBrand } from '../../testing/brand.ts';
import { TestClient } from '../../testing/client.ts';
import { createWaitlist, joinVerified } from '../../testing/scenarios.ts';
import { Delivery } from '../../platform/delivery/delivery.ts';
import { compileMessage, renderMessage } from './message.render.ts';
import { sampleValues } from './message.sample.ts';
import { TemplateService } from './message.template.service.ts';
import { listTemplates } from './message.template.repository.ts';

const running = testApp();
const client = new TestClient(running);
const tokens = { EDITOR: '', VIEWER: '' };
let editor: string;
beforeAll(async () => {
  for (const role of ['EDITOR', 'VIEWER'] as const) {
    const { email } = await seedAdmin(running.database.pool, role);
    tokens[role] = (await client.post('/api/admin/login', { email, password })).body.accessToken;
    if (role === 'EDITOR') editor = email;
  }
});

const ask = async (document: string, variables: object, role: 'EDITOR' | 'VIEWER' = 'EDITOR') => {
  const headers = { authorization: `Bearer ${tokens[role]}` };
  const { body } = await client.graphql(document, { ...variables }, headers);
  return body.errors === undefined ? body.data : body.errors[0].extensions;
};
const save = (input: object) =>
  ask(
    `mutation Save($input: SaveMessageTemplateInput!) {
      saveMessageTemplate(input: $input) { message template { id name kind version { id number subject body createdBy } } }
    }`,
    { input },
  );
const message = (body: string) => ({ kind: 'BROADCAST', subject: 'News for {firstName}', body });
const news = (body: string, more: object = {}) => ({ ...message(body), name: 'News', ...more });

describe('templates', () => {
  it('that come with the product can be sent as they are', async () => {
    const templates = await listTemplates(running.database.pool, null);
    expect(templates.map(({ kind }) => kind)).toEqual([
      'invite',
      'reminder',
      'welcome',
      'reward',
      'friend',
      'no_friend',
      'passed',
      'reopen',
    ]);
    for (const { version } of templates)
      expect(compileMessage(version, { brand: testBrand, publicUrl: 'https://x.example' }).ok).toBe(true);
  });

  it('get a version each time they change, and no version ever changes', async () => {
    const first = (await save(news('One'))).saveMessageTemplate.template;
    expect(first.version).toMatchObject({ number: 1, body: 'One', createdBy: editor });
    const { id } = first;
    const second = (await save(news('Two', { id, editedNumber: 1 }))).saveMessageTemplate.template;
    expect(second).toMatchObject({ id, version: { number: 2, body: 'Two' } });
    const same = (await save(news('Two', { id, editedNumber: 2, name: 'Renamed' }))).saveMessageTemplate;
    expect(same.template).toMatchObject({ name: 'Renamed', version: { number: 2 } });
    const { rows } = await running.database.pool.query(
      'SELECT number, body FROM message_template_version WHERE template_id = $1 ORDER BY number',
      [id],
    );
    expect(rows).toEqual([
      { number: 1, body: 'One' },
      { number: 2, body: 'Two' },
    ]);
    for (const change of [
      "UPDATE message_template_version SET body = 'x'",
      'DELETE FROM message_template_version',
    ])
      await expect(running.database.pool.query(change)).rejects.toThrow('never changes');
  });

  it('show their versions, newest first, in parts, and get another one when an earlier one is restored', async () => {
    const { id } = (await save(news('One'))).saveMessageTemplate.template;
    for (let number = 2; number <= 52; number += 1) await save(news(`Text ${number}`, { id }));
    const read = async (before?: number) =>
      (
        await ask(
          'query V($id: ID!, $before: Int) { messageTemplateVersions(templateId: $id, before: $before) { number subject body createdBy } }',
          { id, before },
          'VIEWER',
        )
      ).messageTemplateVersions as { number: number; body: string; subject: string; createdBy: string }[];
    const newest = await read();
    expect(newest.map(({ number }) => number)).toEqual(Array.from({ length: 50 }, (_each, at) => 52 - at));
    expect(newest[0]).toMatchObject({ body: 'Text 52', createdBy: editor });
    const [second, first] = await read(3);
    expect([second?.body, first?.body]).toEqual(['Text 2', 'One']);
    expect(await read(1)).toEqual([]);
    const restored = await save(news('One', { id, editedNumber: 52 }));
    expect(restored.saveMessageTemplate.template.version).toMatchObject({ number: 53, body: 'One' });
    expect((await read(54))[0]).toMatchObject({ number: 53, body: 'One' });
    for (const unknown of ['a3bb189e-8bf9-4888-9912-ace4e6543002', 'rubbish'])
      expect(
        await ask('query V($id: ID!) { messageTemplateVersions(templateId: $id) { number } }', {
          id: unknown,
        }),
      ).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('are sent as they were in the version that was chosen', async () => {
    const first = (await save(news('One'))).saveMessageTemplate.template;
    await save(news('Two', { id: first.id }));
    const service = new TemplateService({
      pool: running.database.pool,
      brand: testBrand,
      claimTest: () => Promise.reject(new Error()),
      textMessage: () => null,
      delivery: new Delivery({
        ...running.database,
        env: { production: false, smtp: undefined, twilio: undefined },
        mailConnections: 1,
      }),
    });
    const message = await service.findCompiled(first.version.id, 'https://x.example');
    if (message === null) throw new Error('There is no such version');
    expect(renderMessage(message, sampleValues('https://x.example', 'broadcast')).text).toContain('One');
    expect(await service.findCompiled(first.id, 'https://x.example')).toBeNull();
    expect(await service.findCompiled(first.version.id, 'https://x.example'), 'read once').toBe(message);
    const elsewhere = await service.findCompiled(first.version.id, 'https://y.example');
    expect(elsewhere?.letterhead.publicUrl).toBe('https://y.example');
  });

  it('are not overwritten by someone who edited an older version, and keep their kind', async () => {
    const { id } = (await save(news('One'))).saveMessageTemplate.template;
    const saves = await Promise.all(['A', 'B'].map((body) => save(news(body, { id, editedNumber: 1 }))));
    expect(saves.map(({ code }) => code).sort()).toEqual(['CONFLICT', undefined]);
    expect(await save(news('{inviteLink}', { id, kind: 'INVITE' }))).toMatchObject({
      fields: { kind: expect.any(String) },
    });
  });

  it('are refused with the first fault of each field', async () => {
    expect(
      await save({ kind: 'INVITE', name: ' ', subject: '{rank', preheader: '{x}', body: '{y} {z}' }),
    ).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: {
        name: 'Name is required',
        preheader: expect.stringContaining('{x} isn’t a variable'),
        body: expect.stringContaining('{y} isn’t a variable'),
      },
    });
  });

  it('are saved with an entry in the audit log', async () => {
    const { id } = (await save(news('Audited'))).saveMessageTemplate.template;
    const { rows } = await running.database.pool.query(
      `SELECT action, actor_name, target_name, details FROM audit_entry WHERE target_id = $1`,
      [id],
    );
    expect(rows).toEqual([
      { action: 'message.save-template', actor_name: editor, target_name: 'News', details: { version: 1 } },
    ]);
  });
});

describe('a preview', () => {
  const preview = (input: object, signupId: string | null = null) =>
    ask(
      'query Preview($input: MessageInput!, $signupId: ID) { previewMessage(input: $input, signupId: $signupId) { subject html text textMessage { text encoding units segments } } }',
      { input, signupId },
      'VIEWER',
    );

  it('shows a user what they would get, without a link that works', async () => {
    const { database } = running;
    const { id, referralId } = await joinVerified(database.pool, createWaitlist(database), {
      firstName: 'Grace',
    });
    const body = '#{rank} {referralId} {statusLink} {inviteLink}';
    const shown = (await preview({ kind: 'INVITE', subject: 'Hi {firstName}', body }, id)).previewMessage;
    expect(shown.subject).toBe('Hi Grace');
    expect(shown.text).toContain(`#1 ${referralId} `);
    expect(shown.text).toContain('/status#open=example');
    expect(shown.html).toContain('/invite#example');
  });

  it('shows the text message that goes where no email can, and how many parts it takes', async () => {
    const read = async (kind: string) =>
      (await preview({ kind, subject: 'Hi', body: kind === 'BROADCAST' ? 'Hi' : '{inviteLink}' }))
        .previewMessage.textMessage;
    const invitation = await read('INVITE');
    expect(invitation).toMatchObject({ encoding: 'GSM_7', units: invitation.text.length, segments: 2 });
    expect(invitation.text).toMatch(
      /^It's your turn: accept your .* invitation by .*: http.*\/invite#\S{60,}$/,
    );
    expect((await read('REMINDER')).text).toContain('Reminder: ');
    expect(await read('BROADCAST')).toBeNull();
  });

  it('of an unknown user is not found', async () => {
    expect(await preview(message('x'), 'a3bb189e-8bf9-4888-9912-ace4e6543002')).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await preview(message('x'), 'rubbish')).toMatchObject({ code: 'NOT_FOUND' });
  });
});

it('a test message goes to the admin who requests it, ten times an hour', async () => {
  const send = () =>
    ask('mutation Test($input: MessageInput!) { sendTestMessage(input: $input) { message } }', {
      input: message('Hi {firstName}'),
    });
  expect(await send()).toEqual({
    sendTestMessage: { message: `The test message has been sent to ${editor}` },
  });
  const { body } = await client.send('GET', '/outbox.json', undefined, { cookie: running.outbox.cookie });
  expect(body[0]).toMatchObject({ to: editor, subject: 'Test: News for Ada' });
  for (let sent = 1; sent < 10; sent += 1) expect(await send()).toHaveProperty('sendTestMessage');
  expect(await send()).toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: expect.any(Number) });
});
