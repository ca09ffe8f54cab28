import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createApp } from './app.ts';
import { readBrand } from './platform/brand/brand.ts';
import { startEmbeddedPostgres } from './platform/database/embedded-postgres.ts';
import { EnvReader } from './platform/env/env-reader.ts';
import { EnvError, parseEnv } from './platform/env/env.ts';
import { createLifecycle, StartError } from './platform/lifecycle.ts';
import { createLog } from './platform/log/log.ts';
import { checkPort, explainListenError } from './platform/port.ts';
import { returnMemory } from './platform/return-memory.ts';
import { loadAppSecret } from './platform/secrets/app-secret.ts';
import { setupHint, startLines } from './start-lines.ts';

/** The repository: both `backend/src` and `backend/dist` lie two levels below it. */
const root = fileURLToPath(new URL('../..', import.meta.url));

const log = createLog(new EnvReader(process.env).text('LOG_LEVEL', 'info'));
const lifecycle = createLifecycle({ log, exit: (code) => process.exit(code) });

try {
  await start();
} catch (error) {
  await lifecycle.fail(error instanceof EnvError ? new StartError(error.message) : error);
}

async function start(): Promise<void> {
  const env = parseEnv(process.env);
  await checkPort(env.port, env.host);
  const [brand, appSecret, databaseUrl] = await Promise.all([
    readBrand(join(root, 'brand.json')),
    loadAppSecret(env),
    openDatabaseServer(env),
  ]);
  const app = await createApp({
    env,
    databaseUrl,
    appSecret,
    brand,
    frontendDir: join(root, 'frontend'),
    fromSources: process.argv.includes('--from-sources'),
    log,
  });
  lifecycle.onStop('the app', () => app.stop(), { timeoutMs: 25_000 });
  returnMemory();
  const started = await app.start(lifecycle.signal).catch((error: unknown) => {
    throw explainListenError(error, env.port, env.host);
  });
  process.stdout.write(startLines(started, env.production));
  const hint = setupHint(started);
  if (env.production && hint !== null) log.warn(hint);
}

/** The address of the database: the one configured, or our own, which ends after the app. */
async function openDatabaseServer({ databaseUrl, dataDir }: ReturnType<typeof parseEnv>): Promise<string> {
  if (databaseUrl !== undefined) return databaseUrl;
  const starting = startEmbeddedPostgres({ dataDir, log, signal: lifecycle.signal });
  const stop = () =>
    starting.then(
      (server) => server.stop(),
      () => undefined, // it never started
    );
  lifecycle.onStop('PostgreSQL', stop, { timeoutMs: 30_000 });
  return (await starting).url;
}
