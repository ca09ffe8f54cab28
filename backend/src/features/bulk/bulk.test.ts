import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../platform/database/database.ts';
import { expectConsistent } from '../../testing/consistency.ts';
import { callerAs } from '../../testing/accounts.ts';
import { testDatabase } from '../../testing/database.ts';
import { perTest } from '../../testing/lifetime.ts';
import { createExclusion, createWaitlist, joinVerified } from '../../testing/scenarios.ts';
import { GrantService } from '../fairness/fairness.grant.service.ts';
import { tagNamesSql } from '../tag/tag.repository.ts';
import { TagService } from '../tag/tag.service.ts';
import { carryOutNext } from './bulk.carry-out.ts';
import { insertBulkAction } from './bulk.repository.ts';
import type { BulkKind } from './bulk.kinds.ts';
import { BulkService, type StartInput } from './bulk.service.ts';

const database = testDatabase(perTest);
const caller = callerAs('ADMIN');
const decision = { actor: { kind: 'command-line' } } as const;
const exclusion = () => createExclusion(database.pool);
const bulk = () => new BulkService(database.pool, exclusion());
const join = (referralCode?: string) =>
  joinVerified(database.pool, createWaitlist(database), { referralCode });

const preview = async (kind: BulkKind, filter: StartInput['filter'], more: Partial<StartInput> = {}) => {
  const outcome = await bulk().preview({ kind, filter, ...more }, caller);
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.preview;
};
const start = async (kind: BulkKind, filter: StartInput['filter'], more: Partial<StartInput> = {}) => {
  const { version } = await preview(kind, filter, more);
  const outcome = await bulk().start({ kind, filter, version, ...more }, caller);
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.action;
};
const undo = async (id: string) => {
  const outcome = await bulk().undo(id, caller);
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.action;
};

interface Standing {
  readonly id: string;
  readonly blocked: boolean;
  readonly erased: boolean;
  readonly points: number;
}
async function everyone(): Promise<ReadonlyMap<string, Standing>> {
  const { rows } = await database.pool.query<Standing>(
    `SELECT id, blocked_at IS NOT NULL AS blocked, erased_at IS NOT NULL AS erased, coalesce(points, 0)::int AS points
     FROM signup LEFT JOIN score USING (seq)`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}
const blocked = async () =>
  [...(await everyone()).values()].filter((each) => each.blocked).map(({ id }) => id);
const audited = async (): Promise<readonly string[]> => {
  const { rows } = await database.pool.query<{ action: string }>(
    'SELECT action FROM audit_entry ORDER BY seq',
  );
  return rows.map(({ action }) => action);
};

describe('blocking many', () => {
  it('blocks exactly those whom the preview counted, takes their credits back, and is undone for them alone', async () => {
    const owner = await join();
    const fakes = [await join(owner.referralId), await join(owner.referralId), await join(owner.referralId)];
    const [before, other] = [await join(), await join()];
    await exclusion().block(decision, before.id);
    const filter = { referredBy: owner.id };
    const look = await preview('block', { ...filter });
    expect(look).toMatchObject({ users: 3, ranked: 3, credited: 3 });
    expect(look.named.map(({ id }) => id)).toEqual(fakes.map(({ id }) => id));

    const action = await start('block', filter, { reason: 'A ring' });
    expect(action).toMatchObject({ users: 3, done: 3, changed: 3, reason: 'A ring' });
    expect((await blocked()).toSorted()).toEqual([before, ...fakes].map(({ id }) => id).toSorted());
    expect((await everyone()).get(owner.id)?.points).toBe(0);
    await expectConsistent(database.pool);
    expect(await audited()).toEqual(['signup.block', 'bulk.block']);

    const [again, free] = [fakes[0]?.id ?? '', fakes[1]?.id ?? ''];
    await exclusion().unblock(decision, again);
    await exclusion().block(decision, again); // by hand, for a reason of its own
    await exclusion().unblock(decision, free);
    await undo(action.id);
    expect((await blocked()).toSorted()).toEqual([before.id, again].toSorted());
    expect((await everyone()).get(owner.id)?.points).toBe(20);
    expect((await everyone()).get(other.id)?.blocked).toBe(false);
    await expectConsistent(database.pool);
    expect(await bulk().undo(action.id, caller)).toMatchObject({ code: 'WRONG_STATE' });
  });

  it('is refused when the users are others than the preview said, or nobody would be changed', async () => {
    const owner = await join();
    await join(owner.referralId);
    const { version } = await preview('block', { referredBy: owner.id });
    await join(owner.referralId);
    const input: StartInput = { kind: 'block', filter: { referredBy: owner.id }, version };
    expect(await bulk().start(input, caller)).toMatchObject({ code: 'CONFLICT' });
    expect(await blocked()).toEqual([]);
    expect(await bulk().start({ ...input, kind: 'unblock' }, caller)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await bulk().start({ ...input, version: '' }, caller)).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { version: expect.any(String) },
    });
    expect(await bulk().start({ ...input, points: 5 }, caller)).toMatchObject({
      fields: { points: expect.any(String) },
    });
    expect(await audited()).toEqual([]);
  });

  it('keeps nothing that was typed to find one person', async () => {
    const { id } = await join();
    await start('block', { search: id, signupIds: [id] });
    const { rows } = await database.pool.query(
      `SELECT bulk_action.filter, audit_entry.details FROM bulk_action, audit_entry`,
    );
    expect(JSON.stringify(rows)).not.toContain(id);
    expect(rows).toMatchObject([{ filter: {}, details: { searched: true, chosen: 1, users: 1 } }]);
  });
});

