import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../../platform/auth/viewer.ts';
import { withConnectionErrorsHandled } from '../../platform/database/connection-errors.ts';
import { createSecrets } from '../../platform/secrets/secrets.ts';
import { testSecret } from '../../testing/brand.ts';
import { expectConsistent } from '../../testing/consistency.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createExclusion, createWaitlist, joinVerified } from '../../testing/scenarios.ts';
import { InviteService } from '../invite/invite.service.ts';
import { recordOpening } from '../status/status.repository.ts';
import { carryOutRetention, eraseIfDue } from './retention.jobs.ts';
import { retentionNotices } from './retention.kind.ts';
import { RetentionService } from './retention.service.ts';

const secrets = createSecrets(testSecret);
const caller: Caller = {
  viewer: {
    ...{ kind: 'session', adminId: randomUUID(), sessionId: randomUUID() },
    ...{ email: 'grace@example.com', role: 'ADMIN' },
  },
  clientAddress: '192.0.2.1',
};
const command = { actor: { kind: 'command-line' } } as const;

let database: TestDatabase;
let retention: RetentionService;
beforeEach(async () => {
  database = await createTestDatabase();
  retention = new RetentionService(database.pool);
});
afterEach(() => database.drop());

const query = async (sql: string, ...values: readonly unknown[]) =>
  (await database.pool.query(sql, [...values])).rows;

interface User {
  readonly id: string;
  readonly seq: string;
}

/** A user who joined days ago: add the earliest first, as they join. */
async function joinedAgo(days: number): Promise<User> {
  const { id } = await joinVerified(database.pool, createWaitlist(database));
  const [row] = await query(
    `UPDATE signup SET joined_at = now() - make_interval(days => $2) WHERE id = $1 RETURNING id, seq::text`,
    id,
    days,
  );
  return row as User;
}

const invite = async (...ids: readonly string[]) => {
  const invites = new InviteService({ pool: database.pool, secrets, webAppUrl: null });
  expect(await invites.invite(command, { ids, expiresInMinutes: 60 })).toMatchObject({ invited: ids.length });
};

async function setTo(months: number | null, includesAccepted = false, launchedOn: string | null = null) {
  const { revision } = await retention.read();
  if (months === null) return retention.set({ months, includesAccepted, revision }, caller);
  const terms = { months, includesAccepted, launchedOn };
  const looked = await retention.preview(terms);
  if (!looked.ok) return looked;
  return retention.set({ ...terms, revision, version: looked.preview.version }, caller);
}

const run = (pool = database.pool) => carryOutRetention(pool, createExclusion(pool));
/** As if the next day had come. */
const nextDay = () => query(`UPDATE retention SET next_run_at = now() WHERE months IS NOT NULL`);
/** As if every notice had been sent, and 30 days were over. */
const noticesPass = () =>
  query(
    `UPDATE notice SET state = 'sent', next_try_at = NULL, settled_at = now() - interval '30 days 1 minute' WHERE kind = 'retention'`,
  );
const erased = async () =>
  (await query('SELECT id FROM signup WHERE erased_at IS NOT NULL ORDER BY seq')).map(({ id }) => id);
const toldOf = async () =>
  (
    await query(
      `SELECT signup.id FROM notice JOIN signup ON signup.seq = split_part(key, '-', 1)::bigint WHERE kind = 'retention' ORDER BY signup.seq`,
    )
  ).map(({ id }) => id);
const audited = async (action: string) =>
  (await query('SELECT details FROM audit_entry WHERE action = $1 ORDER BY seq', action)).map(
    ({ details }) => details,
  );

