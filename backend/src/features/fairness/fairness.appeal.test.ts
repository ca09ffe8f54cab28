import { describe, expect, it } from 'vitest';
import { keepingSender, noticesOf, sendNotices } from '../../platform/dispatch/notice.scenario.ts';
import { testBrand } from '../../testing/brand.ts';
import { testDatabase } from '../../testing/database.ts';
import { perTest } from '../../testing/lifetime.ts';
import { createExclusion } from '../../testing/scenarios.ts';
import type { Joined } from '../waitlist/waitlist.service.ts';
import { answers } from './fairness.appeal.kind.ts';
import { AppealService } from './fairness.appeal.service.ts';
import { ReviewService } from './fairness.review.service.ts';
import { honest, joinAll, randomLetters, settle } from './fairness.scenario.ts';
import { answerWriter } from './fairness.templates.ts';

const database = testDatabase(perTest);
const caller = { viewer: null, clientAddress: '192.0.2.1' };
const fakes = (count: number, seconds = 20) =>
  honest(count).map(() => ({
    person: { email: `${randomLetters(8)}@mailinator.com` },
    verified: { seconds },
  }));
const service = () => new AppealService(database.pool);

/** A user with three invitations that are being checked, two of which are then taken back. */
async function referrer(): Promise<Joined> {
  const [joined] = await joinAll(database, undefined, honest(1));
  if (joined === undefined) throw new Error('Nobody joined');
  await joinAll(database, joined.referralId, fakes(3));
  await settle(database.pool);
  return joined;
}

async function takeBack(count: number): Promise<void> {
  const { pool } = database;
  const { rows } = await pool.query<{ id: string }>(
    'SELECT id FROM signup WHERE referrer_seq IS NOT NULL ORDER BY seq LIMIT $1',
    [count],
  );
  const review = new ReviewService({ pool, reader: pool, exclusion: createExclusion(pool) });
  const input = { action: 'reverse', about: rows.map(({ id }) => id) };
  const seen = await review.preview(input);
  await review.decide(
    { ...input, reason: 'As it looks', version: seen.ok ? seen.preview.version : '' },
    caller,
  );
}

describe('what a user is told', () => {
  it('is how many are checked and by when, and how many are not counted', async () => {
    const { id } = await referrer();
    const before = await service().ofOwner(id);
    expect(before).toMatchObject({ checking: 3, notCounted: 0, appeal: null });
    expect(before?.checkedBy?.getTime()).toBeGreaterThan(Date.now() + 6 * 86_400_000);
    await takeBack(2);
    expect(await service().ofOwner(id)).toMatchObject({ checking: 1, notCounted: 2 });
  });

  it('names no day while one waits for a decision', async () => {
    const { id, referralId } = await referrer();
    await joinAll(database, referralId, fakes(1, 1));
    await settle(database.pool);
    expect(await service().ofOwner(id)).toMatchObject({ checking: 4, checkedBy: null });
  });
});

describe('an appeal', () => {
  it('is taken once a week, of any number at once, and comes first in the queue', async () => {
    const [other] = await joinAll(database, undefined, honest(1));
    await joinAll(database, other?.referralId, fakes(9));
    const { id } = await referrer();
    expect(await service().appeal(id, 'Look again')).toMatchObject({ code: 'WRONG_STATE' });
    await takeBack(11);
    const asked = await Promise.all(
      Array.from({ length: 5 }, () => service().appeal(id, ' They are my friends ')),
    );
    expect(asked.filter(({ ok }) => ok)).toHaveLength(1);
    for (const outcome of asked.filter(({ ok }) => !ok))
      expect(outcome).toMatchObject({
        code: 'RATE_LIMITED',
        retryAfterSeconds: expect.any(Number) as number,
      });
    expect(await service().open()).toMatchObject([{ user: { id }, text: 'They are my friends' }]);
    const { pool } = database;
    await joinAll(database, other?.referralId, fakes(9));
    await settle(pool);
    const review = new ReviewService({ pool, reader: pool, exclusion: createExclusion(pool) });
    expect(await review.groups({ first: 5, after: null })).toMatchObject({
      groups: [
        { isAppealed: true, size: 1 },
        { isAppealed: false, size: 9 },
      ],
    });
    await pool.query(`UPDATE hold_appeal SET asked_at = asked_at - interval '7 days'`);
    expect(await service().appeal(id, 'Please')).toMatchObject({ ok: true });
  });

  it.each([
    ['', 'text'],
    [' ', 'text'],
    ['x'.repeat(1001), 'text'],
  ])('of %j is refused', async (text, field) => {
    expect(await service().appeal('00000000-0000-4000-8000-000000000000', text)).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { [field]: expect.any(String) as string },
    });
  });

  it('needs a session', async () => {
    expect(await service().appeal(null, 'Look again')).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is answered once, by a message to the verified contact, and the user sees the answer', async () => {
    const { id } = await referrer();
    await takeBack(2);
    await service().appeal(id, 'They are my friends');
    const [open] = await service().open();
    const answer = { id: open?.id ?? '', answer: 'We looked.\n\nThey are not.' };
    const given = await Promise.all([service().answer(answer, caller), service().answer(answer, caller)]);
    expect(given.map((outcome) => (outcome.ok ? 'sent' : outcome.code)).sort()).toEqual([
      'NOT_FOUND',
      'sent',
    ]);
    const sender = keepingSender();
    const write = answerWriter({ brand: testBrand, publicUrl: () => 'https://waitlist.example.com' });
    await sendNotices(database.pool, [answers({ pool: database.pool, sender, write })]);
    const { rows } = await database.pool.query<{ email: string }>('SELECT email FROM signup WHERE id = $1', [
      id,
    ]);
    expect(sender.sent).toMatchObject([{ address: rows[0]?.email, channel: 'email' }]);
    expect(JSON.stringify(sender.sent[0])).toContain('They are not.');
    expect(await noticesOf(database.pool, 'appeal')).toEqual({ sent: 1 });
    expect(await service().ofOwner(id)).toMatchObject({ appeal: { answer: answer.answer } });
    expect(await service().open()).toEqual([]);
  });

  it('is erased with its user', async () => {
    const { id } = await referrer();
    await takeBack(2);
    await service().appeal(id, 'They are my friends');
    await createExclusion(database.pool).erase({ actor: { kind: 'command-line' } }, id);
    expect(await service().open()).toEqual([]);
    expect(await service().ofOwner(id)).toBeNull();
  });
});
