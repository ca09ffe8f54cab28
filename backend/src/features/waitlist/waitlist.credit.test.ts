import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSecrets } from '../../platform/secrets/secrets.ts';
import { expectConsistent } from '../../testing/consistency.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import {
  createExclusion,
  createJoinQueue,
  createWaitlist,
  joinVerified,
  noBrowser,
  person,
  type Person,
  verifyEmail,
  verifyPhone,
} from '../../testing/scenarios.ts';
import { newMobile } from '../verification/verification.scenario.ts';
import { smsCountry } from '../verification/verification.sms-country.ts';
import { ReferralService } from '../referral/referral.service.ts';
import { type ErasedHashes, erasedHashes } from './waitlist.erased-identity.ts';
import { type Joined, WaitlistService } from './waitlist.service.ts';

let database: TestDatabase;
let waitlist: WaitlistService;
beforeAll(async () => {
  database = await createTestDatabase();
  waitlist = createWaitlist(database);
});
afterAll(async () => {
  await expectConsistent(database.pool);
  await database.drop();
});

const join = (fields: Partial<Person> = {}) => joinVerified(database.pool, waitlist, fields);

/** A visitor verifies their phone, states the email, and joins. */
async function joinByPhone(fields: Partial<Person> = {}): Promise<Joined> {
  const input = person(fields);
  await verifyPhone(database.pool, input.phoneNo);
  const outcome = await waitlist.join(input, noBrowser);
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome;
}

async function pointsOf({ referralId }: Joined): Promise<number> {
  const outcome = await new ReferralService(database.pool).points(referralId);
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.referralPoints;
}

/** Every record of who referred whom: all of them must agree. */
async function recordOf({ id }: Joined) {
  const { rows } = await database.pool.query(
    `SELECT referrer_seq IS NOT NULL AS referred, withheld_referrer_seq IS NOT NULL AS withheld,
       EXISTS (SELECT FROM credit WHERE referred_seq = seq) AS credited FROM signup WHERE id = $1`,
    [id],
  );
  return rows[0] as unknown;
}
const withheld = { referred: false, withheld: true, credited: false };
const credited = { referred: true, withheld: false, credited: true };

/** The answer to a join, without what is unique to it. */
const said = ({ message, alreadyJoined, referralCredited }: Joined) => ({
  message,
  alreadyJoined,
  referralCredited,
});

describe('a contact that is only stated', () => {
  it.each([
    ['the phone that another user verified', async () => ({ phoneNo: (await phoneUser()).phoneNo }), join],
    ['the email that another user verified', async () => ({ email: (await emailUser()).email }), joinByPhone],
    [
      'another spelling of that email',
      async () => ({ email: (await emailUser()).email.replace('@', '+again@') }),
      joinByPhone,
    ],
  ])('that is %s credits nobody, and the answers are those of any other', async (_what, contact, joinAs) => {
    const referrer = await join();
    const referralCode = referrer.referralId;
    const usual = person({ referralCode });
    const doubtful = person({ referralCode, ...(await contact()) });
    const [first, other] = [await joinAs(usual), await joinAs(doubtful)];
    expect(said(other)).toEqual(said(first));
    expect(said(other)).toMatchObject({ referralCredited: true, alreadyJoined: false });
    expect([await recordOf(first), await recordOf(other)]).toEqual([credited, withheld]);
    expect(await pointsOf(referrer)).toBe(10);
    // When they ask again, both get the same answer as before.
    expect(said(await joinAs(doubtful))).toEqual(said(await joinAs(usual)));
    expect(await pointsOf(referrer)).toBe(10);
  });

  it('credits as usual when the other user has only stated it, too', async () => {
    const { phoneNo } = person();
    await join({ phoneNo });
    const referrer = await join();
    expect(await recordOf(await join({ phoneNo, referralCode: referrer.referralId }))).toEqual(credited);
  });

  it('changes no answer when the code credits no one anyway', async () => {
    const { phoneNo } = await phoneUser();
    const unknown = { referralCode: 'QQQQQQQQQQ' };
    expect(said(await join({ ...unknown, phoneNo }))).toEqual(said(await join(unknown)));
    expect(said(await join({ phoneNo }))).toEqual(said(await join()));
  });

  it('credits no one if it is the code owner’s, whichever way they have it, and does not reveal that', async () => {
    const owner = person();
    const { referralId: referralCode, ...joined } = await join(owner);
    const answers = [
      await join({ referralCode, phoneNo: owner.phoneNo }),
      await joinByPhone({ referralCode, email: owner.email }),
    ];
    for (const answer of answers) {
      expect(answer.referralCredited).toBe(true);
      expect(await recordOf(answer)).toEqual(withheld);
    }
    expect(await pointsOf({ ...joined, referralId: referralCode })).toBe(0);
  });

  it.each([
    ['with its dial code twice', (code: string, rest: string) => `+${code} ${code} ${rest}`],
    ['with its dial code twice, and no plus', (code: string, rest: string) => `0${code} ${rest}`],
    [
      'in brackets and slashes',
      (code: string, rest: string) => `(+${code}) ${rest.slice(0, 3)}/${rest.slice(3)}`,
    ],
    ['as a link', (code: string, rest: string) => `tel:+${code}-${rest}`],
    ['with direction marks', (code: string, rest: string) => `\u202a+${code} ${rest}\u202c`],
    [
      'in other digits',
      (code: string, rest: string) =>
        `+${code}${rest}`.replace(/\d/g, (digit) => String.fromCodePoint(0x966 + Number(digit))),
    ],
  ])('credits no one for the code owner’s own phone number %s', async (_how, spell) => {
    const owner = person({ phoneNo: newMobile(), country: smsCountry.code });
    const joined = await join(owner);
    const code = smsCountry.dialCode.slice(1);
    const phoneNo = spell(code, owner.phoneNo.slice(1 + code.length));
    const self = await join({ referralCode: joined.referralId, phoneNo, country: smsCountry.code });
    expect(await recordOf(self)).toEqual(withheld);
    expect(await pointsOf(joined)).toBe(0);
  });

  it('leaves the code owner’s contact, once verified by another signup, the plain answer', async () => {
    const owner = person();
    const { referralId: referralCode } = await join(owner);
    const self = await joinByPhone({ referralCode, phoneNo: owner.phoneNo });
    expect(self).toMatchObject({ referralCredited: false });
    expect(self.message).toContain('credited no one');
  });

  /** A visitor who verified a phone. */
  async function phoneUser(): Promise<Person> {
    const user = person();
    await joinByPhone(user);
    return user;
  }

  async function emailUser(): Promise<Person> {
    const user = person();
    await join(user);
    return user;
  }
});

