import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../platform/database/database.ts';
import { type MailServer, startMailServer } from '../../platform/mail/mail-server.scenario.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import {
  createExclusion,
  createWaitlist,
  joinVerified,
  noBrowser,
  person,
  type Person,
  verifyPhone,
} from '../../testing/scenarios.ts';
import type { ExclusionReason } from '../segment/segment.audience.ts';
import type { WaitlistService } from '../waitlist/waitlist.service.ts';
import { suppressBounced } from './message.bounce.ts';
import { mailingOfMessageId } from './message.broadcast.id.ts';
import {
  type BroadcastInstance,
  broadcastSecrets,
  broadcastSite,
  createBroadcastInstance,
  seedNewsTemplate,
  seedPastBroadcast,
} from './message.broadcast.scenario.ts';
import { ConsentService } from './message.consent.service.ts';
import { suppressionLabel } from './message.suppression.repository.ts';
import { readUnsubscribeToken } from './message.unsubscribe.token.ts';
import { randomRuns } from '../../testing/matrix.ts';

const decision = { actor: { kind: 'command-line' } } as const;
const keys = broadcastSecrets.keys(suppressionLabel);

let database: TestDatabase;
let mails: MailServer;
let waitlist: WaitlistService;
let consent: ConsentService;
let templateId: string;
let one: BroadcastInstance;
/** The same on another instance. */
let other: BroadcastInstance;
beforeAll(async () => {
  database = await createTestDatabase();
  mails = await startMailServer();
  waitlist = createWaitlist(database);
  consent = new ConsentService(database.pool, keys);
  templateId = await seedNewsTemplate(database.pool);
  // A second instance that starts right at the beginning would mistake the first for a silent one.
  await database.pool.query('UPDATE runner SET seen_at = clock_timestamp()');
  one = createBroadcastInstance(database.pool, mails.port, templateId);
  other = createBroadcastInstance(database.newPool(), mails.port, templateId);
});
afterAll(async () => {
  one.close();
  other.close();
  await mails.stop();
  await database.drop();
});

interface Joined {
  readonly id: string;
  readonly email: string;
}

async function join(fields: Partial<Person> = {}): Promise<Joined> {
  const { email, ...rest } = person({ newsConsent: true, ...fields });
  const { id } = await joinVerified(database.pool, waitlist, { ...rest, email });
  return { id, email };
}
async function joinByPhone(): Promise<Joined> {
  const input = person({ newsConsent: true });
  await verifyPhone(database.pool, input.phoneNo);
  const outcome = await waitlist.join(input, noBrowser);
  if (!outcome.ok) throw new Error(outcome.code);
  return { id: outcome.id, email: input.email };
}
const joinMany = (count: number) => Promise.all(Array.from({ length: count }, () => join()));
const idsOf = (people: readonly Joined[]) => people.map(({ id }) => id);
const mailsTo = (address: string) => mails.received.filter(({ recipients }) => recipients.includes(address));
const work = () => Promise.all([one.work(), other.work()]);
const recipientsOf = async (id: string) => {
  const found = await one.broadcasts.find(id);
  const { skippedFor = [], ...counts } = found?.recipients ?? {};
  const people = Object.entries(counts).filter(([state, count]) => state !== 'skipped' && count !== 0);
  return {
    ...Object.fromEntries(people),
    ...Object.fromEntries(skippedFor.map((each) => [each.reason, each.people])),
  };
};
const stateOf = async (id: string) => (await one.broadcasts.find(id))?.mailing.state;

const leave = (id: string) => consent.leave(id, { stream: 'news', source: 'unsubscribe', mailingSeq: null });
const bounce = ({ email }: Joined) =>
  inTransaction(database.pool, (client) =>
    suppressBounced(client, keys, [{ emailKey: email, scope: 'all', reason: 'bounce', mailingSeq: null }]),
  );
/** What prevents news to a user, in the order in which reasons count. */
const obstacles = {
  ERASED: ({ id }: Joined) => createExclusion(database.pool).erase(decision, id),
  BLOCKED: ({ id }: Joined) => createExclusion(database.pool).block(decision, id),
  UNSUBSCRIBED: ({ id }: Joined) => leave(id),
  SUPPRESSED: (joined: Joined) => bounce(joined),
  NO_CONSENT: async ({ id, email }: Joined) => {
    await leave(id);
    await database.pool.query('DELETE FROM suppression WHERE email_key = $1', [email]);
  },
} as const satisfies Partial<Record<ExclusionReason, (joined: Joined) => Promise<unknown>>>;
type Obstacle = keyof typeof obstacles;
const obstacleNames = ['ERASED', 'BLOCKED', 'UNSUBSCRIBED', 'SUPPRESSED', 'NO_CONSENT'] as const;

