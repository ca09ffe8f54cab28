import type { Pool } from 'pg';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../platform/database/database.ts';
import { createSecrets } from '../../platform/secrets/secrets.ts';
import { testDatabase } from '../../testing/database.ts';
import { perTest } from '../../testing/lifetime.ts';
import { personErasers } from '../../features.ts';
import {
  createExclusion,
  createWaitlist,
  joinVerified,
  noBrowser,
  person,
  verifyPhone,
} from '../../testing/scenarios.ts';
import { honest, joinAll, randomLetters } from '../fairness/fairness.scenario.ts';
import { addReward, claimsOf, giveRewards, rewardsOn } from '../reward/reward.scenario.ts';
import { findOwnRewards } from '../reward/reward.claim.repository.ts';
import { findWelcomes } from '../waitlist/waitlist.welcome.repository.ts';
import { applicationStatuses, type ApplicationStatus } from './ambassador.review.rules.ts';
import { applyAndAccept, applyVerified, createAmbassadors, review } from './ambassador.scenario.ts';
import { connectSignup } from './ambassador.signup.repository.ts';
import { ApplicantService, connectLink } from './ambassador.signup.service.ts';

const database = testDatabase(perTest);
const secrets = createSecrets('a secret of the tests, long enough for them');
const decision = { actor: { kind: 'command-line' } } as const;
const newEmail = () => `${randomLetters(10)}@example.com`;
const applicants = (pool: Pool = database.pool) => new ApplicantService({ pool, secrets });

const join = (email: string) => joinVerified(database.pool, createWaitlist(database), { email });

/** A user who verified a phone number, and only states the email. */
async function joinByPhone(email: string) {
  const input = person({ email });
  await verifyPhone(database.pool, input.phoneNo);
  const outcome = await createWaitlist(database).join(input, noBrowser);
  if (!outcome.ok) throw new Error(`The join failed: ${outcome.code}`);
  return outcome;
}

const exclusion = () => createExclusion(database.pool);

/** Who is an ambassador, as a user's status and page see it. */
async function isAmbassador(signupId: string): Promise<boolean> {
  const figures = await applicants().figures(signupId);
  const application = await applicants().ofUser(signupId);
  expect(figures !== null).toBe(application?.isAmbassador === true);
  return figures !== null;
}

async function listed(applicationId: string) {
  const outcome = await createAmbassadors(database.pool).list({ search: applicationId });
  const [doc] = outcome.ok ? outcome.page.docs : [];
  return doc;
}

