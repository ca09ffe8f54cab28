import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { Pool, PoolClient } from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { mailingAudiences } from '../message/message.audience.ts';
import { seedSession } from '../../testing/accounts.ts';
import { forEachChoice } from '../../questions.form.ts';
import { testApp } from '../../testing/app.ts';
import { testSecret } from '../../testing/brand.ts';
import { type Answer, TestClient } from '../../testing/client.ts';
import { anyValue, expectRefused, hostileValues } from '../../testing/hostile.ts';
import { randomRuns, shareOf } from '../../testing/matrix.ts';
import { createSecrets } from '../../platform/secrets/secrets.ts';
import { findScopes } from '../message/message.suppression.repository.ts';
import type { Audience } from './segment.audience.ts';
import { mailingKinds, segmentFormSchema, type MailingKindName } from './segment.form.ts';
import { readSegment, type SegmentInput } from './segment.rules.ts';
import { chosenBroker } from '../../testing/scenarios.ts';
import { SegmentWorld, testAudiences } from '../../testing/segment-world.ts';
import { SegmentService } from './segment.service.ts';
import { toSegment } from './segment.types.ts';

const secrets = createSecrets(testSecret);

const running = testApp();
const client = new TestClient(running);
let world: SegmentWorld;
let viewer: Readonly<Record<string, string>>;
beforeAll(async () => {
  world = new SegmentWorld(running.database);
  viewer = await seedSession(running.database.pool, 'VIEWER');
});

const document = `query ($segment: SegmentInput!, $kind: MailingKind!) { previewSegment(segment: $segment, kind: $kind) {
  people emails textMessages firstRank lastRank sample { id } excluded { reason people } } }`;
const viaGraphql = (segment: object, kind = 'INVITE') => client.graphql(document, { segment, kind }, viewer);
const viaRest = (segment: unknown, kind = 'invite') =>
  client.post('/api/admin/previewSegment', { segment, kind }, viewer);
const emailKeyOf = async (id: string): Promise<string> => {
  const { rows } = await running.database.pool.query<{ email_key: string }>(
    'SELECT email_key FROM signup WHERE id = $1',
    [id],
  );
  return rows[0]?.email_key ?? '';
};
/** The only reason they are left out; null: they are not. */
const reasonFor = async (
  id: string,
  kind: MailingKindName,
  given: SegmentInput = {},
  segments = world.segments,
) => {
  const outcome = await segments.preview({ signupIds: [id], ...given }, kind);
  if (!outcome.ok) throw new Error(outcome.message);
  const { people, excluded } = outcome.preview;
  expect(people + excluded.reduce((sum, each) => sum + each.people, 0)).toBe(1);
  return excluded[0]?.reason ?? null;
};

