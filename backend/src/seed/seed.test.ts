import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSecrets } from '../platform/secrets/secrets.ts';
import { expectConsistent } from '../testing/consistency.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { createWaitlist, joinVerified } from '../testing/scenarios.ts';
import { seedAmbassadors } from './seed-ambassadors.ts';
import { seedTriggers } from './seed-triggers.ts';
import { seedBroadcast } from './seed-broadcast.ts';
import { seedDepartures } from './seed-departures.ts';
import { campaignDays, seedCalendar } from './seed-calendar.ts';
import { shortHistory } from './seed-progress.ts';
import { seedSignups } from './seed-signups.ts';
import { seedWaves } from './seed-waves.ts';
import { randomRuns } from '../testing/matrix.ts';

const dayMs = 86_400_000;

describe('the calendar of a campaign', () => {
  it('rises from 0 to 1 and never stagnates, however long the campaign', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100 * dayMs }),
        fc.date({ min: new Date(1e12), max: new Date(3e12), noInvalidDate: true }),
        (lengthMs, endsAt) => {
          const startsAt = new Date(endsAt.getTime() - lengthMs);
          const { slotMs, parts } = seedCalendar(startsAt, endsAt);
          expect(slotMs).toBeLessThanOrEqual(3_600_000);
          expect(slotMs * (parts.length - 1)).toBeCloseTo(lengthMs, 3);
          expect([parts[0], parts.at(-1)]).toEqual([0, 1]);
          for (const [slot, part] of parts.slice(1).entries()) expect(part).toBeGreaterThan(parts[slot] ?? 1);
        },
      ),
      { numRuns: randomRuns(50) },
    );
  });
});

