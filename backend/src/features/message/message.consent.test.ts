import { beforeAll, describe, expect, it } from 'vitest';
import { createSecrets } from '../../platform/secrets/secrets.ts';
import { testApp } from '../../testing/app.ts';
import { testSecret } from '../../testing/brand.ts';
import { TestClient } from '../../testing/client.ts';
import {
  createExclusion,
  createWaitlist,
  joinVerified,
  noBrowser,
  person,
  verifyPhone,
} from '../../testing/scenarios.ts';
import { signStatusToken } from '../status/status.token.ts';
import type { WaitlistService } from '../waitlist/waitlist.service.ts';
import { ConsentService } from './message.consent.service.ts';
import { insertSuppressions, suppressionLabel } from './message.suppression.repository.ts';
import { streams } from './message.streams.ts';
import { signUnsubscribeToken, unsubscribeHeaders, unsubscribeLink } from './message.unsubscribe.token.ts';

const secrets = createSecrets(testSecret);
const keys = secrets.keys(suppressionLabel);

const running = testApp();
const client = new TestClient(running);
let waitlist: WaitlistService;
let consent: ConsentService;
beforeAll(() => {
  waitlist = createWaitlist(running.database);
  consent = new ConsentService(running.database.pool, keys);
});

const join = (fields: object = {}) => joinVerified(running.database.pool, waitlist, fields);
const recordOf = async (id: string) => {
  const outcome = await consent.record(id);
  if (!outcome.ok) throw new Error(outcome.message);
  const { entries, ...record } = outcome.record;
  return {
    ...record,
    entries: entries.map(({ granted, wording, source }) => ({ granted, wording, source })),
  };
};
const wording = expect.stringContaining('Send me news about {brand}');
const joined = { granted: true, wording, source: 'join' };
const left = { granted: false, wording: null, source: 'unsubscribe' };

const tokenOf = (signupId: string, stream: 'invites' | 'news', mailingSeq: number | null = null) =>
  signUnsubscribeToken(secrets, { signupId, stream, mailingSeq });
const oneClick = { 'content-type': 'application/x-www-form-urlencoded' };
const post = (
  token: string,
  headers: Record<string, string> = oneClick,
  body = 'List-Unsubscribe=One-Click',
) => fetch(`${running.origin}/u/${token}`, { method: 'POST', headers, body, redirect: 'manual' });

