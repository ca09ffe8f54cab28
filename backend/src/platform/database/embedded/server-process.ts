import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, fstatSync, openSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Account } from './account.ts';
import type { PostgresBinaries } from './binaries.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { serverEnvironment } from './programs.ts';
import { readLogTail } from './server-log.ts';

/** The server ended before it took connections. Carries the last lines of its log. */
export class ServerStartError extends Error {
  override readonly name = 'ServerStartError';
}

export interface ServerProcess {
  readonly pid: number;
  /** Resolves when the process has ended, with a few words on how. Never rejects. */
  readonly ended: Promise<string>;
  /**
   * Fast shutdown: open transactions are rolled back, everything committed is written down. After `patienceMs` immediate
   * shutdown, which leaves that to recovery. Resolves when the process has ended.
   */
  stop(patienceMs?: number): Promise<void>;
}

export interface ServerOptions {
  readonly binaries: PostgresBinaries;
  readonly account: Account;
  readonly dataFolder: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly logFile: string;
  readonly log: Logger;
  readonly signal: AbortSignal;
}

/**
 * Starts one server and resolves when it takes connections, however long recovery lasts. It is detached: Ctrl-C in a
 * terminal reaches the app alone, which stops it last; should the app exit without, the server is still told to end. If
 * `signal` aborts meanwhile, the server is stopped first.
 *
 * @throws ServerStartError when it ends instead; the signal's reason when aborted.
 */
export async function launchServer(options: ServerOptions): Promise<ServerProcess> {
  const { dataFolder, logFile, log, signal } = options;
  signal.throwIfAborted();
  const { child, logOffset } = spawnServer(options);
  const ended = endOf(child);
  const server = new DetachedServer(child, ended);
  const launchedAt = performance.now();
  let patienceMs = SAY_SO_EVERY_MS;
  for (;;) {
    const end = await Promise.race([ended, sleep(POLL_MS)]);
    if (end !== undefined) {
      throw new ServerStartError(`PostgreSQL did not start (${end}):\n${readLogTail(logFile, logOffset)}`);
    }
    if (signal.aborted) {
      await server.stop();
      signal.throwIfAborted();
    }
    const note = await readPostmasterFile(dataFolder);
    if (note?.pid === child.pid && note?.ready === true) return server;
    if (performance.now() - launchedAt < patienceMs) continue;
    log.info(
      `Waiting for PostgreSQL, which may be recovering after a crash (${Math.round(patienceMs / 1000)} s)`,
    );
    patienceMs += SAY_SO_EVERY_MS;
  }
}

const POLL_MS = 15;
const SAY_SO_EVERY_MS = 5000;
const STOP_PATIENCE_MS = 20_000;

class DetachedServer implements ServerProcess {
  readonly pid: number;
  readonly ended: Promise<string>;
  readonly #child: ChildProcess;

  constructor(child: ChildProcess, ended: Promise<string>) {
    this.#child = child;
    this.pid = child.pid ?? 0;
    const endWithUs = () => child.kill('SIGINT');
    process.on('exit', endWithUs);
    this.ended = ended.finally(() => process.off('exit', endWithUs));
  }

  async stop(patienceMs = STOP_PATIENCE_MS): Promise<void> {
    this.#child.kill('SIGINT');
    const timer = setTimeout(() => this.#child.kill('SIGQUIT'), patienceMs);
    await this.ended;
    clearTimeout(timer);
  }
}

function spawnServer({ binaries, account, dataFolder, settings, logFile }: ServerOptions) {
  const assignments = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const { file, args, options } = account.launch(binaries.postgres, ['-D', dataFolder, ...assignments]);
  const logHandle = openSync(logFile, 'a', 0o600);
  try {
    const logOffset = fstatSync(logHandle).size;
    const child = spawn(file, args, {
      ...options,
      cwd: process.platform === 'win32' ? dataFolder : '/',
      env: serverEnvironment(),
      detached: true,
      windowsHide: true,
      stdio: ['ignore', logHandle, logHandle],
    });
    child.unref();
    return { child, logOffset };
  } finally {
    closeSync(logHandle);
  }
}

function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) =>
      resolve(signal === null ? `exit code ${code}` : `killed by ${signal}`),
    );
  });
}
