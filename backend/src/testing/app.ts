import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach } from 'vitest';
import { createApp, type Started } from '../app.ts';
import { type EnvSource } from '../platform/env/env-reader.ts';
import { parseEnv } from '../platform/env/env.ts';
import type { RestRoute } from '../platform/http/rest-api.ts';
import { testBrand, testMark, testSecret } from './brand.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { perFile } from './lifetime.ts';

/** Stands for the front end's renderer, which escapes what it is given. */
const renderer = `
export const pages = [
  { path: '/', listed: true, live: true, sendsCodes: true },
  { path: '/404', listed: false, live: false, sendsCodes: false },
];
export const renderPage = (path, { site, faqs, paused, invitation }) => path === '/'
  ? '<!doctype html><title>' + (invitation ? invitation.firstName + ' ' + invitation.referralId : 'Home') +
    '</title><style>p{color:red}</style>' +
    '<p>' + (paused ? 'paused' : 'open') + '</p>' + faqs.map(({ question }) => '<p>' + question + '</p>').join('') +
    '<script type="application/json" id="site">' + JSON.stringify(site) + '</script><script>boot()</script>'
  : '<!doctype html><style>p{color:red}</style><p>No such page</p>';
`;

/** A test makes more requests per second, from one address, than people do per minute, and without a browser; its mail domains do not exist. */
const usual: EnvSource = {
  CALLS_PER_ADDRESS_PER_MINUTE: '1000000000',
  MAIL_DOMAIN_LOOKUP: 'off',
  PROOF_OF_WORK: 'off',
  PUBLIC_WRITES_PER_ADDRESS_PER_MINUTE: '1000000000',
};

interface Instance {
  readonly origin: string;
  readonly started: Started;
  readonly restRoutes: readonly RestRoute[];
  stop(): Promise<void>;
}

/** One running instance of the product on a database of its own. */
export interface TestApp {
  readonly database: TestDatabase;
  readonly origin: string;
  /** What the first instance prints for the owner of its machine. */
  readonly started: Started;
  /** The header that opens the outbox of every instance. */
  readonly outbox: { readonly cookie: string };
  readonly restRoutes: readonly RestRoute[];
  /** Every line the app logged. */
  readonly logged: () => string;
  /** Why instances could not go on. */
  readonly failures: readonly string[];
  /** Another instance on the same database. */
  newInstance(source?: EnvSource): Promise<Instance>;
  stop(): Promise<void>;
}

/** Starts the whole app on a free port, with `source` as its environment. */
export async function startTestApp(source: EnvSource = {}): Promise<TestApp> {
  const database = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'waitlist-app-'));
  const frontendDir = join(folder, 'frontend');
  let instances = 0;
  await mkdir(join(frontendDir, 'dist/server'), { recursive: true });
  await mkdir(join(frontendDir, 'dist/client/assets'), { recursive: true });
  await writeFile(join(frontendDir, 'dist/server/render-page.js'), renderer);
  await writeFile(join(frontendDir, 'dist/client/mark.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(frontendDir, 'dist/client/mail-mark.png'), testMark);
  let logged = '';
  const log = pino({ level: 'info' }, { write: (line: string) => void (logged += line) });
  const failures: string[] = [];
  const started = new Set<() => Promise<void>>();
  const newInstance = async (more: EnvSource = {}): Promise<Instance> => {
    const DATA_DIR = join(folder, `data-${(instances += 1)}`);
    const env = parseEnv({ NODE_ENV: 'test', PORT: '0', DATA_DIR, ...usual, ...source, ...more });
    const app = await createApp({
      env,
      databaseUrl: env.databaseUrl ?? database.url,
      appSecret: env.appSecret ?? testSecret,
      brand: testBrand,
      frontendDir,
      fromSources: false,
      fail: (error) => void failures.push(error.message),
      log,
    });
    const own = await app.start(new AbortController().signal);
    const stop = async () => {
      started.delete(stop);
      await app.stop();
    };
    started.add(stop);
    return { stop, started: own, restRoutes: app.restRoutes, origin: `http://127.0.0.1:${own.port}` };
  };
  const first = await newInstance();
  return {
    origin: first.origin,
    started: first.started,
    outbox: {
      cookie: `outbox=${new URL(first.started.outboxUrl ?? first.origin).searchParams.get('token') ?? ''}`,
    },
    restRoutes: first.restRoutes,
    database,
    logged: () => logged,
    failures,
    newInstance,
    stop: async () => {
      await Promise.all([...started].map((stop) => stop()));
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** An app of the tests of a file, with `source` as its environment. A failed test ends with the errors that it logged. */
export function testApp(source: EnvSource = {}): TestApp {
  const app = perFile(
    () => startTestApp(source),
    (started) => started.stop(),
  );
  let before = 0;
  beforeEach(() => {
    before = app.logged().length;
  });
  afterEach(({ task }) => {
    if (task.result?.state !== 'fail') return;
    for (const line of app.logged().slice(before).split('\n').filter(isError))
      process.stderr.write(`${line}\n`);
  });
  return app;
}

const isError = (line: string): boolean => /"level":(?:50|60)\b/.test(line);