describe('consent', () => {
  it('is given by a ticked box alone, and stored as the wording that was shown', async () => {
    const [ticked, unticked] = [await join({ newsConsent: true }), await join()];
    expect(await recordOf(ticked.id)).toEqual({ getsNews: true, suppressed: [], entries: [joined] });
    expect(await recordOf(unticked.id)).toEqual({ getsNews: false, suppressed: [], entries: [] });
  });

  it('reaches the row through both APIs', async () => {
    for (const via of ['REST', 'GraphQL'] as const) {
      const { phoneNo, email, ...rest } = person();
      await verifyPhone(running.database.pool, phoneNo);
      const input = { ...rest, phoneNo, email, newsConsent: true };
      if (via === 'REST') await client.post('/api/joinwaitlist', input);
      else
        await client.graphql(
          'mutation ($input: JoinWaitlistInput!) { joinWaitlist(input: $input) { message } }',
          { input },
        );
      const { rows } = await running.database.pool.query('SELECT news_wording FROM signup WHERE email = $1', [
        email,
      ]);
      expect(rows, via).toEqual([{ news_wording: 1 }]);
    }
  });

  it('changes at the status page, and every change stays on record', async () => {
    const { id } = await join();
    const cookie = `status=${signStatusToken(secrets, 'session', { signupId: id, generation: 0, expires: (Date.now() / 1000 + 60) | 0 })}`;
    const set = async (granted: boolean, headers: Record<string, string> = { cookie }) => {
      const { body } = await client.graphql(
        'mutation ($granted: Boolean!) { chooseMessages(stream: NEWS, wanted: $granted) }',
        { granted },
        headers,
      );
      return body.errors === undefined ? body.data.chooseMessages : body.errors[0].extensions.code;
    };
    const shown = async () =>
      (await client.graphql('{ status { messageChoices { stream isOn } } }', {}, { cookie })).body.data.status
        .messageChoices[1].isOn;
    expect(await shown()).toBe(false);
    expect(await Promise.all([set(true), set(true)])).toEqual([true, true]);
    expect(await shown()).toBe(true);
    expect(await set(false)).toBe(false);
    expect(await recordOf(id)).toEqual({
      getsNews: false,
      suppressed: ['news'],
      entries: [
        { ...left, source: 'status' },
        { ...joined, source: 'status' },
      ],
    });
    expect(await set(true)).toBe(true);
    expect(await set(true, {})).toBe('NOT_FOUND');
  });

  it('cannot be given for an address that was only stated', async () => {
    const { phoneNo, ...rest } = person({ newsConsent: true });
    await verifyPhone(running.database.pool, phoneNo);
    const outcome = await waitlist.join({ ...rest, phoneNo }, noBrowser);
    if (!outcome.ok) throw new Error(outcome.code);
    expect(await consent.choices(outcome.id)).toBeNull();
    for (const stream of streams)
      expect(await consent.choose(outcome.id, { stream, wanted: true })).toMatchObject({
        code: 'VALIDATION_FAILED',
      });
    expect(await recordOf(outcome.id)).toMatchObject({ getsNews: false });
  });

  it.each(streams)('of %s is chosen by itself, and unsubscribing by a link shows there', async (stream) => {
    const { id } = await join({ newsConsent: true });
    const off = async () =>
      ((await consent.choices(id)) ?? []).filter(({ isOn }) => !isOn).map((each) => each.stream);
    expect(await off()).toEqual([]);
    expect(await consent.choose(id, { stream, wanted: false })).toEqual({ ok: true, isOn: false });
    expect(await off()).toEqual([stream]);
    expect((await recordOf(id)).suppressed).toEqual([stream]);
    expect(await consent.choose(id, { stream, wanted: true })).toEqual({ ok: true, isOn: true });
    expect(await off()).toEqual([]);
    await consent.leave(id, { stream, source: 'unsubscribe', mailingSeq: null });
    expect(await off()).toEqual([stream]);
  });

  it('does not lift what an address is suppressed for by bounces', async () => {
    const { email } = person();
    const { id } = await join({ email });
    await insertSuppressions(running.database.pool, keys, [
      { emailKey: email, scope: 'all', reason: 'bounce', mailingSeq: null },
    ]);
    for (const stream of streams)
      expect(await consent.choose(id, { stream, wanted: true })).toEqual({ ok: true, isOn: false });
  });

  it('is append-only, and deleted once its user is erased', async () => {
    const { id } = await join({ newsConsent: true });
    await consent.leave(id, { stream: 'news', source: 'unsubscribe', mailingSeq: null });
    const { pool } = running.database;
    for (const change of ['UPDATE consent_entry SET granted = false', 'DELETE FROM consent_entry'])
      await expect(pool.query(change)).rejects.toThrow('append-only');
    await createExclusion(pool).erase({ actor: { kind: 'command-line' } }, id);
    const { rows } = await pool.query(
      'SELECT news_wording, (SELECT count(*)::int FROM consent_entry WHERE signup_seq = seq) AS entries FROM signup WHERE id = $1',
      [id],
    );
    expect(rows).toEqual([{ news_wording: null, entries: 0 }]);
  });
});

