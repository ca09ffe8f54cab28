import type { Pool } from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { resultOf } from '../../platform/graphql/domain-error.ts';
import { bearer, seedApiKey, seedSession } from '../../testing/accounts.ts';
import { testApp } from '../../testing/app.ts';
import { TestClient } from '../../testing/client.ts';
import { expectConsistent } from '../../testing/consistency.ts';
import { createExclusion, createWaitlist, joinVerified, type Person } from '../../testing/scenarios.ts';
import { importFile } from '../import/import.scenario.ts';
import { fillSearch } from '../user/user.search-table.repository.ts';
import { createMerges, merge } from './merge.scenario.ts';

const running = testApp();
const client = new TestClient(running);

type Bearer = Awaited<ReturnType<typeof seedSession>>;
let pool: Pool;
let admin: Bearer;
beforeAll(async () => {
  ({ pool } = running.database);
  admin = await seedSession(pool, 'ADMIN');
});

const ask = async (query: string, variables: Readonly<Record<string, unknown>>, as = admin) =>
  (await client.graphql(query, variables, as)).body;
const join = (fields: Partial<Person> = {}) => joinVerified(pool, createWaitlist(running.database), fields);
const merged = async (one: string, other: string) => resultOf(await merge(createMerges(pool), one, other));
const look = (userId: string, other: string) => createMerges(pool).preview(userId, other);
const rowOf = async (id: string) =>
  (
    await pool.query<Record<string, unknown>>(
      `SELECT signup.*, coalesce(points, 0)::int AS points, coalesce(referral_count, 0)::int AS referrals FROM signup LEFT JOIN score USING (seq) WHERE id = $1`,
      [id],
    )
  ).rows[0] ?? {};
const rows = async (sql: string, ...values: readonly unknown[]) =>
  (await pool.query<Record<string, unknown>>(sql, [...values])).rows;
const newEmail = () => `${crypto.randomUUID()}@example.com`;