describe('retention', () => {
  it('is off until it is set, and erases nobody who was not told 30 days before', async () => {
    const [away, soon, here] = [await joinedAgo(400), await joinedAgo(350), await joinedAgo(300)];
    await run();
    expect([await toldOf(), await erased()]).toEqual([[], []]);
    expect(await setTo(12)).toMatchObject({ ok: true, retention: { months: 12, revision: 1 } });
    await run();
    expect([await toldOf(), await erased()]).toEqual([[away.id, soon.id], []]);
    await nextDay();
    await query(
      `UPDATE notice SET state = 'sent', next_try_at = NULL, settled_at = now() - interval '29 days' WHERE kind = 'retention'`,
    );
    await run();
    expect(await erased()).toEqual([]);
    await nextDay();
    await noticesPass();
    await run();
    expect(await erased()).toEqual([away.id]);
    expect(await audited('retention.run')).toEqual([
      { erased: 0, told: 2 },
      { erased: 1, told: 0 },
    ]);
    expect(await audited('signup.erase')).toEqual([]);
    expect((await query('SELECT FROM signup WHERE id = $1 AND erased_at IS NULL', here.id)).length).toBe(1);
    await expectConsistent(database.pool);
  });

  it('is about exactly those who showed no activity, and may be erased', async () => {
    const users = new Map<string, User>();
    for (const name of [
      ...['away', 'opened', 'invited', 'invitation over', 'accepted', 'invitation opened', 'blocked'],
      ...['leaving', 'erased', 'ambassador', 'applied', 'joined again', 'seen long ago'],
    ])
      users.set(name, await joinedAgo(500));
    const of = (name: string): User => {
      const user = users.get(name);
      if (user === undefined) throw new Error(name);
      return user;
    };
    users.set('almost', await joinedAgo(364));
    const exclusion = createExclusion(database.pool);
    await recordOpening(database.pool, Number(of('opened').seq));
    await recordOpening(database.pool, Number(of('seen long ago').seq));
    await query(
      `UPDATE status_access SET opened_at = now() - interval '450 days', seen_at = now() - interval '450 days' WHERE signup_seq = $1`,
      of('seen long ago').seq,
    );
    await invite(
      ...['invited', 'invitation over', 'accepted', 'invitation opened'].map((name) => of(name).id),
    );
    const long = `issued_at = now() - interval '450 days'`;
    const over = `UPDATE invite SET ${long}, state = 'expired', expires_at = now() - interval '449 days'`;
    await query(`${over} WHERE signup_seq = $1`, of('invitation over').seq);
    await query(
      `${over}, opened_at = now() - interval '5 days' WHERE signup_seq = $1`,
      of('invitation opened').seq,
    );
    await query(
      `UPDATE invite SET ${long}, state = 'accepted', accepted_at = now() - interval '440 days' WHERE signup_seq = $1`,
      of('accepted').seq,
    );
    await exclusion.block(command, of('blocked').id);
    await exclusion.erase(command, of('erased').id);
    await query(`UPDATE signup SET leaves_at = now() + interval '5 days' WHERE id = $1`, of('leaving').id);
    for (const [name, status] of [
      ['ambassador', 'accepted'],
      ['applied', 'new'],
    ] as const)
      await query(
        `INSERT INTO ambassador_application (seq, applied_at, id, email, email_key, first_name, last_name, college_name, message, status, accepted_at)
         SELECT seq, now(), id, email, email_key, 'Ada', 'Lovelace', 'MIT', 'Hello', $2, CASE $2 WHEN 'accepted' THEN now() END FROM signup WHERE id = $1`,
        of(name).id,
        status,
      );
    const [{ email }] = await query('SELECT email FROM signup WHERE id = $1', of('joined again').id);
    expect(await joinVerified(database.pool, createWaitlist(database), { email })).toMatchObject({
      alreadyJoined: true,
    });

    const found = async (includesAccepted: boolean) => {
      const looked = await retention.preview({ months: 12, includesAccepted });
      if (!looked.ok) throw new Error(looked.message);
      const { users: count, soon, named } = looked.preview;
      expect(count).toBe(named.length);
      expect(soon).toBe(1); // "almost"
      return named.map(({ id }) => [...users].find(([, user]) => user.id === id)?.[0]).sort();
    };
    const kept = ['applied', 'away', 'invitation over', 'seen long ago'];
    expect(await found(false)).toEqual(kept);
    expect(await found(true)).toEqual(['accepted', ...kept].sort());

    expect(await setTo(12, true)).toMatchObject({ ok: true });
    await run();
    await noticesPass();
    await nextDay();
    await run();
    expect(new Set(await erased())).toEqual(
      new Set(['erased', 'accepted', ...kept].map((name) => of(name).id)),
    );
  });

  it('counts users of an import that kept their dates from the import on', async () => {
    const user = await joinedAgo(900);
    await query('UPDATE signup SET verified_by = NULL WHERE id = $1', user.id);
    await query(
      `INSERT INTO import (id, name, state, headings, columns, lines, valid, invalid, repeated, here, unknown_referrer, has_dates, points_per_referral, keeps_dates, first_seq, actor, started_at)
       VALUES (gen_random_uuid(), 'list.csv', 'done', '{}', '{}', 1, 1, 0, 0, 0, 0, true, 10, true, 1, '{}', now() - interval '10 days')`,
    );
    const preview = (months: number) => retention.preview({ months, includesAccepted: false });
    expect(await preview(12)).toMatchObject({ preview: { users: 0, soon: 0 } });
    await query(`UPDATE import SET started_at = now() - interval '100 days'`);
    expect(await preview(3)).toMatchObject({ preview: { users: 1, named: [{ id: user.id }] } });
  });
});

