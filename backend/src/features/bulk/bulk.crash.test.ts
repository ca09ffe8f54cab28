import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../platform/database/database.ts';
import { seedSignups } from '../../seed/seed-signups.ts';
import { callerAs } from '../../testing/accounts.ts';
import { expectConsistent } from '../../testing/consistency.ts';
import { type KillableServer, startKillableServer } from '../../testing/killable-server.ts';
import { isFullMatrix } from '../../testing/matrix.ts';
import { bundleStepWorkers, gone, type StepWorkers } from '../../testing/step-workers.ts';
import { createExclusion, createJoinQueue, createWaitlistOn, joinVerified } from '../../testing/scenarios.ts';
import { insertBulkAction, previewOf } from './bulk.repository.ts';
import { BulkService } from './bulk.service.ts';

let server: KillableServer;
let workers: StepWorkers;
beforeAll(async () => {
  workers = await bundleStepWorkers();
  server = await startKillableServer();
});
afterAll(async () => {
  await server.stop();
  await workers.remove();
});

const caller = callerAs('ADMIN');
const signups = isFullMatrix ? 100_000 : 10_000;
const blocked = isFullMatrix ? 2000 : 600;

async function done(): Promise<number> {
  const { rows } = await server.pool
    .query<{ done: number }>('SELECT done FROM bulk_action ORDER BY seq DESC LIMIT 1')
    .catch(() => ({ rows: [{ done: 0 }] }));
  return rows[0]?.done ?? 0;
}

async function until(share: number): Promise<void> {
  for (const deadline = Date.now() + 120_000; (await done()) < share * blocked; await sleep(5))
    if (Date.now() > deadline) throw new Error(`It came to only ${await done()} of ${blocked} users`);
}

const start = () => workers.start(server.url);

it(
  'blocking many goes on after kill -9 of the app and of PostgreSQL, beside joins, and is undone exactly',
  { timeout: 600_000 },
  async () => {
    const { pool } = server;
    await seedSignups(pool, { signups, pointsPerReferral: 10, onProgress: () => undefined });
    const { rows: chosen } = await pool.query<{ id: string }>(
      `SELECT id FROM signup WHERE referrer_seq IS NOT NULL ORDER BY seq DESC LIMIT $1`,
      [blocked],
    );
    const points =
      "SELECT md5(string_agg(concat(seq, ' ', points), ',' ORDER BY seq)) AS points FROM score WHERE points > 0 AND seq <= $1";
    const { rows: before } = await pool.query(points, [signups]);
    await pool.query('CREATE TABLE chosen AS SELECT id FROM unnest($1::uuid[]) AS id', [
      chosen.map(({ id }) => id),
    ]);
    const id = await inTransaction(pool, async (client) => {
      const filter = { signupIds: chosen.map((each) => each.id) };
      const { users, version } = await previewOf(client, { kind: 'block', filter, tag: null });
      expect(users).toBe(blocked);
      const inserted = await insertBulkAction(client, {
        ...{ kind: 'block', filter, tag: null, version, points: null, isVisible: false, reason: 'Spam' },
        ...{ actor: { kind: 'command-line' }, waitMinutes: 0 },
      });
      await client.query(`SET LOCAL synchronous_commit = 'on'`);
      return inserted.id ?? '';
    });
    const first = start();
    await until(0.2);
    first.kill('SIGKILL');
    await gone(first);
    expect(await done()).toBeLessThan(blocked);
    await joinVerified(pool, createWaitlistOn(createJoinQueue(pool)));
    const second = start();
    await until(0.5);
    await server.kill();
    await gone(second.exitCode === null ? second : start());
    const { rows } = await pool.query(
      `SELECT done, changed, ended_at IS NOT NULL AS "isEnded",
         (SELECT count(*)::int FROM signup WHERE blocked_at IS NOT NULL AND id IN (SELECT id FROM chosen)) AS chosen,
         (SELECT count(*)::int FROM signup WHERE blocked_at IS NOT NULL) AS blocked FROM bulk_action`,
    );
    expect(rows).toEqual([{ done: blocked, changed: blocked, isEnded: true, chosen: blocked, blocked }]);
    await expectConsistent(pool, 200);

    const bulk = new BulkService(pool, createExclusion(pool));
    expect(await bulk.undo(id, caller)).toMatchObject({ ok: true });
    await gone(start());
    const { rows: after } = await pool.query(points, [signups]);
    expect(after).toEqual(before);
    const { rows: left } = await pool.query('SELECT FROM signup WHERE blocked_at IS NOT NULL');
    expect(left).toHaveLength(0);
    await expectConsistent(pool, 200);
  },
);