describe('why users are left out', () => {
  it.each(mailingKinds)('of %s: blocked and erased users, whatever their state was', async (kind) => {
    const people = await Promise.all([0, 1, 2, 3].map(() => world.join({ newsConsent: true })));
    const [blocked, erased, both, invited] = people.map(({ id }) => id);
    await world.block(blocked ?? '');
    await world.erase(erased ?? '');
    await world.block(both ?? '');
    await world.erase(both ?? '');
    await world.invite(invited ?? '');
    await world.block(invited ?? '');
    expect(await reasonFor(blocked ?? '', kind)).toBe('BLOCKED');
    expect(await reasonFor(erased ?? '', kind)).toBe('ERASED');
    expect(await reasonFor(both ?? '', kind)).toBe('ERASED');
    expect(await reasonFor(invited ?? '', kind)).toBe('BLOCKED');
  });

  it('of invitations: users who have one or accepted one; not those who can be invited again', async () => {
    const ids = (await Promise.all([0, 1, 2, 3].map(() => world.join()))).map(({ id }) => id);
    const [invited = '', accepted = '', noted = '', unnoted = ''] = ids;
    await world.invite(invited);
    await world.accept(accepted);
    await world.expire(noted, true);
    await world.expire(unnoted, false);
    expect(await reasonFor(invited, 'invite')).toBe('ALREADY_INVITED');
    expect(await reasonFor(accepted, 'invite')).toBe('ACCEPTED');
    for (const expired of [noted, unnoted])
      expect(await reasonFor(expired, 'invite', { states: ['expired'] })).toBeNull();
    const { people, excluded } = await world.preview({ signupIds: ids });
    expect({ people, excluded }).toEqual({
      people: 0,
      excluded: [
        { reason: 'ALREADY_INVITED', people: 1 },
        { reason: 'ACCEPTED', people: 1 },
      ],
    });
  });

  it('of invitations: who verified a phone number where no text messages are sent', async () => {
    const { id } = await world.joinByPhone();
    const silent = new SegmentService(
      running.database.pool,
      mailingAudiences({ secrets, smsAvailable: false }),
    );
    expect(await reasonFor(id, 'invite')).toBeNull();
    expect(await reasonFor(id, 'invite', {}, silent)).toBe('NO_CHANNEL');
  });

  it('of both: who was imported and has verified nothing, however they are chosen', async () => {
    const { id } = await world.join({ newsConsent: true });
    await running.database.pool.query('UPDATE signup SET verified_by = NULL WHERE id = $1', [id]);
    for (const kind of mailingKinds) {
      const { people, excluded } = await world.preview({ verifiedBy: 'none' }, kind);
      expect({ people, excluded }, kind).toEqual({
        people: 0,
        excluded: [{ reason: 'NOT_VERIFIED', people: 1 }],
      });
    }
  });

  it('of news: who verified no email address, did not agree, withdrew it or unsubscribed', async () => {
    const joined = await world.join({ newsConsent: true });
    const byPhone = await world.joinByPhone({ newsConsent: true });
    const silent = await world.join();
    const later = await world.join();
    await world.setNewsConsent(later.id, true);
    expect(await reasonFor(joined.id, 'broadcast')).toBeNull();
    expect(await reasonFor(later.id, 'broadcast')).toBeNull();
    expect(await reasonFor(byPhone.id, 'broadcast')).toBe('NO_CHANNEL');
    expect(await reasonFor(silent.id, 'broadcast')).toBe('NO_CONSENT');
    await world.setNewsConsent(joined.id, false);
    expect(['NO_CONSENT', 'UNSUBSCRIBED']).toContain(await reasonFor(joined.id, 'broadcast'));
    await world.suppress(await emailKeyOf(later.id), 'unsubscribe');
    expect(await reasonFor(later.id, 'broadcast')).toBe('UNSUBSCRIBED');
    expect(await reasonFor(later.id, 'invite')).toBeNull();
  });

  it('of both: users whose address is suppressed, even if it was erased and joined again', async () => {
    const fields = { email: 'Bounced.Once@example.com', newsConsent: true };
    const { id } = await world.join(fields);
    await world.suppress('bounced.once@example.com');
    for (const kind of mailingKinds) expect(await reasonFor(id, kind)).toBe('SUPPRESSED');
    await world.erase(id);
    const anew = await world.join(fields);
    for (const kind of mailingKinds) expect(await reasonFor(anew.id, kind)).toBe('SUPPRESSED');
    const keys = secrets.keys('suppression');
    expect(await findScopes(running.database.pool, keys, 'bounced.once@example.com')).toEqual(['all']);
    const { rows } = await running.database.pool.query('SELECT FROM suppression WHERE email_key = $1', [
      'bounced.once@example.com',
    ]);
    expect(rows).toHaveLength(0);
  });

  it('of invitations by text message: never for an email address they did not verify', async () => {
    const { id } = await world.joinByPhone();
    await world.suppress(await emailKeyOf(id));
    expect(await reasonFor(id, 'invite')).toBeNull();
  });
});