it('unblocking many is undone by blocking them again', async () => {
  const people = [await join(), await join(), await join()];
  for (const { id } of people.slice(1)) await exclusion().block(decision, id);
  const action = await start('unblock', {});
  expect(action).toMatchObject({ users: 2, changed: 2 });
  expect(await blocked()).toEqual([]);
  await undo(action.id);
  expect((await blocked()).toSorted()).toEqual(
    people
      .slice(1)
      .map(({ id }) => id)
      .toSorted(),
  );
  await expectConsistent(database.pool);
});

it('points given to many are taken back by undoing it, except those taken back by hand', async () => {
  const people = [await join(), await join(), await join()];
  const given = { points: 7, reason: 'Came to the meetup', isVisible: true };
  const action = await start('grant-points', { signupIds: people.map(({ id }) => id) }, given);
  expect([...(await everyone()).values()].map(({ points }) => points)).toEqual([7, 7, 7]);
  const grants = new GrantService(database.pool);
  const [grant] = await grants.ofUser(people[0]?.id ?? '');
  expect(grant).toMatchObject(given);
  await grants.takeBack(grant?.id ?? '', caller);
  expect(await undo(action.id)).toMatchObject({ users: 3, changed: 2 });
  expect([...(await everyone()).values()].map(({ points }) => points)).toEqual([0, 0, 0]);
  await expectConsistent(database.pool);
});

describe('erasing many', () => {
  const due = () => database.pool.query('UPDATE bulk_action SET due_at = clock_timestamp()');

  it('waits, can be stopped, and then erases nobody', async () => {
    await join();
    const action = await start('erase', {});
    expect(action).toMatchObject({ users: 1, done: 0, endedAt: null });
    expect(action.dueAt.getTime() - action.startedAt.getTime()).toBeGreaterThan(9 * 60_000);
    expect(await carryOutNext(database.pool, exclusion())).toBe(false);
    expect(await bulk().undo(action.id, caller)).toMatchObject({ code: 'WRONG_STATE' });
    expect(await bulk().stop(action.id, caller)).toMatchObject({ ok: true });
    await due();
    expect(await carryOutNext(database.pool, exclusion())).toBe(false);
    expect([...(await everyone()).values()].some(({ erased }) => erased)).toBe(false);
    expect(await bulk().stop(action.id, caller)).toMatchObject({ code: 'WRONG_STATE' });
  });

  it('erases the users who were chosen, even if one was erased and another blocked by hand in the meantime', async () => {
    const [first, second, third] = [await join(), await join(), await join()];
    const filter = { signupIds: [first.id, second.id, third.id] };
    const action = await start('erase', filter);
    const later = await join();
    await exclusion().erase(decision, first.id);
    await exclusion().block(decision, second.id);
    await due();
    while (await carryOutNext(database.pool, exclusion()));
    const erased = [...(await everyone()).values()].filter((each) => each.erased).map(({ id }) => id);
    expect(erased.toSorted()).toEqual(filter.signupIds.toSorted());
    expect(erased).not.toContain(later.id);
    const listed = await bulk().actions({ first: 10, after: null });
    expect(listed).toMatchObject({ actions: [{ id: action.id, users: 3, done: 3, changed: 2 }] });
    await expectConsistent(database.pool);
  });
});

it('an action that is being carried out is stopped by undoing it, which undoes what it has done', async () => {
  for (let nth = 0; nth < 60; nth += 1) await join();
  const { version } = await preview('block', {});
  const { id } = await inTransaction(database.pool, (client) =>
    insertBulkAction(client, {
      ...{ kind: 'block', filter: {}, version, tag: null, points: null, isVisible: false, reason: '' },
      ...{ actor: { kind: 'command-line' }, waitMinutes: 0 },
    }),
  );
  await carryOutNext(database.pool, exclusion());
  expect(await blocked()).toHaveLength(25);
  expect(await undo(id ?? '')).toMatchObject({ kind: 'undo', users: 25, changed: 25 });
  expect(await blocked()).toEqual([]);
  expect(await carryOutNext(database.pool, exclusion())).toBe(false);
  await expectConsistent(database.pool);
});

