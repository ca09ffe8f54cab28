import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { TestClient } from '../../testing/client.ts';
import { createExclusion, createWaitlist, joinVerified } from '../../testing/scenarios.ts';
import { setShowsFirstName } from '../status/status.repository.ts';
import type { WaitlistService } from '../waitlist/waitlist.service.ts';

const running = testApp();
const client = new TestClient(running);
let waitlist: WaitlistService;
beforeAll(() => {
  waitlist = createWaitlist(running.database);
});

const join = () => joinVerified(running.database.pool, waitlist, { firstName: 'Priya' });
const referrer = async (code: string) =>
  (await client.get(`/api/getReferrer?referralCode=${encodeURIComponent(code)}`)).body;

describe('whose code it is', () => {
  it('is said by first name, however the code is spelled', async () => {
    const { referralId } = await join();
    for (const code of [
      referralId,
      ` ${referralId.toLowerCase()}.`,
      `https://site.example/?ref=${referralId}`,
    ])
      expect(await referrer(code)).toEqual({ result: { referralId, firstName: 'Priya' } });
  });

  it('is said without the name while its owner does not show it', async () => {
    const { pool } = running.database;
    const { id, referralId } = await join();
    const { rows } = await pool.query<{ seq: string }>('SELECT seq FROM signup WHERE id = $1', [id]);
    for (const [shown, firstName] of [
      [false, null],
      [true, 'Priya'],
    ] as const) {
      await setShowsFirstName(pool, Number(rows[0]?.seq), shown);
      expect((await referrer(referralId)).result).toEqual({ referralId, firstName });
    }
  });

  it.each(['block', 'erase'] as const)('is not said once its owner is gone: %s', async (action) => {
    const { id, referralId } = await join();
    await createExclusion(running.database.pool)[action]({ actor: { kind: 'command-line' } }, id);
    expect((await referrer(referralId)).code).toBe('REFERRAL_NOT_FOUND');
  });

  it.each([
    ['', 'VALIDATION_FAILED'],
    ['short', 'REFERRAL_NOT_FOUND'],
    ['NOBODYHAS1', 'REFERRAL_NOT_FOUND'],
  ])('is unknown for "%s"', async (code, failure) => {
    expect((await referrer(code)).code).toBe(failure);
  });
});

describe('the page of a referral link', () => {
  const ask = (path: string, init: RequestInit = {}) => fetch(running.origin + path, init);
  const titleOf = async (path: string) => /<title>(.*)<\/title>/.exec(await (await ask(path)).text())?.[1];

  it('says who invited, however the link was passed on', async () => {
    const { referralId } = await join();
    for (const query of [`ref=${referralId}`, `via=copy&REF=${referralId.toLowerCase()}.&join`])
      expect(await titleOf(`/?${query}`)).toBe(`Priya ${referralId}`);
  });

  it('is the usual one for other queries, and for a code that no one has', async () => {
    const usual = await ask('/');
    for (const query of ['?ref=NOBODYHAS1', '?ref=<b>', '?utm_source=mail', '?']) {
      const page = await ask(`/${query}`);
      expect(page.headers.get('etag')).toBe(usual.headers.get('etag'));
      expect(await page.text()).toContain('<title>Home</title>');
    }
  });

  it('is the usual one once its owner is blocked', async () => {
    const { id, referralId } = await join();
    await createExclusion(running.database.pool).block({ actor: { kind: 'command-line' } }, id);
    expect(await titleOf(`/?ref=${referralId}`)).toBe('Home');
  });

  it('has an ETag of its own, the headers of the usual one, and answers HEAD', async () => {
    const { referralId } = await join();
    const [usual, page] = [await ask('/'), await ask(`/?ref=${referralId}`)];
    const etag = page.headers.get('etag') ?? '';
    expect(etag).not.toBe(usual.headers.get('etag'));
    for (const name of ['content-security-policy', 'cache-control', 'vary', 'content-type'])
      expect(page.headers.get(name)).toBe(usual.headers.get(name));
    const again = await ask(`/?ref=${referralId}`, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    const head = await ask(`/?ref=${referralId}`, { method: 'HEAD' });
    expect([head.status, head.headers.get('etag')]).toEqual([200, etag]);
  });
});
