import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../platform/database/embedded-postgres.ts';
import { makeFastFolder } from './fast-folder.ts';
import { copyData, prepareData } from './prepared-data.ts';
import { createTemplate } from './template-database.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The test server's maintenance database as superuser: `inject('postgresUrl')`. */
    readonly postgresUrl: string;
    /** A data folder with the product's schema: `inject('preparedDataDir')`. */
    readonly preparedDataDir: string;
  }
}

/**
 * Vitest's global setup: one PostgreSQL for all projects of the run, stopped at its end even if the run is killed. With
 * `TEST_DATABASE_URL` set (a superuser's, or one that may create databases and roles), that server is used instead.
 */
export default async function startTestPostgres({
  vitest,
}: TestProject): Promise<(() => Promise<void>) | undefined> {
  const run = vitest.getRootProject();
  if ('postgresUrl' in run.getProvidedContext()) return undefined; // another project came first
  const dataDir = await makeFastFolder('waitlist-test-');
  const dismissUndertaker = callUndertaker(dataDir);
  const preparedDataDir = join(dataDir, 'prepared');
  await prepareData(preparedDataDir);
  const server = await startServer(preparedDataDir, dataDir);
  await createTemplate(server.adminUrl);
  run.provide('preparedDataDir', preparedDataDir);
  run.provide('postgresUrl', server.adminUrl);
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
    dismissUndertaker();
  };
}

async function startServer(
  preparedDataDir: string,
  dataDir: string,
): Promise<Pick<EmbeddedPostgres, 'adminUrl' | 'stop'>> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given !== undefined && given !== '') return { adminUrl: given, stop: () => Promise.resolve() };
  await copyData(preparedDataDir, dataDir);
  // The data lives for an hour at most: nothing is flushed to disk.
  return startEmbeddedPostgres({ dataDir, log: pino({ level: 'warn' }), durable: false });
}

/**
 * Starts a process that waits for this one's end, however it ends, then stops the server in `dataDir` and removes the
 * folder. Call the result once both are done.
 */
export function callUndertaker(dataDir: string): () => void {
  const undertaker = spawn(process.execPath, ['--input-type=module', '-e', UNDERTAKER, dataDir], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  undertaker.unref();
  // A pipe is a socket, although its type does not say so.
  if (undertaker.stdin instanceof Socket) undertaker.stdin.unref();
  return () => undertaker.kill();
}

// Its standard input ends with the process that holds the other end.
const UNDERTAKER = `
import { readFileSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
const dataDir = process.argv[1];
const alive = (pid) => { try { process.kill(pid, 0); return true; } catch { return false; } };
for await (const _ of process.stdin);
for (let round = 0; round < 100; round += 1) {
  try {
    const pid = Number(readFileSync(dataDir + '/postgres/postmaster.pid', 'utf8').split('\\n')[0]);
    if (pid > 0 && alive(pid)) {
      process.kill(pid, 'SIGQUIT');
      process.kill(pid, 'SIGCONT'); // a test may have halted it
    }
  } catch {}
  await sleep(100);
  try { rmSync(dataDir, { recursive: true }); break; } catch {}
}
`;
