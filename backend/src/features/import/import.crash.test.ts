import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { resultOf } from '../../platform/graphql/domain-error.ts';
import { expectConsistent } from '../../testing/consistency.ts';
import { type KillableServer, startKillableServer } from '../../testing/killable-server.ts';
import { isFullMatrix } from '../../testing/matrix.ts';
import { bundleStepWorkers, gone, type StepWorkers } from '../../testing/step-workers.ts';
import { caller, check, createImports } from './import.scenario.ts';

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

const users = isFullMatrix ? 100_000 : 16_000;
const repeated = users / 100;
const invalid = users / 200;

/** Every user but the first names an earlier one as their referrer; they joined a minute apart. */
function fileOf(): string {
  const lines = Array.from({ length: users }, (_each, at) => {
    const joinedAt = new Date(Date.UTC(2023, 0, 1, 0, at)).toISOString();
    const referrer = at === 0 ? '' : `OLDCODE${10_000_000 + Math.floor(at / 3)}`;
    return `user${at}@example.com,User ${at},${joinedAt},OLDCODE${10_000_000 + at},${referrer}`;
  });
  const again = lines.slice(0, repeated);
  const bad = Array.from({ length: invalid }, (_each, at) => `user${at}@,,,,`);
  return `Email,Name,Created at,Referral code,Referred by\n${[...lines, ...again, ...bad].join('\n')}\n`;
}

async function added(): Promise<number> {
  const { rows } = await server.pool
    .query<{ added: number }>('SELECT added - taken_back AS added FROM import')
    .catch(() => ({ rows: [{ added: Number.NaN }] }));
  return rows[0]?.added ?? 0;
}

async function until(isReached: (people: number) => boolean): Promise<void> {
  for (const deadline = Date.now() + 60_000; !isReached(await added()); await sleep(5))
    if (Date.now() > deadline) throw new Error(`${await added()} of ${users} are on the list`);
}

const start = () => workers.start(server.url);

it(
  'an import goes on after kill -9 of the app and of PostgreSQL, and is exact; so does undoing it',
  { timeout: 600_000 },
  async () => {
    const imports = createImports(server.pool);
    const { id, valid, ...counts } = await check(imports, fileOf());
    expect({ valid, ...counts }).toMatchObject({
      valid: users,
      repeated,
      invalid,
      here: 0,
      unknownReferrer: 0,
    });
    resultOf(await imports.start(id, valid, caller));

    const first = start();
    await until((people) => people > 0.1 * users);
    first.kill('SIGKILL');
    await gone(first);
    expect(await added()).toBeLessThan(users);
    await expectConsistent(server.pool, 200);
    const second = start();
    await until((people) => people > 0.5 * users);
    await server.kill();
    await gone(second.exitCode === null ? second : start());
    expect(resultOf(await imports.find(id)).detail.row).toMatchObject({
      state: 'done',
      added: users,
      skipped: 0,
    });
    const { rows } = await server.pool.query(
      `SELECT count(*)::int AS users, count(DISTINCT email)::int AS emails, count(*) FILTER (WHERE email <> 'user' || seq - 1 || '@example.com')::int AS misplaced,
         count(*) FILTER (WHERE referral_id <> 'OLDCODE' || 10000000 + seq - 1)::int AS recoded, count(verified_by)::int AS verified,
         (SELECT count(*)::int FROM credit) AS credits, (SELECT count(*)::int FROM notice) AS notices FROM signup`,
    );
    expect(rows).toEqual([
      { users, emails: users, misplaced: 0, recoded: 0, verified: 0, credits: users - 1, notices: 0 },
    ]);
    await expectConsistent(server.pool, 1000);

    // The others are as if their lines were gone: each user who is taken back goes through every eraser.
    const undone = isFullMatrix ? 4001 : 401;
    await server.pool.query('DELETE FROM import_user WHERE line > $1', [undone + 1]);
    resultOf(await imports.undo(id, caller));
    const third = start();
    await until((people) => people < users - 0.1 * undone);
    third.kill('SIGKILL');
    await gone(third);
    await expectConsistent(server.pool, 200);
    await gone(start());
    expect(resultOf(await imports.find(id)).detail.row).toMatchObject({ state: 'undone', takenBack: undone });
    await expectConsistent(server.pool, 1000);
  },
);
