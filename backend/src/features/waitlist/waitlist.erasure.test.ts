import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { personErasers } from '../../features.ts';
import { expectConsistent } from '../../testing/consistency.ts';
import { testDatabase } from '../../testing/database.ts';
import { perFile } from '../../testing/lifetime.ts';
import {
  createExclusion,
  createWaitlist,
  joinVerified,
  noBrowser,
  person,
  verifyEmail,
  verifyPhone,
} from '../../testing/scenarios.ts';
import { applicant, applyVerified } from '../ambassador/ambassador.scenario.ts';
import { ReferralService } from '../referral/referral.service.ts';
import type { Decision } from './waitlist.exclusion.service.ts';
import { allJoinFields } from './waitlist.fields.ts';

const database = testDatabase();
const waitlist = perFile(() => createWaitlist(database));
const exclusion = perFile(() => createExclusion(database.pool));
const decision: Decision = { actor: { kind: 'command-line' } };

/** The tables, including the jobs, that contain the text anywhere. */
async function tablesWith(text: string): Promise<readonly string[]> {
  const { rows: tables } = await database.pool.query<{ name: string }>(
    `SELECT format('%I.%I', nspname, relname) AS name FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
     WHERE relkind = 'r' AND nspname ~ '^(public|graphile_worker.*)$'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await database.pool.query(
      `SELECT FROM ${name} AS t WHERE strpos(lower(t::text), lower($1)) > 0`,
      [text],
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}

const addMessage = (id: string, address: string) =>
  database.pool.query(
    `INSERT INTO outbox_message (id, channel, address, template, params) VALUES ($1, 'email', $2, 'welcome', '{}')`,
    [id, address],
  );

interface RowOfSomebody {
  readonly table: string;
  readonly id: string;
  /** Columns that contain nothing personal. */
  readonly kept: readonly string[];
}

/** Fills every empty column of a row. */
async function fillEveryColumn({ table, id }: RowOfSomebody): Promise<void> {
  const { rows } = await database.pool.query<{ assignment: string }>(
    `SELECT format('%1$I = coalesce(%1$I, %2$s)', attname, CASE format_type(atttypid, NULL)
       WHEN 'text' THEN '''+493012345''' WHEN 'bigint' THEN '1' WHEN 'smallint' THEN '1' WHEN 'timestamp with time zone' THEN 'now()' END) AS assignment
     FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND NOT attnotnull
       AND attname NOT IN ('erased_at', 'referrer_seq')`,
    [table],
  );
  const assignments = rows.map(({ assignment }) => assignment).join(', ');
  await database.pool.query(`UPDATE ${table} SET ${assignments} WHERE id = $1`, [id]);
}

/** The remaining values in a row, except those that are allowed. */
async function leftOf({ table, id, kept }: RowOfSomebody): Promise<Readonly<Record<string, string>>> {
  const { rows } = await database.pool.query<{ row: Readonly<Record<string, string | null>> }>(
    `SELECT to_jsonb(t) AS row FROM ${table} AS t WHERE id = $1`,
    [id],
  );
  return Object.fromEntries(
    Object.entries(rows[0]?.row ?? {}).flatMap(([column, value]) =>
      kept.includes(column) || value === null || value === '' ? [] : [[column, value]],
    ),
  );
}

describe('erasing', () => {
  it('leaves nothing personal in any table, and keeps ledger, ranks and counts in agreement', async () => {
    const marks = { firstName: 'Zebulonia', lastName: 'Quastenberg', phoneNo: '+4930777123456' };
    const email = 'Zebulonia.Quastenberg+list@example.com';
    const referrer = await joinVerified(database.pool, waitlist);
    const joined = await joinVerified(database.pool, waitlist, {
      ...marks,
      email,
      referralCode: referrer.referralId,
    });
    const referred = await joinVerified(database.pool, waitlist, { referralCode: joined.referralId });
    const application = await applyVerified(database.pool, { ...applicant(), ...marks, email });
    await verifyPhone(database.pool, marks.phoneNo);
    await addMessage(randomUUID(), email.toLowerCase());
    expect((await tablesWith('quastenberg')).length).toBeGreaterThan(2);

    expect(await exclusion.erase(decision, joined.id)).toMatchObject({ ok: true });
    for (const text of ['quastenberg', 'zebulonia', '777123456'])
      expect(await tablesWith(text), text).toEqual([]);
    await expectConsistent(database.pool);

    const referral = new ReferralService(database.pool);
    expect(await referral.rank({ userId: joined.id })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await referral.rank({ referralId: joined.referralId })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await referral.points(joined.referralId)).toMatchObject({ code: 'REFERRAL_NOT_FOUND' });
    expect(await referral.points(referrer.referralId)).toMatchObject({ referralPoints: 10 });
    expect(await referral.rank({ userId: referrer.id })).toMatchObject({ rank: 1 });
    expect(await referral.rank({ userId: referred.id })).toMatchObject({ rank: 2 });
    const { rows } = await database.pool.query(
      'SELECT erased_at IS NOT NULL AS erased, college_name, message FROM ambassador_application WHERE id = $1',
      [application.id],
    );
    expect(rows).toEqual([{ erased: true, college_name: '', message: '' }]);
  });

  it.each([
    ['Gmail', ['ada.love@gmail.com', 'AdaLove@googlemail.com', 'a.d.a.l.o.v.e+x@gmail.com']],
    ['Proton', ['ada.love@proton.me', 'ADA-LOVE+x@pm.me', 'ada_love@protonmail.com']],
    ['Yandex', ['ada.love@ya.ru', 'ada-love+x@yandex.com']],
    ['Fastmail', ['ada@fastmail.com', 'shop@ada.fastmail.com', 'ada+x@fastmail.com']],
    ['a domain of its own', ['ada@lovelace.example', 'Ada@Lovelace.example', 'ada+x+y@lovelace.example']],
  ])('leaves no message in the outbox, however the address was spelled at %s', async (_where, spellings) => {
    for (const joinedAs of spellings) {
      const others = ['adalover@gmail.com', 'bob@lovelace.example', '+15550001111'];
      await database.pool.query('DELETE FROM outbox_message');
      for (const address of [...spellings, ...others]) await addMessage(randomUUID(), address);
      const { id } = await joinVerified(database.pool, waitlist, { email: joinedAs });
      expect(await exclusion.erase(decision, id)).toMatchObject({ ok: true });
      const { rows } = await database.pool.query<{ address: string }>('SELECT address FROM outbox_message');
      expect(rows.map(({ address }) => address)).toEqual(others);
    }
  });

  it('leaves no text message in the outbox, and none to an email that was only stated', async () => {
    const stated = person({ phoneNo: '+919812345999' });
    await verifyPhone(database.pool, stated.phoneNo);
    const joined = await waitlist.join(stated, noBrowser);
    if (!joined.ok) throw new Error(joined.code);
    await database.pool.query('DELETE FROM outbox_message');
    await addMessage(randomUUID(), stated.email.replace('@', '+x@').toUpperCase());
    await database.pool.query(
      `INSERT INTO outbox_message (id, channel, address, template, params) VALUES ($1, 'sms', $2, 'welcome', '{}')`,
      [randomUUID(), stated.phoneNo],
    );
    await exclusion.erase(decision, joined.id);
    expect((await database.pool.query('SELECT FROM outbox_message')).rows).toEqual([]);
  });

  it('frees the email: a user who joins and applies again gets a new place and a new code', async () => {
    const input = person();
    const first = await joinVerified(database.pool, waitlist, input);
    await applyVerified(database.pool, applicant({ email: input.email }));
    await exclusion.erase(decision, first.id);
    await verifyEmail(database.pool, input.email);
    const second = await waitlist.join({ ...input, referralCode: first.referralId }, noBrowser);
    expect(second).toMatchObject({ ok: true, alreadyJoined: false, referralCredited: false });
    expect(second.ok && second.referralId).not.toBe(first.referralId);
    await applyVerified(database.pool, applicant({ email: input.email }));
    await expectConsistent(database.pool);
  });

  it('affects no user whose contact they only stated', async () => {
    const owner = person();
    await joinVerified(database.pool, waitlist, owner);
    const application = await applyVerified(database.pool, applicant({ email: owner.email }));
    await verifyEmail(database.pool, owner.email);
    await addMessage(`kept-${owner.email}`, owner.email);
    const stated = person({ email: owner.email, phoneNo: '+4930888123456' });
    const foreign = await database.pool.query('SELECT id FROM otp_challenge WHERE destination = $1', [
      `email:${owner.email}`,
    ]);
    await database.pool.query(
      'UPDATE otp_challenge SET verified_at = verified_at - interval $$1 hour$$, created_at = created_at - interval $$1 hour$$',
    );
    await verifyPhone(database.pool, stated.phoneNo);
    const joined = await waitlist.join(stated, noBrowser);
    if (!joined.ok || joined.alreadyJoined) throw new Error('They did not join with the phone');

    await exclusion.erase(decision, joined.id);
    const count = async (sql: string, value: string) => (await database.pool.query(sql, [value])).rows.length;
    expect(await count('SELECT FROM otp_challenge WHERE destination = $1', `email:${owner.email}`)).toBe(
      foreign.rows.length,
    );
    expect(await count('SELECT FROM otp_challenge WHERE destination = $1', 'phone:+4930888123456')).toBe(0);
    expect(await count('SELECT FROM outbox_message WHERE address = $1', owner.email)).toBe(1);
    expect(
      await count('SELECT FROM ambassador_application WHERE id = $1 AND erased_at IS NULL', application.id),
    ).toBe(1);
    await expectConsistent(database.pool);
  });

  it('happens once, even in a race with a block', async () => {
    const { id } = await joinVerified(database.pool, waitlist);
    const other = createExclusion(database.newPool());
    const outcomes = await Promise.all([
      exclusion.erase(decision, id),
      other.block(decision, id),
      other.erase(decision, id),
    ]);
    expect([outcomes[0], outcomes[2]].filter(({ ok }) => ok)).toHaveLength(1);
    await expectConsistent(database.pool);
  });

  it('empties every column that is not known to hold nothing personal', async () => {
    const input = person({ referralCode: 'THECODE1', systemCountry: 'DE' });
    const { id } = await joinVerified(database.pool, waitlist, input);
    const application = await applyVerified(database.pool, applicant({ email: input.email }));
    const [signup, applied] = [
      { table: 'signup', id, kept: ['seq', 'id', 'referral_id', 'referrer_seq', 'joined_at', 'erased_at'] },
      {
        table: 'ambassador_application',
        id: application.id,
        kept: ['seq', 'id', 'status', 'applied_at', 'accepted_at', 'erased_at'],
      },
    ];
    for (const row of [signup, applied]) await fillEveryColumn(row);
    await database.pool.query('UPDATE signup SET blocked_at = NULL, merged_into_seq = NULL WHERE id = $1', [
      id,
    ]); // as waitlist_set_standing has it
    expect(await exclusion.erase(decision, id)).toMatchObject({ ok: true });
    // How the contact was verified, and a key that belongs to no one, keep the row valid.
    const { verified_by, identity, ...left } = await leftOf(signup);
    expect({ verified_by, identity }).toEqual({
      verified_by: 'email',
      identity: `email:${left['email_key'] ?? ''}`,
    });
    expect(left).toEqual({ answers: {}, country: 'ZZ', email_key: expect.stringMatching(/^erased-\d+$/) });
    expect(await leftOf(applied)).toEqual({ email_key: expect.stringMatching(/^erased-/) });
  });

  it('leaves null in each field whose column may be null, and in no other', async () => {
    const { rows } = await database.pool.query<{ column: string; nullable: boolean }>(
      `SELECT attname AS column, NOT attnotnull AS nullable FROM pg_attribute WHERE attrelid = 'signup'::regclass`,
    );
    const nullable = new Map(rows.map((row) => [row.column, row.nullable]));
    for (const { name, column, erasedTo } of allJoinFields)
      if (column !== null) expect([name, erasedTo === null]).toEqual([name, nullable.get(column)]);
  });

  it('does nothing at all when a part of it fails', async () => {
    const { id } = await joinVerified(database.pool, waitlist);
    const failing = createExclusion(database.pool, [
      ...personErasers,
      () => Promise.reject(new Error('the disk is full')),
    ]);
    await expect(failing.erase(decision, id)).rejects.toThrow('the disk is full');
    expect(await new ReferralService(database.pool).rank({ userId: id })).toMatchObject({ ok: true });
    await expectConsistent(database.pool);
  });
});
