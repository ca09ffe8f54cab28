import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { inject } from 'vitest';
import { type Running, runInHost, runProduct } from './running-site.ts';

/** The product, running on a database of its own. */
export interface Site {
  readonly origin: string;
  /** Everything it printed. */
  readonly printed: () => string;
  /** The file of its setup link, whether or not it exists. */
  readonly setupFile: string;
  /** Runs SQL on its database, to shift time. */
  sql(text: string, values?: readonly unknown[]): Promise<readonly Record<string, unknown>[]>;
  /** The newest message to an address whose text matches, once it has arrived. */
  message(to: string, fits: RegExp): Promise<Message>;
  stop(): Promise<void>;
}

/** A message in the outbox. */
export interface Message {
  readonly to: string;
  readonly subject: string | null;
  readonly text: string;
  /** The one-time code in it; null if there is none. */
  readonly code: string | null;
}

/** What a site's database holds at first: nothing, not even tables; the tables; or {@link seededSignups} as well. */
type Contents = 'nothing' | 'tables' | 'signups';

/** How many sign-ups a site with `signups` has. */
export const seededSignups = 3000;

const startTimeoutMs = 50_000;
const messageTimeoutMs = 30_000;

/**
 * The purpose of a shared site: visitors, who join and apply; the back office of a site without any; that of one with
 * many.
 */
type Audience = 'visitors' | 'office without users' | 'office with users';

const shared = new Map<Audience, Promise<Site>>();

/**
 * A site that the files of a worker share, one after the other: for tests that do not change what others look at. It
 * stops with the worker.
 */
export function sharedSite(audience: Audience): Promise<Site> {
  const site = shared.get(audience) ?? startSite(audience === 'office with users' ? 'signups' : 'tables');
  shared.set(audience, site);
  return site;
}

/**
 * Starts the product on a free port, trusting one proxy hop, so that a test can come from any country. On a database
 * without tables it is what `npm start` starts; the others share a process.
 */
export async function startSite(
  contents: Contents = 'tables',
  settings: Readonly<Record<string, string>> = {},
): Promise<Site> {
  const name = `e2e_${randomBytes(6).toString('hex')}`;
  const serverUrl = inject('postgresUrl');
  await createDatabase(name, contents);
  const url = databaseUrl(name);
  const dataDir = await mkdtemp(join(inject('sitesDir'), 'site-'));
  const environment = {
    NODE_ENV: 'development',
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: url.href,
    TRUST_PROXY: '1',
    WEBHOOK_ALLOW_ADDRESSES: '127.0.0.1',
    OTP_SENDS_PER_ADDRESS_PER_HOUR: '10000',
    PROOF_OF_WORK: 'off',
    PUBLIC_WRITES_PER_ADDRESS_PER_MINUTE: '10000',
    ...settings,
  };
  const running = contents === 'nothing' ? runProduct(environment) : runInHost(name, environment);
  const { printed } = running;
  const origin = await readyOrigin(running);
  return {
    origin,
    printed,
    setupFile: join(dataDir, 'setup-link.txt'),
    sql: (text, values = []) => runSql(url.href, text, values),
    message: (to, fits) =>
      waitForMessage(origin, /\/outbox\?token=(\S+)/.exec(printed())?.[1] ?? '', to, fits),
    stop: async () => {
      await running.stop();
      await runSql(serverUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function readyOrigin({ printed, hasFailed }: Running): Promise<string> {
  for (const deadline = Date.now() + startTimeoutMs; Date.now() < deadline; await sleep(50)) {
    const ready = /^ready (http\S+)$/m.exec(printed());
    if (ready?.[1] !== undefined) return ready[1];
    if (hasFailed()) break;
  }
  throw new Error(`The site did not start:\n${printed()}`);
}

async function waitForMessage(origin: string, token: string, to: string, fits: RegExp): Promise<Message> {
  for (const deadline = Date.now() + messageTimeoutMs; Date.now() < deadline; await sleep(50)) {
    const response = await fetch(`${origin}/outbox.json`, { headers: { cookie: `outbox=${token}` } });
    const messages = (await response.json()) as readonly Message[];
    const found = messages.find((message) => message.to === to && fits.test(message.text));
    if (found !== undefined) return found;
  }
  throw new Error(`No such message came to ${to}`);
}

function databaseUrl(name: string): URL {
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  return url;
}

async function createDatabase(name: string, contents: Contents): Promise<void> {
  if (contents === 'signups') await seedTemplate();
  const template = { nothing: 'template1', tables: 'waitlist_template', signups: seededTemplate }[contents];
  await runSql(inject('postgresUrl'), `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`);
}

const seededTemplate = 'e2e_seeded';

/** Seeds the sign-ups once per run; later callers wait for that. */
async function seedTemplate(): Promise<void> {
  const client = new Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock(hashtext($1))', [seededTemplate]);
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [seededTemplate]);
    if (rowCount !== 0) return;
    const draft = `${seededTemplate}_draft`;
    await client.query(`DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${draft} TEMPLATE waitlist_template STRATEGY file_copy`);
    const dataDir = await mkdtemp(join(inject('sitesDir'), 'seed-'));
    await seedSignups(databaseUrl(draft).href, dataDir, seededSignups);
    await rm(dataDir, { recursive: true, force: true });
    await client.query(`ALTER DATABASE ${draft} RENAME TO ${seededTemplate}`);
  } finally {
    await client.end();
  }
}

async function seedSignups(url: string, dataDir: string, signups: number): Promise<void> {
  const command = fileURLToPath(new URL('../backend/src/seed-command.ts', import.meta.url));
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', command, '--signups', String(signups), '--no-waves'],
    { env: { ...process.env, DATABASE_URL: url, DATA_DIR: dataDir }, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`Seeding ended with ${String(code)}`);
}

async function runSql(
  url: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<readonly Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text, [...values])).rows;
  } finally {
    await client.end();
  }
}