describe('an applicant', () => {
  const kinds = ['none', 'verified', 'stated', 'connected by phone', 'connected by email'] as const;
  const fates = ['stays', 'blocked', 'erased', 'application erased'] as const;
  const cases = kinds.flatMap((kind) =>
    applicationStatuses.flatMap((status) => fates.map((fate) => [kind, status, fate] as const)),
  );

  it('is an ambassador if and only if they are accepted and proved that the sign-up is theirs', async () => {
    for (const [kind, status, fate] of cases) {
      const what = `${kind}, ${status}, ${fate}`;
      const email = newEmail();
      const { id } = await applyVerified(database.pool, { email });
      const user =
        kind === 'none'
          ? null
          : kind === 'verified'
            ? await join(email.replace('@', '+tag@'))
            : kind === 'connected by email'
              ? await join(newEmail())
              : await joinByPhone(email);
      const isConnected = kind.startsWith('connected');
      if (isConnected && user !== null) {
        await review(database.pool, id, 'accepted');
        expect(await connectSignup(database.pool, id, user.id), what).toBe('connected');
      }
      if (status !== 'new' || isConnected) await review(database.pool, id, status);
      if (user !== null && fate === 'blocked') await exclusion().block(decision, user.id);
      if (user !== null && fate === 'erased') await exclusion().erase(decision, user.id);
      if (fate === 'application erased') await eraseApplicant(email);

      const isTheirs = kind === 'verified' || isConnected;
      const isLeft = fate === 'stays' || fate === 'blocked';
      const hasSignup = isTheirs && isLeft;
      const doc = await listed(id);
      expect(doc?.signup ?? null, what).toEqual(
        hasSignup && user !== null
          ? { id: user.id, referralId: user.referralId, referralCount: 0, isBlocked: fate === 'blocked' }
          : null,
      );
      expect(doc?.isStated ?? false, what).toBe(kind === 'stated' && isLeft);
      if (user !== null)
        expect(await isAmbassador(user.id), what).toBe(isTheirs && status === 'accepted' && fate === 'stays');
    }
    const { rows } = await database.pool.query(
      `SELECT FROM ambassador_signup GROUP BY application_seq HAVING count(*) > 1
       UNION ALL SELECT FROM ambassador_signup GROUP BY signup_seq HAVING count(*) > 1`,
    );
    expect(rows).toEqual([]);
  });

  it('stays apart from another erased user once erased', async () => {
    const email = newEmail();
    const application = await applyAndAccept(database.pool, email);
    const user = await join(email);
    await exclusion().erase(decision, user.id);
    const { rows } = await database.pool.query(
      'SELECT email_key FROM signup UNION SELECT email_key FROM ambassador_application',
    );
    expect(rows).toEqual([{ email_key: 'erased-1' }]);
    expect((await database.pool.query('SELECT FROM ambassador_signup')).rowCount).toBe(0);
    expect(await listed(application)).toMatchObject({ signup: null, isStated: false });
  });

  it('who joins after they were accepted is an ambassador at once', async () => {
    const email = newEmail();
    await applyAndAccept(database.pool, email);
    const { id } = await join(email);
    expect(await isAmbassador(id)).toBe(true);
  });
});

async function eraseApplicant(email: string): Promise<void> {
  const person = { signupSeq: null, contacts: [], addresses: [], verifiedEmailKey: email };
  await inTransaction(database.pool, async (client) => {
    for (const erase of personErasers) await erase(client, [person]);
  });
}

