import { beforeAll, describe, expect, it } from 'vitest';
import { auditedActions, password, seedAdmin } from '../../testing/accounts.ts';
import { testApp } from '../../testing/app.ts';
import { testSecret } from '../../testing/brand.ts';
import { TestClient } from '../../testing/client.ts';
import { createWaitlist, joinVerified, noBrowser, person, verifyEmail } from '../../testing/scenarios.ts';
import { signStatusToken } from '../status/status.token.ts';
import { createSecrets } from '../../platform/secrets/secrets.ts';
import { sentMail } from '../../platform/dispatch/sent-content.ts';
import { joinInvited, runOut } from './invite.scenario.ts';

const running = testApp({ WEB_APP_URL: 'https://app.example.com' });
const client = new TestClient(running);
let authorization: string;
beforeAll(async () => {
  const { email } = await seedAdmin(running.database.pool, 'ADMIN');
  authorization = `Bearer ${(await client.post('/api/admin/login', { email, password })).body.accessToken}`;
});

const decide = async (field: string, id: string) => {
  const query = `mutation ($id: ID!) { ${field}(id: $id) { message } }`;
  return (await client.graphql(query, { id }, { authorization })).body;
};
const open = async (token: string) => {
  const query =
    'mutation ($token: String!) { openInvite(token: $token) { firstName invite { state code expiresAt url } } }';
  return (await client.graphql(query, { token })).body;
};
const codeOf = (body: { errors?: readonly { extensions: { code: string } }[] }) =>
  body.errors?.[0]?.extensions.code;

describe('an invitation by its link', () => {
  it('shows code, end and where to use it, and notes the first opening', async () => {
    const { token, code, inviteId } = await joinInvited(running.database);
    const opened = async () =>
      (await running.database.pool.query('SELECT opened_at FROM invite WHERE id = $1', [inviteId])).rows[0];
    expect(await opened()).toEqual({ opened_at: null });
    expect((await open(token)).data.openInvite).toEqual({
      firstName: 'Ada',
      invite: {
        state: 'ISSUED',
        code,
        expiresAt: expect.stringMatching(/Z$/),
        url: `https://app.example.com/signUp?invite=${code}`,
      },
    });
    const first = await opened();
    await open(token);
    expect(await opened()).toEqual(first);
  });

  it('says so when its time is over, and gives no code', async () => {
    const { token, inviteId } = await joinInvited(running.database);
    await runOut(running.database, inviteId);
    expect((await open(token)).data.openInvite.invite).toMatchObject({
      state: 'EXPIRED',
      code: null,
      url: null,
    });
  });

  it.each(['', 'none', '5e2c1b9a-7d4e-4a8c-9c55-0d6f2b1e7a90.AAAA'])('refuses %j', async (token) => {
    expect(codeOf(await open(token))).toBe('INVITE_LINK_INVALID');
  });

  it('of an erased user is refused', async () => {
    const { token, signupId } = await joinInvited(running.database);
    await decide('eraseSignup', signupId);
    expect(codeOf(await open(token))).toBe('INVITE_LINK_INVALID');
  });
});

