import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeFastFolder } from '../../testing/fast-folder.ts';
import { type MailServer, startMailServer } from '../mail/mail-server.scenario.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

let folder: string;
let mail: MailServer;
let app: ChildProcess;
let printed: string;
/** Recipients that the mail server has been given. */
let asked: string[];
/** Whether it says nothing to them. */
let isSilent: boolean;
beforeEach(async () => {
  [printed, asked, isSilent] = ['', [], true];
  folder = await makeFastFolder('waitlist-supervised-');
  mail = await startMailServer({
    onRcptTo({ address }, _session, callback) {
      asked.push(address);
      if (!isSilent) callback();
    },
  });
  app = spawn(process.execPath, ['scripts/run.mjs', 'start'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: folder,
      DATABASE_URL: '',
      NODE_ENV: '',
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      MAIL_FROM: 'hello@example.com',
      MAIL_DOMAIN_LOOKUP: 'off',
      PROOF_OF_WORK: 'off',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [app.stdout, app.stderr])
    stream?.on('data', (data: Buffer) => (printed += data.toString()));
});
afterEach(async () => {
  const ended = once(app, 'exit');
  app.kill('SIGTERM');
  await ended;
  await mail.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** The addresses of the starts so far. */
const origins = () => [...printed.matchAll(/^ready (\S+)$/gm)].map(([, origin = '']) => origin);

/** The process of the app, which holds the data folder. */
async function appPid(): Promise<number> {
  const { pid } = JSON.parse(await readFile(join(folder, 'lock.json'), 'utf8')) as { readonly pid: number };
  return pid;
}

it(
  'an app that is killed during a job is started again, and the job is done within a minute',
  { timeout: 240_000 },
  async () => {
    await expect.poll(origins, { timeout: 120_000 }).toHaveLength(1);
    const response = await fetch(`${origins()[0] ?? ''}/api/sendOtp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'waiting@example.com' }),
    });
    expect(response.status).toBe(200);
    await expect.poll(() => asked).toEqual(['waiting@example.com']);
    isSilent = false;
    process.kill(await appPid(), 'SIGKILL');
    await expect.poll(() => mail.received.flatMap(({ recipients }) => recipients)).toEqual(asked.slice(0, 1));
    expect(origins()).toHaveLength(2);
    expect(printed).toContain('The app ended with exit code 137. It is started again in 1 s.');
  },
);
