import { describe, expect, it } from 'vitest';
import { expectConsistent } from '../../testing/consistency.ts';
import { testDatabase } from '../../testing/database.ts';
import { perTest } from '../../testing/lifetime.ts';
import { createExclusion } from '../../testing/scenarios.ts';
import { createService, newEmail, sendMail } from '../verification/verification.scenario.ts';
import { newBrowserToken } from '../verification/verification.rules.ts';
import type { Joined } from '../waitlist/waitlist.service.ts';
import { entriesMax, type FairnessList } from './fairness.list.rules.ts';
import { FairnessListService } from './fairness.list.service.ts';
import { ReviewService } from './fairness.review.service.ts';
import {
  creditsOf,
  honest,
  joinAll,
  type Newcomer,
  pointsOf,
  randomLetters,
  ringOf,
  settle,
  tidyUp,
} from './fairness.scenario.ts';
import { TrustedNetworks } from './fairness.trusted-networks.ts';

const database = testDatabase(perTest);
const caller = { viewer: null, clientAddress: '192.0.2.1' };
const lists = () => new FairnessListService(database.pool);

async function referrer(): Promise<Joined> {
  const [joined] = await joinAll(database, undefined, honest(1));
  if (joined === undefined) throw new Error('Nobody joined');
  return joined;
}

const from = (domain: string): readonly Newcomer[] =>
  honest(2).map(() => ({ person: { email: `${randomLetters(9)}@${domain}` } }));

async function added(list: FairnessList, value: string, note?: string): Promise<string> {
  const outcome = await lists().add({ list, value, note }, caller);
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.entry.id;
}

const refused = async (list: FairnessList, value: string, note?: string) => {
  const outcome = await lists().add({ list, value, note }, caller);
  return outcome.ok ? 'added' : { code: outcome.code, fields: Object.keys(outcome.fields ?? {}) };
};

const listed = async (list?: FairnessList): Promise<readonly string[]> => {
  const outcome = await lists().list({ ...(list && { list }), page: 1, limit: 100 });
  return outcome.ok ? outcome.page.docs.map(({ value }) => value) : [];
};

const counted = async (of: string): Promise<number> => (await database.pool.query(of)).rowCount ?? Number.NaN;