describe('a broadcast', () => {
  it(
    'worked off by two instances goes once to every user who agreed to news',
    { timeout: 60_000 },
    async () => {
      const people = await joinMany(120);
      const others = [await join({ newsConsent: false }), await joinByPhone()];
      const { id, seq } = await one.start(idsOf([...people, ...others]), 120);
      await work();
      await work();
      expect(await recipientsOf(id)).toEqual({ sent: 120 });
      expect(await stateOf(id)).toBe('done');
      expect(others.flatMap(({ email }) => mailsTo(email))).toEqual([]);
      for (const joined of people) {
        const [got, ...more] = mailsTo(joined.email);
        expect(more).toEqual([]);
        const header = (name: string) => got?.mail.headers.find(({ key }) => key === name)?.value ?? '';
        expect(got?.mail.subject).toBe('News for Ada');
        expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
        const [, link = '', token = ''] = /^<(.*\/u\/(.*))>$/.exec(header('list-unsubscribe')) ?? [];
        expect(readUnsubscribeToken(broadcastSecrets, token)).toEqual({
          signupId: joined.id,
          stream: 'news',
          mailingSeq: Number(seq),
        });
        expect(got?.mail.text).toContain(link);
        expect(got?.mail.html).toContain(link);
        expect(mailingOfMessageId(got?.mail.messageId ?? '')).toBe(id);
      }
    },
  );

  it(
    'goes exactly to the users whom a simple scan of consent, suppression, blocks, erasures and past news allows',
    { timeout: 120_000 },
    async () => {
      const ages = [1, 3, 6.9, 7.1, 10];
      const plan = fc.record({
        consents: fc.boolean(),
        before: fc.option(fc.constantFrom(...obstacleNames), { freq: 2 }),
        between: fc.uniqueArray(fc.constantFrom(...obstacleNames), { maxLength: 2 }),
        past: fc.subarray(ages),
      });
      const isFree = ({
        consents,
        before,
        past,
      }: {
        consents: boolean;
        before: Obstacle | null;
        past: readonly number[];
      }) => consents && before === null && past.filter((age) => age < 7).length < 2;
      await fc.assert(
        fc.asyncProperty(fc.array(plan, { minLength: 4, maxLength: 10 }), async (drawn) => {
          const plans = [...drawn, { consents: true, before: null, between: [], past: [] }];
          const people = await Promise.all(plans.map(({ consents }) => join({ newsConsent: consents })));
          const each = plans.flatMap((it, at) =>
            people[at] === undefined ? [] : [{ ...it, joined: people[at] }],
          );
          for (const age of ages)
            await seedPastBroadcast(
              database.pool,
              templateId,
              age,
              each.filter(({ past }) => past.includes(age)).map(({ joined }) => joined.id),
            );
          for (const { before, joined } of each) if (before !== null) await obstacles[before](joined);
          const planned = each.filter(isFree);
          const { id } = await one.start(idsOf(people), planned.length);
          expect(await recipientsOf(id)).toEqual({ planned: planned.length });
          for (const { between, joined } of planned)
            for (const name of between) await obstacles[name](joined);
          await work();
          await work();
          const reached = planned.filter(({ between }) => between.length === 0);
          for (const { joined } of each)
            expect(mailsTo(joined.email)).toHaveLength(reached.some((it) => it.joined === joined) ? 1 : 0);
          expect(await recipientsOf(id)).toMatchObject({ sent: reached.length });
        }),
        { numRuns: randomRuns(20) },
      );
    },
  );

  it.each(obstacleNames)(
    'skips claimed users for whom %s applies by the time their message would be sent',
    async (name) => {
      const [changed, same] = [await join(), await join()];
      const { id } = await one.start(idsOf([changed, same]));
      await claim(id);
      await obstacles[name](changed);
      await work();
      expect(await recipientsOf(id)).toEqual({ sent: 1, [name]: 1 });
      expect([mailsTo(changed.email).length, mailsTo(same.email).length]).toEqual([0, 1]);
    },
  );

  it(
    'is one of two at most in seven days, however many are planned and sent concurrently',
    { timeout: 60_000 },
    async () => {
      const people = await joinMany(40);
      const ids = idsOf(people);
      // None knows about the others when their recipients are written down.
      const all = [
        await one.start(ids),
        await other.start(ids),
        await one.start(ids),
        await other.start(ids),
      ];
      await work();
      await work();
      for (const { email } of people) expect(mailsTo(email)).toHaveLength(2);
      const counts = await Promise.all(all.map(({ id }) => recipientsOf(id)));
      const sum = (name: string) => counts.reduce((total, each) => total + (each[name] ?? 0), 0);
      expect([sum('sent'), sum('TOO_OFTEN')]).toEqual([80, 80]);
      const preview = await one.mailings.start(
        { viewer: null, clientAddress: '192.0.2.1' },
        (await one.draft({ signupIds: ids })).id,
        { confirmPeople: 40, revision: 1, startsAt: null },
      );
      expect(preview).toMatchObject({ ok: false, code: 'VALIDATION_FAILED' });
    },
  );

  it('holds messages of which no one knows whether they left, and sends them once an admin says so', async () => {
    const [held, left] = [await join(), await join()];
    const { id } = await one.start(idsOf([held, left]));
    await claim(id);
    // An instance died during the try.
    await database.pool.query(
      `UPDATE mailing_recipient SET state = 'sending', next_try_at = NULL, tries = 1, marked_at = now() - interval '2 minutes'
       WHERE mailing_seq = (SELECT seq FROM mailing WHERE id = $1)`,
      [id],
    );
    await work();
    expect(await recipientsOf(id)).toEqual({ uncertain: 2 });
    expect([...mailsTo(held.email), ...mailsTo(left.email)]).toEqual([]);
    await leave(left.id);
    expect((await one.resendUncertain(id)).ok).toBe(true);
    await work();
    expect(await recipientsOf(id)).toEqual({ sent: 1, UNSUBSCRIBED: 1 });
    expect([mailsTo(held.email).length, mailsTo(left.email).length]).toEqual([1, 0]);
  });

  it('counts what may have been sent: held messages are not one too many when they are sent again', async () => {
    const joined = await join();
    const held = await one.start([joined.id]);
    await claim(held.id);
    await database.pool.query(
      `UPDATE mailing_recipient SET state = 'sending', next_try_at = NULL, tries = 1, marked_at = now() - interval '8 days'
       WHERE mailing_seq = $1`,
      [held.seq],
    );
    await work();
    for (let time = 0; time < 2; time += 1) {
      await one.start([joined.id]);
      await work();
    }
    expect(mailsTo(joined.email)).toHaveLength(2);
    expect((await one.resendUncertain(held.id)).ok).toBe(true);
    await work();
    expect(await recipientsOf(held.id)).toEqual({ TOO_OFTEN: 1 });
    expect(mailsTo(joined.email)).toHaveLength(2);
  });

  it('suppresses addresses that the mail server says do not exist', async () => {
    const gone = await startMailServer({
      onRcptTo: (_address, _session, callback) =>
        callback(Object.assign(new Error('5.1.1 No such user'), { responseCode: 550 })),
    });
    const instance = createBroadcastInstance(database.pool, gone.port, templateId);
    const joined = await join();
    const { id, seq } = await instance.start([joined.id]);
    await instance.work();
    instance.close();
    await gone.stop();
    expect(await recipientsOf(id)).toEqual({ refused: 1 });
    const { rows } = await database.pool.query(
      'SELECT scope, reason, mailing_seq::text AS seq FROM suppression WHERE email_key = $1',
      [joined.email],
    );
    expect(rows).toEqual([{ scope: 'all', reason: 'bounce', seq }]);
  });
});

