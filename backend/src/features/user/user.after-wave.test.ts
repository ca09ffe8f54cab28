import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MailServer, startMailServer } from '../../platform/mail/mail-server.scenario.ts';
import { resultOf } from '../../platform/graphql/domain-error.ts';
import { expectConsistent } from '../../testing/consistency.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { seedPeople } from '../../testing/people.ts';
import { createWaveInstance, type WaveInstance, waveSecrets } from '../../testing/wave-instance.ts';
import { DashboardService } from '../dashboard/dashboard.service.ts';
import { InviteService } from '../invite/invite.service.ts';
import { ReferrerService } from './user.referrers.service.ts';
import { mostPointsFirst } from './user.rules.ts';
import { UserService } from './user.service.ts';

let database: TestDatabase;
let mails: MailServer;
let waves: WaveInstance;
beforeAll(async () => {
  database = await createTestDatabase();
  mails = await startMailServer();
  waves = createWaveInstance(database.pool, mails.port);
  await seedPeople(database.pool, 1500);
  await database.pool.query(`UPDATE signup SET verified_by = 'email'`); // text messages are not set up
});
afterAll(async () => {
  waves.close();
  await mails.stop();
  await database.drop();
});

const shown = 20;

/** Those with most points and their points, by the ledger alone. */
async function bestByLedger() {
  const { rows } = await database.pool.query<{ id: string; points: number }>(
    `SELECT id, sum(points)::int AS points FROM credit JOIN signup ON seq = credit.referrer_seq GROUP BY id, seq
     ORDER BY sum(points) DESC, seq LIMIT $1`,
    [shown],
  );
  return rows;
}

/** How each list has those with most points. @param search what all of them have. */
async function bestByLists(search: string) {
  const { pool } = database;
  const users = new UserService(pool);
  const query = { page: 1, limit: shown, order: mostPointsFirst };
  const listed = resultOf(await users.list(query)).page.docs;
  const palette = await users.list({
    ...query,
    order: { sort: 'relevance', direction: 'descending' },
    filter: { search },
  });
  const counted = resultOf(await new ReferrerService(pool).list(query)).page.docs;
  const { mostUsedReferral } = await new DashboardService(pool).summary();
  return {
    users: listed.map(({ id, referralPoints: points }) => ({ id, points })),
    palette: resultOf(palette).page.docs.map(({ id, referralPoints: points }) => ({ id, points })),
    count: counted.map(({ userId: id, referralPoints: points }) => ({ id, points })),
    dashboard: mostUsedReferral.map(({ userId: id, referralPoints: points }) => ({ id, points })),
  };
}

async function expectAgreement() {
  const best = await bestByLedger();
  const { dashboard, ...lists } = await bestByLists('@example.');
  expect(lists).toEqual({ users: best, palette: best, count: best });
  expect(dashboard.length).toBeGreaterThan(0);
  expect(dashboard).toEqual(best.slice(0, dashboard.length));
}

it('the users with most points are the same everywhere, before a wave took the best 50 and after', async () => {
  await expectAgreement();
  const before = await bestByLedger();
  await waves.start({ states: ['waiting'], topByRank: 50 }, 50);
  await waves.work();
  const { rows } = await database.pool.query<{ id: string }>(
    `SELECT invite.id FROM invite JOIN signup ON signup.seq = signup_seq WHERE signup.id = ANY ($1) ORDER BY signup.seq`,
    [before.map(({ id }) => id)],
  );
  expect(rows).toHaveLength(shown); // the best are away
  await expectAgreement();
  const invites = new InviteService({ pool: database.pool, secrets: waveSecrets, webAppUrl: null });
  for (const { id } of rows.slice(0, 7)) await invites.accept({ actor: { kind: 'command-line' } }, id);
  await expectAgreement();
  expect(await bestByLedger()).toEqual(before);
  await expectConsistent(database.pool);
});
