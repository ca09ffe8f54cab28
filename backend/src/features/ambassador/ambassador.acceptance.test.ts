import type { Pool } from 'pg';
import { describe, expect, it } from 'vitest';
import { keepingSender, noticesOf, sendNotices } from '../../platform/dispatch/notice.scenario.ts';
import { testBrand } from '../../testing/brand.ts';
import { testDatabase } from '../../testing/database.ts';
import { perTest } from '../../testing/lifetime.ts';
import { testOrm } from '../../testing/orm.ts';
import { createExclusion, createWaitlist, joinVerified } from '../../testing/scenarios.ts';
import { addReward } from '../reward/reward.scenario.ts';
import { acceptanceNotice, acceptances } from './ambassador.acceptance.kind.ts';
import { acceptanceWriter } from './ambassador.acceptance.templates.ts';
import { AmbassadorReviewService } from './ambassador.review.service.ts';
import { applyAndAccept, applyVerified, review, reviewer } from './ambassador.scenario.ts';
import { connectSignup } from './ambassador.signup.repository.ts';

const database = testDatabase(perTest);
const site = 'https://waitlist.example.com';
const email = 'grace@example.com';
const decision = { actor: { kind: 'command-line' } } as const;
const write = acceptanceWriter({
  brand: testBrand,
  publicUrl: () => site,
  statusLink: ({ signupId, generation }) => `${site}/status?of=${signupId}&generation=${generation}`,
  connectLink: (id) => `${site}/status?connect=${id}`,
});

/** What is sent in one run. */
async function send() {
  const sender = keepingSender();
  await sendNotices(database.pool, [acceptances({ pool: database.pool, sender, write })]);
  return sender.sent.map(({ address, content }) => ({
    address,
    text: 'html' in content ? `${content.subject}\n${content.text}` : '',
  }));
}
const notices = () => noticesOf(database.pool, acceptanceNotice);
const events = async () => {
  const { rows } = await database.pool.query<{ data: unknown }>(
    `SELECT data FROM event WHERE type = 'ambassador.accepted' ORDER BY seq`,
  );
  return rows.map(({ data }) => data);
};
const join = (fields: Parameters<typeof joinVerified>[2] = { email }) =>
  joinVerified(database.pool, createWaitlist(database), fields);

describe('an accepted applicant', () => {
  it('is emailed once, however many accept them on two instances at the same time', async () => {
    const { id } = await applyVerified(database.pool, { email });
    await database.pool.query(
      `INSERT INTO webhook_endpoint (id, url, description, types, personal_data, batch_size, per_second, joined_seq, claimed_seq)
       VALUES (gen_random_uuid(), 'https://example.com', '', '{ambassador.accepted}', false, 1, 1, 0, 0)`,
    );
    const accept = (pool: Pool) =>
      new AmbassadorReviewService(testOrm, pool).setStatus(id, { status: 'accepted', from: 'new' }, reviewer);
    const other = database.newPool();
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, (_, nth) => accept(nth % 2 === 0 ? database.pool : other)),
    );
    expect(outcomes.every(({ ok }) => ok)).toBe(true);
    expect(await send()).toHaveLength(1);
    expect(await events()).toEqual([{ applicationId: id }]);
  });

  it('is not emailed again, however often their status changes, and keeps when they were first accepted', async () => {
    const id = await applyAndAccept(database.pool, email);
    const acceptedAt = async () =>
      (await database.pool.query('SELECT accepted_at FROM ambassador_application')).rows[0];
    const first = await acceptedAt();
    expect(await send()).toHaveLength(1);
    for (const status of ['declined', 'accepted', 'new', 'accepted'] as const)
      await review(database.pool, id, status);
    expect(await send()).toEqual([]);
    expect(await notices()).toEqual({ sent: 1 });
    expect(await acceptedAt()).toEqual(first);
  });

  it('hears nothing if it is taken back before the email is sent, and once when they are accepted after all', async () => {
    const id = await applyAndAccept(database.pool, email);
    await review(database.pool, id, 'contacted');
    expect(await send()).toEqual([]);
    expect(await notices()).toEqual({ skipped: 1 });
    await review(database.pool, id, 'accepted');
    expect(await send()).toHaveLength(1);
    await review(database.pool, id, 'new');
    await review(database.pool, id, 'accepted');
    expect(await send()).toEqual([]);
  });

  it('gets their code, their link and a link to their page', async () => {
    const user = await join();
    await addReward(database.pool, { name: 'A hoodie', recipients: 'ambassador', referralsNeeded: 10 });
    await addReward(database.pool, { name: 'A T-shirt', recipients: 'referrer' });
    await applyAndAccept(database.pool, email);
    const [mail] = await send();
    expect(mail?.address).toBe(email);
    for (const part of [user.referralId, `${site}/?ref=${user.referralId}`, '10 friends earn you A hoodie.'])
      expect(mail?.text).toContain(part);
    expect(mail?.text).toContain(`Open your ambassador page:\n${site}/status?of=${user.id}&generation=0`);
    for (const part of ['T-shirt', 'join', 'connect']) expect(mail?.text).not.toContain(`/?${part}`);
  });

  it('without a sign-up is told to join with this email, or to connect one', async () => {
    await join({ email: 'another@example.com' });
    const id = await applyAndAccept(database.pool, email);
    const [mail] = await send();
    expect(mail?.text).toContain(`Join the waitlist:\n${site}/?join#email=${encodeURIComponent(email)}\n`);
    expect(mail?.text).toContain(email);
    expect(mail?.text).toContain(`${site}/status?connect=${id}`);
    expect(mail?.text).not.toContain('?of=');
  });

  it('gets no link that opens a status whose sign-up did not verify this email', async () => {
    const user = await join({ email: 'another@example.com' });
    const id = await applyAndAccept(database.pool, email);
    await connectSignup(database.pool, id, user.id);
    const [mail] = await send();
    expect(mail?.text).toContain(user.referralId);
    expect(mail?.text).toContain(`Open your ambassador page:\n${site}/status\n`);
  });

  it('is not told that they are in while they are blocked, nor once they are erased', async () => {
    const user = await join();
    await applyAndAccept(database.pool, email);
    await createExclusion(database.pool).block(decision, user.id);
    expect(await send()).toEqual([]);
    const { id } = await applyVerified(database.pool, { email: 'ada@example.com' });
    await review(database.pool, id, 'accepted');
    const other = await join({ email: 'ada@example.com' });
    await createExclusion(database.pool).erase(decision, other.id);
    expect(await send()).toEqual([]);
    expect(await notices()).toEqual({ skipped: 2 });
  });
});