describe('connecting a sign-up', () => {
  const tokenOf = (applicationId: string) =>
    connectLink(secrets, '', applicationId).replace('/status#ambassador=', '');
  const connect = async (signupId: string | null, token: string) => {
    const outcome = await applicants().connect(signupId, token);
    return outcome.ok ? 'ok' : outcome.code;
  };

  it('takes the link of an accepted applicant and an open status, and can be repeated', async () => {
    const email = newEmail();
    const application = await applyAndAccept(database.pool, email);
    const user = await joinByPhone(email);
    expect(await isAmbassador(user.id)).toBe(false);
    const token = tokenOf(application);
    expect(await connect(null, token)).toBe('NOT_FOUND');
    expect(
      await connect(
        user.id,
        token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
      ),
    ).toBe('STATUS_LINK_INVALID');
    expect(await connect(user.id, 'no token')).toBe('STATUS_LINK_INVALID');
    expect(await connect(user.id, token)).toBe('ok');
    expect(await connect(user.id, token)).toBe('ok');
    expect(await isAmbassador(user.id)).toBe(true);
    await review(database.pool, application, 'declined');
    expect(await connect(user.id, token)).toBe('STATUS_LINK_INVALID');
    expect(await isAmbassador(user.id)).toBe(false);
    await review(database.pool, application, 'accepted');
    expect(await isAmbassador(user.id)).toBe(true);
  });

  it('changes nothing for one who verified the email of the application', async () => {
    const email = newEmail();
    const application = await applyAndAccept(database.pool, email);
    const user = await join(email);
    expect(await connect(user.id, tokenOf(application))).toBe('ok');
    const { rows } = await database.pool.query('SELECT signup_seq FROM ambassador_application');
    expect(rows).toEqual([{ signup_seq: null }]);
  });

  it('gives an application one sign-up, and a sign-up one application', async () => {
    const [email, other] = [newEmail(), newEmail()];
    const application = await applyAndAccept(database.pool, email);
    const second = await applyAndAccept(database.pool, other);
    const own = await join(email);
    const user = await joinByPhone(email);
    expect(await connect(user.id, tokenOf(application))).toBe('CONFLICT');
    expect(await connect(own.id, tokenOf(second))).toBe('CONFLICT');
    expect(await connect(user.id, tokenOf(second))).toBe('ok');
    // A sign-up that verifies the email later does not take the place of the connected one.
    const late = await join(other);
    expect([await isAmbassador(own.id), await isAmbassador(user.id), await isAmbassador(late.id)]).toEqual([
      ...[true, true, false],
    ]);
  });

  it('who applies once more with another email keeps the application that is connected', async () => {
    const email = newEmail();
    const user = await join(email);
    const application = await applyAndAccept(database.pool, newEmail());
    expect(await connect(user.id, tokenOf(application))).toBe('ok');
    const again = await applyAndAccept(database.pool, email);
    expect((await applicants().ofUser(user.id))?.id).toBe(application);
    expect(await listed(again)).toMatchObject({ signup: null });
  });

  it('happens once, however many try at the same time on two instances', async () => {
    const other = database.newPool();
    const emails = [newEmail(), newEmail()];
    const applications = [];
    for (const email of emails) applications.push(await applyAndAccept(database.pool, email));
    const users = [await joinByPhone(emails[0] ?? ''), await joinByPhone(emails[1] ?? '')];
    const tries = applications.flatMap((application) =>
      users.flatMap(({ id }) => [database.pool, other].map((pool) => connectSignup(pool, application, id))),
    );
    await Promise.all(tries);
    const { rows } = await database.pool.query(
      'SELECT count(signup_seq)::int AS connected, count(DISTINCT signup_seq)::int AS users FROM ambassador_application',
    );
    expect(rows).toEqual([{ connected: 2, users: 2 }]);
  });

  it('connects nothing to a user who is being erased', async () => {
    for (let round = 0; round < 5; round += 1) {
      const application = await applyAndAccept(database.pool, newEmail());
      const user = await joinByPhone(newEmail());
      const [outcome] = await Promise.all([
        connectSignup(database.newPool(), application, user.id),
        exclusion().erase(decision, user.id),
      ]);
      const { rows } = await database.pool.query<{ erased: boolean; connected: boolean }>(
        'SELECT erased_at IS NOT NULL AS erased, signup_seq IS NOT NULL AS connected FROM ambassador_application WHERE id = $1',
        [application],
      );
      expect(rows, outcome).toEqual([{ erased: outcome === 'connected', connected: false }]);
    }
  });
});

it('the list is sorted by friends who count, those without a sign-up last either way', async () => {
  for (const [college, friends] of [
    ['None', null],
    ['Two', 2],
    ['Zero', 0],
    ['Three', 3],
  ] as const) {
    const email = newEmail();
    await applyVerified(database.pool, { email, collegeName: college });
    if (friends === null) continue;
    const { referralId } = await join(email);
    await joinAll(database, referralId, honest(friends));
  }
  const sorted = async (direction: 'ascending' | 'descending') => {
    const order = { sort: 'referralCount', direction } as const;
    const outcome = await createAmbassadors(database.pool).list({ order });
    return outcome.ok
      ? outcome.page.docs.map(({ collegeName, signup }) => [collegeName, signup?.referralCount])
      : [];
  };
  const none = ['None', undefined];
  const rising = [
    ['Zero', 0],
    ['Two', 2],
    ['Three', 3],
  ];
  expect(await sorted('ascending')).toEqual([...rising, none]);
  expect(await sorted('descending')).toEqual([...rising.toReversed(), none]);
});

it('erasing a user takes the application that they connected, and what was sent to its email', async () => {
  const email = newEmail();
  const application = await applyAndAccept(database.pool, email);
  const user = await join(newEmail());
  await connectSignup(database.pool, application, user.id);
  await exclusion().erase(decision, user.id);
  const { rows } = await database.pool.query(
    `SELECT email, message, signup_seq, (SELECT count(*)::int FROM otp_challenge WHERE address = $1) AS codes
     FROM ambassador_application`,
    [email],
  );
  expect(rows).toEqual([{ email: '', message: '', signup_seq: null, codes: 0 }]);
});

