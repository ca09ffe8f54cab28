import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { withDeadline } from '../platform/deadline.ts';
import { bundleProgram } from './bundled-program.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The port of the process that runs sites: `inject('siteHostPort')`. */
    readonly siteHostPort: number;
  }
}

const root = fileURLToPath(new URL('../../..', import.meta.url));
const startWithinMs = 60_000;

/** Vitest's global setup: starts `site-host.ts`, bundled as the product is, for the whole run. */
export default async function startSiteHost({ provide }: TestProject): Promise<() => Promise<void>> {
  const { script, remove } = await bundleProgram(new URL('site-host.ts', import.meta.url));
  const host = spawn(process.execPath, [script, root], {
    env: { ...process.env, NODE_ENV: 'development' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'], // by whose end it knows that it is alone
  });
  provide('siteHostPort', await portOf(host));
  return async () => {
    const ended = once(host, 'exit');
    host.kill('SIGKILL'); // the tests have stopped what has to be stopped
    await ended;
    await remove();
  };
}

async function portOf(host: ChildProcess): Promise<number> {
  const [port]: unknown[] = await withDeadline(
    once(host, 'message'),
    startWithinMs,
    'The start of the site host',
  );
  return Number(port);
}
