import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import type { MailingState } from './mailing.repository.ts';
import {
  bookKind,
  byKey,
  createBooks,
  kindsOf,
  runOnce,
  recipientsOf,
  seedDraft,
  seedUsers,
  silent,
  stateOf,
} from './mailing.scenario.ts';
import { findUnplanned, planMailing } from './mailing.plan.ts';
import { MailingService } from './mailing.service.ts';

let database: TestDatabase;
let service: MailingService;
beforeEach(async () => {
  database = await createTestDatabase();
  await createBooks(database.pool);
  await seedUsers(database.pool, 40);
  service = new MailingService(database.pool, kinds());
});
afterEach(() => database.drop());

const kinds = () => kindsOf(bookKind(database.pool));
const plan = (id: string, planAtMostMs?: number) =>
  planMailing(
    { pool: database.pool, kinds: kinds(), ...(planAtMostMs === undefined ? {} : { planAtMostMs }) },
    id,
    silent,
  );
const start = (id: string, confirmPeople = 40, startsAt: string | null = null) =>
  service.start(byKey, id, { confirmPeople, revision: 1, startsAt });
const jobs = async (task: string) =>
  (await database.pool.query(`SELECT FROM graphile_worker.jobs WHERE task_identifier = $1`, [task])).rowCount;
const audited = async () =>
  (
    await database.pool.query<{ action: string }>(
      `SELECT action FROM audit_entry WHERE target_kind = 'mailing' ORDER BY seq`,
    )
  ).rows.map(({ action }) => action);

/** Moves a new draft to a state by hand. */
async function inState(state: MailingState): Promise<string> {
  const { id } = await seedDraft(database.pool);
  await database.pool.query(
    `UPDATE mailing SET state = $2, confirmed_people = 40, starts_at = now() + interval '1 day',
       pause_reason = CASE $2 WHEN 'paused' THEN 'bounces' END,
       ended_at = CASE WHEN $2 IN ('done', 'canceled') THEN now() END WHERE id = $1`,
    [id, state],
  );
  return id;
}

const transitions = {
  start: (id: string) => start(id),
  pause: (id: string) => service.pause(byKey, id),
  resume: (id: string) => service.resume(byKey, id),
  cancel: (id: string) => service.cancel(byKey, id),
} as const;
const allowed: Readonly<
  Record<keyof typeof transitions, Readonly<Partial<Record<MailingState, MailingState>>>>
> = {
  start: { draft: 'preparing' },
  pause: { running: 'paused' },
  resume: { paused: 'running' },
  cancel: {
    draft: 'canceled',
    scheduled: 'canceled',
    preparing: 'canceled',
    running: 'canceled',
    paused: 'canceled',
  },
};
const states: readonly MailingState[] = [
  ...(['draft', 'scheduled', 'preparing', 'running', 'paused', 'done', 'canceled'] as const),
];

