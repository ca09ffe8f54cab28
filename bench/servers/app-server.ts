import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../../backend/src/app.ts';
import { parseEnv } from '../../backend/src/platform/env/env.ts';
import { createLog } from '../../backend/src/platform/log/log.ts';
import { serveParent } from './serve-parent.ts';

/**
 * The product in a process of its own: NODE_ENV, logging and job workers as in production, but no mail server: welcome
 * messages go to the local outbox.
 */
await serveParent(async (databaseUrl) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'waitlist-bench-app-'));
  // Pages are not measured, so they need not be built.
  for (const part of ['pages', 'client']) await mkdir(join(dataDir, 'dist', part), { recursive: true });
  const env = parseEnv({
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    CALLS_PER_ADDRESS_PER_MINUTE: '1000000000', // the clients all have one address
    PUBLIC_WRITES_PER_ADDRESS_PER_MINUTE: '1000000000',
  });
  const text = 'Benchmark';
  const app = await createApp({
    env,
    databaseUrl,
    appSecret: 'the secret of a benchmark, long enough',
    brand: {
      name: text,
      legalName: text,
      tagline: text,
      description: text,
      supportEmail: 'support@example.com',
      address: text,
      copyright: text,
    },
    frontendDir: dataDir,
    fromSources: false,
    log: createLog(env.logLevel),
  });
  const { port } = await app.start(new AbortController().signal);
  return {
    port,
    async stop() {
      await app.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
});