describe('the figures of an ambassador', () => {
  it('are those of the rows', async () => {
    const email = newEmail();
    const user = await join(email);
    await applyAndAccept(database.pool, email);
    const friends = await joinAll(database, user.referralId, honest(12));
    await joinAll(database, user.referralId, [{ person: { email: `${randomLetters(8)}@mailinator.com` } }]);
    await database.pool.query(
      `UPDATE signup SET joined_at = joined_at - make_interval(weeks => seq::int % 14) WHERE referrer_seq IS NOT NULL`,
    );
    await giveRewards(database.pool); // fakes are held
    await exclusion().block(decision, friends[0]?.id ?? '');
    await exclusion().erase(decision, friends[1]?.id ?? '');
    const figures = await applicants().figures(user.id);
    const { rows } = await database.pool.query<{ joinedAt: Date; isBlocked: boolean; counts: boolean }>(
      `SELECT joined_at AS "joinedAt", blocked_at IS NOT NULL AS "isBlocked",
         (SELECT sum(points) > 0 FROM credit WHERE referred_seq = friend.seq) AS counts
       FROM signup AS friend WHERE referrer_seq IS NOT NULL`,
    );
    const kept = rows.filter(({ isBlocked }) => !isBlocked);
    expect(kept).toHaveLength(12);
    const monday = (at: Date) => {
      const day = new Date(at.toISOString().slice(0, 10));
      day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
      return day.toISOString().slice(0, 10);
    };
    const thisWeek = monday(new Date());
    const weeks = Array.from({ length: 12 }, (_, nth) => {
      const day = new Date(thisWeek);
      day.setUTCDate(day.getUTCDate() - 7 * (11 - nth));
      const week = day.toISOString().slice(0, 10);
      return { week, joined: kept.filter(({ joinedAt }) => monday(joinedAt) === week).length };
    });
    expect(weeks.some(({ joined }) => joined > 0)).toBe(true);
    expect(figures).toEqual({
      since: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      joined: kept.length,
      counted: kept.filter(({ counts }) => counts).length,
      weeks,
    });
    expect(figures?.counted).toBe(11);
  });

  it('begin with zeros', async () => {
    const email = newEmail();
    const { id } = await join(email);
    await applyAndAccept(database.pool, email);
    const figures = await applicants().figures(id);
    expect(figures).toMatchObject({ joined: 0, counted: 0 });
    expect(figures?.weeks.map(({ joined }) => joined)).toEqual(Array(12).fill(0));
  });
});

