import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Lifecycle } from '../backend/src/platform/lifecycle.ts';

const thisCheckout = fileURLToPath(new URL('..', import.meta.url));
const seedCommand = join(thisCheckout, 'backend/src/seed-command.ts');
const startTimeoutMs = 60_000;
const stopTimeoutMs = 30_000;

/** The built product, running in a process of its own. */
export interface Product {
  readonly origin: string;
  readonly pid: number;
  readonly dataDir: string;
  /** Everything it has printed so far. */
  printed(): Promise<string>;
  /** Ends it before its lifecycle does. */
  stop(): Promise<void>;
  /** Adds realistic signups, with progress on stderr. */
  seed(signups: number): Promise<void>;
}

export interface ProductOptions {
  /** Settings on top of this process's own environment. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly nodeArguments?: readonly string[];
  /** The folder of another checkout whose build to start. */
  readonly checkout?: string;
}

/** Starts the built product, with a database of its own unless the settings name one; it stops with `lifecycle`. */
export async function startProduct(
  lifecycle: Lifecycle,
  { settings = {}, nodeArguments = [], checkout = thisCheckout }: ProductOptions = {},
): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'waitlist-bench-product-'));
  lifecycle.onStop('the data', () => rm(dataDir, { recursive: true, force: true }));
  // To a file, as under a process manager: reading a pipe would take time from the measurement.
  const outputFile = join(dataDir, 'output.log');
  const output = await open(outputFile, 'w');
  const main = join(checkout, 'backend/dist/main.js');
  const child = spawn(process.execPath, [...nodeArguments, main], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: '0',
      DATA_DIR: dataDir,
      PUBLIC_URL: '',
      ...settings,
    },
    stdio: ['ignore', output.fd, output.fd],
  });
  await output.close();
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  lifecycle.onStop('the product', stop, { timeoutMs: stopTimeoutMs });
  for (const deadline = Date.now() + startTimeoutMs; Date.now() < deadline; await sleep(100)) {
    const origin = /^ready (http\S+)$/m.exec(await readFile(outputFile, 'utf8'))?.[1];
    if (origin !== undefined && child.pid !== undefined)
      return {
        origin,
        pid: child.pid,
        dataDir,
        printed: () => readFile(outputFile, 'utf8'),
        stop,
        seed: (signups) => seed(dataDir, signups),
      };
    if (child.exitCode !== null) break;
  }
  throw new Error(`The product did not start:\n${await readFile(outputFile, 'utf8')}`);
}

async function seed(dataDir: string, signups: number): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', seedCommand, '--signups', String(signups)], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await once(child, 'exit');
  if (child.exitCode !== 0) throw new Error(`Seeding ended with ${child.exitCode ?? child.signalCode}`);
}
