import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { withDeadline } from '../backend/src/platform/deadline.ts';
import type { Lifecycle } from '../backend/src/platform/lifecycle.ts';
import { builtServer, type ServerName } from './server-build.ts';
import type { ServerMessage, ServerOptions } from './servers/serve-parent.ts';

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

const answerTimeoutMs = 60_000;
const stopTimeoutMs = 15_000;
const canPause = process.platform !== 'win32';

/** Starts one of the servers as it is built; it ends with `lifecycle` at the latest. */
export async function startServer(
  name: ServerName,
  options: ServerOptions,
  lifecycle: Lifecycle,
): Promise<ServerUnderTest> {
  const script = await builtServer(name, lifecycle);
  const child = fork(script, [options.databaseUrl, String(options.connections), options.frontendDir], {
    env: { ...process.env, NODE_ENV: 'production' },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  lifecycle.onStop(name, () => child.kill('SIGKILL'));
  const message = await nextMessage<ServerMessage>(child);
  if (!('port' in message)) throw new Error(`${name} did not tell its port`);
  return {
    port: message.port,
    async cpuMs() {
      child.send('cpu');
      const answer = await nextMessage<ServerMessage>(child);
      if (!('cpuMs' in answer)) throw new Error(`${name} did not tell its processor time`);
      return answer.cpuMs;
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
