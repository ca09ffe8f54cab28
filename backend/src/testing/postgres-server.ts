import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { Socket } from 'node:net';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../platform/database/embedded-postgres.ts';
import { makeFastFolder } from './fast-folder.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The test server's maintenance database as superuser: `inject('postgresUrl')`. */
    readonly postgresUrl: string;
  }
}

/**
 * Vitest's global setup: one PostgreSQL for the whole run, stopped at its end even if the run is killed. With
 * `TEST_DATABASE_URL` set (a superuser's, or one that may create databases and roles), that server is used instead.
 */
export default async function startTestPostgres({ provide }: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given !== undefined && given !== '') {
    provide('postgresUrl', given);
    return () => Promise.resolve();
  }
  const dataDir = await makeFastFolder('waitlist-test-');
  const dismissUndertaker = callUndertaker(dataDir);
  // The data lives for an hour at most: nothing is flushed to disk.
  const server = await startEmbeddedPostgres({ dataDir, log: pino({ level: 'warn' }), durable: false });
  provide('postgresUrl', server.adminUrl);
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
    dismissUndertaker();
  };
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