it('reaches users who only stated the address of a list there, if they agreed to news, until they unsubscribe', async () => {
  const [agreed, silent] = [await joinByPhone(), await joinByPhone()];
  await database.pool.query('UPDATE signup SET news_wording = NULL WHERE id = $1', [silent.id]);
  const emailListId = randomUUID();
  await database.pool.query(`INSERT INTO email_list (id, name, valid) VALUES ($1, 'Guests', 2)`, [
    emailListId,
  ]);
  await database.pool.query('INSERT INTO email_list_entry SELECT $1, unnest($2::text[])', [
    emailListId,
    [agreed.email, silent.email],
  ]);
  const segment = { emailListId, reachStatedBy: 'email' };
  const { id } = await one.startTo(segment, 1);
  await work();
  expect(await recipientsOf(id)).toEqual({ sent: 1 });
  const [got] = mailsTo(agreed.email);
  expect(got?.mail.text).toContain(`${broadcastSite}/status`);
  expect(got?.mail.text).not.toContain('#open=');
  const [, token = ''] = /\/u\/([\w.-]+)/.exec(got?.mail.text ?? '') ?? [];
  expect(readUnsubscribeToken(broadcastSecrets, token)?.signupId).toBe(agreed.id);
  await leave(agreed.id);
  const again = await one.draft(segment);
  expect(
    await one.mailings.start({ viewer: null, clientAddress: '192.0.2.1' }, again.id, {
      confirmPeople: 1,
      revision: 1,
      startsAt: null,
    }),
  ).toMatchObject({ ok: false });
});

/** Claims every recipient, like an instance that is about to send. */
async function claim(id: string): Promise<void> {
  await inTransaction(database.pool, async (client) => {
    const { rows } = await client.query<{ mailing: string; signup: string }>(
      `SELECT mailing.seq::text AS mailing, signup_seq::text AS signup FROM mailing JOIN mailing_recipient ON mailing_seq = mailing.seq
       WHERE mailing.id = $1`,
      [id],
    );
    const seqs = rows.map(({ signup }) => signup);
    const seq = rows[0]?.mailing ?? '';
    const mailing = { seq, segment: { states: ['waiting'] } } as const;
    expect(await one.kind.prepare(client, mailing, seqs)).toEqual(new Map());
    await client.query(
      `UPDATE mailing_recipient SET state = 'queued', next_try_at = now() WHERE mailing_seq = $1 AND state = 'planned'`,
      [seq],
    );
  });
}
