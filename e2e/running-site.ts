import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
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

/** A worker's connection to the process that runs sites. */
class SiteHost {
  readonly #socket = connect(inject('siteHostPort'), '127.0.0.1').unref();
  readonly #listeners = new Map<string, (report: Report) => void>();

  constructor() {
    createInterface(this.#socket).on('line', (line) => {
      const report = JSON.parse(line) as Report;
      this.#listeners.get(report.site)?.(report);
    });
    this.#socket.on('error', () => undefined); // it closes, too
    this.#socket.on('close', () => {
      for (const [site, listen] of this.#listeners)
        listen({ site, failed: 'The process of the sites ended.' });
    });
  }

  listen(site: string, listener: (report: Report) => void): void {
    this.#listeners.set(site, listener);
  }

  send(command: Command): void {
    this.#socket.write(`${JSON.stringify(command)}\n`);
  }
}

let shared: SiteHost | undefined;

/** Runs a site in the process that it shares with all others. */
export function runInHost(site: string, environment: Environment): Running {
  const host = (shared ??= new SiteHost());
  const stopped = Promise.withResolvers<void>();
  let printed = '';
  let hasFailed = false;
  const fail = (why: string) => {
    printed += why;
    hasFailed = true;
    stopped.reject(new Error(`The site failed:\n${why}`));
  };
  stopped.promise.catch(() => undefined); // it may fail before anyone waits for it to stop
  host.listen(site, (report) => {
    if ('printed' in report) printed += report.printed;
    else if ('failed' in report) fail(report.failed);
    else stopped.resolve();
  });
  host.send({ site, start: environment });
  return {
    printed: () => printed,
    hasFailed: () => hasFailed,
    stop: () => {
      host.send({ site, stop: true });
      return stopped.promise;
    },
  };
}
