import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createApp } from './app.ts';
import { type BackupKeeper, endBackups, keepBackups } from './platform/backup/backup-keeper.ts';
import { readBrand } from './platform/brand/brand.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './platform/database/embedded-postgres.ts';
import { EnvReader } from './platform/env/env-reader.ts';
import { type Env, EnvError, parseEnv, readLogLevel } from './platform/env/env.ts';
import { createLifecycle, StartError } from './platform/lifecycle.ts';
import { createLog } from './platform/log/log.ts';
import { checkPort, explainListenError } from './platform/port.ts';
import { reportAlive } from './platform/report-alive.ts';
import { returnMemory } from './platform/return-memory.ts';
import { loadAppSecret } from './platform/secrets/app-secret.ts';
import { secretFingerprint } from './platform/secrets/fingerprint.ts';
import { version } from './platform/version/version.ts';
import { setupHint, startLines } from './start-lines.ts';

/** The repository: both `backend/src` and `backend/dist` lie two levels below it. */
const root = fileURLToPath(new URL('../..', import.meta.url));

const log = createLog(readLogLevel(new EnvReader(process.env), 'info'));
const lifecycle = createLifecycle({ log, exit: (code) => process.exit(code) });

try {
  await start();
} catch (error) {
  await lifecycle.fail(error instanceof EnvError ? new StartError(error.message) : error);
}

async function start(): Promise<void> {
  const env = parseEnv(process.env);
  await checkPort(env.port, env.host);
  const [brand, appSecret, server] = await Promise.all([
    readBrand(join(root, 'brand.json')),
    loadAppSecret(env),
    openDatabaseServer(env),
  ]);
  const backups = startBackups(env, server, appSecret);
  const app = await createApp({
    env,
    databaseUrl: server.url,
    backups,
    fail: (error) => void lifecycle.fail(error),
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
  reportAlive();
  const hint = setupHint(started);
  if (env.production && hint !== null) log.warn(hint);
}

interface DatabaseServer {
  readonly url: string;
  /** Undefined if the database is the owner's own server. */
  readonly embedded?: EmbeddedPostgres;
}

/** The configured database, or the embedded one, which stops after the app. */
async function openDatabaseServer({ databaseUrl, dataDir }: Env): Promise<DatabaseServer> {
  if (databaseUrl !== undefined) return { url: databaseUrl };
  const starting = startEmbeddedPostgres({ dataDir, log, signal: lifecycle.signal });
  const stop = () =>
    starting.then(
      (server) => server.stop(),
      () => undefined, // it never started
    );
  lifecycle.onStop('PostgreSQL', stop, { timeoutMs: 30_000 });
  const embedded = await starting;
  return { url: embedded.url, embedded };
}

/** Backs up the embedded database, if wanted, until after the app has stopped. */
function startBackups(
  { backups: wanted }: Env,
  { embedded }: DatabaseServer,
  appSecret: string,
): BackupKeeper | undefined {
  if (embedded === undefined) return undefined;
  if (wanted === undefined) {
    endBackups(embedded.adminUrl).catch((error: unknown) => log.debug({ err: error }, 'backups not ended'));
    return undefined;
  }
  const backups = keepBackups({
    adminUrl: embedded.adminUrl,
    dataFolder: embedded.dataFolder,
    log,
    ...wanted,
    version: version.version,
    secretFingerprint: secretFingerprint(appSecret),
  });
  lifecycle.onStop('the backups', () => backups.stop(), { timeoutMs: 60_000 });
  return backups;
}
