import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withDeadline } from '../backend/src/platform/deadline.ts';
import type { Lifecycle } from '../backend/src/platform/lifecycle.ts';
import { bundleServer } from '../scripts/build.mjs';
import type { ServerMessage } from './servers/serve-parent.ts';

/** A server of the benchmark in a process of its own. */
export interface ServerUnderTest {
  readonly port: number;
  /** CPU time the process has used since it began. */
  cpuMs(): Promise<number>;
  /** Stops the process, so that its own work does not disturb another measurement. */
  pause(): unknown;
  resume(): unknown;
  stop(): Promise<void>;
}

/** The servers in `servers/`. */
const servers = ['app-server', 'bare-server'] as const;

const answerTimeoutMs = 60_000;
const stopTimeoutMs = 15_000;
const canPause = process.platform !== 'win32';

/**
 * Starts one of the servers, built the way the product is: run from its sources, the product would also pay for the tool
 * that reads them. It ends with `lifecycle` at the latest.
 */
export async function startServer(
  name: (typeof servers)[number],
  databaseUrl: string,
  lifecycle: Lifecycle,
): Promise<ServerUnderTest> {
  built ??= buildAll(lifecycle);
  const child = fork(join(await built, `${name}.js`), [databaseUrl], {
    env: { ...process.env, NODE_ENV: 'production' },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  lifecycle.onStop(name, () => child.kill('SIGKILL'));
  const { port = 0 } = await nextMessage<ServerMessage>(child);
  return {
    port,
    async cpuMs() {
      child.send('cpu');
      return (await nextMessage<ServerMessage>(child)).cpuMs ?? Number.NaN;
    },
    pause: () => canPause && child.kill('SIGSTOP'),
    resume: () => canPause && child.kill('SIGCONT'),
    async stop() {
      child.kill('SIGCONT');
      const ended = once(child, 'exit');
      const timer = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs);
      child.send('stop');
      await ended;
      clearTimeout(timer);
    },
  };
}

let built: Promise<string> | undefined;

/** @returns the folder, which is inside the project so that packages are found, and removed when `lifecycle` has stopped. */
async function buildAll(lifecycle: Lifecycle): Promise<string> {
  const output = fileURLToPath(new URL(`../node_modules/.cache/bench-${process.pid}/`, import.meta.url));
  lifecycle.onStop('the servers', () => rm(output, { recursive: true, force: true }));
  const sources = fileURLToPath(new URL('servers/', import.meta.url));
  await bundleServer(Object.fromEntries(servers.map((name) => [name, join(sources, `${name}.ts`)])), output);
  return output;
}

/** What a child says next; fails once it ends, or says nothing for so long. */
export async function nextMessage<Message>(
  child: ChildProcess,
  withinMs = answerTimeoutMs,
): Promise<Message> {
  const { promise, resolve, reject } = Promise.withResolvers<Message>();
  const onExit = () => reject(new Error(`${child.spawnfile} ended early`));
  child.once('exit', onExit);
  child.once('message', resolve);
  try {
    return await withDeadline(promise, withinMs);
  } finally {
    child.off('exit', onExit).off('message', resolve);
  }
}
