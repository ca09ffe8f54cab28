import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { parseOptions } from '../../backend/src/command-options.ts';
import { joinEmbeddedPostgres } from '../../backend/src/platform/database/embedded-postgres.ts';
import { readPostmasterFile } from '../../backend/src/platform/database/embedded/postmaster-file.ts';
import type { Lifecycle } from '../../backend/src/platform/lifecycle.ts';
import { log, publish, say, today } from '../command.ts';
import type { Drill } from './drill.ts';
import { type Acknowledged, outcomeOf, restoreMarkdown, type RestoreResult } from './restore-report.ts';

const usage = `Usage: npm run drill -- restore [--results]

Has users join, backs up beside them, kills the app and its PostgreSQL with kill -9, deletes the data folder, and restores: once
from BACKUP_DIR, once from the folder that npm run admin -- backup wrote. Compares every join that was acknowledged.

  --results  keep the result in bench/results
`;

const joinSeconds = 10;
const readyWithinMs = 120_000;
const sources = fileURLToPath(new URL('../../backend/src/', import.meta.url));

export const restore: Drill = {
  does: 'lose the data folder under load and restore it from backups',
  usage,
  async run(args, lifecycle) {
    const { results } = parseOptions(args, { options: { results: { type: 'boolean' } } }).values;
    const result = await rehearse(lifecycle);
    const markdown = restoreMarkdown(result, today());
    if (results === true) await publish(`${today()}-restore`, result, markdown);
    else process.stdout.write(`\n${markdown}`);
    return result.restores.every(({ isKept, agrees }) => isKept && agrees);
  },
};

async function rehearse(lifecycle: Lifecycle): Promise<RestoreResult> {
  const root = await mkdtemp(join(tmpdir(), 'waitlist-drill-'));
  lifecycle.onStop('the folder of the drill', () =>
    rm(root, { recursive: true, force: true, maxRetries: 5 }),
  );
  const backupDir = join(root, 'kept');
  const singleBackup = join(root, 'once');
  const dataDir = join(root, 'data');

  say('the app starts');
  const app = await startApp(dataDir, { BACKUP_DIR: backupDir }, lifecycle);
  const joins = await startJoins(dataDir, lifecycle);
  await firstBase(backupDir);
  await sleep(joinSeconds * 1000, undefined, { signal: lifecycle.signal });
  say('a backup beside it');
  const backupBeganAt = Date.now();
  await admin(['backup', singleBackup], dataDir);
  const backupSeconds = secondsSince(backupBeganAt);
  await sleep(joinSeconds * 1000, undefined, { signal: lifecycle.signal });

  say('kill -9, and the data folder is deleted');
  const postgres = await readPostmasterFile(join(dataDir, 'postgres'));
  const lostAt = Date.now();
  app.kill('SIGKILL');
  if (postgres !== undefined) process.kill(postgres.pid, 'SIGKILL');
  const acknowledged = await joins.stop();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });

  const restores = [];
  for (const each of [
    { name: 'BACKUP_DIR', from: backupDir, promisedThrough: undefined },
    { name: 'admin -- backup', from: singleBackup, promisedThrough: new Date(backupBeganAt) },
  ]) {
    say(`restoring from ${each.name}`);
    const beganAt = Date.now();
    const own = join(root, `restored-${restores.length}`);
    const text = await admin(['restore', each.from], own);
    const restoreSeconds = secondsSince(beganAt);
    const promised = /committed by (\S+Z)/.exec(text)?.[1] ?? '';
    const restarted = await startApp(own, {}, lifecycle);
    const readySeconds = secondsSince(beganAt);
    const found = await signupIds(own);
    say('verifying');
    const agrees = (await admin(['verify'], own)).includes('Everything agrees');
    await stop(restarted);
    const promisedThrough = each.promisedThrough ?? new Date(promised);
    restores.push({
      name: each.name,
      restoreSeconds,
      readySeconds,
      agrees,
      ...outcomeOf(acknowledged, found, { promisedThrough, lostAt: new Date(lostAt) }),
    });
  }
  const perSecond = acknowledged.length / ((lostAt - (acknowledged[0]?.at ?? lostAt)) / 1000);
  return {
    joinsPerSecond: Math.round(perSecond),
    acknowledged: acknowledged.length,
    backupSeconds,
    restores,
  };
}

const secondsSince = (from: number): number => (Date.now() - from) / 1000;

/** Starts the built app on a free port; resolves when it is ready. */
async function startApp(
  dataDir: string,
  env: Readonly<Record<string, string>>,
  lifecycle: Lifecycle,
): Promise<ChildProcess> {
  const script = fileURLToPath(new URL('../../backend/dist/main.js', import.meta.url));
  const child = spawn(process.execPath, [script], {
    env: { ...environment(dataDir), PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  lifecycle.onStop('the app', () => stop(child));
  const deadline = AbortSignal.any([lifecycle.signal, AbortSignal.timeout(readyWithinMs)]);
  const lines = createInterface({ input: child.stdout });
  const ready = Promise.withResolvers<void>();
  lines.on('line', (line) => line.startsWith('ready ') && ready.resolve());
  child.once('exit', () => ready.reject(new Error('The app ended before it was ready')));
  deadline.addEventListener('abort', () => ready.reject(new Error('The app was not ready in time')));
  await ready.promise;
  return child;
}

/** None of the caller's settings, which may lead to another database. */
const environment = (dataDir: string): NodeJS.ProcessEnv => {
  const { PATH, TMPDIR, HOME } = process.env;
  return { PATH, TMPDIR, HOME, DATA_DIR: dataDir, LOG_LEVEL: 'warn', NODE_ENV: 'test' };
};

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** Runs `npm run admin`. @throws with what it said when it fails. */
async function admin(args: readonly string[], dataDir: string): Promise<string> {
  const child = spawn(process.execPath, ['--import', 'tsx', join(sources, 'admin-command.ts'), ...args], {
    env: environment(dataDir),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`npm run admin -- ${args.join(' ')} failed:\n${output}`);
  return output;
}

/** Users join on connections of their own, and every acknowledgement is noted with its moment. */
async function startJoins(dataDir: string, lifecycle: Lifecycle) {
  const { url } = await joinEmbeddedPostgres({ dataDir, log });
  const child = spawn(process.execPath, ['--import', 'tsx', join(sources, 'testing/join-worker.ts'), url], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  lifecycle.onStop('the joins', () => child.kill('SIGKILL'));
  const acknowledged: Acknowledged[] = [];
  createInterface({ input: child.stdout }).on('line', (id) => acknowledged.push({ id, at: Date.now() }));
  return {
    async stop(): Promise<readonly Acknowledged[]> {
      const ended = once(child, 'close');
      child.kill('SIGKILL');
      await ended;
      return acknowledged;
    },
  };
}

async function firstBase(backupDir: string): Promise<void> {
  for (const deadline = Date.now() + readyWithinMs; Date.now() < deadline; await sleep(100)) {
    const names = await readdir(backupDir, { recursive: true }).catch(() => []);
    if (names.some((name) => name.endsWith('tail.json'))) return;
  }
  throw new Error('No base backup was taken');
}

async function signupIds(dataDir: string): Promise<ReadonlySet<string>> {
  const { url } = await joinEmbeddedPostgres({ dataDir, log });
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>('SELECT id FROM signup');
    return new Set(rows.map(({ id }) => id));
  } finally {
    await client.end();
  }
}