describe('a seeded waitlist', () => {
  const signups = 30_000; // more than one chunk
  let database: TestDatabase;
  let days: readonly { readonly weekday: number; readonly signups: number; readonly age: number }[];
  beforeAll(async () => {
    database = await createTestDatabase();
    await seedSignups(database.pool, { signups, pointsPerReferral: 10, onProgress: () => undefined });
    const { rows } = await database.pool.query(
      `SELECT extract(dow FROM day)::int AS weekday, signups::int, (now() AT TIME ZONE 'UTC')::date - day AS age
       FROM signups_by_day ORDER BY day`,
    );
    days = rows;
  });
  afterAll(() => database.drop());

  const mean = (some: (day: (typeof days)[number]) => boolean) => {
    const chosen = days.filter(some);
    return chosen.reduce((sum, day) => sum + day.signups, 0) / chosen.length;
  };

  it('joined on every whole day of 90, none of them in the future', async () => {
    expect(days.reduce((sum, day) => sum + day.signups, 0)).toBe(signups);
    // The first and the last day are cut short: soon after midnight, or just before it, one of them may have no
    // signups.
    const ages = days.map(({ age }) => age);
    expect(ages.filter((age) => age > 0 && age < campaignDays)).toEqual(
      Array.from({ length: campaignDays - 1 }, (_, index) => campaignDays - 1 - index),
    );
    expect(ages.every((age) => age >= 0 && age <= campaignDays)).toBe(true);
    const { rows } = await database.pool.query('SELECT FROM signup WHERE joined_at > now()');
    expect(rows).toHaveLength(0);
  });

  it('joined in a weekly rhythm, more at the end than at the beginning, and no two days alike', () => {
    const whole = ({ age }: { age: number }) => age > 0 && age < campaignDays;
    const weekend = mean((day) => whole(day) && (day.weekday === 0 || day.weekday === 6));
    const midweek = mean((day) => whole(day) && day.weekday >= 2 && day.weekday <= 4);
    expect(weekend / midweek).toBeLessThan(0.6);
    expect(
      mean((day) => whole(day) && day.age <= 14) / mean((day) => whole(day) && day.age > 75),
    ).toBeGreaterThan(2);
    expect(new Set(days.map((day) => day.signups)).size).toBeGreaterThan(45);
  });

  it('is as consistent as one that people joined, seeded once or again', async () => {
    await expectConsistent(database.pool, 500);
    await seedSignups(database.pool, { signups: 50, pointsPerReferral: 10, onProgress: () => undefined });
    await expectConsistent(database.pool, 500);
  });

  it('has waves with invitations in every state, and one that goes on', async () => {
    const secrets = createSecrets('a secret of at least thirty-two bytes');
    await seedWaves(database.pool, secrets, { isRunning: true });
    await seedWaves(database.pool, secrets, { isRunning: true }); // once is enough
    await expectConsistent(database.pool, 500);
    const { rows } = await database.pool.query<{ states: Record<string, number> }>(
      `SELECT mailing.state, jsonb_object_agg(found.state, found.people) AS states FROM mailing JOIN (
         SELECT mailing_seq, 'invite ' || state AS state, count(*) AS people FROM invite GROUP BY 1, 2
         UNION ALL
         SELECT mailing_seq, state, count(*) FROM mailing_recipient GROUP BY 1, 2) AS found ON mailing_seq = mailing.seq
       GROUP BY mailing.seq ORDER BY mailing.seq`,
    );
    const some = expect.any(Number) as number;
    const ended = { sent: 500, 'invite accepted': some, 'invite revoked': some };
    expect(rows).toEqual([
      { state: 'done', states: { ...ended, 'invite expired': some } },
      { state: 'done', states: { ...ended, 'invite issued': some } },
      {
        state: 'running',
        states: {
          sent: some,
          planned: some,
          'invite issued': some,
          'invite accepted': some,
          'invite revoked': some,
        },
      },
    ]);
    const early = await database.pool.query(
      `SELECT FROM invite JOIN signup ON signup.seq = signup_seq
       WHERE joined_at >= issued_at OR opened_at < issued_at OR accepted_at < opened_at OR accepted_at > now()`,
    );
    expect(early.rowCount).toBe(0);
  });

  it('has a reminder that is on, for some of the users, and was sent to none', async () => {
    await seedTriggers(database.pool);
    const { rows } = await database.pool.query(
      `SELECT is_on, segment -> 'countries' AS countries, last_seq = (SELECT last_seq FROM waitlist_head) AS "isNew"
       FROM message_trigger WHERE kind = 'no_friend'`,
    );
    expect(rows).toEqual([{ is_on: true, countries: ['IN'], isNew: true }]);
  });

  it('has a broadcast that was sent to users who agreed to news, and a few of them left', async () => {
    const secrets = createSecrets('a secret of at least thirty-two bytes');
    await seedBroadcast(database.pool, secrets);
    await seedBroadcast(database.pool, secrets); // once is enough
    await expectConsistent(database.pool, 500);
    const { rows } = await database.pool.query<Record<string, number>>(
      `SELECT count(*)::int AS sent, count(*) FILTER (WHERE verified_by = 'email' AND news_wording IS NOT NULL
           AND joined_at < sent_at AND sent_at < now())::int AS rightly,
         (SELECT count(*)::int FROM suppression WHERE mailing_seq = mailing.seq) AS "left"
       FROM mailing JOIN mailing_recipient ON mailing_seq = mailing.seq JOIN signup ON signup.seq = signup_seq
       WHERE kind = 'broadcast' AND mailing.state = 'done' GROUP BY mailing.seq`,
    );
    const [{ sent = 0, rightly, left = 0 } = {}] = rows;
    expect(rows).toHaveLength(1);
    expect(sent).toBeGreaterThan(1000);
    expect(rightly).toBe(sent);
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(sent / 20);
    const { rows: links } = await database.pool.query<Record<string, number>>(
      `SELECT count(*)::int AS clicks, count(*) FILTER (WHERE at BETWEEN sent_at AND now())::int AS rightly
       FROM broadcast_link JOIN broadcast_click ON broadcast_click.mailing_seq = broadcast_link.mailing_seq AND link = number
         JOIN mailing_recipient AS recipient ON recipient.mailing_seq = broadcast_link.mailing_seq AND recipient.signup_seq = broadcast_click.signup_seq
       GROUP BY number ORDER BY number`,
    );
    expect(links).toHaveLength(2);
    for (const { clicks = 0, rightly: inTime } of links) {
      expect(clicks).toBeGreaterThan(sent / 50);
      expect(clicks).toBeLessThan(sent / 3);
      expect(inTime).toBe(clicks);
    }
  });

  it('has applications in every status, counted, and with notes that came later', async () => {
    await seedAmbassadors(database.pool);
    await seedAmbassadors(database.pool); // once is enough
    const { rows } = await database.pool.query(
      `SELECT count(*)::int AS applications, max(seq)::int AS newest, count(DISTINCT status)::int AS statuses,
         (SELECT last_seq::int FROM ambassador_head) AS counted,
         (SELECT bool_and(written_at BETWEEN applied_at AND now()) FROM ambassador_note
          JOIN ambassador_application ON seq = application_seq) AS later
       FROM ambassador_application`,
    );
    expect(rows).toEqual([{ applications: 8, newest: 8, statuses: 4, counted: 8, later: true }]);
    const { rowCount } = await database.pool.query(`SELECT FROM notice WHERE kind LIKE 'ambassador%'`);
    expect(rowCount).toBe(0);
    const { rows: joined } = await database.pool.query(
      `SELECT is_ambassador AS "isAmbassador", referral_count >= 5 AS "hasFriends"
       FROM ambassador_signup JOIN score ON score.seq = signup_seq ORDER BY application_seq`,
    );
    expect(joined).toEqual([
      { isAmbassador: true, hasFriends: true },
      { isAmbassador: false, hasFriends: true },
    ]);
  });

  it('has two sign-ups of one name that were merged, blocked users, and users who asked to leave', async () => {
    await seedDepartures(database.pool, createSecrets('a secret of at least thirty-two bytes'));
    await expectConsistent(database.pool, 500);
    const { rows } = await database.pool.query(
      `SELECT (SELECT count(*)::int FROM signup WHERE leaves_at > now() AND erased_at IS NULL) AS leaving,
         (SELECT count(*)::int FROM audit_entry JOIN signup ON id::text = target_id WHERE action = 'signup.merge' AND erased_at IS NULL) AS merged,
         (SELECT count(*)::int FROM audit_entry WHERE action = 'signup.leave') AS told,
         (SELECT count(*) BETWEEN 3 AND 8 FROM signup WHERE blocked_at IS NOT NULL) AS "someAreBlocked"`,
    );
    expect(rows).toEqual([{ leaving: 2, merged: 1, told: 2, someAreBlocked: true }]);
  });

  it('says beforehand when too little time is left for a history', () => {
    const endsAt = new Date('2026-03-10T12:00:00Z');
    const at = (ms: number) => ({ startsAt: new Date(endsAt.getTime() - ms), endsAt });
    expect(shortHistory(at(campaignDays * dayMs))).toBe('');
    expect(shortHistory(at(95_000))).toContain('joined 1 min 35 s ago');
    expect(shortHistory(at(5 * 3_600_000))).toContain('joined 5 h 0 min ago');
    expect(shortHistory(at(95_000))).toContain('seed an empty waitlist');
  });
});

it('seeded onto a list that has just begun, all joined since then, and nobody was invited before', async () => {
  const young = await createTestDatabase();
  await joinVerified(young.pool, createWaitlist(young));
  await seedSignups(young.pool, { signups: 1500, pointsPerReferral: 10, onProgress: () => undefined });
  await seedWaves(young.pool, createSecrets('a'.repeat(32)), { isRunning: true });
  const { rows } = await young.pool.query('SELECT last_seq::int AS signups FROM waitlist_head');
  expect(rows).toEqual([{ signups: 1501 }]);
  expect((await young.pool.query('SELECT FROM mailing')).rowCount).toBe(0);
  await expectConsistent(young.pool);
  await young.drop();
});
