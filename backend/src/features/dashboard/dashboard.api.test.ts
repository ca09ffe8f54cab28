import { beforeAll, describe, expect, it } from 'vitest';
import { seedSignups } from '../../seed/seed-signups.ts';
import { testApp, startTestApp, type TestApp } from '../../testing/app.ts';
import { TestClient } from '../../testing/client.ts';
import { createWaitlist, joinVerified, pointsPerReferral } from '../../testing/scenarios.ts';
import { seedAdmin, seedSession } from '../../testing/accounts.ts';
import { GrantService } from '../fairness/fairness.grant.service.ts';
import { FirstStepsService } from './dashboard.first-steps.service.ts';

const noCaller = { viewer: null, clientAddress: '127.0.0.1' };
const running = testApp();
const client = new TestClient(running);
let token: Readonly<Record<string, string>>;
beforeAll(async () => {
  const { pool } = running.database;
  token = await seedSession(pool, 'VIEWER');
});

const ask = async (query: string, variables: Readonly<Record<string, unknown>> = {}) =>
  (await client.post('/graphql', { query, variables }, token)).body;
const document = `{ dashboard { totalUsers peopleAddedToday peopleAddedLastWeek peopleAddedWeekBefore totalWaitlist ambassadorApplications
  funnel { codesAskedFor codesVerified joined referredSomebody }
  mostUsedReferral { firstName lastName referralId referralPoints referralCount } mostActiveCountry { country name totalUsers } } }`;

describe('the first steps', () => {
  const parts = '{ brand mail app signup faq team isShown }';
  const read = async (app: TestApp, header: Readonly<Record<string, string>>) =>
    (await new TestClient(app.origin).post('/graphql', { query: `{ firstSteps ${parts} }` }, header)).body
      .data.firstSteps;

  it('are ticked off as they are done, and hidden once all are, on every instance', async () => {
    const app = await startTestApp();
    try {
      const { pool } = app.database;
      const header = await seedSession(pool, 'ADMIN');
      const configured = { brand: false, mail: false, app: false };
      const nothing = { ...configured, signup: false, faq: false, team: false, isShown: true };
      expect(await read(app, header)).toEqual(nothing);
      await joinVerified(pool, createWaitlist(app.database), {});
      expect(await read(app, header)).toEqual({ ...nothing, signup: true });
      const faq = { question: 'Why?', answer: 'Because.', isActive: true };
      expect((await new TestClient(app.origin).post('/api/addfaq', faq, header)).status).toBe(201);
      await seedAdmin(pool, 'VIEWER');
      expect(await read(app, header)).toEqual({ ...nothing, signup: true, faq: true, team: true });
      const ready = new FirstStepsService(pool, { brand: true, mail: true, app: true });
      expect((await ready.read()).isShown).toBe(false);
    } finally {
      await app.stop();
    }
  });

  it('are hidden for everyone once an admin dismisses them, which a viewer cannot', async () => {
    const app = await startTestApp();
    try {
      const { pool } = app.database;
      const [admin, viewer] = [await seedSession(pool, 'ADMIN'), await seedSession(pool, 'VIEWER')];
      const http = new TestClient(app.origin);
      const dismiss = { query: `mutation { dismissFirstSteps ${parts} }` };
      expect((await http.post('/graphql', dismiss, viewer)).body.errors[0].extensions.code).toBe('FORBIDDEN');
      expect((await read(app, viewer)).isShown).toBe(true);
      for (let call = 0; call < 2; call += 1)
        expect((await http.post('/graphql', dismiss, admin)).body.data.dismissFirstSteps.isShown).toBe(false);
      expect((await read(app, viewer)).isShown).toBe(false);
      const { rows } = await pool.query(`SELECT FROM audit_entry WHERE action = 'setup.dismiss'`);
      expect(rows).toHaveLength(1);
    } finally {
      await app.stop();
    }
  });
});

