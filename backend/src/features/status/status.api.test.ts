import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { testSecret } from '../../testing/brand.ts';
import { TestClient } from '../../testing/client.ts';
import { createExclusion, createWaitlist, joinVerified, person } from '../../testing/scenarios.ts';
import { createSecrets } from '../../platform/secrets/secrets.ts';
import { deriveCode } from '../verification/verification.code.ts';
import { codeKeyLabel } from '../verification/verification.rules.ts';
import type { NextStep } from '../referral/referral.repository.ts';
import { pass } from '../verification/verification.scenario.ts';
import type { WaitlistService } from '../waitlist/waitlist.service.ts';
import { keepNextRanks } from './status.history.repository.ts';
import { signStatusToken, type StatusGrant, type StatusTokenKind } from './status.token.ts';

const secrets = createSecrets(testSecret);
const running = testApp({ OTP_SENDS_PER_ADDRESS_PER_HOUR: '1000' });
let waitlist: WaitlistService;
beforeAll(() => {
  waitlist = createWaitlist(running.database);
});

const browser = (origin = running.origin) => new TestClient(origin, { cookies: true });
const nextYear = () => Math.floor(Date.now() / 1000) + 365 * 86_400;
const linkFor = (signupId: string, changes: Partial<StatusGrant> = {}, kind: StatusTokenKind = 'link') =>
  signStatusToken(secrets, kind, { signupId, generation: 0, expires: nextYear(), ...changes });

const openByLink = async (client: TestClient, token: string) =>
  (
    await client.graphql('mutation ($token: String!) { openStatusByLink(token: $token) { message } }', {
      token,
    })
  ).body;
const read = async (client: TestClient, fields: string) =>
  (await client.graphql(`{ status { ${fields} } }`)).body.data.status;

/** A user who joined, with their status open. */
async function member(fields: Parameters<typeof joinVerified>[2] = {}) {
  const joined = await joinVerified(running.database.pool, waitlist, fields);
  const client = browser();
  const { errors } = await openByLink(client, linkFor(joined.id));
  expect(errors).toBeUndefined();
  return { joined, client };
}

const inputOf = (email: string) => ({ channel: 'EMAIL', email });
const sendCode = async (client: TestClient, email: string) =>
  (
    await client.graphql(
      'mutation ($input: SendOtpInput!) { sendOtp(input: $input) { message codeLength expiresInSeconds resendAfterSeconds } }',
      { input: { ...inputOf(email), purpose: 'STATUS' } },
    )
  ).body;
const openByCode = async (client: TestClient, email: string, otp: string) =>
  (
    await client.graphql(
      'mutation ($input: OpenStatusByCodeInput!) { openStatusByCode(input: $input) { message } }',
      { input: { ...inputOf(email), otp } },
    )
  ).body;