describe('merging two users', () => {
  it('keeps the earlier place, moves what the later one has, and erases the rest', async () => {
    const kept = await join({ firstName: 'Ada' });
    const later = await join({ firstName: 'Adda' });
    const friends = [
      await join({ referralCode: later.referralId }),
      await join({ referralCode: later.referralId }),
    ];
    const [seqs] = await rows(
      'SELECT (SELECT seq FROM signup WHERE id = $1) AS kept, (SELECT seq FROM signup WHERE id = $2) AS later',
      kept.id,
      later.id,
    );
    await ask('mutation ($id: ID!) { addUserNote(userId: $id, text: "A note") { id } }', { id: later.id });
    await ask('mutation ($ids: [ID!]!) { tagUsers(userIds: $ids, tags: ["VIP"]) { message } }', {
      ids: [later.id],
    });
    const { data: granted } = await ask(
      'mutation ($id: ID!) { grantPoints(input: { userId: $id, points: 5, reason: "Kind", isVisible: false }) { id } }',
      { id: later.id },
    );
    expect(await look(later.id, kept.referralId)).toMatchObject({
      ok: true,
      preview: { kept: { id: kept.id }, merged: { id: later.id, friends: 2, tags: 1, notes: 1 }, points: 25 },
    });
    expect(await merged(later.id, kept.referralId)).toMatchObject({ id: kept.id });
    await expectConsistent(pool);
    expect(await rowOf(kept.id)).toMatchObject({ points: 25, referrals: 2, first_name: 'Ada' });
    expect(await rowOf(later.id)).toMatchObject({
      ...{ points: 0, referrals: 0, first_name: '', email: '' },
      ...{ erased_at: expect.any(Date), merged_into_seq: seqs?.['kept'] },
    });
    const detail = await ask(
      `query ($id: ID!) { user(id: $id) { user { tags referralCount } credits { entries { points cause referred { id } } } }
         userNotes(userId: $id) { text } userTimeline(id: $id) { events { kind points } } }`,
      { id: kept.id },
    );
    expect(detail.data.user).toEqual({
      user: { tags: ['VIP'], referralCount: 2 },
      credits: {
        entries: friends.toReversed().map(({ id }) => ({ points: 10, cause: 'MERGE', referred: { id } })),
      },
    });
    expect(detail.data.userNotes).toEqual([{ text: 'A note' }]);
    const events = detail.data.userTimeline.events as readonly { readonly kind: string }[];
    const kinds = events.map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(
      [
        ...['CREDIT_MERGE', 'CREDIT_MERGE', 'JOINED', 'MERGED', 'NOTE', 'POINTS_GIVEN', 'TAGGED'],
        ...messagesIn(kinds),
      ].toSorted(),
    );
    const gone = await ask('query ($id: ID!) { user(id: $id) { user { state } mergedInto { id } } }', {
      id: later.id,
    });
    expect(gone.data.user).toEqual({ user: { state: 'ERASED' }, mergedInto: { id: kept.id } });
    expect(
      await rows(
        `SELECT target_id, details FROM audit_entry WHERE action = 'signup.merge' ORDER BY seq DESC LIMIT 2`,
      ),
    ).toEqual([
      { target_id: later.id, details: { into: kept.id } },
      { target_id: kept.id, details: { mergedId: later.id, code: later.referralId } },
    ]);
    await ask('mutation ($id: ID!) { takeBackPoints(id: $id) }', { id: granted.grantPoints[0].id });
    expect(await rowOf(kept.id)).toMatchObject({ points: 20 });
    await expectConsistent(pool);
  });

  it('takes back what the later sign-up gave, the kept user themselves or another', async () => {
    const other = await join();
    const kept = await join({ referralCode: other.referralId });
    const own = await join({ referralCode: kept.referralId });
    const same = await join({ referralCode: other.referralId });
    expect([(await rowOf(other.id))['points'], (await rowOf(kept.id))['points']]).toEqual([20, 10]);
    expect(await look(kept.id, own.referralId)).toMatchObject({ preview: { points: 0 } });
    await merged(kept.id, own.referralId);
    expect(await rowOf(kept.id)).toMatchObject({ points: 0, referrals: 0 });
    await merged(kept.id, same.referralId);
    expect(await rowOf(other.id)).toMatchObject({ points: 10, referrals: 1 });
    await expectConsistent(pool);
  });

  it('has the old code work on: for joins, ranks, points, links and searches, through several merges', async () => {
    const first = await join({ firstName: 'Ada' });
    const second = await join();
    const third = await join();
    await merged(second.id, third.referralId);
    await merged(first.id, second.referralId);
    const late = await join({ referralCode: third.referralId });
    expect(late.referralCredited).toBe(true);
    expect(await rowOf(first.id)).toMatchObject({ points: 10, referrals: 1 });
    const { data } = await ask(
      `query ($code: String!) { rank(referralId: $code) { referralId } referrer(referralCode: $code) { firstName } }`,
      { code: third.referralId },
    );
    expect(data).toEqual({ rank: { referralId: first.referralId }, referrer: { firstName: 'Ada' } });
    const points = await ask(
      'mutation ($code: String!) { updatePoints(referralCode: $code) { referralPoints } }',
      { code: third.referralId },
    );
    expect(points.data.updatePoints).toEqual({ referralPoints: 10 });
    await fillSearch(pool);
    const found = await ask('query ($code: String!) { users(filter: { search: $code }) { docs { id } } }', {
      code: second.referralId,
    });
    expect(found.data.users.docs).toEqual([{ id: first.id }]);
    await importFile(pool, `email,name,referred by\n${newEmail()},Eve Adams,${third.referralId}`);
    expect(await rowOf(first.id)).toMatchObject({ points: 20, referrals: 2 });
    await expectConsistent(pool);
  });

  it('lets nobody earn by the contact that is free again', async () => {
    const kept = await join();
    const email = newEmail();
    const later = await join({ email });
    await merged(kept.id, later.referralId);
    const again = await join({ email, referralCode: kept.referralId });
    expect([again.id === later.id, again.referralCredited]).toEqual([false, false]);
    expect(await rowOf(kept.id)).toMatchObject({ points: 0 });
  });

  it('gives an imported user the contact that the later sign-up verified', async () => {
    const [old, email] = [newEmail(), newEmail()];
    await importFile(pool, `email,name\n${old},Ada Lovelace`);
    const later = await join({ email });
    const [imported] = await rows('SELECT id FROM signup WHERE email = $1', old);
    expect(await look(later.id, old)).toMatchObject({ preview: { takesContact: true } });
    await merged(later.id, old);
    expect(await rowOf(String(imported?.['id']))).toMatchObject({
      email,
      identity: `email:${email}`,
      verified_by: 'email',
    });
    expect(await join({ email })).toMatchObject({ id: imported?.['id'] });
    await expectConsistent(pool);
  });

  it('keeps the stricter consent', async () => {
    const consents = async (one: boolean, other: boolean) => {
      const kept = await join({ newsConsent: one });
      await merged(kept.id, (await join({ newsConsent: other })).referralId);
      const [row] = await rows(
        'SELECT granted AS news FROM signup JOIN news_consent ON signup_seq = seq WHERE id = $1',
        kept.id,
      );
      return row?.['news'];
    };
    expect([await consents(true, true), await consents(true, false), await consents(false, true)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('releases a held credit to the kept user', async () => {
    const kept = await join();
    const later = await join();
    const friend = await join({ referralCode: later.referralId });
    const seq = (await rowOf(friend.id))['seq'];
    await pool.query(
      `INSERT INTO credit_hold (referred_seq, referrer_seq, state) SELECT seq, referrer_seq, 'held' FROM signup WHERE seq = $1`,
      [seq],
    );
    await pool.query(`SELECT FROM waitlist_move_credits(ARRAY[$1::bigint], 'hold')`, [seq]);
    await merged(kept.id, later.referralId);
    expect(await rowOf(kept.id)).toMatchObject({ points: 0 });
    await pool.query(`UPDATE credit_hold SET state = 'released' WHERE referred_seq = $1`, [seq]);
    await pool.query(`SELECT FROM waitlist_move_credits(ARRAY[$1::bigint], 'release')`, [seq]);
    expect(await rowOf(kept.id)).toMatchObject({ points: 10, referrals: 1 });
    await expectConsistent(pool);
  });

  it('is refused for blocked, leaving, invited, erased and unknown users, and for one user twice', async () => {
    const kept = await join();
    const later = await join();
    const refusal = async (other: string) => {
      const outcome = await look(kept.id, other);
      return outcome.ok ? null : outcome.code;
    };
    expect(await refusal(later.referralId)).toBeNull();
    expect([await refusal('NOBODYHASIT'), await refusal(kept.referralId)]).toEqual([
      'VALIDATION_FAILED',
      'VALIDATION_FAILED',
    ]);
    const decision = { actor: { kind: 'command-line' } } as const;
    await createExclusion(pool).block(decision, later.id);
    expect(await refusal(later.referralId)).toBe('WRONG_STATE');
    await createExclusion(pool).unblock(decision, later.id);
    for (const id of [kept.id, later.id]) {
      await pool.query(`UPDATE signup SET leaves_at = now() + interval '7 days' WHERE id = $1`, [id]);
      expect(await refusal(later.referralId)).toBe('WRONG_STATE');
      await pool.query('UPDATE signup SET leaves_at = NULL WHERE id = $1', [id]);
    }
    expect(await refusal(later.referralId)).toBeNull();
    await ask('mutation ($ids: [ID!]!) { inviteSignups(ids: $ids) { message } }', { ids: [later.id] });
    expect(await refusal(later.referralId)).toBe('WRONG_STATE');
    const invited = await join();
    expect((await look(later.id, invited.referralId)).ok).toBe(true);
    await createExclusion(pool).erase(decision, later.id);
    expect(await refusal(later.id)).toBe('NOT_FOUND');
  });

  it('is refused once one of them has changed since the preview, and is for ADMINs who logged in', async () => {
    const kept = await join();
    const later = await join();
    const { version } = resultOf(await look(kept.id, later.referralId)).preview;
    const input = { keptId: kept.id, mergedId: later.id, version };
    const send = async (as: Bearer) =>
      (await ask('mutation ($input: MergeUsersInput!) { mergeUsers(input: $input) { id } }', { input }, as))
        .errors?.[0]?.extensions.code;
    expect(await send(await seedSession(pool, 'EDITOR'))).toBe('FORBIDDEN');
    expect(await send(bearer(await seedApiKey(pool, { role: 'ADMIN' })))).toBe('FORBIDDEN');
    await join({ referralCode: later.referralId });
    expect(await send(admin)).toBe('CONFLICT');
    expect(await rowOf(later.id)).toMatchObject({ points: 10, erased_at: null });
  });
});

/** The kinds of messages, which depend on when they are sent. */
const messagesIn = (kinds: readonly string[]) => kinds.filter((kind) => kind.startsWith('MESSAGE_'));