describe.for(Object.keys(transitions) as (keyof typeof transitions)[])('%s', (name) => {
  it.for(states)('from the state %s does what is allowed, or changes nothing and says so', async (state) => {
    const id = await inState(state);
    const outcome = await transitions[name](id);
    const next = allowed[name][state];
    expect(await stateOf(database.pool, { id })).toBe(next ?? state);
    if (next === undefined) {
      expect(outcome).toMatchObject({ ok: false, code: 'WRONG_STATE' });
      expect(await audited()).toEqual([]);
    } else {
      expect(outcome).toMatchObject({ ok: true, mailing: { id, state: next } });
      expect(await audited()).toEqual([`mailing.${name}`]);
    }
  });

  it('of a mailing that does not exist says so', async () => {
    expect(await transitions[name]('00000000-0000-4000-8000-000000000000')).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await transitions[name]('none')).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('a change of the pace', () => {
  const perHour = async (id: string) =>
    (await database.pool.query<{ is: number }>('SELECT per_hour AS is FROM mailing WHERE id = $1', [id]))
      .rows[0]?.is;

  it.for(states)('of one that is %s counts from then on, or changes nothing and says so', async (state) => {
    const id = await inState(state);
    const outcome = await service.setPace(byKey, id, 60);
    if (['draft', 'done', 'canceled'].includes(state)) {
      expect(outcome).toMatchObject({ ok: false, code: 'WRONG_STATE' });
      expect([await perHour(id), await audited()]).toEqual([1_000_000, []]);
      return;
    }
    expect(outcome).toMatchObject({ ok: true, mailing: { id, state, perHour: 60 } });
    expect(await perHour(id)).toBe(60);
    const { rows } = await database.pool.query('SELECT action, details FROM audit_entry');
    expect(rows).toEqual([
      {
        action: 'mailing.set-pace',
        details: { kind: 'broadcast', 'perHour.from': 1_000_000, 'perHour.to': 60 },
      },
    ]);
  });

  it.for([0, -1, 1.5, 1_000_001, Number.NaN])('to %d is refused', async (wrong) => {
    const id = await inState('running');
    expect(await service.setPace(byKey, id, wrong)).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { perHour: expect.any(String) },
    });
    expect(await perHour(id)).toBe(1_000_000);
  });
});

describe('a deletion', () => {
  const left = async (table: 'mailing' | 'invite_wave') =>
    (await database.pool.query(`SELECT FROM ${table}`)).rowCount;

  it('of a draft leaves nothing of it but an audit entry with its name', async () => {
    const { id, seq } = await seedDraft(database.pool);
    await database.pool.query('INSERT INTO invite_wave (mailing_seq, expires_in_minutes) VALUES ($1, 60)', [
      seq,
    ]);
    expect(await service.delete(byKey, id)).toMatchObject({ ok: true, mailing: { id, state: 'draft' } });
    expect([await left('mailing'), await left('invite_wave')]).toEqual([0, 0]);
    expect(await audited()).toEqual(['mailing.delete']);
    expect(await service.delete(byKey, id)).toMatchObject({ code: 'NOT_FOUND' });
  });

  it.for(states.filter((state) => state !== 'draft'))(
    'of one that is %s changes nothing and says so',
    async (state) => {
      const id = await inState(state);
      expect(await service.delete(byKey, id)).toMatchObject({ ok: false, code: 'WRONG_STATE' });
      expect(await stateOf(database.pool, { id })).toBe(state);
      expect(await audited()).toEqual([]);
    },
  );
});

describe('a start', () => {
  it.for([
    [40, true],
    [38, true],
    [42, true],
    [37, false],
    [43, false],
  ] as const)('confirmed for %i of 40 users is taken: %s', async ([confirmed, isTaken]) => {
    const { id } = await seedDraft(database.pool);
    const outcome = await start(id, confirmed);
    if (isTaken) expect(outcome).toMatchObject({ ok: true });
    else
      expect(outcome).toMatchObject({
        code: 'CONFLICT',
        fields: {
          confirmPeople: `This broadcast goes to 40 users, not ${confirmed}. Check the preview, then enter 40.`,
        },
      });
  });

  it('of another revision than the draft has is refused, however many users it goes to', async () => {
    const { id } = await seedDraft(database.pool);
    await database.pool.query('UPDATE mailing SET revision = 2 WHERE id = $1', [id]);
    expect(await start(id)).toMatchObject({ code: 'CONFLICT' });
    const given = { confirmPeople: 40, startsAt: null };
    expect(await service.start(byKey, id, { ...given, revision: 0 })).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { revision: expect.any(String) },
    });
    expect(await service.start(byKey, id, { ...given, revision: 2 })).toMatchObject({ ok: true });
  });

  it('for no one, at no time or in the past is refused', async () => {
    const { id } = await seedDraft(database.pool, { segment: { states: ['waiting'], countries: ['FR'] } });
    expect(await start(id, 1)).toMatchObject({ fields: { confirmPeople: expect.any(String) } });
    for (const time of ['soon', '2020-01-01T00:00:00Z', '2999-01-01T00:00:00Z', '2026-12-01'])
      expect(await start(id, 1, time)).toMatchObject({ fields: { startsAt: expect.any(String) } });
    expect(await start(id, 0, 'soon')).toMatchObject({
      fields: { confirmPeople: expect.any(String), startsAt: expect.any(String) },
    });
    expect(await jobs('plan-mailing')).toBe(0);
  });

  it('writes down each user once, best first, never more than were confirmed, and then runs', async () => {
    const mailing = await seedDraft(database.pool);
    await start(mailing.id, 38);
    await plan(mailing.id);
    await plan(mailing.id); // a second job finds nothing to do
    expect(await stateOf(database.pool, mailing)).toBe('running');
    const { rows } = await database.pool.query(
      `SELECT place, signup_seq::int AS seq, domain, rank_then::int AS rank FROM mailing_recipient ORDER BY place`,
    );
    expect(rows).toEqual(
      Array.from({ length: 38 }, (_, index) => ({
        place: index + 1,
        seq: index + 1,
        domain: 'example.com',
        rank: index + 1,
      })),
    );
    expect(await jobs('run-dispatch')).toBe(1);
  });

  it('at a time waits for it, whenever its job comes up', async () => {
    const mailing = await seedDraft(database.pool);
    const time = new Date(Date.now() + 3_600_000).toISOString();
    expect(await start(mailing.id, 40, time)).toMatchObject({
      ok: true,
      message: 'The broadcast is scheduled.',
    });
    expect(await stateOf(database.pool, mailing)).toBe('scheduled');
    expect(await plan(mailing.id)).toEqual({ runAgainInSeconds: expect.closeTo(3600, -2) });
    expect(await recipientsOf(database.pool, mailing)).toEqual({});
    await database.pool.query(`UPDATE mailing SET starts_at = now() - interval '1 second'`);
    expect(await plan(mailing.id)).toBeUndefined();
    expect(await stateOf(database.pool, mailing)).toBe('running');
    expect(await recipientsOf(database.pool, mailing)).toEqual({ planned: 40 });
  });

  it('whose job was lost is found by the one that comes up every minute', async () => {
    const mailings = [
      await seedDraft(database.pool),
      await seedDraft(database.pool),
      await seedDraft(database.pool),
    ];
    const [now, due] = mailings;
    await start(now?.id ?? '');
    const time = new Date(Date.now() + 3_600_000).toISOString();
    for (const { id } of mailings.slice(1)) await start(id, 40, time);
    await database.pool.query(`UPDATE mailing SET starts_at = now() - interval '1 second' WHERE id = $1`, [
      due?.id,
    ]);
    expect(await findUnplanned(database.pool)).toEqual([now?.id, due?.id]);
    await database.pool.query('DELETE FROM graphile_worker._private_jobs');
    const sender = { isAvailable: () => true, send: async () => 'sent' as const };
    await runOnce(database.pool, { kinds: kinds(), sender });
    expect(await jobs('plan-mailing')).toBe(2);
  });

  it('is undone whole by a cancellation while recipients are written down', async () => {
    const mailing = await seedDraft(database.pool);
    await start(mailing.id);
    // Blocks the writing at its last row.
    await database.pool.query(
      `CREATE FUNCTION dawdle() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(1); RETURN NULL; END $$;
       CREATE TRIGGER dawdle AFTER INSERT ON mailing_recipient FOR EACH STATEMENT EXECUTE FUNCTION dawdle()`,
    );
    const planning = plan(mailing.id);
    expect(await service.cancel(byKey, mailing.id)).toMatchObject({ ok: true });
    await planning;
    expect(await stateOf(database.pool, mailing)).toBe('canceled');
    expect(await recipientsOf(database.pool, mailing)).toEqual({});
  });

  it('that takes too long leaves a draft and no recipients', async () => {
    const mailing = await seedDraft(database.pool);
    await start(mailing.id);
    await database.pool.query(
      `CREATE FUNCTION dawdle() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(10); RETURN NULL; END $$;
       CREATE TRIGGER dawdle AFTER INSERT ON mailing_recipient FOR EACH STATEMENT EXECUTE FUNCTION dawdle()`,
    );
    await plan(mailing.id, 100);
    expect(await stateOf(database.pool, mailing)).toBe('draft');
    expect(await recipientsOf(database.pool, mailing)).toEqual({});
  });

  it('takes no lock that joins wait for', async () => {
    const mailing = await seedDraft(database.pool);
    await start(mailing.id);
    const joining = await database.pool.connect();
    await joining.query('BEGIN');
    await joining.query('SELECT FROM waitlist_head FOR UPDATE');
    await plan(mailing.id);
    await joining.query('ROLLBACK');
    joining.release();
    expect(await stateOf(database.pool, mailing)).toBe('running');
  });
});

