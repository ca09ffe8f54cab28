import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Lifecycle } from '../backend/src/platform/lifecycle.ts';

const thisCheckout = fileURLToPath(new URL('..', import.meta.url));
const startTimeoutMs = 120_000;

/** The built product, running in a process of its own. */
export interface Product {
  readonly origin: string;
  readonly port: number;
  readonly pid: number;
  readonly dataDir: string;
  /** Everything it has printed so far. */
  printed(): Promise<string>;
  /** Ends it before its lifecycle does. */
  stop(): Promise<void>;
}

export interface ProductOptions {
  /** Settings on top of this process's own environment. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly nodeArguments?: readonly string[];
  /** The folder of another checkout whose build to start. */
  readonly checkout?: string;
  /** Left out: one of its own, which is removed in the end. */
  readonly dataDir?: string;
}

/**
 * Starts the built product, with a database of its own unless the settings name one; it stops with `lifecycle`. As under a
 * process manager, it is started again when it fails after it was ready.
 */
export async function startProduct(
  lifecycle: Lifecycle,
  { settings = {}, nodeArguments = [], checkout = thisCheckout, ...options }: ProductOptions = {},
): Promise<Product> {
  const own = await mkdtemp(join(tmpdir(), 'waitlist-bench-product-'));
  lifecycle.onStop('the data', () => rm(own, { recursive: true, force: true, maxRetries: 5 }));
  const dataDir = options.dataDir ?? own;
  // To a file, as under a process manager: reading a pipe would take time from the measurement.
  const outputFile = join(own, 'output.log');
  const output = await open(outputFile, 'w');
  const begin = (port: string) =>
    spawn(process.execPath, [...nodeArguments, join(checkout, 'backend/dist/main.js')], {
      env: {
        ...process.env,
        ...{ NODE_ENV: 'development', PORT: port, DATA_DIR: dataDir, PUBLIC_URL: '' },
        ...settings,
      },
      stdio: ['ignore', output.fd, output.fd],
    });
  let child = begin('0');
  let isStopping = false;
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const keepRunning = (port: string): void => {
    child.once('exit', (code) => {
      if (isStopping || code === 0 || code === null) return; // a signal is meant
      child = begin(port);
      keepRunning(port);
    });
  };
  const stop = async (): Promise<void> => {
    isStopping = true;
    if (!hasEnded()) {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }
    await output.close();
  };
  lifecycle.onStop('the product', stop, { timeoutMs: 30_000 });
  const printed = () => readFile(outputFile, 'utf8');
  for (const deadline = Date.now() + startTimeoutMs; Date.now() < deadline && !hasEnded(); await sleep(100)) {
    const origin = /^ready (http\S+)$/m.exec(await printed())?.[1];
    if (origin === undefined) continue;
    const { port } = new URL(origin);
    keepRunning(port);
    return {
      origin,
      port: Number(port),
      get pid() {
        return child.pid ?? 0;
      },
      ...{ dataDir, printed, stop },
    };
  }
  throw new Error(`The product did not start:\n${await printed()}`);
}

/** As in production, behind one proxy, with mail alone; the same secret for every instance of this process. */
export const productionSettings = (
  databaseUrl: string,
  mailPort: number,
): Readonly<Record<string, string>> => ({
  NODE_ENV: 'production',
  DATABASE_URL: databaseUrl,
  APP_SECRET: secret,
  PUBLIC_URL: 'https://waitlist.example.com',
  SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
  MAIL_FROM: 'waitlist@example.com',
  MAIL_DOMAIN_LOOKUP: 'off',
  PROOF_OF_WORK: 'off',
  TRUST_PROXY: '1',
  WEBHOOK_ALLOW_ADDRESSES: '127.0.0.0/8',
  TWILIO_ACCOUNT_SID: '',
  TWILIO_AUTH_TOKEN: '',
  TWILIO_FROM: '',
});

const secret = randomBytes(48).toString('base64');

/** Runs one of the product's programs from its sources, such as `admin-command`. @returns what it printed; throws if it fails. */
export async function runProgram(
  name: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
  checkout = thisCheckout,
): Promise<string> {
  const script = join(checkout, 'backend/src', `${name}.ts`);
  return run(process.execPath, ['--import', 'tsx', script, ...args], {
    cwd: checkout,
    env: { ...process.env, ...settings },
  });
}

/** Runs a program to its end. @returns what it printed; throws with that if it fails. */
export async function run(
  command: string,
  args: readonly string[],
  options: { readonly cwd: string; readonly env: NodeJS.ProcessEnv },
): Promise<string> {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (printed += text));
  await once(child, 'close');
  if (child.exitCode !== 0) throw new Error(`${args.join(' ')} failed:\n${printed.slice(-4000)}`);
  return printed;
}

/** Sets a fresh product up by the link that it wrote down. @returns the first admin's token. */
export async function openOffice({ origin, dataDir }: Product): Promise<string> {
  const link = await readFile(join(dataDir, 'setup-link.txt'), 'utf8');
  const setup = /#setup=(\S+)/.exec(link)?.[1];
  const account = { name: 'Ada', email: 'ada@example.com', password: 'orbit-lantern-49-quill' };
  await post(origin, '/api/admin/signup', { ...account, setup });
  const { accessToken } = await post(origin, '/api/admin/login', account);
  return String(accessToken);
}

/** Posts JSON. @throws unless it succeeds. */
export async function post(
  origin: string,
  path: string,
  body: object,
  token?: string,
): Promise<Readonly<Record<string, unknown>>> {
  const authorization: Record<string, string> =
    token === undefined ? {} : { authorization: `Bearer ${token}` };
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...authorization },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as Readonly<Record<string, unknown>>;
  if (response.ok && answer['errors'] === undefined) return answer;
  throw new Error(`${path} answered ${response.status}: ${JSON.stringify(answer)}`);
}
