/**
 * A program that runs sites for tests in a browser, each on a database of its own: in one process, the second and further
 * ones start with a fifth of the work. Its parent sends {@link Command}s and gets {@link Report}s; it ends with it.
 */
import { join } from 'node:path';
import { type App, createApp } from '../app.ts';
import { readBrand } from '../platform/brand/brand.ts';
import { withDeadline } from '../platform/deadline.ts';
import { type EnvSource } from '../platform/env/env-reader.ts';
import { parseEnv } from '../platform/env/env.ts';
import { createLog } from '../platform/log/log.ts';
import { loadAppSecret } from '../platform/secrets/app-secret.ts';
import { startLines } from '../start-lines.ts';

/** Starts a site with an environment, which names its database, or stops it. */
export type Command = { readonly site: string } & ({ readonly start: EnvSource } | { readonly stop: true });

/** What a site printed, or that it has stopped, or that it could not be started or stopped, and why. */
export type Report = { readonly site: string } & (
  { readonly printed: string } | { readonly stopped: true } | { readonly failed: string }
);

const stopWithinMs = 30_000;

/** The folder of the project. */
const root = process.argv[2] ?? '.';
const apps = new Map<string, App>();

process.on('disconnect', () => process.exit());
process.on('message', (command: Command) => {
  const { site } = command;
  const work = 'start' in command ? start(site, command.start) : stop(site);
  work.catch((error: unknown) => report({ site, failed: error instanceof Error ? String(error.stack) : '' }));
});

async function start(site: string, source: EnvSource): Promise<void> {
  const env = parseEnv(source);
  const print = (printed: string) => report({ site, printed });
  const [brand, appSecret] = await Promise.all([readBrand(join(root, 'brand.json')), loadAppSecret(env)]);
  const app = await createApp({
    env,
    databaseUrl: env.databaseUrl ?? '',
    appSecret,
    brand,
    frontendDir: join(root, 'frontend'),
    fromSources: false,
    log: createLog('info', { write: print }),
  });
  apps.set(site, app);
  const started = await app.start(new AbortController().signal);
  print(startLines(started, env.production));
}

async function stop(site: string): Promise<void> {
  const app = apps.get(site);
  apps.delete(site);
  if (app !== undefined) await withDeadline(app.stop(), stopWithinMs, 'The end of a site');
  report({ site, stopped: true });
}

/** Nobody listens once the parent has ended. */
const report = (what: Report): void => void process.send?.(what, undefined, undefined, () => undefined);
