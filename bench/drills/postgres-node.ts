import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync } from 'node:fs';
import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { UsageError } from '../../backend/src/command-options.ts';

const run = promisify(execFile);
const startWithinMs = 30_000;

/** Where PostgreSQL's programs are, and as whom they run. */
export interface Installation {
  readonly bin: string;
  readonly account: { readonly uid?: number; readonly gid?: number };
}

/**
 * Finds an installed PostgreSQL: what npm brings has no `pg_basebackup` and no `pg_rewind`.
 *
 * @throws UsageError when there is none.
 */
export function findInstallation(): Installation {
  const versions = [20, 19, 18, 17, 16, 15].map((major) => `/usr/lib/postgresql/${major}/bin`);
  const bin = [process.env['DRILL_POSTGRES_BIN'] ?? '', ...versions].find((folder) =>
    existsSync(join(folder, 'pg_rewind')),
  );
  if (bin === undefined)
    throw new UsageError(
      'This drill needs an installed PostgreSQL 15 or newer (pg_basebackup, pg_rewind). Install your distribution’s package, or set DRILL_POSTGRES_BIN to the folder of its programs.',
    );
  if (process.getuid?.() !== 0) return { bin, account: {} };
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { bin, account: { uid: idOf('-u'), gid: idOf('-g') } };
}

/** One server of a drill, on 127.0.0.1, that trusts every login of this machine. */
export class PostgresNode {
  readonly name: string;
  readonly port: number;
  readonly #installation: Installation;
  readonly #folder: string;
  #process: ChildProcess | undefined;

  constructor(installation: Installation, name: string, { folder, port }: { folder: string; port: number }) {
    this.#installation = installation;
    this.name = name;
    this.port = port;
    this.#folder = join(folder, name);
  }

  get host(): string {
    return `127.0.0.1:${this.port}`;
  }

  /** Makes an empty primary that standbys may follow and return to. */
  async create(): Promise<void> {
    await this.#run('initdb', [
      '-D',
      this.#folder,
      ...'-U postgres --auth=trust --no-locale -E UTF8'.split(' '),
    ]);
    await appendFile(
      join(this.#folder, 'postgresql.conf'),
      `listen_addresses = '127.0.0.1'
unix_socket_directories = ''
max_connections = 200
wal_log_hints = on
hot_standby_feedback = on
wal_keep_size = 512MB
`,
    );
  }

  /** Copies a running primary, to be started as its standby. */
  async copyFrom(primary: PostgresNode): Promise<void> {
    const args = ['-D', this.#folder, '-d', source(primary), ...'-X stream -c fast'.split(' ')];
    await this.#run('pg_basebackup', args);
    await this.#follow(primary);
  }

  /** Takes back what this server, which was killed, has written and `primary` has not, to be started as its standby. */
  async rewindTo(primary: PostgresNode): Promise<void> {
    await primary.query('CHECKPOINT'); // its control file tells of the new timeline only then
    await this.#run('pg_rewind', ['-D', this.#folder, `--source-server=${source(primary)} dbname=postgres`]);
    await this.#follow(primary);
  }

  /** Resolves when it takes connections. */
  async start(): Promise<void> {
    const log = openSync(`${this.#folder}.log`, 'a');
    const args = ['-D', this.#folder, '-p', String(this.port), '-c', `cluster_name=${this.name}`];
    // In a process group of its own, so that Ctrl-C is the drill's alone.
    const child = spawn(join(this.#installation.bin, 'postgres'), args, {
      ...this.#installation.account,
      cwd: '/',
      detached: true,
      stdio: ['ignore', log, log],
    });
    this.#process = child;
    for (const deadline = Date.now() + startWithinMs; ; await sleep(50)) {
      if (await this.query('SELECT 1').then(Boolean, () => false)) return;
      if (child.exitCode !== null || Date.now() > deadline)
        throw new Error(`Server ${this.name} did not start:\n${await this.#lastWords()}`);
    }
  }

  /** `kill -9`, every process of it at once, as when a machine loses its power. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.#end('SIGQUIT');
  }

  async promote(): Promise<void> {
    await this.query('SELECT pg_promote(true, 60)');
  }

  /** Has commits wait for this standby. */
  async waitFor(standby: PostgresNode): Promise<void> {
    await this.query(`ALTER SYSTEM SET synchronous_standby_names = '"${standby.name}"'`);
    await this.query('SELECT pg_reload_conf()');
  }

  /** Resolves when the standby receives what this server writes. */
  async streamsTo(standby: PostgresNode): Promise<void> {
    for (const deadline = Date.now() + startWithinMs; ; await sleep(100)) {
      const rows = await this.query(
        `SELECT FROM pg_stat_replication WHERE application_name = '${standby.name}' AND state = 'streaming'`,
      );
      if (rows.length > 0) return;
      if (Date.now() > deadline)
        throw new Error(`Server ${standby.name} does not follow:\n${await standby.#lastWords()}`);
    }
  }

  async version(): Promise<string> {
    return (await this.query<{ server_version: string }>('SHOW server_version'))[0]?.server_version ?? '';
  }

  /** One statement as superuser. */
  async query<Row extends object>(sql: string, database = 'postgres'): Promise<readonly Row[]> {
    const client = new Client({ host: '127.0.0.1', port: this.port, user: 'postgres', database });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return (await client.query<Row>(sql)).rows;
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  async #lastWords(): Promise<string> {
    return (await readFile(`${this.#folder}.log`, 'utf8')).slice(-4000);
  }

  async #follow(primary: PostgresNode): Promise<void> {
    const conf = join(this.#folder, 'postgresql.auto.conf');
    await writeFile(conf, `primary_conninfo = '${source(primary)} application_name=${this.name}'\n`);
    await writeFile(join(this.#folder, 'standby.signal'), '');
    await rm(join(this.#folder, 'postmaster.pid'), { force: true });
  }

  async #run(program: string, args: readonly string[]): Promise<void> {
    await run(join(this.#installation.bin, program), args, { ...this.#installation.account, cwd: '/' });
  }

  async #end(signal: 'SIGKILL' | 'SIGQUIT'): Promise<void> {
    const child = this.#process;
    if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    // Each of its processes has left the group, and one that is stopped would outlive it.
    const others = signal === 'SIGKILL' ? await childrenOf(child.pid) : [];
    for (const pid of [child.pid, ...others]) process.kill(pid, signal);
    await ended;
  }
}

export async function childrenOf(pid: number): Promise<readonly number[]> {
  const { stdout } = await run('ps', ['-o', 'pid=', '--ppid', String(pid)]);
  return stdout.trim().split(/\s+/).map(Number);
}

const source = ({ port }: PostgresNode): string => `host=127.0.0.1 port=${port} user=postgres`;

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  if (address === null || typeof address === 'string') throw new Error('There is no free port');
  return address.port;
}