async function codeSentTo(email: string): Promise<string> {
  const { rows } = await running.database.pool.query<{ id: string; code_length: number }>(
    `SELECT id, code_length FROM otp_challenge WHERE address = $1 AND purpose = 'status'`,
    [email],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('No code was sent');
  return deriveCode(secrets.key(codeKeyLabel), row.id, row.code_length);
}

describe('the link of the mail', () => {
  it('opens the status with rank, ahead, behind, points, code and link', async () => {
    const { joined, client } = await member({ firstName: 'Grace' });
    await joinVerified(running.database.pool, waitlist, { referralCode: joined.referralId });
    const status = await read(
      client,
      'firstName joinedAt rank ahead behind points referralCount referralId shareLink',
    );
    const { rows } = await running.database.pool.query<{ people: number; rank: number; joined_at: Date }>(
      'SELECT waitlist_rank(seq)::int AS rank, joined_at, (SELECT count(*)::int FROM signup) AS people FROM signup WHERE id = $1',
      [joined.id],
    );
    const { people = 0, rank = 0 } = rows[0] ?? {};
    expect(status).toEqual({
      firstName: 'Grace',
      joinedAt: rows[0]?.joined_at.toISOString(),
      rank,
      ahead: rank - 1,
      behind: people - rank,
      points: 10,
      referralCount: 1,
      referralId: joined.referralId,
      shareLink: expect.stringMatching(new RegExp(`/\\?ref=${joined.referralId}$`)),
    });
  });

  it('is refused when it is forged, expired, of another kind, or revoked', async () => {
    const { joined } = await member();
    const good = linkFor(joined.id);
    const refused = [
      ...[`${good}x`, good.slice(0, -1), good.replace(joined.id, randomUUID()), ''],
      ...[good.replace('.0.', '.1.'), linkFor(joined.id, { expires: 1 }), linkFor(joined.id, {}, 'session')],
      ...[linkFor(joined.id, { generation: 1 })],
    ];
    for (const token of refused) {
      const client = browser();
      const { errors } = await openByLink(client, token);
      expect(errors?.[0].extensions.code, token).toBe('STATUS_LINK_INVALID');
      expect(await read(client, 'rank')).toBeNull();
    }
  });

  it('tells a user who left the list so, not that the link is broken', async () => {
    const { errors } = await openByLink(browser(), linkFor(randomUUID()));
    expect(errors?.[0]).toMatchObject({
      message: expect.stringContaining('isn’t on the waitlist'),
      extensions: { code: 'NOT_FOUND' },
    });
  });

  it('gives a cookie that neither scripts nor other sites can use, and is in no log', async () => {
    const { joined } = await member();
    const answer = await browser().graphql(
      `mutation { openStatusByLink(token: "${linkFor(joined.id)}") { message } }`,
    );
    const [cookie = ''] = answer.headers.getSetCookie().filter((line) => line.startsWith('status='));
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Strict/);
    expect(cookie).toMatch(/Max-Age=7200/);
    expect(running.logged()).not.toContain(joined.id);
  });
});

describe('the next steps', () => {
  it('are the fewest referrals that improve the rank, and exactly the ranks they then bring', async () => {
    const leader = await joinVerified(running.database.pool, waitlist, {});
    for (let friend = 0; friend < 4; friend += 1)
      await joinVerified(running.database.pool, waitlist, { referralCode: leader.referralId });
    const { joined, client } = await member();
    const before = await read(client, 'rank nextSteps { referrals rank }');
    const steps: readonly NextStep[] = before.nextSteps;
    const ranks = new Map(steps.map((step) => [step.referrals, step.rank]));
    let { rank } = before;
    for (let friend = 1; friend <= Math.max(...ranks.keys()); friend += 1) {
      await joinVerified(running.database.pool, waitlist, { referralCode: joined.referralId });
      rank = ranks.get(friend) ?? rank;
      expect(await read(client, 'rank'), `${friend} friends`).toEqual({ rank });
    }
    expect(rank).toBe(1);
    expect(await read(client, 'nextSteps { rank }')).toEqual({ nextSteps: [] });
  });
});

describe('a session', () => {
  it('is needed, and ends when it is closed', async () => {
    expect(await read(browser(), 'rank')).toBeNull();
    const { client } = await member();
    await client.graphql('mutation { closeStatus }');
    expect(await read(client, 'rank')).toBeNull();
  });

  it('ends everywhere else, and with it every link, when the links are revoked', async () => {
    const { joined, client } = await member();
    const other = browser((await running.newInstance()).origin);
    await openByLink(other, linkFor(joined.id));
    expect(await read(other, 'rank')).not.toBeNull();
    expect((await client.graphql('mutation { revokeStatusLinks }')).body.data.revokeStatusLinks).toBe(true);
    expect(await read(other, 'rank')).toBeNull();
    expect(await read(client, 'rank')).not.toBeNull();
    const { errors } = await openByLink(browser(), linkFor(joined.id));
    expect(errors[0].extensions.code).toBe('STATUS_LINK_INVALID');
    expect((await browser().graphql('mutation { revokeStatusLinks }')).body.data.revokeStatusLinks).toBe(
      false,
    );
  });

  it('is no link, and a link is no session', async () => {
    const { joined } = await member();
    const answer = await new TestClient(running.origin).post(
      '/graphql',
      { query: '{ status { rank } }' },
      { cookie: `status=${linkFor(joined.id)}` },
    );
    expect(answer.body.data.status).toBeNull();
  });
});