describe('a trusted referrer', () => {
  it('has no credit held, whatever its ring does, now or later, and nothing is kept of it', async () => {
    const { referralId } = await referrer();
    await added('trusted_referrers', referralId);
    await joinAll(database, referralId, ringOf(20));
    await settle(database.pool);
    await tidyUp(database.pool);
    expect(await creditsOf(database.pool, referralId)).toEqual({ counted: 100 });
    expect(await pointsOf(database.pool, referralId)).toBe(1000);
    expect(await counted('SELECT FROM assessment')).toBe(0);
    await expectConsistent(database.pool);
  });

  it('gets back exactly the points that were held before, but not those that a person took back', async () => {
    const { referralId } = await referrer();
    const other = await referrer();
    const ring = await joinAll(database, referralId, ringOf(20));
    await joinAll(database, other.referralId, from('mailinator.com'));
    await settle(database.pool);
    expect(await pointsOf(database.pool, referralId)).toBe(0);
    const decisionId = await reverse(ring.slice(0, 5));
    await added('trusted_referrers', referralId);
    expect(await creditsOf(database.pool, referralId)).toEqual({ released: 95, reversed: 5 });
    expect(await pointsOf(database.pool, referralId)).toBe(950);
    expect(await creditsOf(database.pool, other.referralId)).toEqual({ held: 2 });
    await expectConsistent(database.pool);

    // What undoing the decision would hold again is released, too.
    await review().undo(decisionId, caller);
    await tidyUp(database.pool);
    expect(await pointsOf(database.pool, referralId)).toBe(1000);
    await expectConsistent(database.pool);
  });

  it('has credits counted that were only watched', async () => {
    const { referralId } = await referrer();
    await joinAll(database, referralId, ringOf(5));
    await settle(database.pool, 'watched');
    await added('trusted_referrers', referralId);
    expect(await creditsOf(database.pool, referralId)).toEqual({ released: 25 });
    expect(await pointsOf(database.pool, referralId)).toBe(250);
    await expectConsistent(database.pool);
  });

  it('is checked again once no longer trusted, and nothing before is held with what comes then', async () => {
    const { referralId } = await referrer();
    const browserToken = newBrowserToken();
    const inOneBrowser = (count: number) => honest(count, { verified: { browserToken, seconds: 1 } });
    await joinAll(database, referralId, inOneBrowser(4));
    await settle(database.pool);
    const id = await added('trusted_referrers', referralId);
    await joinAll(database, referralId, inOneBrowser(4));
    await settle(database.pool);
    await lists().remove(id, caller);
    await tidyUp(database.pool);
    expect(await creditsOf(database.pool, referralId)).toEqual({ released: 4, counted: 4 });
    await joinAll(database, referralId, inOneBrowser(4));
    await settle(database.pool);
    expect(await creditsOf(database.pool, referralId)).toEqual({ released: 4, counted: 4, held: 4 });
    expect(await pointsOf(database.pool, referralId)).toBe(80);
    await expectConsistent(database.pool);
  });

  it('is never left with a held credit by an instance that judges meanwhile', async () => {
    const { referralId } = await referrer();
    await joinAll(database, referralId, ringOf(20));
    await Promise.all([
      settle(database.newPool(2)),
      added('trusted_referrers', referralId),
      settle(database.pool),
    ]);
    await tidyUp(database.pool);
    expect(await creditsOf(database.pool, referralId)).not.toHaveProperty('held');
    expect(await pointsOf(database.pool, referralId)).toBe(1000);
    await expectConsistent(database.pool);
  });

  it('leaves no entry when they are erased, even if they are added meanwhile', async () => {
    const people = await joinAll(database, undefined, honest(6));
    const [first] = people;
    await added('trusted_referrers', first?.referralId ?? '', 'Ada from the stand');
    const exclusion = createExclusion(database.newPool(4));
    await Promise.all(
      people.flatMap(({ id, referralId }) => [
        exclusion.erase({ actor: { kind: 'command-line' } }, id),
        lists().add({ list: 'trusted_referrers', value: referralId }, caller),
      ]),
    );
    expect(await counted('SELECT FROM fairness_list_entry')).toBe(0);
    expect(await refused('trusted_referrers', first?.referralId ?? '')).toMatchObject({ code: 'NOT_FOUND' });
    expect(await counted(`SELECT FROM audit_entry WHERE details::text LIKE '%Ada%'`)).toBe(0);
  });
});

const review = () =>
  new ReviewService({
    pool: database.pool,
    reader: database.pool,
    exclusion: createExclusion(database.pool),
  });

async function reverse(people: readonly Joined[]): Promise<string> {
  const decision = { action: 'reverse', about: people.map(({ id }) => id) };
  const looked = await review().preview(decision);
  const version = looked.ok ? looked.preview.version : '';
  const decided = await review().decide({ ...decision, version, reason: 'No such people' }, caller);
  return decided.ok ? decided.decision.id : '';
}