describe('a link to unsubscribe', () => {
  it('changes nothing when it is opened, and asks in a page that needs no script', async () => {
    const { id } = await join({ newsConsent: true });
    const answer = await fetch(`${running.origin}/u/${tokenOf(id, 'news')}`);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain('Unsubscribe from news?');
    expect(html).toMatch(/<form method="post">.*<button>Unsubscribe<\/button><\/form>/s);
    expect(html).not.toContain('<script');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'sha256-");
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect((await recordOf(id)).getsNews).toBe(true);
  });

  it('works immediately, without cookies or redirects, any number of times', async () => {
    const { id, referralId } = await join({ newsConsent: true });
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(tokenOf(id, 'news', 7))));
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain('You’ve unsubscribed');
    }
    expect(await recordOf(id)).toEqual({ getsNews: false, suppressed: ['news'], entries: [left, joined] });
    const { rows } = await running.database.pool.query(
      'SELECT reason, suppression.mailing_seq::int AS mailing FROM suppression JOIN signup USING (email_key) WHERE id = $1',
      [id],
    );
    expect(rows).toEqual([{ reason: 'unsubscribe', mailing: 7 }]);
    expect((await client.get(`/api/getRank?referralId=${referralId}`)).status).toBe(200);
  });

  it('takes the two forms of RFC 8058, to 1 KiB', async () => {
    const { id } = await join();
    const multipart =
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
    const token = tokenOf(id, 'invites');
    expect((await post(token, { 'content-type': 'multipart/form-data; boundary=x' }, multipart)).status).toBe(
      200,
    );
    expect((await recordOf(id)).suppressed).toEqual(['invites']);
    expect((await post(token, oneClick, 'x'.repeat(1025))).status).toBe(413);
    expect((await post(token, { 'content-type': 'application/json' }, '{}')).status).toBe(200);
    expect((await post(token, { 'content-type': 'text/plain' }, 'x')).status).toBe(415);
    expect((await fetch(`${running.origin}/u/${token}`, { method: 'PUT' })).status).toBe(405);
  });

  it('is not found if we did not sign it, or after one character has changed', async () => {
    const { id } = await join();
    const token = tokenOf(id, 'news');
    const forged = createSecrets('another secret that is long enough');
    const others = [
      'x',
      signUnsubscribeToken(forged, { signupId: id, stream: 'news', mailingSeq: null }),
      token.replace('.news.', '.invites.'),
      token.replace('.news..', '.news.1.'),
      `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
    ];
    for (const other of others) {
      expect((await fetch(`${running.origin}/u/${other}`)).status, other).toBe(404);
      expect((await post(other)).status, other).toBe(404);
    }
    expect((await recordOf(id)).suppressed).toEqual([]);
  });

  it('is not counted against the limits of public writes', async () => {
    const strict = await running.newInstance({
      PUBLIC_WRITES_PER_ADDRESS_PER_MINUTE: '1',
      CALLS_PER_ADDRESS_PER_MINUTE: '1',
    });
    const { id } = await join();
    for (let time = 0; time < 5; time += 1) {
      const answer = await fetch(`${strict.origin}/u/${tokenOf(id, 'news')}`, {
        method: 'POST',
        headers: oneClick,
        body: 'List-Unsubscribe=One-Click',
      });
      expect(answer.status).toBe(200);
    }
    await strict.stop();
  });

  it('outlives a change of the application secret while the previous one is accepted, and the user', async () => {
    const { id } = await join();
    const token = signUnsubscribeToken(createSecrets('the secret before which is long enough'), {
      signupId: id,
      stream: 'news',
      mailingSeq: null,
    });
    const rotated = await running.newInstance({
      APP_SECRET: 'the new secret which is long enough too',
      APP_SECRET_PREVIOUS: 'the secret before which is long enough',
    });
    await createExclusion(running.database.pool).erase({ actor: { kind: 'command-line' } }, id);
    const answer = await fetch(`${rotated.origin}/u/${token}`, {
      method: 'POST',
      headers: oneClick,
      body: 'x',
    });
    expect(answer.status).toBe(200);
    await rotated.stop();
  });

  it('is in the two headers that mail programs read', () => {
    const link = unsubscribeLink(secrets, 'https://x.example', {
      signupId: 'a3bb189e-8bf9-4888-9912-ace4e6543002',
      stream: 'news',
      mailingSeq: null,
    });
    expect(unsubscribeHeaders(link)).toEqual({
      'List-Unsubscribe': `<${link}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(link).toMatch(/^https:\/\/x\.example\/u\/[\w.-]+$/);
  });
});