describe('with a launch date', () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  const dueOn = async (launchedOn: string | null) => {
    const looked = await retention.preview({ months: 12, includesAccepted: false, launchedOn });
    return looked.ok && [looked.preview.users, looked.preview.soon];
  };

  it('months are counted from it at the earliest', async () => {
    await joinedAgo(900);
    await joinedAgo(380);
    await joinedAgo(100);
    expect(await dueOn(null)).toEqual([2, 0]);
    expect(await dueOn(daysAgo(800))).toEqual([2, 0]);
    expect(await dueOn(daysAgo(350))).toEqual([0, 2]);
    expect(await dueOn(daysAgo(10))).toEqual([0, 0]);
    expect(await dueOn(daysAgo(-60))).toEqual([0, 0]);
  });

  it('users are told and erased by it, anew if it changes', async () => {
    const away = await joinedAgo(900);
    expect(await setTo(12, false, daysAgo(10))).toMatchObject({ retention: { launchedOn: daysAgo(10) } });
    await run();
    expect(await toldOf()).toEqual([]);
    await setTo(12, false, daysAgo(380));
    await run();
    await noticesPass();
    await setTo(12, false, daysAgo(400));
    await run();
    expect([await toldOf(), await erased()]).toEqual([[away.id, away.id], []]);
    await noticesPass();
    await nextDay();
    await run();
    expect(await erased()).toEqual([away.id]);
    expect(await retention.terms()).toEqual({
      months: 12,
      includesAccepted: false,
      launchedOn: daysAgo(400),
    });
    await setTo(null);
    expect(await retention.read()).toMatchObject({ months: null, launchedOn: null });
  });

  it('it is a day that exists', async () => {
    for (const launchedOn of ['2026-02-30', 'soon', '', '1999-12-31'])
      expect(await retention.preview({ months: 12, includesAccepted: false, launchedOn })).toMatchObject({
        code: 'VALIDATION_FAILED',
        fields: { launchedOn: 'Enter a day such as 2026-01-31' },
      });
    expect(await setTo(12, false, '2026-02-30')).toMatchObject({ code: 'VALIDATION_FAILED' });
  });
});

