import { totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { createDataDir } from '../data-dir.ts';
import { StartError } from '../lifecycle.ts';
import { findFreePort } from '../port.ts';
import { chooseAccount } from './embedded/account.ts';
import { findBinaries } from './embedded/binaries.ts';
import {
  APP_NAME,
  dataFolderPath,
  openDataFolder,
  readPasswords,
  SUPERUSER,
  type Passwords,
} from './embedded/data-folder.ts';
import { DataDirBusyError, holdDataDir } from './embedded/data-dir-hold.ts';
import { clearLeftover, readPostmasterFile } from './embedded/postmaster-file.ts';
import { keepLogBounded } from './embedded/server-log.ts';
import { launchServer, ServerStartError, type ServerProcess } from './embedded/server-process.ts';
import { serverSettings } from './embedded/settings.ts';
import { superviseServer } from './embedded/supervisor.ts';

export interface EmbeddedPostgresOptions {
  /** Where the data, the log and the lock are; created if missing. */
  readonly dataDir: string;
  readonly log: Logger;
  /** Aborting it cancels a start in progress; the promise rejects with its reason once no process is left. */
  readonly signal?: AbortSignal;
  /** False only for throwaway data in tests: if the machine crashes, data may be lost. */
  readonly durable?: boolean;
}

export interface EmbeddedPostgres {
  /** The app's own database, with a role that owns it and nothing else. Stays the same when the server restarts. */
  readonly url: string;
  /** The maintenance database as superuser, for backups, tests and repairs. */
  readonly adminUrl: string;
  /** Where PostgreSQL keeps its files. */
  readonly dataFolder: string;
  /** Resolves when the server has exited and the data folder is free for another app. Safe to call more than once. */
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL 18 for this app on loopback, with its data in `dataDir`, and keeps it running until `stop`: if it
 * dies, it is restarted on the same port, so pools reconnect by themselves. Takes over after an app that was killed.
 * One app at a time: a second one on the same folder fails and does not disturb the first.
 *
 * @throws StartError saying what a person can do about it.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir);
  createDataDir(dataDir);
  const hold = holdDataDir(dataDir);
  try {
    const server = await startServer(dataDir, options);
    const log = keepLogBounded(logFilePath(dataDir));
    return {
      url: server.url,
      adminUrl: server.adminUrl,
      dataFolder: dataFolderPath(dataDir),
      async stop() {
        await server.stop();
        log.stop();
        hold.release();
      },
    };
  } catch (error) {
    hold.release();
    throw error;
  }
}

/**
 * For commands that work on the data of an app that may be running: uses the server of the app that holds `dataDir`, or
 * starts one as {@link startEmbeddedPostgres} does. In the first case, `stop` leaves the server running.
 */
export async function joinEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  try {
    return await startEmbeddedPostgres(options);
  } catch (error) {
    if (!(error instanceof DataDirBusyError)) throw error;
    const dataFolder = dataFolderPath(resolve(options.dataDir));
    const note = await readPostmasterFile(dataFolder);
    if (note?.port === undefined) throw error;
    return { ...urls(note.port, await readPasswords(dataFolder)), dataFolder, stop: () => Promise.resolve() };
  }
}

async function startServer(
  dataDir: string,
  { log, signal = new AbortController().signal, durable = true }: EmbeddedPostgresOptions,
) {
  const dataFolder = dataFolderPath(dataDir);
  const binaries = await findBinaries();
  const account = await chooseAccount(binaries, dataDir, dataFolder);
  await clearLeftover(dataFolder, log);
  const passwords = await openDataFolder({ dataDir, binaries, account, durable, log, signal });
  const logFile = logFilePath(dataDir);
  const memoryBytes = availableMemory();
  const launch = async (port: number, abort: AbortSignal) => {
    await clearLeftover(dataFolder, log);
    const settings = serverSettings({ port, durable, memoryBytes });
    return launchServer({ binaries, account, dataFolder, settings, logFile, log, signal: abort });
  };
  const { port, server } = await launchFirst((candidate) => launch(candidate, signal), signal);
  const supervised = superviseServer(server, { relaunch: (abort) => launch(port, abort), log });
  return { ...urls(port, passwords), stop: () => supervised.stop() };
}

/**
 * Retries temporary failures: a port taken at the same moment, or processes of a killed server that are still exiting.
 */
async function launchFirst(launch: (port: number) => Promise<ServerProcess>, signal: AbortSignal) {
  for (let attempt = 1; ; attempt += 1) {
    const port = await findFreePort();
    try {
      return { port, server: await launch(port) };
    } catch (error) {
      const passing = error instanceof ServerStartError && PASSING_FAULT.test(error.message);
      if (!passing || attempt === 20)
        throw error instanceof ServerStartError ? new StartError(error.message) : error;
      await sleep(250, undefined, { signal });
    }
  }
}

const PASSING_FAULT =
  /could not bind|could not create any TCP\/IP sockets|shared memory block .* is still in use|lock file .* already exists/;

function urls(port: number, passwords: Passwords) {
  const address = `127.0.0.1:${port}`;
  return {
    url: `postgres://${APP_NAME}:${passwords.app}@${address}/${APP_NAME}`,
    adminUrl: `postgres://${SUPERUSER}:${passwords.superuser}@${address}/postgres`,
  };
}

function logFilePath(dataDir: string): string {
  return join(dataDir, 'postgres.log');
}

/** The machine's memory or, in a container, what the container may use of it. */
function availableMemory(): number {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}