describe('a browser that is known', () => {
  interface Known {
    readonly rank: number;
    readonly gainedToday: number;
  }
  const known = async (
    client: TestClient,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Known | null> =>
    (await client.graphql('{ knownVisitor { rank total gainedToday referralId } }', {}, headers)).body.data
      .knownVisitor;
  const cookiesOf = (client: TestClient) => [client.cookie('known'), client.cookie('is-known')];

  it('has the rank for 90 days, by a cookie that scripts can’t read and one that says so', async () => {
    const { joined } = await member();
    const client = browser();
    const { headers } = await client.graphql(
      `mutation { openStatusByLink(token: "${linkFor(joined.id)}") { message } }`,
    );
    const cookies = headers.getSetCookie();
    expect(cookies.find((line) => line.startsWith('known='))).toMatch(
      /Max-Age=7776000; Path=\/; HttpOnly; SameSite=Strict/,
    );
    expect(cookies.find((line) => line.startsWith('is-known='))).toBe(
      'is-known=1; Max-Age=7776000; Path=/; SameSite=Strict',
    );
    const { rank, behind }: { rank: number; behind: number } = await read(client, 'rank behind');
    expect(await known(client)).toEqual({
      rank,
      total: rank + behind,
      gainedToday: 0,
      referralId: joined.referralId,
    });
    expect(await known(browser())).toBeNull();
  });

  it('is told how much the rank rose since the day’s was kept', async () => {
    const { client, joined } = await member();
    const day = new Date().toISOString().slice(0, 10);
    await keepNextRanks(running.database.pool, { after: '0', day, atMost: 10_000 });
    const before = (await known(client))?.rank ?? 0;
    await joinVerified(running.database.pool, waitlist, { referralCode: joined.referralId });
    const { rank = before, gainedToday } = (await known(client)) ?? {};
    expect(rank).toBeLessThan(before);
    expect(gainedToday).toBe(before - rank);
  });

  it('opens nothing by that', async () => {
    const { client } = await member();
    const token = client.cookie('known') ?? '';
    const bare = new TestClient(running.origin);
    expect(await known(bare, { cookie: `known=${token}` })).not.toBeNull();
    expect(await known(bare, { cookie: `known=${client.cookie('status')}` })).toBeNull();
    for (const cookie of [`known=${token}`, `status=${token}`]) {
      const { body } = await bare.graphql('{ status { rank } }', {}, { cookie });
      expect(body.data.status, cookie).toBeNull();
    }
  });

  it('is so until it logs out, or the user signs out everywhere, in all others', async () => {
    const { client, joined } = await member();
    const other = browser();
    await openByLink(other, linkFor(joined.id));
    await client.graphql('mutation { revokeStatusLinks }');
    expect(await known(client)).not.toBeNull();
    expect(await known(other)).toBeNull();
    expect(cookiesOf(other)).toEqual(['', '']);
    await client.graphql('mutation { closeStatus }');
    expect(cookiesOf(client)).toEqual(['', '']);
  });

  it('is not while its user is not waiting, and not at all once they are blocked', async () => {
    const { client, joined } = await member();
    await running.database.pool.query(
      'SELECT FROM signup, waitlist_set_standing(ARRAY[seq], $2) WHERE id = $1',
      [joined.id, 'away'],
    );
    expect(await known(client)).toBeNull();
    expect(cookiesOf(client)).toEqual([expect.stringContaining(joined.id), '1']);
    await createExclusion(running.database.pool).block({ actor: { kind: 'command-line' } }, joined.id);
    expect(await known(client)).toBeNull();
    expect(cookiesOf(client)).toEqual(['', '']);
  });
});

describe('a code', () => {
  it('opens the status of the user who joined with the address, once', async () => {
    const input = person();
    await joinVerified(running.database.pool, waitlist, input);
    await pass(running.database.pool, 61);
    const client = browser();
    await sendCode(client, input.email);
    const code = await codeSentTo(input.email);
    expect((await openByCode(client, input.email, code)).errors).toBeUndefined();
    expect(await read(client, 'firstName')).toEqual({ firstName: 'Ada' });
    const again = await openByCode(browser(), input.email, code);
    expect(again.errors[0].extensions.code).toBe('OTP_INVALID');
  });

  it('is sent alike to those who joined and to those who did not, and only the recipient learns which', async () => {
    const input = person();
    await joinVerified(running.database.pool, waitlist, input);
    await pass(running.database.pool, 61);
    const stranger = person().email;
    const known = await sendCode(browser(), input.email);
    const unknown = await sendCode(browser(), stranger);
    expect(unknown).toEqual(known);
    const wrong = await openByCode(browser(), stranger, 'x');
    expect(wrong.errors[0].extensions.code).toBe('OTP_INVALID');
    const right = await openByCode(browser(), stranger, await codeSentTo(stranger));
    expect(right.errors[0].extensions.code).toBe('NOT_FOUND');
  });

  it('of this purpose is taken by no other call, and no try is spent on it there', async () => {
    const { email } = person();
    const client = browser();
    await sendCode(client, email);
    const otp = await codeSentTo(email);
    const graphql = await client.graphql(
      'mutation ($input: VerifyOtpInput!) { verifyOtp(input: $input) { message } }',
      { input: { ...inputOf(email), otp, purpose: 'STATUS' } },
    );
    expect(graphql.body.errors[0].extensions.code).toBe('BAD_REQUEST');
    const rest = await new TestClient(running.origin).post('/api/verifyOtp', { email, otp });
    expect(rest.body.code).toBe('OTP_INVALID');
    const { rows } = await running.database.pool.query('SELECT tries FROM otp_challenge WHERE address = $1', [
      email,
    ]);
    expect(rows).toEqual([{ tries: 0 }]);
  });

  it('counts toward the limits of its address together with the other purposes', async () => {
    const { email } = person();
    await sendCode(browser(), email);
    const other = await new TestClient(running.origin).post('/api/sendOtp', { email, purpose: 'waitlist' });
    expect(other.body.code).toBe('OTP_COOLDOWN');
  });
});

describe('the details shown of others', () => {
  it('are friends by first name and initial, newest first, page by page', async () => {
    const { joined, client } = await member();
    for (const firstName of ['One', 'Two', 'Three'])
      await joinVerified(running.database.pool, waitlist, { firstName, referralCode: joined.referralId });
    const page = (after: string | null) =>
      client.graphql(
        'query ($after: ID) { status { referrals(first: 2, after: $after) { nextAfter referrals { name } } } }',
        { after },
      );
    const first = (await page(null)).body.data.status.referrals;
    expect(first.referrals).toEqual([{ name: 'Three L.' }, { name: 'Two L.' }]);
    const second = (await page(first.nextAfter)).body.data.status.referrals;
    expect(second).toEqual({ referrals: [{ name: 'One L.' }], nextAfter: null });
  });

  it('of the user, a first name on their link, until they turn that off', async () => {
    const { client } = await member();
    const set = async (shown: boolean, by = client) =>
      (await by.graphql('mutation ($shown: Boolean!) { setFirstNameShown(shown: $shown) }', { shown })).body;
    expect((await read(client, 'showsFirstName')).showsFirstName).toBe(true);
    for (const shown of [false, false, true]) {
      expect((await set(shown)).data.setFirstNameShown).toBe(shown);
      expect((await read(client, 'showsFirstName')).showsFirstName).toBe(shown);
    }
    expect((await set(false, browser())).errors[0].extensions.code).toBe('NOT_FOUND');
  });

  it('are the three on either side by masked name, with the visitor among them', async () => {
    const { client } = await member();
    await member();
    const { rank, around }: { rank: number; around: unknown } = await read(
      client,
      'rank around { rank name points isYou }',
    );
    expect(around).toEqual(
      [rank - 3, rank - 2, rank - 1, rank, rank + 1].map((at) => ({
        rank: at,
        points: expect.any(Number),
        name: expect.stringMatching(/^.\. .\.$/u),
        isYou: at === rank,
      })),
    );
  });

  it.each(['first: 0', 'first: 51', 'after: "x"', 'after: "-1"'])('refuses referrals(%s)', async (args) => {
    const { client } = await member();
    const { body } = await client.graphql(`{ status { referrals(${args}) { nextAfter } } }`);
    expect(body.errors[0].extensions.code).toBe('VALIDATION_FAILED');
  });

  it('are the first ten by masked name, in the order of their ranks', async () => {
    const { client } = await member();
    const { rank, leaderboard } = await read(client, 'rank leaderboard { rank name points isYou }');
    const { rows } = await running.database.pool.query<{ points: number }>(
      'SELECT coalesce(points, 0)::int AS points FROM signup LEFT JOIN score USING (seq) ORDER BY waitlist_rank(seq) LIMIT 10',
    );
    expect(leaderboard).toEqual(
      rows.map(({ points }, index) => ({
        rank: index + 1,
        points,
        isYou: index + 1 === rank,
        name: expect.stringMatching(/^.\. .\.$/u),
      })),
    );
  });
});

it('rank, first places and users around are of one moment, and next steps improve on the rank, while others overtake', async () => {
  const { joined, client } = await member({ firstName: 'Overtaken' });
  const rival = await joinVerified(running.database.pool, waitlist);
  const credit = async ({ referralId: referralCode }: { referralId: string }, times: number) => {
    for (let time = 0; time < times; time += 1)
      await joinVerified(running.database.pool, waitlist, { referralCode });
  };
  await credit(joined, 5);
  await credit(rival, 5);
  const over = new AbortController();
  // Two at a time: each of them overtakes the other again and again.
  const race = (async () => {
    for (let turn = 0; !over.signal.aborted; turn += 1) await credit(turn % 2 === 0 ? rival : joined, 2);
  })();
  const seen: { rank: number; inList: number | undefined; inMiddle: number | undefined; best: number }[] = [];
  interface Place {
    readonly rank: number;
    readonly isYou: boolean;
  }
  const own = (places: readonly Place[]) => places.find(({ isYou }) => isYou)?.rank;
  for (let look = 0; look < 150; look += 1) {
    const standing: { rank: number; leaderboard: Place[]; around: Place[]; nextSteps: NextStep[] } =
      await read(
        client,
        'rank leaderboard { rank isYou } around { rank isYou } nextSteps { referrals rank }',
      );
    const { rank, leaderboard, around, nextSteps } = standing;
    const best = Math.max(0, ...nextSteps.map((step) => step.rank));
    seen.push({ rank, inList: own(leaderboard), inMiddle: own(around), best });
  }
  over.abort();
  await race;
  expect(seen.filter(({ rank, inList, inMiddle }) => inList !== rank || inMiddle !== rank)).toEqual([]);
  expect(seen.filter(({ rank, best }) => best >= rank)).toEqual([]);
  expect(new Set(seen.map(({ rank }) => rank)).size).toBeGreaterThan(1);
});

it('version stays while nothing happens, and changes with the next join', async () => {
  const { client } = await member();
  const before = await read(client, 'version');
  expect(await read(client, 'version')).toEqual(before);
  await joinVerified(running.database.pool, waitlist);
  expect(await read(client, 'version')).not.toEqual(before);
});
