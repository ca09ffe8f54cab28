import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseOptions } from '../../backend/src/command-options.ts';
import { joinEmbeddedPostgres } from '../../backend/src/platform/database/embedded-postgres.ts';
import { readPostmasterFile } from '../../backend/src/platform/database/embedded/postmaster-file.ts';
import type { Lifecycle } from '../../backend/src/platform/lifecycle.ts';
import { lostJoins, verifyRow } from '../checks.ts';
import { log, say } from '../command.ts';
import { grow, openBenchPool } from '../database.ts';
import { Load } from '../load.ts';
import { now } from '../measure.ts';
import { insertVerifications, openPeopleSource } from '../people.ts';
import { runProgram, startProduct } from '../product.ts';
import { number, type Report, type Row, time } from '../report.ts';

const seeded = 10_000;
const joinsPerSecond = 150;
const partSeconds = 10;
const withinMs = 120_000;

/** Loses the data folder under load, and restores it: once from BACKUP_DIR, once from the folder of `admin -- backup`. */
export async function restore(args: readonly string[], lifecycle: Lifecycle): Promise<Report> {
  parseOptions(args, { options: {} });
  const root = await mkdtemp(join(tmpdir(), 'waitlist-drill-'));
  const remove = () => rm(root, { recursive: true, force: true, maxRetries: 10 });
  lifecycle.onStop('the folder of the drill', remove, { timeoutMs: 60_000 });
  const [dataDir, kept, once] = [join(root, 'data'), join(root, 'kept'), join(root, 'once')];
  say('the app starts');
  const { load, app } = await startApp(dataDir, kept, lifecycle);
  const loading = load.run({ join: joinsPerSecond }, 3600, lifecycle.signal);
  await firstBase(kept);
  await sleep(1000 * partSeconds, undefined, { signal: lifecycle.signal });
  say('a backup beside it');
  const backupBeganAt = now();
  await runProgram('admin-command', ['backup', once], settingsFor(dataDir));
  const backupMs = now() - backupBeganAt;
  await sleep(1000 * partSeconds, undefined, { signal: lifecycle.signal });
  say('kill -9, and the data folder is deleted');
  const postgres = await readPostmasterFile(join(dataDir, 'postgres'));
  const lostAt = now();
  process.kill(app.pid, 'SIGKILL');
  if (postgres !== undefined) process.kill(postgres.pid, 'SIGKILL');
  await load.stop();
  await loading;
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
  const loss = { load, lostAt, root };
  const rows = [
    ...(await restoreFrom({ name: 'BACKUP_DIR', from: kept }, loss, lifecycle)),
    ...(await restoreFrom(
      { name: 'admin -- backup', from: once, promisedThrough: backupBeganAt },
      loss,
      lifecycle,
    )),
  ];
  const about = `The embedded PostgreSQL. ${number(load.acknowledged.length)} joins were acknowledged, ${joinsPerSecond} a second, until the app and its PostgreSQL were killed (kill -9) and the data folder was deleted. \`npm run admin -- backup\` took ${time(backupMs)} beside them.`;
  return { about, rows };
}

/** None of the caller's settings, which may lead to another database. */
const settingsFor = (dataDir: string): Readonly<Record<string, string>> => ({
  ...{
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    DATABASE_REPLICA_URLS: '',
    SMTP_URL: '',
    NODE_ENV: 'development',
  },
  ...{ LOG_LEVEL: 'warn', TRUST_PROXY: '1' },
});

async function startApp(dataDir: string, backupDir: string, lifecycle: Lifecycle) {
  const settings = { ...settingsFor(dataDir), BACKUP_DIR: backupDir };
  const app = await startProduct(lifecycle, { settings, dataDir });
  const { url } = await joinEmbeddedPostgres({ dataDir, log });
  await grow(url, seeded, lifecycle.signal);
  const pool = openBenchPool(url, 1);
  const people = await openPeopleSource(pool, seeded);
  const verified = people.make(joinsPerSecond * 120, 'EMAIL');
  await insertVerifications(pool, verified);
  await pool.end();
  return { app, load: new Load({ ports: [app.port], people, verified }) };
}

async function firstBase(backupDir: string): Promise<void> {
  for (const deadline = now() + withinMs; now() < deadline; await sleep(100)) {
    const names = await readdir(backupDir, { recursive: true }).catch(() => []);
    if (names.some((name) => name.endsWith('tail.json'))) return;
  }
  throw new Error('No base backup was taken');
}

interface Backup {
  readonly name: string;
  readonly from: string;
  /** On the clock of {@link now}; left out: `restore` says it. */
  readonly promisedThrough?: number;
}

interface Loss {
  readonly load: Load;
  readonly lostAt: number;
  readonly root: string;
}

async function restoreFrom(
  backup: Backup,
  { load, lostAt, root }: Loss,
  lifecycle: Lifecycle,
): Promise<readonly Row[]> {
  say(`restoring from ${backup.name}`);
  const beganAt = now();
  const dataDir = await mkdtemp(join(root, 'restored-'));
  const text = await runProgram('admin-command', ['restore', backup.from], settingsFor(dataDir));
  const restoredAt = now();
  const promised = Date.parse(/committed by (\S+Z)/.exec(text)?.[1] ?? '') - (Date.now() - now());
  const app = await startProduct(lifecycle, { settings: settingsFor(dataDir), dataDir });
  const readyAt = now();
  const { url } = await joinEmbeddedPostgres({ dataDir, log });
  const pool = openBenchPool(url, 1);
  const lost = await lostJoins(pool, load);
  await pool.end();
  const verified = await verifyRow(url);
  await app.stop();
  const oldest = Math.min(lostAt, ...lost.map(({ endedAt }) => endedAt));
  const isKept = oldest >= lostAt || oldest > (backup.promisedThrough ?? promised);
  return [
    {
      what: `${backup.name}: joins acknowledged up to the promised moment`,
      measured: isKept ? 'all there' : 'some missing',
      goal: 'all there',
      isKept,
      details: `${number(lost.length)} later ones lost, the oldest ${time(lostAt - oldest)} before the accident`,
    },
    {
      what: `${backup.name}: from the start of the restore until the app serves`,
      measured: time(readyAt - beganAt),
      details: `the restore itself ${time(restoredAt - beganAt)}`,
    },
    { ...verified, what: `${backup.name}: ${verified.what}` },
  ];
}