describe('a preview', () => {
  it('is a snapshot: later commits are in none of its figures', async () => {
    const ids = [(await world.join()).id, (await world.join()).id, (await world.join()).id];
    let statements = 0;
    const meddling = poolBetween(running.database.pool, async (text) => {
      if (!text.includes('statement_timeout')) return;
      statements += 1;
      if (statements === 2) await world.block(ids[0] ?? '');
    });
    const segments = new SegmentService(meddling, testAudiences);
    const outcome = await segments.preview({ signupIds: ids, topByRank: 3 }, 'invite');
    expect(outcome).toMatchObject({ ok: true, preview: { people: 3, excluded: [] } });
    expect(outcome.ok && outcome.preview.sample.map(({ id }) => id)).toEqual(ids);
    expect(statements).toBeGreaterThan(2);
    const { people, excluded } = await world.preview({ signupIds: ids, topByRank: 3 });
    expect({ people, excluded }).toEqual({ people: 2, excluded: [{ reason: 'BLOCKED', people: 1 }] });
  });

  it('runs where nothing can be written', async () => {
    const writing: Audience = {
      texts: true,
      awayStates: {},
      exclusions: () => [{ reason: 'BLOCKED', condition: `nextval('invite_seq_seq') < 0` }],
    };
    const segments = new SegmentService(running.database.pool, { invite: writing, broadcast: writing });
    await world.join();
    await expect(segments.preview({}, 'invite')).rejects.toThrow(/read-only transaction/);
    expect((await world.preview({})).people).toBeGreaterThan(0); // the slot is free again
  });

  it('is refused while two others run on the instance, and asks to wait', async () => {
    const held = new Array<() => void>();
    const slow = poolBetween(running.database.pool, (text) =>
      text.startsWith('SET TRANSACTION') ? new Promise<void>((resolve) => held.push(resolve)) : undefined,
    );
    const segments = new SegmentService(slow, testAudiences);
    const ask = () => segments.preview({}, 'invite');
    const underWay = [ask(), ask()];
    expect(await ask()).toMatchObject({ ok: false, code: 'PREVIEW_BUSY', retryAfterSeconds: 3 });
    await expect.poll(() => held.length).toBe(2);
    for (const release of held) release();
    for (const outcome of await Promise.all(underWay)) expect(outcome.ok).toBe(true);
    const again = ask();
    await expect.poll(() => held.length).toBe(3);
    held[2]?.();
    expect((await again).ok).toBe(true);
  });

  it('that takes too long is ended, and says to narrow the segment', async () => {
    const endless: Audience = {
      texts: true,
      awayStates: {},
      exclusions: () => [{ reason: 'BLOCKED', condition: `pg_sleep(30)::text <> ''` }],
    };
    const segments = new SegmentService(running.database.pool, { invite: endless, broadcast: endless }, 50);
    for (let at = 0; at < 3; at += 1)
      expect(await segments.preview({}, 'invite')).toMatchObject({
        ok: false,
        code: 'PREVIEW_TIMEOUT',
        message: expect.stringContaining('Narrow it'),
      });
  });

  it('says of those without a rank that they have none', async () => {
    const { id } = await world.join();
    await world.expire(id, true);
    const { firstRank, lastRank, sample } = await world.preview({ states: ['expired'], signupIds: [id] });
    expect({ firstRank, lastRank }).toEqual({ firstRank: null, lastRank: null });
    expect(sample).toMatchObject([{ id, rank: null, channel: 'email', country: 'DE' }]);
  });
});