it('two instances carry an action out together: each user once', async () => {
  for (let nth = 0; nth < 40; nth += 1) await join();
  const { version } = await preview('grant-points', {});
  await inTransaction(database.pool, (client) =>
    insertBulkAction(client, {
      ...{
        kind: 'grant-points',
        filter: {},
        version,
        tag: null,
        points: 3,
        isVisible: false,
        reason: 'Thanks',
      },
      ...{ actor: { kind: 'command-line' }, waitMinutes: 0 },
    }),
  );
  const work = async () => {
    while (await carryOutNext(database.pool, exclusion()));
  };
  await Promise.all([work(), work(), work()]);
  expect(new Set([...(await everyone()).values()].map(({ points }) => points))).toEqual(new Set([3]));
  await expectConsistent(database.pool);
});

it('an action that the job carries out first has ended for its caller, too', async () => {
  const { id } = await join();
  let isOver = false;
  const job = async () => {
    while (!isOver) await carryOutNext(database.pool, exclusion());
  };
  const jobs = Promise.all([job(), job()]);
  for (let nth = 0; nth < 10; nth += 1) {
    const action = await start('block', { signupIds: [id] });
    expect(action.endedAt).not.toBeNull();
    expect((await undo(action.id)).endedAt).not.toBeNull();
  }
  isOver = true;
  await jobs;
});

describe('tagging many', () => {
  const tagsOf = async (): Promise<ReadonlyMap<string, readonly string[]>> => {
    const { rows } = await database.pool.query<{ id: string; tags: readonly string[] }>(
      `SELECT id, ${tagNamesSql('signup.seq')} AS tags FROM signup`,
    );
    return new Map(rows.map(({ id, tags }) => [id, tags]));
  };

  it('tags those who do not have it and have room, and is undone for them alone', async () => {
    const [first, full, third] = [await join(), await join(), await join()];
    const tags = new TagService(database.pool);
    await tags.add({ userIds: [first.id], tags: ['vip'] }, caller);
    await tags.add({ userIds: [full.id], tags: Array.from({ length: 20 }, (_, nth) => `t${nth}`) }, caller);
    const action = await start('tag', {}, { tag: 'VIP' });
    expect(action).toMatchObject({ users: 1, changed: 1, tag: 'vip' });
    const tagged = await tagsOf();
    expect([first, third].map(({ id }) => tagged.get(id))).toEqual([['vip'], ['vip']]);
    expect(tagged.get(full.id)).toHaveLength(20);
    await undo(action.id);
    const after = await tagsOf();
    expect([first, third].map(({ id }) => after.get(id))).toEqual([['vip'], []]);
  });

  it('takes a tag off those who have it, and puts it back on them under its name by then', async () => {
    const [first, second] = [await join(), await join()];
    const tags = new TagService(database.pool);
    await tags.add({ userIds: [first.id], tags: ['Press'] }, caller);
    const action = await start('untag', {}, { tag: 'press' });
    expect(action).toMatchObject({ users: 1, changed: 1 });
    expect((await tagsOf()).get(first.id)).toEqual([]);
    const [press] = await tags.list();
    await tags.rename(press?.id ?? '', 'Media', caller);
    await undo(action.id);
    expect((await tagsOf()).get(first.id)).toEqual(['Media']);
    expect((await tagsOf()).get(second.id)).toEqual([]);
  });

  it('is for EDITORs, who may do nothing else; what is refused adds no tag', async () => {
    await join();
    const editor = callerAs('EDITOR');
    const { version } = await preview('tag', {}, { tag: 'New' });
    await join();
    expect(await bulk().start({ kind: 'tag', filter: {}, tag: 'New', version }, editor)).toMatchObject({
      code: 'CONFLICT',
    });
    expect(await new TagService(database.pool).list()).toEqual([]);
    for (const kind of ['block', 'unblock', 'grant-points', 'erase'] as const) {
      expect(await bulk().preview({ kind, filter: {} }, editor)).toMatchObject({ code: 'FORBIDDEN' });
      expect(await bulk().start({ kind, filter: {}, version }, editor)).toMatchObject({ code: 'FORBIDDEN' });
    }
    const action = await start('block', {});
    expect(await bulk().undo(action.id, editor)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await bulk().preview({ kind: 'tag', filter: {}, tag: 'a,b' }, editor)).toMatchObject({
      fields: { tag: 'A tag can’t contain a comma' },
    });
  });
});
