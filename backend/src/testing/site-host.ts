/**
 * A program that runs sites for tests in a browser, each on a database of its own: in one process, all but the first start
 * with a fifth of the work. A worker connects, sends {@link Command}s and receives {@link Report}s, each on a line of its
 * own; its sites stop when it disconnects. The program tells its parent the port, and ends when its parent does.
 */
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type App, createApp } from '../app.ts';
import { readBrand } from '../platform/brand/brand.ts';
import { withDeadline } from '../platform/deadline.ts';
import { type EnvSource } from '../platform/env/env-reader.ts';
import { parseEnv } from '../platform/env/env.ts';
import { createLog } from '../platform/log/log.ts';
import { boundPort } from '../platform/port.ts';
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
const server = createServer(serve);
server.listen(0, '127.0.0.1', () => process.send?.(boundPort(server)));

/** Carries out what one worker of the tests commands. */
function serve(socket: Socket): void {
  const report = (what: Report): void => void socket.write(`${JSON.stringify(what)}\n`);
  const own = new Set<string>();
  createInterface(socket).on('line', (line) => {
    const command = JSON.parse(line) as Command;
    const { site } = command;
    own.add(site);
    const print = (printed: string) => report({ site, printed });
    const work = 'start' in command ? start(site, command.start, print) : stop(site);
    work.then(
      () => 'stop' in command && report({ site, stopped: true }),
      (error: unknown) => report({ site, failed: error instanceof Error ? String(error.stack) : '' }),
    );
  });
  socket.on('error', () => undefined); // it closes, too
  socket.on('close', () => own.forEach((site) => void stop(site).catch(() => undefined)));
}

async function start(site: string, source: EnvSource, print: (text: string) => void): Promise<void> {
  const env = parseEnv(source);
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
}