describe('what an ADMIN decides', () => {
  it('is done, shown at the user, and written down', async () => {
    const { id } = await joinVerified(running.database.pool, createWaitlist(running.database));
    const invited = await client.graphql(
      'mutation ($ids: [ID!]!) { inviteSignups(ids: $ids) { message invited leftOut { signupId reason } } }',
      { ids: [id] },
      { authorization },
    );
    expect(invited.body.data.inviteSignups).toEqual({
      message: 'One user was invited',
      invited: 1,
      leftOut: [],
    });
    const state = async () =>
      (await client.get(`/api/admin/getusers?search=${id}`, { authorization })).body.result.docs[0].state;
    expect(await state()).toBe('invited');
    const inviteId = (
      await running.database.pool.query(
        'SELECT invite.id FROM invite JOIN signup ON signup.seq = signup_seq WHERE signup.id = $1',
        [id],
      )
    ).rows[0].id;
    expect(codeOf(await decide('resendInvite', inviteId)), 'just sent').toBe('WRONG_STATE');
    expect((await decide('revokeInvite', inviteId)).data.revokeInvite.message).toContain('waitlist');
    expect(await state()).toBe('waiting');
    expect(codeOf(await decide('acceptInvite', inviteId)), 'revoked').toBe('WRONG_STATE');
    expect(await auditedActions(running.database.pool, id)).toEqual(['invite.issue', 'invite.revoke']);
  });

  it('accepts an invitation whose code was not redeemed', async () => {
    const { inviteId, code } = await joinInvited(running.database);
    expect((await decide('acceptInvite', inviteId)).data.acceptInvite.message).toContain('in');
    const { body } = await client.post('/api/redeemInvite', { code, account: 'a' }, { authorization });
    expect(body.code).toBe('INVITE_USED');
  });
});

describe('what the app is told about a user', () => {
  const ask = async (path: string, body: object) => (await client.post(path, body, { authorization })).body;

  it.each(['email', 'phone'] as const)(
    'is the contact they verified, never the other: by %s',
    async (verifiedBy) => {
      const { code, email, phoneNo } = await joinInvited(running.database, verifiedBy);
      const told = {
        verifiedBy,
        email: verifiedBy === 'email' ? email : null,
        phoneNo: verifiedBy === 'phone' ? Number(phoneNo.slice(1)) : null,
      };
      const unverified = verifiedBy === 'email' ? { phoneNo } : { email };
      const verified = verifiedBy === 'email' ? { email } : { phoneNo };
      const answers = [
        await ask('/api/checkInvite', { code }),
        await ask('/api/redeemInvite', { code, account: 'a', ...verified }),
        await ask('/api/redeemInvite', { code, account: 'a' }),
      ];
      for (const answer of answers) {
        expect(answer).toMatchObject(told);
        expect(JSON.stringify(answer)).not.toContain(String(Object.values(unverified)[0]).slice(1));
      }
      expect(await ask('/api/redeemInvite', { code, account: 'a', ...unverified })).toMatchObject({
        code: 'INVITE_OTHER_PERSON',
      });
    },
  );

  it('is asked for by any contact that the account verified, however the API spells it', async () => {
    const { code, phoneNo } = await joinInvited(running.database, 'phone');
    const digits = Number(phoneNo.slice(1));
    for (const typed of [digits, `${digits}`, phoneNo, `00${digits}`])
      expect(
        await ask('/api/redeemInvite', { code, account: 'a', email: 'other@example.com', phoneNo: typed }),
      ).toMatchObject({ state: 'accepted', phoneNo: digits });
    for (const typed of ['12', 12, 'nobody'])
      expect(await ask('/api/redeemInvite', { code, account: 'a', phoneNo: typed })).toMatchObject({
        code: 'VALIDATION_FAILED',
        fields: { phoneNo: expect.stringContaining('country code') },
      });
  });
});