describe('setting it', () => {
  it('takes the preview and the setting that were seen, and months that make sense', async () => {
    await joinedAgo(400);
    const looked = await retention.preview({ months: 12, includesAccepted: false });
    const version = looked.ok ? looked.preview.version : '';
    const set = (change: object) =>
      retention.set({ months: 12, includesAccepted: false, revision: 0, version, ...change }, caller);
    for (const months of [2, 121, -1, 3.5, Number.NaN]) {
      expect(await set({ months })).toMatchObject({
        code: 'VALIDATION_FAILED',
        fields: { months: expect.stringContaining('months') },
      });
      expect(await retention.preview({ months, includesAccepted: false })).toMatchObject({
        code: 'VALIDATION_FAILED',
      });
    }
    expect(await set({ version: null })).toMatchObject({ fields: { version: 'Preview it first' } });
    expect(await set({ revision: 7 })).toMatchObject({ code: 'CONFLICT' });
    expect(await set({ version: 'another' })).toMatchObject({ code: 'CONFLICT' });
    await query('UPDATE signup SET leaves_at = now()');
    expect(await set({})).toMatchObject({ code: 'CONFLICT' });
    await query('UPDATE signup SET leaves_at = NULL');
    expect(await retention.read()).toMatchObject({ months: null, revision: 0 });
    expect(await audited('retention.set')).toEqual([]);

    const both = await Promise.all([set({}), set({ months: 13 }), set({})]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.filter((each) => !each.ok && each.code === 'CONFLICT')).toHaveLength(2);
    expect(await audited('retention.set')).toEqual([expect.objectContaining({ 'months.from': null })]);
  });

  it('anew, off, or with other months makes what was told before worthless', async () => {
    const user = await joinedAgo(800);
    await setTo(12);
    await run();
    await noticesPass();
    await setTo(null);
    await nextDay();
    await run();
    expect(await erased()).toEqual([]);
    for (const months of [12, 13]) {
      await setTo(months);
      await run();
      expect(await erased()).toEqual([]);
    }
    expect(await toldOf()).toEqual([user.id, user.id, user.id]);
    expect((await query(`SELECT FROM notice WHERE kind = 'retention' AND state = 'queued'`)).length).toBe(2);
  });

  it('off keeps those whom the run has not come to', async () => {
    const [first, second] = [await joinedAgo(800), await joinedAgo(700)];
    await setTo(12);
    await run();
    await noticesPass();
    await nextDay();
    const exclusion = createExclusion(database.pool);
    expect(await eraseIfDue(database.pool, exclusion, first.seq)).toBe(true);
    await setTo(null);
    expect(await eraseIfDue(database.pool, exclusion, second.seq)).toBe(false);
    await run();
    expect(await erased()).toEqual([first.id]);
    expect(await audited('retention.run')).toEqual([
      { erased: 0, told: 2 },
      { erased: 1, told: 0 },
    ]);
  });
});