describe('the dashboard', () => {
  it('of an empty list is all zeros', async () => {
    expect((await client.get('/api/getDashboard')).body).toEqual({
      result: {
        totalUsers: 0,
        peopleAddedLastWeek: 0,
        totalWaitlist: 0,
        mostUsedReferral: [],
        mostActiveCountry: [],
      },
    });
    expect((await ask('{ signupsOverTime { start signups } }')).data.signupsOverTime).toMatchObject([
      { signups: 0 },
    ]);
  });

  it('counts what happened, with the very next request', async () => {
    const { pool } = running.database;
    const waitlist = createWaitlist(running.database);
    const first = await joinVerified(pool, waitlist, { firstName: 'Grace', lastName: 'Hopper' });
    await joinVerified(pool, waitlist, { referralCode: first.referralId });
    await joinVerified(pool, waitlist, { referralCode: first.referralId, country: 'FR' });
    await client.post('/api/sendOtp', { email: 'new@example.com', purpose: 'waitlist' });
    await client.post('/api/sendOtp', { email: 'new@example.com', purpose: 'ambassador' });
    const { dashboard } = (await ask(document)).data;
    expect(dashboard).toEqual({
      totalUsers: 3,
      peopleAddedToday: 3,
      peopleAddedLastWeek: 3,
      peopleAddedWeekBefore: 0,
      totalWaitlist: 2,
      ambassadorApplications: 0,
      funnel: { codesAskedFor: 4, codesVerified: 3, joined: 3, referredSomebody: 1 },
      mostUsedReferral: [
        {
          firstName: 'Grace',
          lastName: 'Hopper',
          referralId: first.referralId,
          referralPoints: 2 * pointsPerReferral,
          referralCount: 2,
        },
      ],
      mostActiveCountry: [
        { country: 'DE', name: 'Germany', totalUsers: 2 },
        { country: 'FR', name: 'France', totalUsers: 1 },
      ],
    });
    expect((await ask('{ signupsByCountry { country totalUsers } }')).data.signupsByCountry).toEqual([
      { country: 'DE', totalUsers: 2 },
      { country: 'FR', totalUsers: 1 },
    ]);
  });

  it('takes nobody for a referrer because of points that they were given', async () => {
    const { pool } = running.database;
    const { id: userId } = await joinVerified(pool, createWaitlist(running.database));
    const gift = { userId, points: 500, reason: 'A talk', isVisible: false };
    expect(await new GrantService(pool).grant(gift, noCaller)).toMatchObject({ ok: true });
    const { dashboard } = (await ask(document)).data;
    expect(dashboard.funnel).toMatchObject({ joined: 4, referredSomebody: 1 });
    expect(dashboard.mostUsedReferral).toMatchObject([{ firstName: 'Grace' }]);
    const counts = (await ask('{ referralCounts { totalDocs docs { firstName } } }')).data.referralCounts;
    expect(counts).toEqual({ totalDocs: 1, docs: [{ firstName: 'Grace' }] });
  });

  it('is the same over REST; without a token it contains no names', async () => {
    const [leader] = (await ask(document)).data.dashboard.mostUsedReferral;
    const { firstName, lastName, referralId, referralPoints } = leader;
    const { result } = (await client.get('/api/getDashboard', token)).body;
    expect(result.mostUsedReferral).toEqual([{ firstName, lastName, referralId, referralPoints }]);
    const open = await client.get('/api/getDashboard');
    expect(open.body.result).toEqual({
      ...result,
      mostUsedReferral: [{ firstName: 'G…', lastName: 'H…', referralPoints }],
    });
    expect(JSON.stringify(open.body)).not.toMatch(/Grace|Hopper/);
  });
});

describe('after half a year', () => {
  it('weeks are counted from the join order as from the rows, and each user falls into one period', async () => {
    const { pool } = running.database;
    const days = (before: number) =>
      `joined_at >= date_trunc('day', now(), 'UTC') - interval '${before} days'`;
    const counted = `SELECT count(*)::int AS all, count(*) FILTER (WHERE ${days(6)})::int AS week,
      count(*) FILTER (WHERE ${days(13)} AND joined_at < now() - interval '7 days')::int AS earlier FROM signup`;
    await pool.query(`UPDATE signup SET joined_at = joined_at - interval '180 days'`);
    await pool.query(`UPDATE waitlist_head SET last_joined_at = last_joined_at - interval '180 days'`);
    await pool.query('SELECT waitlist_count_signups()');
    await pool.query(
      `UPDATE signup_day_count SET day = (SELECT min(joined_at AT TIME ZONE 'UTC')::date FROM signup)`,
    );
    await seedSignups(pool, { signups: 3000, pointsPerReferral, onProgress: () => undefined });
    const { rows } = await pool.query<{ all: number; week: number; earlier: number }>(counted);
    const { dashboard } = (await ask(document)).data;
    expect(dashboard).toMatchObject({
      ...{ totalUsers: rows[0]?.all, peopleAddedLastWeek: rows[0]?.week },
      peopleAddedWeekBefore: rows[0]?.earlier,
    });
    expect(dashboard.mostUsedReferral).toHaveLength(10);
    for (const interval of ['DAY', 'WEEK', 'MONTH']) {
      const series = (
        await ask(
          'query ($interval: SignupInterval!) { signupsOverTime(interval: $interval) { start signups } }',
          { interval },
        )
      ).data.signupsOverTime as readonly { start: string; signups: number }[];
      expect(series.reduce((sum, { signups }) => sum + signups, 0)).toBe(rows[0]?.all);
      expect(series.map(({ start }) => start)).toEqual([...new Set(series.map(({ start }) => start))].sort());
      if (interval !== 'DAY') continue;
      const week = series.slice(-7).reduce((sum, { signups }) => sum + signups, 0);
      expect(week).toBe(dashboard.peopleAddedLastWeek); // the card and the chart agree
    }
  });

  it.each([
    [{ from: '2026-02-30' }, 'from'],
    [{ from: "1'; --" }, 'from'],
    [{ to: '99999-01-01' }, 'to'],
    [{ from: '2026-02-02', to: '2026-02-01' }, 'from'],
    [{ from: '1990-01-01', to: '2026-02-01' }, 'from'],
  ])('refuses %j', async (variables, field) => {
    const { errors } = await ask(
      'query ($from: String, $to: String) { signupsOverTime(from: $from, to: $to) { start } }',
      variables,
    );
    expect(errors[0].extensions).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { [field]: expect.any(String) },
    });
  });

  it('a period is cut to the requested days', async () => {
    const { data } = await ask(
      '{ signupsOverTime(from: "2020-01-15", to: "2020-03-10", interval: MONTH) { start signups } }',
    );
    expect(data.signupsOverTime).toEqual([
      { start: '2020-01-15', signups: 0 },
      { start: '2020-02-01', signups: 0 },
      { start: '2020-03-01', signups: 0 },
    ]);
  });
});