describe('a segment that is not allowed', () => {
  it.each<readonly [string, SegmentInput, readonly string[]]>([
    ['states', { states: [] }, ['states']],
    ['unknown states', { states: ['blocked'] }, ['states']],
    ['states that cannot be invited', { states: ['waiting', 'accepted'] }, ['states']],
    ['countries', { countries: ['DE', 'Atlantis'] }, ['countries']],
    ['no countries', { countries: [] }, ['countries']],
    ['brokers', { brokers: ['nobody'] }, ['brokers']],
    ['days', { joinedFrom: '2026-02-30', joinedTo: 'yesterday' }, ['joinedFrom', 'joinedTo']],
    ['turned days', { joinedFrom: '2026-02-02', joinedTo: '2026-02-01' }, ['joinedTo']],
    ['points', { minPoints: -1, maxPoints: 1.5 }, ['minPoints', 'maxPoints']],
    ['turned points', { minPoints: 2, maxPoints: 1 }, ['maxPoints']],
    ['contacts', { verifiedBy: 'post' }, ['verifiedBy']],
    ['channels', { emailListId: randomUUID(), reachStatedBy: 'post' }, ['reachStatedBy']],
    ['ids', { signupIds: ['me'] }, ['signupIds']],
    ['no ids', { signupIds: [] }, ['signupIds']],
    ['more than 1,000 ids', { signupIds: Array.from({ length: 1001 }, () => randomUUID()) }, ['signupIds']],
    ['lists', { emailListId: 'mine' }, ['emailListId']],
    ['top', { topByRank: 0 }, ['topByRank']],
    ['samples', { randomSample: 0, sampleSeed: -1 }, ['randomSample', 'sampleSeed']],
    ['the best at random', { topByRank: 5, randomSample: 5 }, ['randomSample']],
  ])('is refused with a message for each field: %s', (_what, given, fields) => {
    const outcome = readSegment(given, testAudiences.invite);
    if (outcome.ok) throw new Error('It was not refused');
    expect(outcome.code).toBe('VALIDATION_FAILED');
    expect(Object.keys(outcome.fields ?? {}).sort()).toEqual(
      fields.map((field) => `segment.${field}`).sort(),
    );
  });

  it('is refused when it asks for text messages where none are sent', () => {
    const given = { emailListId: randomUUID(), reachStatedBy: 'sms' };
    const fields = { 'segment.reachStatedBy': expect.stringContaining('text message') };
    expect(readSegment(given, testAudiences.broadcast)).toMatchObject({ ok: false, fields });
    const silent = mailingAudiences({ secrets, smsAvailable: false }).invite;
    expect(readSegment(given, silent)).toMatchObject({ ok: false, fields });
    expect(readSegment(given, testAudiences.invite)).toMatchObject({ segment: given });
  });

  it('is met by both APIs as 422 with the fields', async () => {
    const bad = { countries: ['nowhere'], topByRank: 0 };
    const fields = { 'segment.countries': expect.any(String), 'segment.topByRank': expect.any(String) };
    expect(await viaRest(bad)).toMatchObject({ status: 422, body: { code: 'VALIDATION_FAILED', fields } });
    const [error] = (await viaGraphql(bad)).body.errors;
    expect(error.extensions).toMatchObject({ code: 'VALIDATION_FAILED', fields });
  });

  it('is refused with 400 when a value is of the wrong type', async () => {
    const wrong = { minPoints: '5', countries: 'DE', newsConsent: 'yes', topByRank: 1.5, signupIds: [1] };
    for (const [field, value] of Object.entries(wrong))
      expect((await viaRest({ [field]: value })).body.code, field).toBe('BAD_REQUEST');
    for (const value of ['all', [], 5, true]) expect((await viaRest(value)).status).toBe(400);
  });

  it('is normalized when it is allowed: each choice once, by its code, and nothing else', () => {
    const given = {
      states: ['expired', 'waiting', 'expired'],
      countries: ['India', 'de', 'DE'],
      brokers: [chosenBroker.label],
      signupIds: ['00000000-0000-4000-8000-00000000000A'],
      minPoints: null,
      other: 1,
    };
    expect(readSegment(given)).toEqual({
      ok: true,
      segment: {
        states: ['waiting', 'expired'],
        countries: ['IN', 'DE'],
        brokers: [chosenBroker.slug],
        signupIds: ['00000000-0000-4000-8000-00000000000a'],
      },
    });
    const all = {
      states: ['waiting'],
      countries: ['IN'],
      ...forEachChoice(({ question }) => question.options.map(({ slug }) => slug)),
      joinedFrom: '2026-01-01',
      joinedTo: '2026-01-02',
      minPoints: 0,
      maxPoints: 5,
      minReferrals: 0,
      maxReferrals: 2,
      verifiedBy: 'sms',
      newsConsent: false,
      held: true,
      leaving: false,
      clicked: randomUUID(),
      notClicked: randomUUID(),
      referredBy: randomUUID(),
      treeOf: randomUUID(),
      search: 'Ada',
      sources: ['whatsapp'],
      campaigns: ['launch'],
      tags: ['VIP'],
      imports: [randomUUID()],
      signupIds: [randomUUID()],
      emailListId: randomUUID(),
      reachStatedBy: 'email',
      topByRank: 10,
    };
    const read = readSegment(all);
    expect(read.ok && toSegment(read.segment)).toEqual({ ...all, randomSample: null, sampleSeed: null });
    const sample = { randomSample: 5, sampleSeed: 7 };
    expect(readSegment(sample)).toEqual({ ok: true, segment: { states: ['waiting'], ...sample } });
    expect(readSegment({ randomSample: 5 })).toMatchObject({ segment: { sampleSeed: expect.any(Number) } });
    expect(readSegment({ sampleSeed: 7 })).toEqual({ ok: true, segment: { states: ['waiting'] } });
    expect(readSegment({})).toEqual({ ok: true, segment: { states: ['waiting'] } });
  });

  it('never breaks anything, whatever a field is', { timeout: 60_000 }, async () => {
    const isFine = ({ status, body }: Answer, what: unknown) => {
      if (status !== 200) expectRefused({ status, body, headers: new Headers() }, what);
    };
    for (const field of Object.keys(segmentFormSchema.fields))
      for (const batch of [
        shareOf(hostileValues, field),
        shareOf(hostileValues, `${field}s`).map((value) => [value]),
      ]) {
        const values = batch.filter((value) => JSON.stringify(value).length < 30_000);
        const answers = await Promise.all(
          values.map((value) => viaRest({ signupIds: [randomUUID()], [field]: value })),
        );
        for (const [at, answer] of answers.entries())
          if (answer.status !== 503) isFine(answer, { field, value: values[at] });
      }
  });

  it('never breaks anything, whatever several fields are', async () => {
    const value = anyValue({ text: true });
    const records = fc.record(
      Object.fromEntries(Object.keys(segmentFormSchema.fields).map((field) => [field, value])),
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(records, async (segment) => {
        const { status } = await viaRest(segment);
        expect([200, 400, 404, 413, 422]).toContain(status);
      }),
      { numRuns: randomRuns(60) },
    );
  });

  it('may name 1,000 users by REST, and by GraphQL as many as its 32 KiB hold', async () => {
    const signupIds = Array.from({ length: 1000 }, () => randomUUID());
    expect((await viaRest({ signupIds })).status).toBe(200);
    expect((await viaGraphql({ signupIds: signupIds.slice(0, 800) })).body.data?.previewSegment.people).toBe(
      0,
    );
  });
});

/** A pool that passes its statements to `before` first. */
function poolBetween(pool: Pool, before: (text: string) => Promise<void> | undefined): Pool {
  const shown = (client: PoolClient): PoolClient =>
    new Proxy(client, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name, target);
        if (name !== 'query' || typeof value !== 'function')
          return typeof value === 'function' ? value.bind(target) : value;
        return async (text: unknown, ...rest: unknown[]) => {
          if (typeof text === 'string') await before(text);
          return value.call(target, text, ...rest) as unknown;
        };
      },
    });
  return new Proxy(pool, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (name === 'connect') return async () => shown(await target.connect());
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
