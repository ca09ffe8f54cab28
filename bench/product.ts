import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Lifecycle } from '../backend/src/platform/lifecycle.ts';

const main = fileURLToPath(new URL('../backend/dist/main.js', import.meta.url));
const seedCommand = fileURLToPath(new URL('../backend/src/seed-command.ts', import.meta.url));
const startTimeoutMs = 60_000;

/** The built product, running in a process of its own. */
export interface Product {
  readonly origin: string;
  /** Adds realistic signups; says on stderr how far it is. */
  seed(signups: number): Promise<void>;
}

/** Starts the built product with a database of its own; it ends with `lifecycle`. */
export async function startProduct(lifecycle: Lifecycle): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'waitlist-bench-product-'));
  lifecycle.onStop('the data', () => rm(dataDir, { recursive: true, force: true }));
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, NODE_ENV: 'development', PORT: '0', DATA_DIR: dataDir, PUBLIC_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  lifecycle.onStop('the product', async () => {
    if (child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => (printed += data.toString()));
  for (const deadline = Date.now() + startTimeoutMs; Date.now() < deadline; await sleep(100)) {
    const origin = /^ready (http\S+)$/m.exec(printed)?.[1];
    if (origin !== undefined) return { origin, seed: (signups) => seed(dataDir, signups) };
    if (child.exitCode !== null) break;
  }
  throw new Error(`The product did not start:\n${printed}`);
}

async function seed(dataDir: string, signups: number): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', seedCommand, '--signups', String(signups)], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await once(child, 'exit');
  if (child.exitCode !== 0) throw new Error(`Seeding ended with ${child.exitCode ?? child.signalCode}`);
}