describe('a reward for ambassadors', () => {
  const forAmbassadors = { recipients: 'ambassador', referralsNeeded: 2 } as const;
  const states = async (reward: string) => (await claimsOf(database.pool, reward)).map(([, state]) => state);

  it('goes to ambassadors only, at once to those who are accepted with enough referrals', async () => {
    const reward = await addReward(database.pool, forAmbassadors);
    const email = newEmail();
    const [user, other] = [await join(email), await join(newEmail())];
    for (const { referralId } of [user, other]) await joinAll(database, referralId, honest(2));
    await giveRewards(database.pool);
    expect(await states(reward)).toEqual([]);
    const application = await applyAndAccept(database.pool, email);
    await giveRewards(database.pool);
    expect(await claimsOf(database.pool, reward)).toEqual([[user.referralId, 'waiting']]);
    await review(database.pool, application, 'declined');
    await giveRewards(database.pool);
    expect(await states(reward)).toEqual(['withdrawn']);
    await review(database.pool, application, 'accepted');
    await giveRewards(database.pool);
    expect(await states(reward)).toEqual(['waiting']);
    await exclusion().block(decision, user.id);
    await giveRewards(database.pool);
    expect(await states(reward)).toEqual(['withdrawn']);
    await exclusion().unblock(decision, user.id);
    await exclusion().erase(decision, user.id);
    await giveRewards(database.pool);
    expect(await states(reward)).toEqual(['withdrawn']);
  });

  it('follows a sign-up that is connected, and goes when the application is erased', async () => {
    const reward = await addReward(database.pool, forAmbassadors);
    const email = newEmail();
    const user = await joinByPhone(email);
    await joinAll(database, user.referralId, honest(2));
    const application = await applyAndAccept(database.pool, email);
    await giveRewards(database.pool);
    expect(await states(reward)).toEqual([]);
    await connectSignup(database.pool, application, user.id);
    await giveRewards(database.pool);
    expect(await states(reward)).toEqual(['waiting']);
    await eraseApplicant(email);
    await giveRewards(database.pool);
    expect(await states(reward)).toEqual(['withdrawn']);
  });

  it('goes to those who join after they were accepted, with their referrals', async () => {
    const reward = await addReward(database.pool, forAmbassadors);
    const email = newEmail();
    await applyAndAccept(database.pool, email);
    const user = await join(email);
    await joinAll(database, user.referralId, honest(2));
    await giveRewards(database.pool);
    expect(await claimsOf(database.pool, reward)).toEqual([[user.referralId, 'waiting']]);
  });

  it('is flagged when it was fulfilled and they are no ambassador anymore', async () => {
    const reward = await addReward(database.pool, { ...forAmbassadors, kind: 'code_pool' });
    await rewardsOn(database.pool).addCodes(reward, ['A1'], { viewer: null, clientAddress: '192.0.2.1' });
    const email = newEmail();
    const user = await join(email);
    const application = await applyAndAccept(database.pool, email);
    await joinAll(database, user.referralId, honest(2));
    await giveRewards(database.pool);
    expect(await states(reward)).toEqual(['fulfilled']);
    await review(database.pool, application, 'contacted');
    await giveRewards(database.pool);
    expect(await states(reward)).toEqual(['flagged']);
  });

  it('is promised to ambassadors alone: on the site, on a status, and in a welcome', async () => {
    await addReward(database.pool, { ...forAmbassadors, name: 'A hoodie' });
    const email = newEmail();
    const [user, other] = [await join(email), await join(newEmail())];
    await applyAndAccept(database.pool, email);
    const ownNames = async (id: string) => (await findOwnRewards(database.pool, id)).map(({ name }) => name);
    expect(await rewardsOn(database.pool).open()).toEqual([]);
    expect([await ownNames(user.id), await ownNames(other.id)]).toEqual([['A hoodie'], []]);
    const welcomes = await findWelcomes(database.pool, ['1', '2']);
    expect(
      [...welcomes]
        .sort((one, two) => Number(one.signupSeq) - Number(two.signupSeq))
        .map(({ rewards }) => rewards.map(({ name }) => name)),
    ).toEqual([['A hoodie'], []]);
    const meeting = { id: null, referralsNeeded: 1 };
    for (const { referralId } of [user, other]) await joinAll(database, referralId, honest(1));
    expect(await rewardsOn(database.pool).meeting({ ...meeting, recipients: 'ambassador' })).toBe(1);
    expect(await rewardsOn(database.pool).meeting({ ...meeting, recipients: 'referrer' })).toBe(2);
  });

  it('is kept by none who is accepted and taken back while two instances give rewards', async () => {
    const reward = await addReward(database.pool, forAmbassadors);
    const other = database.newPool();
    const email = newEmail();
    const { id } = await applyVerified(database.pool, { email });
    const user = await join(email);
    await joinAll(database, user.referralId, honest(2));
    const turns: readonly ApplicationStatus[] = [
      'accepted',
      'declined',
      'accepted',
      'new',
      'accepted',
      'contacted',
    ];
    await Promise.all([
      (async () => {
        for (const status of turns) await review(database.pool, id, status);
      })(),
      (async () => {
        for (let round = 0; round < 4; round += 1) await giveRewards(other);
      })(),
      (async () => {
        for (let round = 0; round < 4; round += 1) await giveRewards(database.newPool());
      })(),
    ]);
    await giveRewards(database.pool);
    expect(await states(reward)).not.toContain('waiting');
    await review(database.pool, id, 'accepted');
    await giveRewards(database.pool);
    expect(await states(reward)).toEqual(['waiting']);
  });
});
