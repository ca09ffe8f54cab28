import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedSignups } from '../../seed/seed-signups.ts';
import { expectConsistent } from '../../testing/consistency.ts';
import { type KillableServer, startKillableServer } from '../../testing/killable-server.ts';
import { isFullMatrix } from '../../testing/matrix.ts';
import { bundleStepWorkers, gone, type StepWorkers } from '../../testing/step-workers.ts';
import { insertDecision, findTargets } from './fairness.decision.repository.ts';
import { inTransaction } from '../../platform/database/database.ts';

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

/** Half of them have credited a referrer. */
const signups = isFullMatrix ? 200_000 : 10_000;

async function done(): Promise<number> {
  const { rows } = await server.pool
    .query<{ done: number }>('SELECT done FROM hold_decision')
    .catch(() => ({ rows: [{ done: 0 }] }));
  return rows[0]?.done ?? 0;
}

async function until(share: number, credits: number): Promise<void> {
  for (const deadline = Date.now() + 120_000; (await done()) < share * credits; await sleep(5))
    if (Date.now() > deadline) throw new Error(`Only ${await done()} of ${credits} credits were moved`);
}

const start = () => workers.start(server.url);

it(
  'a decision about very many credits goes on after kill -9 of the app and of PostgreSQL, and is exact',
  { timeout: 600_000 },
  async () => {
    await seedSignups(server.pool, { signups, pointsPerReferral: 10, onProgress: () => undefined });
    const { rowCount: credits } = await server.pool.query(
      `INSERT INTO credit_hold (referred_seq, referrer_seq, state, signals)
       SELECT seq, referrer_seq, 'watched', '{device}' FROM signup WHERE referrer_seq IS NOT NULL`,
    );
    await server.pool.query(
      `INSERT INTO assessment (seq, referrer_seq, joined_at, device_key)
       SELECT seq, referrer_seq, joined_at, 7 FROM signup WHERE referrer_seq IS NOT NULL`,
    );
    const all = credits ?? 0;
    await inTransaction(server.pool, async (client) => {
      const targets = await findTargets(client, { kind: 'group', groupKind: 'device', key: '7' }, 'reversed');
      expect(targets).toHaveLength(all);
      await insertDecision(
        client,
        { action: 'reverse', undoes: null, reason: 'A ring', blocks: false, actor: { kind: 'command-line' } },
        targets.map(({ referredSeq, referrerSeq }) => ({ referredSeq, referrerSeq, becomes: 'reversed' })),
      );
      await client.query(`SET LOCAL synchronous_commit = 'on'`);
    });
    const first = start();
    await until(0.2, all);
    first.kill('SIGKILL');
    await gone(first);
    expect(await done()).toBeLessThan(all);
    await expectConsistent(server.pool, 200);
    const second = start();
    await until(0.5, all);
    await server.kill();
    expect(await done()).toBeLessThan(all);
    // If it had done everything before the crash took some of that back, the next instance goes on.
    await gone(second.exitCode === null ? second : start());
    const { rows } = await server.pool.query(
      `SELECT done, credits, done_at IS NOT NULL AS "isDone",
         (SELECT count(*)::int FROM credit_hold WHERE state = 'reversed') AS reversed,
         (SELECT count(*)::int FROM credit WHERE cause = 'reverse') AS rows,
         (SELECT coalesce(sum(points), 0)::int FROM score) AS points FROM hold_decision`,
    );
    expect(rows).toEqual([{ done: all, credits: all, isDone: true, reversed: all, rows: all, points: 0 }]);
    await expectConsistent(server.pool, 1000);
  },
);