describe('coming back', () => {
  const due = () => joinedAgo(800);
  /** Everyone was told, and their time is over. */
  async function allDue() {
    await setTo(12);
    await run();
    await noticesPass();
    await nextDay();
  }

  it('keeps a user, for another whole time', async () => {
    const user = await due();
    await allDue();
    expect(await recordOpening(database.pool, Number(user.seq))).toBe(true);
    await run();
    expect(await erased()).toEqual([]);
  });

  it('or being erased wins when both happen at once, and a status that opened stays', async () => {
    const users: User[] = [];
    for (let each = 0; each < 12; each += 1) users.push(await due());
    await allDue();
    const pool = database.newPool(12);
    const [opened] = await Promise.all([
      Promise.all(users.map(({ seq }) => recordOpening(pool, Number(seq)))),
      run(),
    ]);
    const gone = await erased();
    expect(users.filter((_, at) => opened[at] !== true).map(({ id }) => id)).toEqual(gone);
    expect(
      await query(
        'SELECT FROM status_access JOIN signup ON seq = signup_seq WHERE erased_at IS NOT NULL AND seen_at >= erased_at',
      ),
    ).toEqual([]);
    await expectConsistent(database.pool);
  });

  it('a status that is being opened is waited for', async () => {
    const user = await due();
    await allDue();
    const visitor = await database.pool.connect();
    await visitor.query('BEGIN');
    await visitor.query('SELECT FROM signup WHERE seq = $1 FOR SHARE', [user.seq]);
    const running = run();
    const waiting = () =>
      query(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%FOR UPDATE%'`,
      );
    await expect.poll(async () => (await waiting()).length).toBe(1);
    await visitor.query(
      'INSERT INTO status_access (signup_seq, opened_at, seen_at) VALUES ($1, now(), now())',
      [user.seq],
    );
    await visitor.query('COMMIT');
    visitor.release();
    await running;
    expect(await erased()).toEqual([]);
  });

  it('two instances, and one that is killed in the middle, erase each user once and count them once', async () => {
    for (let each = 0; each < 5; each += 1) await due();
    await allDue();
    const holder = await database.pool.connect();
    await holder.query('BEGIN');
    await holder.query('LOCK TABLE consent_entry IN ACCESS EXCLUSIVE MODE');
    const pool = withConnectionErrorsHandled(new Pool({ connectionString: database.url, max: 1 }));
    const killed = run(pool).then(
      () => 'done',
      () => 'killed',
    );
    const stuck = () =>
      query(
        `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query ~ 'consent_entry'`,
      );
    await expect.poll(async () => (await stuck()).length).toBe(1);
    await query('SELECT pg_terminate_backend($1)', (await stuck())[0].pid);
    expect(await killed).toBe('killed');
    await pool.end();
    await holder.query('COMMIT');
    holder.release();
    expect(await erased()).toEqual([]);
    await Promise.all([run(), run(), run()]);
    expect(await erased()).toHaveLength(5);
    expect(await audited('retention.run')).toEqual([
      { erased: 0, told: 5 },
      { erased: 5, told: 0 },
    ]);
    await expectConsistent(database.pool);
  });
});

describe('the notice', () => {
  const kind = () =>
    retentionNotices({
      pool: database.pool,
      sender: { isAvailable: (channel: string) => channel === 'email' } as never,
      write: {
        email: ({ erasedAfter, statusLink }) => ({
          subject: erasedAfter.toISOString(),
          html: '',
          text: statusLink,
        }),
        sms: () => ({ text: '' }),
      },
      statusLink: ({ signupId }) => signupId,
    });
  const keys = async (): Promise<readonly string[]> =>
    (await query(`SELECT key FROM notice WHERE kind = 'retention' ORDER BY seq`)).map(({ key }) => key);

  it('says when they are erased, waits while they may not be, and is dropped once they came back', async () => {
    const [away, imported, blocked, back, byPhone] = [
      await joinedAgo(800),
      await joinedAgo(800),
      await joinedAgo(800),
      await joinedAgo(800),
      await joinedAgo(800),
    ];
    await query('UPDATE signup SET verified_by = NULL WHERE id = $1', imported.id);
    await query(`UPDATE signup SET verified_by = 'phone' WHERE id = $1`, byPhone.id);
    await setTo(12);
    await run();
    await createExclusion(database.pool).block(command, blocked.id);
    await recordOpening(database.pool, Number(back.seq));
    const told = await keys();
    expect(told).toHaveLength(5);
    const answers = await kind().messages(told);
    const answerTo = ({ seq }: User) => answers.get(told.find((key) => key.startsWith(`${seq}-`)) ?? '');
    const answer = answerTo(away);
    expect(answer).toMatchObject({ message: { channel: 'email', content: { text: away.id } } });
    const subject =
      answer && 'message' in answer ? (answer.message.content as { subject: string }).subject : '';
    expect((Date.parse(subject) - Date.now()) / 86_400_000).toBeCloseTo(30, 1);
    expect(answerTo(imported)).toEqual({ skip: 'NOT_VERIFIED' });
    expect([answerTo(blocked), answerTo(byPhone)]).toEqual([
      { waitSeconds: 86_400 },
      { waitSeconds: 86_400 },
    ]);
    expect(answerTo(back)).toBeUndefined();
  });
});