describe('uncertain messages', () => {
  async function withUncertain(state: MailingState) {
    const mailing = await seedDraft(database.pool);
    await start(mailing.id);
    await plan(mailing.id);
    await database.pool.query(
      `UPDATE mailing_recipient SET state = CASE WHEN place <= 3 THEN 'uncertain' ELSE 'canceled' END`,
    );
    await database.pool.query(
      `UPDATE mailing SET state = $1, ended_at = CASE WHEN $1 IN ('done', 'canceled') THEN now() END,
         pause_reason = CASE $1 WHEN 'paused' THEN 'admin' END`,
      [state],
    );
    return mailing;
  }

  it.for([
    ['done', 'running'],
    ['running', 'running'],
    ['paused', 'paused'],
  ] as const)('are sent again when an ADMIN says so, from the state %s', async ([from, to]) => {
    const mailing = await withUncertain(from);
    expect(await service.resendUncertain(byKey, mailing.id)).toMatchObject({
      ok: true,
      message: '3 messages will be sent again.',
    });
    expect(await stateOf(database.pool, mailing)).toBe(to);
    expect(await recipientsOf(database.pool, mailing)).toEqual({ queued: 3, canceled: 37 });
    expect(await service.resendUncertain(byKey, mailing.id)).toMatchObject({ code: 'WRONG_STATE' });
  });

  it('of a canceled mailing stay as they are', async () => {
    const mailing = await withUncertain('canceled');
    expect(await service.resendUncertain(byKey, mailing.id)).toMatchObject({ code: 'WRONG_STATE' });
    expect(await recipientsOf(database.pool, mailing)).toEqual({ uncertain: 3, canceled: 37 });
  });
});
