import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';
import type { Command, Report } from '../backend/src/testing/site-host.ts';

type Environment = Readonly<Record<string, string>>;

/** The product, starting or started. */
export interface Running {
  /** Everything it printed, and why it failed. */
  readonly printed: () => string;
  readonly hasFailed: () => boolean;
  stop(): Promise<void>;
}

const root = fileURLToPath(new URL('..', import.meta.url));

/** Runs the built product in a process of its own. */
export function runProduct(environment: Environment): Running {
  const child = spawn(process.execPath, [`${root}backend/dist/main.js`], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'], // by whose end it knows that it is alone
  });
  child.unref();
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (data: Buffer) => (printed += data.toString()));
  return {
    printed: () => printed,
    hasFailed: () => child.exitCode !== null,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}

let host: ChildProcess | undefined;

/** The process of a worker's sites. It ends with the worker. */
function siteHost(): ChildProcess {
  if (host?.connected === true) return host;
  host = spawn(process.execPath, [inject('siteHost'), root], {
    env: { ...process.env, NODE_ENV: 'development' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  host.setMaxListeners(0);
  host.unref();
  host.channel?.unref();
  return host;
}

/** Runs a site in the process that it shares with a worker's others. */
export function runInHost(site: string, environment: Environment): Running {
  const running = siteHost();
  const send = (command: Command) => void running.send(command);
  const stopped = Promise.withResolvers<void>();
  let printed = '';
  let hasFailed = false;
  const fail = (why: string) => {
    printed += why;
    hasFailed = true;
    stopped.reject(new Error(`The site failed:\n${why}`));
  };
  stopped.promise.catch(() => undefined); // it may fail before anyone waits for it to stop
  running.once('exit', () => fail('Its process ended.'));
  running.on('message', (report: Report) => {
    if (report.site !== site) return;
    if ('printed' in report) printed += report.printed;
    else if ('failed' in report) fail(report.failed);
    else stopped.resolve();
  });
  send({ site, start: environment });
  return {
    printed: () => printed,
    hasFailed: () => hasFailed,
    stop: () => {
      send({ site, stop: true });
      return stopped.promise;
    },
  };
}
