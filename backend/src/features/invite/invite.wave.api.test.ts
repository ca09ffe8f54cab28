import { beforeAll, describe, expect, it } from 'vitest';
import { auditedActions, password, seedAdmin } from '../../testing/accounts.ts';
import { testApp } from '../../testing/app.ts';
import { TestClient } from '../../testing/client.ts';
import { createWaitlist, joinVerified } from '../../testing/scenarios.ts';
import { sentMail } from '../../platform/dispatch/sent-content.ts';
import { until } from '../mailing/mailing.scenario.ts';

const running = testApp();
const client = new TestClient(running);
const tokens = { VIEWER: '', EDITOR: '', ADMIN: '' };
beforeAll(async () => {
  for (const role of ['VIEWER', 'EDITOR', 'ADMIN'] as const) {
    const { email } = await seedAdmin(running.database.pool, role);
    tokens[role] = `Bearer ${(await client.post('/api/admin/login', { email, password })).body.accessToken}`;
  }
});

const ask = async (as: keyof typeof tokens, query: string, variables: Record<string, unknown> = {}) =>
  (await client.graphql(query, variables, { authorization: tokens[as] })).body;
const wave =
  'id mailing { state name perHour templateName recipients { sent } } expiresInMinutes reminderDays revokedAt funnel { planned issued sent revoked }';
const create = (as: keyof typeof tokens, input: Record<string, unknown>) =>
  ask(
    as,
    `mutation ($input: InviteWaveInput!) { createInviteWave(input: $input) { message wave { ${wave} } } }`,
    { input },
  );
const find = async (id: string) =>
  (await ask('VIEWER', `query ($id: ID!) { inviteWave(id: $id) { ${wave} } }`, { id })).data.inviteWave;