describe('a trusted network', () => {
  const countryOf = () => 'DE';
  const instance = () => {
    const networks = new TrustedNetworks(database.pool);
    return createService(database.pool, { countryOf, isTrustedNetwork: (address) => networks.has(address) });
  };
  const evidenceFrom = async (service: ReturnType<typeof instance>, clientAddress: string) => {
    const email = newEmail();
    await sendMail(service, email, 'waitlist', { clientAddress });
    const { rows } = await database.pool.query<{ network: boolean; country: string | null; client: boolean }>(
      `SELECT network_key IS NOT NULL AS network, client_country AS country,
         client_key = (SELECT client_key FROM otp_challenge ORDER BY created_at LIMIT 1) AS client FROM otp_challenge WHERE address = $1`,
      [email],
    );
    return rows[0];
  };
  const evidence = { network: true, country: 'DE', client: true };

  it('gives no evidence, on any instance within seconds, until it is removed; limits still apply to it', async () => {
    const instances = [instance(), instance()];
    for (const each of instances) expect(await evidenceFrom(each, '203.0.113.7')).toEqual(evidence);
    const id = await added('trusted_networks', '203.0.113.0/24');
    for (const each of instances)
      await expect
        .poll(() => evidenceFrom(each, '203.0.113.9'), { timeout: 5000, interval: 200 })
        .toEqual({ network: false, country: null, client: true });
    expect(await evidenceFrom(instances[0] ?? instance(), '203.0.114.9')).toMatchObject({ network: true });
    await lists().remove(id, caller);
    for (const each of instances)
      await expect
        .poll(() => evidenceFrom(each, '203.0.113.9'), { timeout: 5000, interval: 200 })
        .toEqual(evidence);
  });

  it.each([
    ['2001:db8::/32', '2001:db8:ffff::1', '2001:db9::1'],
    ['198.51.0.0/16', '198.51.255.255', '198.52.0.0'],
    ['203.0.113.77', '203.0.113.77', '203.0.113.78'],
  ])('%s has %s and not %s, nor what is no address', async (network, inside, outside) => {
    await added('trusted_networks', network);
    const networks = new TrustedNetworks(database.pool);
    expect([await networks.has(inside), await networks.has(outside), await networks.has('unknown')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('a mail domain', () => {
  const creditsFrom = async (domain: string) => {
    const { referralId } = await referrer();
    await joinAll(database, referralId, from(domain));
    await settle(database.pool);
    return creditsOf(database.pool, referralId);
  };

  it('that is allowed is never disposable, nor are those below it', async () => {
    expect(await creditsFrom('mailinator.com')).toEqual({ held: 2 });
    await added('allowed_domains', 'Mailinator.com.');
    expect(await creditsFrom('mailinator.com')).toEqual({ counted: 2 });
    expect(await creditsFrom('eu.mailinator.com')).toEqual({ counted: 2 });
  });

  it('that is blocked is disposable, with those below it, even if it is a relay or shares its mailboxes', async () => {
    for (const domain of ['fakes.example', 'duck.com', 'pm.me']) {
      expect(await creditsFrom(domain)).toEqual({ counted: 2 });
      await added('blocked_domains', `@${domain.toUpperCase()}`);
      expect(await creditsFrom(domain)).toEqual({ held: 2 });
    }
    expect(await creditsFrom('deep.in.fakes.example')).toEqual({ held: 2 });
    expect(await creditsFrom('notfakes.example')).toEqual({ counted: 2 });
  });

  it('may be allowed below one that is blocked', async () => {
    await added('blocked_domains', 'fakes.example');
    await added('allowed_domains', 'staff.fakes.example');
    expect(await creditsFrom('staff.fakes.example')).toEqual({ counted: 2 });
    expect(await creditsFrom('other.fakes.example')).toEqual({ held: 2 });
  });
});

describe('an entry', () => {
  it.each([
    ['trusted_networks', ' ２０３.0.113.9/24 ', '203.0.113.0/24'],
    ['trusted_networks', '2001:0DB8:0:0:1::/48', '2001:db8::/48'],
    ['trusted_networks', '2001:db8::1', '2001:db8::1/128'],
    ['allowed_domains', '@Münch\u200ben.DE.', 'xn--mnchen-3ya.de'],
    ['blocked_domains', 'EXAMPLE.com', 'example.com'],
    ['blocked_domains', 'https://Example.com/sign-up?from=ada', 'example.com'],
  ] as const)('of %s reads %j as %s', async (list, typed, value) => {
    await added(list, typed);
    expect(await listed(list)).toEqual([value]);
    expect(await refused(list, value)).toEqual({ code: 'CONFLICT', fields: [] });
  });

  it.each([
    ...[
      '',
      'office',
      '203.0.113.0/33',
      '203.0.113.0/24/24',
      '203.0.0.0/15',
      '2001:db8::/31',
      '0.0.0.0/0',
    ].map((value) => ['trusted_networks', value] as const),
    ...[
      '10.0.0.0/8',
      '192.168.1.0/24',
      '127.0.0.1',
      '::1',
      'fd00::/48',
      '::ffff:203.0.113.0/120',
      'fe80::1%eth0',
    ].map((value) => ['trusted_networks', value] as const),
    ...['', 'com', 'a b.com', 'ada@example.com', '192.0.2.1', '-a.com', `${'a'.repeat(64)}.com`].flatMap(
      (value) => [['allowed_domains', value] as const, ['blocked_domains', value] as const],
    ),
    ...['', 'short', 'no-code!?'].map((value) => ['trusted_referrers', value] as const),
  ])('of %s is refused for %j, and nothing changes', async (list, value) => {
    expect(await refused(list, value)).toEqual({ code: 'VALIDATION_FAILED', fields: ['value'] });
    expect(await refused(list, value, 'n'.repeat(201))).toEqual({
      code: 'VALIDATION_FAILED',
      fields: ['value', 'note'],
    });
    expect(await listed()).toEqual([]);
    expect(await counted('SELECT FROM audit_entry')).toBe(0);
  });

  it('needs a user who exists, once, and a domain is in one of the two lists', async () => {
    const { referralId } = await referrer();
    expect(await refused('trusted_referrers', 'NOBODYHAS1')).toEqual({ code: 'NOT_FOUND', fields: [] });
    await added('trusted_referrers', `https://example.com/?ref=${referralId.toLowerCase()}`);
    expect(await refused('trusted_referrers', referralId)).toEqual({ code: 'CONFLICT', fields: [] });
    await added('allowed_domains', 'example.com');
    expect(await refused('blocked_domains', 'example.com')).toEqual({ code: 'CONFLICT', fields: [] });
    expect(await listed()).toEqual(['example.com', referralId]);
  });

  it('is added once by any number of callers, and a list takes no more than its limit', async () => {
    await database.pool.query(
      `INSERT INTO fairness_list_entry (id, list, value, note, added_by)
       SELECT gen_random_uuid(), 'blocked_domains', 'd' || nth || '.example', '', 'test' FROM generate_series(2, $1) AS nth`,
      [entriesMax],
    );
    const outcomes = await Promise.all(
      ['a.example', 'a.example', 'b.example', 'c.example'].map((value) => refused('blocked_domains', value)),
    );
    expect(outcomes.filter((outcome) => outcome === 'added')).toHaveLength(1);
    expect(await counted('SELECT FROM fairness_list_entry')).toBe(entriesMax);
    expect(await refused('blocked_domains', 'e.example')).toEqual({ code: 'LIMIT_REACHED', fields: [] });
    expect(await refused('allowed_domains', 'e.example')).toBe('added');
  });

  it('tells who added it, when and why, is found by that, and is removed once', async () => {
    const { referralId, id: userId } = await referrer();
    await added('trusted_referrers', referralId, '  Stand at\nthe fair ');
    const id = await added('trusted_networks', '203.0.113.0/24', 'Campus');
    const page = await lists().list({ search: 'fair', page: 1, limit: 10 });
    expect(page).toMatchObject({
      ok: true,
      page: {
        totalDocs: 1,
        docs: [
          {
            user: { id: userId },
            note: 'Stand at the fair',
            addedBy: 'visitor',
            addedAt: expect.any(Date) as Date,
          },
        ],
      },
    });
    expect(await review().ofUser(userId)).toMatchObject({ trust: { value: referralId } });
    const removed = await Promise.all([lists().remove(id, caller), lists().remove(id, caller)]);
    expect(removed.map((outcome) => (outcome.ok ? 'removed' : outcome.code)).sort()).toEqual([
      'NOT_FOUND',
      'removed',
    ]);
    const { rows } = await database.pool.query(
      'SELECT action, target_kind, target_id = $1 AS "isUser", target_name, details FROM audit_entry ORDER BY seq',
      [userId],
    );
    const network = {
      target_kind: 'fairness-list',
      isUser: false,
      target_name: '203.0.113.0/24',
      details: { list: 'trusted_networks' },
    };
    expect(rows).toEqual([
      {
        ...{ action: 'fairness-list.add', target_kind: 'signup', isUser: true, target_name: null },
        details: { list: 'trusted_referrers' },
      },
      { action: 'fairness-list.add', ...network },
      { action: 'fairness-list.remove', ...network },
    ]);
  });
});