describe('an erased identity', () => {
  const erase = async ({ id }: Joined) => {
    expect(await createExclusion(database.pool).erase({ actor: { kind: 'command-line' } }, id)).toMatchObject(
      { ok: true },
    );
  };

  it('credits no second time, in any spelling, with any referral code', async () => {
    const [first, second] = [await join(), await join()];
    const input = person({ referralCode: first.referralId });
    await erase(await join(input));
    expect(await pointsOf(first)).toBe(10);
    const again = await join({ ...input, email: input.email.replace('@', '+x@') });
    expect(again).toMatchObject({ alreadyJoined: false, referralCredited: false });
    expect(again.message).toContain('credited no one');
    await erase(again);
    await join({ ...input, referralCode: second.referralId });
    expect([await pointsOf(first), await pointsOf(second)]).toEqual([10, 0]);
  });

  it('credits no one when a signup with another contact states it, and does not reveal that', async () => {
    const referrer = await join();
    const input = person({ referralCode: referrer.referralId });
    await erase(await joinByPhone(input));
    const again = await join(input);
    expect(again).toMatchObject({ alreadyJoined: false, referralCredited: true });
    expect(await recordOf(again)).toEqual(withheld);
    expect(await pointsOf(referrer)).toBe(10);
  });

  it('may still credit once when its first signup credited no one', async () => {
    const referrer = await join();
    const input = person();
    await erase(await join(input));
    await join({ ...input, referralCode: referrer.referralId });
    expect(await pointsOf(referrer)).toBe(10);
  });

  it('is kept as a hash that no one can compute without the secret, and as nothing else', async () => {
    await database.pool.query('DELETE FROM erased_identity');
    const referrer = await join();
    const input = person({ referralCode: referrer.referralId });
    await erase(await join(input));
    const { rows } = await database.pool.query('SELECT * FROM erased_identity');
    const hash = (secret: string) => erasedHashes(createSecrets(secret))(`email:${input.email}`)[0];
    expect(rows).toEqual([{ hash: hash('a secret of the tests, long enough for them') }]);
    expect(rows).not.toEqual([{ hash: hash('another secret of the tests, as long as that') }]);
  });

  it('is found by the hash of any secret that is in use', async () => {
    const referrer = await join();
    const input = person({ referralCode: referrer.referralId });
    await erase(await join(input));
    const [older, newer] = [
      'a secret of the tests, long enough for them',
      'a newer secret of the tests, as long as that',
    ].map((secret) => erasedHashes(createSecrets(secret)));
    if (older === undefined || newer === undefined) throw new Error('There are two');
    const both: ErasedHashes = (contact) => [...newer(contact), ...older(contact)];
    await verifyEmail(database.pool, input.email);
    const rotated = new WaitlistService(createJoinQueue(database.newPool(2)), both);
    expect(await rotated.join(input, noBrowser)).toMatchObject({ ok: true, referralCredited: false });
    expect(await pointsOf(referrer)).toBe(10);
  });

  it('is kept with the erasure or not at all', async () => {
    const referrer = await join();
    const joined = await join({ referralCode: referrer.referralId });
    const count = async () => (await database.pool.query('SELECT FROM erased_identity')).rows.length;
    const before = await count();
    const failing = createExclusion(database.pool, [() => Promise.reject(new Error('the disk is full'))]);
    await expect(failing.erase({ actor: { kind: 'command-line' } }, joined.id)).rejects.toThrow('disk');
    expect(await count()).toBe(before);
    await erase(joined);
    expect(await count()).toBe(before + 1);
  });
});

it('credits once when an erasure and two joins of the same identity race', async () => {
  const referrer = await join();
  const input = person({ referralCode: referrer.referralId });
  const joined = await join(input);
  const other = createWaitlist(database);
  await Promise.all([
    createExclusion(database.pool).erase({ actor: { kind: 'command-line' } }, joined.id),
    waitlist.join(input, noBrowser),
    other.join(input, noBrowser),
  ]);
  await verifyEmail(database.pool, input.email);
  await Promise.all([waitlist.join(input, noBrowser), other.join(input, noBrowser)]);
  expect(await pointsOf(referrer)).toBe(10);
});