describe('a wave', () => {
  it(
    'is drafted by an EDITOR, started and revoked by an ADMIN, and seen by a VIEWER',
    { timeout: 60_000 },
    async () => {
      const waitlist = createWaitlist(running.database);
      const people = await Promise.all([1, 2].map(() => joinVerified(running.database.pool, waitlist)));
      const segment = { signupIds: people.map(({ id }) => id) };
      const drafted = (await create('EDITOR', { name: 'First', segment })).data.createInviteWave;
      expect(drafted).toMatchObject({
        wave: { expiresInMinutes: 20_160, reminderDays: [], mailing: { state: 'DRAFT', perHour: 5000 } },
      });
      const { id } = drafted.wave;
      const updated = await ask(
        'EDITOR',
        `mutation ($id: ID!, $input: InviteWaveInput!) { updateInviteWave(id: $id, revision: 1, input: $input) { wave { ${wave} } } }`,
        { id, input: { name: 'Second', segment, perHour: 60_000, reminderDays: [1, 3] } },
      );
      expect(updated.data.updateInviteWave.wave).toMatchObject({
        mailing: { name: 'Second' },
        reminderDays: [3, 1],
      });

      const start =
        'mutation ($id: ID!, $revision: Int!) { startMailing(id: $id, confirmPeople: 2, revision: $revision) { message } }';
      expect((await ask('EDITOR', start, { id, revision: 2 })).errors?.[0].extensions.code).toBe('FORBIDDEN');
      expect((await ask('ADMIN', start, { id, revision: 1 })).errors?.[0].extensions.code).toBe('CONFLICT');
      expect((await ask('ADMIN', start, { id, revision: 2 })).errors).toBeUndefined();
      await until(async () => (await find(id)).mailing.state === 'DONE', 'it is done', 30_000);
      expect((await find(id)).funnel).toEqual({ planned: 2, issued: 2, sent: 2, revoked: 0 });

      const listed = await ask(
        'VIEWER',
        `query ($id: ID!) { inviteWaves { totalDocs docs { id } }
        waveInvites(waveId: $id, state: SENT) { totalDocs totalIsExact docs { signupId state email sentAt inviteId } } }`,
        { id },
      );
      expect(listed.data.inviteWaves).toEqual({ totalDocs: 1, docs: [{ id }] });
      expect(listed.data.waveInvites).toMatchObject({ totalDocs: 2, totalIsExact: true });
      const user = await ask('VIEWER', 'query ($id: ID!) { user(id: $id) { invite { wave { id name } } } }', {
        id: people[0]?.id,
      });
      expect(user.data.user.invite.wave).toEqual({ id, name: 'Second' });

      const revoke = 'mutation ($id: ID!) { revokeWave(id: $id) { wave { revokedAt } } }';
      expect((await ask('EDITOR', revoke, { id })).errors?.[0].extensions.code).toBe('FORBIDDEN');
      expect((await ask('ADMIN', revoke, { id })).data.revokeWave.wave.revokedAt).toMatch(/Z$/);
      await until(async () => (await find(id)).funnel.revoked === 2, 'it is revoked', 30_000);
      expect(await auditedActions(running.database.pool, id)).toEqual([
        ...['wave.create', 'wave.update', 'mailing.start', 'wave.revoke'],
      ]);
    },
  );

  it(
    'is sent again as it was sent first, whatever its template says by now',
    { timeout: 60_000 },
    async () => {
      const { pool } = running.database;
      const save = async (input: Record<string, unknown>) =>
        (
          await ask(
            'EDITOR',
            'mutation ($input: SaveMessageTemplateInput!) { saveMessageTemplate(input: $input) { template { id } } }',
            {
              input: { name: 'Guests', kind: 'INVITE', preheader: '', body: '{inviteLink} {rank}', ...input },
            },
          )
        ).data.saveMessageTemplate.template.id as string;
      const templateId = await save({ subject: 'Guests only' });
      const joined = await joinVerified(pool, createWaitlist(running.database));
      const rank = (
        await pool.query('SELECT waitlist_rank(seq)::text AS rank FROM signup WHERE id = $1', [joined.id])
      ).rows[0].rank as string;
      const segment = { signupIds: [joined.id] };
      const { id } = (await create('EDITOR', { name: 'Guests', templateId, segment })).data.createInviteWave
        .wave;
      await save({ id: templateId, subject: 'Changed since' });
      const start =
        'mutation ($id: ID!) { startMailing(id: $id, confirmPeople: 1, revision: 1) { message } }';
      expect((await ask('ADMIN', start, { id })).errors).toBeUndefined();
      await until(async () => (await find(id)).mailing.state === 'DONE', 'it is done', 30_000);
      const { rows } = await pool.query<{ id: string }>(
        `UPDATE invite SET message_at = message_at - interval '2 hours' FROM mailing
       WHERE mailing.seq = mailing_seq AND mailing.id = $1 RETURNING invite.id`,
        [id],
      );
      const inviteId = rows[0]?.id ?? '';
      const again = await ask('ADMIN', 'mutation ($id: ID!) { resendInvite(id: $id) { message } }', {
        id: inviteId,
      });
      expect(again.errors).toBeUndefined();
      const stored = async () =>
        (
          await pool.query<{ params: unknown }>('SELECT params FROM outbox_message WHERE id = $1', [
            `invite-${inviteId}-2`,
          ])
        ).rows;
      await expect.poll(stored, { timeout: 20_000 }).toHaveLength(1);
      const mail = sentMail.renderStored((await stored())[0]?.params);
      expect(mail.subject).toBe('Guests only');
      expect(mail.text).toContain(rank);
    },
  );

  it('that is unknown, or asks for what cannot be, is refused field by field', async () => {
    const id = '00000000-0000-4000-8000-000000000000';
    expect(await find(id)).toBeNull();
    expect(
      (await ask('VIEWER', 'query ($id: ID!) { waveInvites(waveId: $id) { totalDocs } }', { id })).errors?.[0]
        .extensions.code,
    ).toBe('NOT_FOUND');
    const { errors } = await create('EDITOR', {
      name: ' ',
      templateId: id,
      perHour: 0,
      expiresInMinutes: 60,
      reminderDays: [1],
      segment: { states: ['ACCEPTED'], topByRank: 0 },
    });
    expect(errors?.[0].extensions.fields).toEqual({
      name: 'Name is required',
      templateId: expect.stringContaining('no invitation template'),
      perHour: expect.stringContaining('1,000,000'),
      reminderDays: expect.stringContaining('before the end'),
      'segment.states': expect.any(String),
      'segment.topByRank': expect.any(String),
    });
    expect((await create('VIEWER', { name: 'A', segment: {} })).errors?.[0].extensions.code).toBe(
      'FORBIDDEN',
    );
  });
});