describe('the message of an invitation', () => {
  const sent = async (inviteId: string) => {
    const { rows } = await running.database.pool.query<{ at: Date | null; refused: Date | null }>(
      'SELECT message_sent_at AS at, message_refused_at AS refused FROM invite WHERE id = $1',
      [inviteId],
    );
    return { sent: rows[0]?.at !== null, refused: rows[0]?.refused !== null };
  };

  it('says what the template says, and leads out of the list', async () => {
    const template = `{ messageTemplates(kind: INVITE) { id name } }`;
    const { id, name } = (await client.graphql(template, {}, { authorization })).body.data
      .messageTemplates[0];
    const saved = await client.graphql(
      'mutation ($input: SaveMessageTemplateInput!) { saveMessageTemplate(input: $input) { message } }',
      {
        input: {
          id,
          name,
          kind: 'INVITE',
          subject: 'Come in, {firstName}',
          preheader: '',
          body: 'The door is open: {inviteLink}, {inviteCode}',
        },
      },
      { authorization },
    );
    expect(saved.body.errors).toBeUndefined();
    const { inviteId, code, token } = await joinInvited(running.database);
    await expect.poll(() => sent(inviteId)).toEqual({ sent: true, refused: false });
    const { rows } = await running.database.pool.query<{ params: unknown }>(
      'SELECT params FROM outbox_message WHERE id = $1',
      [`invite-${inviteId}-1`],
    );
    const mail = sentMail.renderStored(rows[0]?.params);
    expect(mail.subject).toBe('Come in, Ada');
    expect(mail.text).toMatch(new RegExp(`The door is open: http://\\S+/invite#${token}, ${code}`));
    expect(mail.headers).toEqual({
      'List-Unsubscribe': expect.stringMatching(/^<http:\/\/\S+\/u\/\S+>$/),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });

  it('does not go to an address that unsubscribed; the invitation stays good', async () => {
    const input = person();
    await verifyEmail(running.database.pool, input.email);
    const joined = await createWaitlist(running.database).join(input, noBrowser);
    if (!joined.ok) throw new Error(joined.code);
    await client.graphql(
      'mutation ($input: AddSuppressionInput!) { addSuppression(input: $input) { message } }',
      { input: { email: input.email, scope: 'INVITES' } },
      { authorization },
    );
    await client.graphql(
      'mutation ($ids: [ID!]!) { inviteSignups(ids: $ids) { invited } }',
      { ids: [joined.id] },
      { authorization },
    );
    const { rows } = await running.database.pool.query<{ id: string; state: string }>(
      'SELECT invite.id, state FROM invite JOIN signup ON signup.seq = signup_seq WHERE signup.id = $1',
      [joined.id],
    );
    await expect.poll(() => sent(rows[0]?.id ?? '')).toEqual({ sent: false, refused: true });
    expect(rows[0]?.state).toBe('issued');
  });
});

describe('the status of an invited user', () => {
  const statusOf = async (signupId: string) => {
    const session = signStatusToken(createSecrets(testSecret), 'session', {
      signupId,
      generation: 0,
      expires: Math.floor(Date.now() / 1000) + 600,
    });
    const own = new TestClient(running.origin);
    const headers = { cookie: `status=${session}` };
    const ask = async (query: string) => (await own.graphql(query, {}, headers)).body;
    return {
      read: async () =>
        (await ask('{ status { state rank ahead behind invite { state code url } leaderboard { rank } } }'))
          .data.status,
      rejoin: () => ask('mutation { rejoinWaitlist { message } }'),
    };
  };

  it('has no rank but the code; in the end it may be back in line', async () => {
    const { signupId, code, inviteId } = await joinInvited(running.database);
    const { read, rejoin } = await statusOf(signupId);
    expect(await read()).toMatchObject({
      state: 'INVITED',
      rank: null,
      ahead: null,
      behind: null,
      invite: { state: 'ISSUED', code, url: `https://app.example.com/signUp?invite=${code}` },
    });
    expect(codeOf(await rejoin())).toBe('WRONG_STATE');
    await runOut(running.database, inviteId);
    expect(await read()).toMatchObject({
      state: 'EXPIRED',
      rank: null,
      invite: { state: 'EXPIRED', code: null },
    });
    expect((await rejoin()).data.rejoinWaitlist.message).toBe('You are back in line');
    expect(await read()).toMatchObject({ state: 'WAITING', rank: expect.any(Number), invite: null });
  });

  it('says so when they are in', async () => {
    const { signupId, code } = await joinInvited(running.database);
    await client.post('/api/redeemInvite', { code, account: 'a' }, { authorization });
    expect(await (await statusOf(signupId)).read()).toMatchObject({ state: 'ACCEPTED', rank: null });
  });

  it('is needed to be back in line', async () => {
    const { body } = await client.graphql('mutation { rejoinWaitlist { message } }', {});
    expect(body.data).toEqual({ rejoinWaitlist: null });
  });
});
