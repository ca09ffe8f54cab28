import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, Pool } from 'pg';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { makeFastFolder } from '../../testing/fast-folder.ts';
import { copyPreparedData } from '../../testing/own-postgres.ts';
import { joinEmbeddedPostgres, startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts';
import { isAlive } from './embedded/processes.ts';

const log = pino({ level: 'silent' });
let dataDir: string;

beforeEach(async () => {
  dataDir = await newDataDir();
});

afterEach(async () => {
  await endOf(notedPid());
  await removeDataDir(dataDir);
});

describe('an embedded PostgreSQL', () => {
  it('keeps its data between runs and gives the app its own database only', async () => {
    const first = await start();
    await query(first.url, 'CREATE TABLE kept AS SELECT 7 AS number');
    await first.stop();
    const second = await start();
    expect(await query(second.url, 'SELECT number FROM kept')).toEqual([{ number: 7 }]);
    expect(
      await query(
        second.url,
        "SELECT rolsuper, current_setting('server_encoding') AS encoding FROM pg_roles WHERE rolname = current_user",
      ),
    ).toEqual([{ rolsuper: false, encoding: 'UTF8' }]);
    await query(second.url, 'CREATE EXTENSION pg_trgm');
    expect(await query(second.url, "SELECT show_trgm('É') <> '{}' AS letters, upper('é') AS upper")).toEqual([
      { letters: true, upper: 'É' },
    ]);
  });

  it('admits no one without the password', async () => {
    await fillDataDir();
    const { url } = await start();
    for (const user of ['waitlist', 'postgres']) {
      const address = new URL(url);
      address.username = user;
      address.password = 'wrong';
      await expect(query(address.href, 'SELECT 1')).rejects.toMatchObject({ code: '28P01' });
      await expect(query(withoutPassword(address), 'SELECT 1')).rejects.toThrow(/password/i);
    }
  });

  it('comes back on the same port when it is killed, so a pool finds it again', async () => {
    await fillDataDir();
    const { url } = await start();
    const pool = new Pool({ connectionString: url, max: 2 });
    pool.on('error', () => {});
    onTestFinished(() => pool.end());
    await pool.query('CREATE TABLE kept AS SELECT 1 AS number');
    const killed = notedPid();
    process.kill(killed, 'SIGKILL');
    await eventually(() => expect(notedPid()).not.toBe(killed)); // until then an orphaned backend may still answer
    const { rows } = await eventually(() => pool.query('SELECT number FROM kept'));
    expect(rows).toEqual([{ number: 1 }]);
  });

  it('tells a second app who holds the folder and leaves the first alone', async () => {
    await fillDataDir();
    const app = await startInOtherProcess();
    await expect(startEmbeddedPostgres({ dataDir, log })).rejects.toThrow(
      `${dataDir} is in use by process ${app.process.pid},`,
    );
    expect(await query(app.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('lets a command use the server of a running app, which outlives the command', async () => {
    await fillDataDir();
    const app = await startInOtherProcess();
    const joined = await joinEmbeddedPostgres({ dataDir, log });
    expect(joined.url).toBe(app.url);
    await joined.stop();
    expect(await query(app.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('gives a start up when told to, leaving nothing behind that runs or blocks', async () => {
    const abort = new AbortController();
    const starting = startEmbeddedPostgres({ dataDir, log, signal: abort.signal, durable: false });
    setTimeout(() => abort.abort(), 150);
    await expect(starting).rejects.toThrow(/abort/i);
    const server = await start();
    expect(await query(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });
});

describe('after an app was killed, an embedded PostgreSQL', () => {
  it('takes over from the server that was left running and finds every commit', async () => {
    await fillDataDir();
    const app = await startInOtherProcess();
    await query(app.url, 'CREATE TABLE kept AS SELECT 1 AS number');
    const left = notedPid();
    await kill(app.process);
    expect(await isAlive(left)).toBe(true);
    const server = await start();
    expect(await isAlive(left)).toBe(false);
    expect(await query(server.url, 'SELECT number FROM kept')).toEqual([{ number: 1 }]);
  });

  it('recovers when its server was killed with it', async () => {
    await fillDataDir();
    const app = await startInOtherProcess();
    await query(app.url, 'CREATE TABLE kept AS SELECT 1 AS number');
    const left = notedPid();
    await kill(app.process);
    process.kill(left, 'SIGKILL');
    const server = await start();
    expect(await query(server.url, 'SELECT number FROM kept')).toEqual([{ number: 1 }]);
  });

  it('spares an unrelated process that was given the process id of a dead server', async () => {
    await fillDataDir();
    const stranger = spawn('sleep', ['60']);
    onTestFinished(() => void stranger.kill());
    leaveNote(stranger.pid ?? 0);
    const server = await start();
    expect(await query(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(stranger.exitCode ?? stranger.signalCode).toBeNull();
  });

  it('does not wait for a server that is a zombie', async () => {
    await fillDataDir();
    leaveNote(await makeZombie());
    const server = await start();
    expect(await query(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('begins again where the creation of the database was cut short', async () => {
    const app = spawnApp();
    await eventually(() =>
      expect(readdirSync(dataDir).some((name) => name.startsWith('postgres.new-'))).toBe(true),
    );
    await kill(app);
    const server = await start();
    expect(await query(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(readdirSync(dataDir).filter((name) => name.startsWith('postgres.new-'))).toEqual([]);
  });
});

describe('a data folder that is not ours to use', () => {
  it('is refused untouched when another version of PostgreSQL wrote it', async () => {
    mkdirSync(join(dataDir, 'postgres', 'base'), { recursive: true });
    writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '17\n');
    await expect(startEmbeddedPostgres({ dataDir, log })).rejects.toThrow(/written by PostgreSQL 17.*is 18/);
    expect(readdirSync(join(dataDir, 'postgres')).sort()).toEqual(['PG_VERSION', 'base']);
  });

  it('is refused untouched when it holds other files', async () => {
    mkdirSync(join(dataDir, 'postgres'), { recursive: true });
    writeFileSync(join(dataDir, 'postgres', 'letter.txt'), 'dear');
    await expect(startEmbeddedPostgres({ dataDir, log })).rejects.toThrow(/no PostgreSQL data/);
    expect(readFileSync(join(dataDir, 'postgres', 'letter.txt'), 'utf8')).toBe('dear');
  });

  it.runIf(process.getuid?.() === 0)('works for root in a folder that only root may enter', async () => {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const server = await start();
    expect(await query(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });
});

const newDataDir = async () => join(await makeFastFolder('waitlist embedded é '), '.data');
const removeDataDir = (folder: string) =>
  rm(join(folder, '..'), { recursive: true, force: true, maxRetries: 5 });

/** Begins where an earlier start ended. */
const fillDataDir = (): Promise<void> => copyPreparedData(dataDir);

async function start(): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, log, durable: false });
  onTestFinished(() => server.stop());
  return server;
}

/** An app of its own, to be killed. */
async function startInOtherProcess(): Promise<{ process: ChildProcess; url: string }> {
  const app = spawnApp();
  const [output] = await once(app.stdout, 'data');
  return { process: app, url: String(output).trim() };
}

function spawnApp() {
  const module = new URL('./embedded-postgres.ts', import.meta.url).href;
  const source = `
    import { pino } from 'pino';
    import { startEmbeddedPostgres } from ${JSON.stringify(module)};
    const server = await startEmbeddedPostgres({ dataDir: process.argv[1], log: pino({ level: 'silent' }) });
    console.log(server.url);
    setInterval(() => {}, 1000);`;
  const app = spawn(process.execPath, ['--input-type=module', '-e', source, dataDir], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => kill(app));
  return app;
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

async function makeZombie(): Promise<number> {
  // The shell starts a child and then becomes a program that never waits for it.
  const parent = spawn('sh', ['-c', 'true & echo $!; exec sleep 60'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  onTestFinished(() => void parent.kill());
  const [output] = await once(parent.stdout, 'data');
  return Number(String(output));
}

function leaveNote(pid: number): void {
  const folder = join(dataDir, 'postgres');
  writeFileSync(
    join(folder, 'postmaster.pid'),
    `${pid}\n${folder}\n1700000000\n21000\n\n127.0.0.1\n        0         0\nready   \n`,
  );
}

function notedPid(): number {
  const file = join(dataDir, 'postgres', 'postmaster.pid');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0;
}

/** Stops a server that a test left running; it would only notice later that its folder is gone. */
async function endOf(pid: number): Promise<void> {
  if (pid <= 0) return;
  rmSync(join(dataDir, 'postgres', 'postmaster.pid'), { force: true });
  try {
    process.kill(pid, 'SIGQUIT');
    await eventually(async () => expect(await isAlive(pid)).toBe(false));
  } catch {
    // already gone
  }
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

function withoutPassword(address: URL): string {
  const copy = new URL(address);
  copy.password = '';
  return copy.href;
}

async function eventually<T>(attempt: () => T | Promise<T>, patienceMs = 10_000): Promise<T> {
  const end = performance.now() + patienceMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (performance.now() > end) throw error;
      await sleep(20);
    }
  }
}
