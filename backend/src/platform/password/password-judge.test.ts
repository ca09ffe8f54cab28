import { describe, expect, it } from 'vitest';
import type { WorkerThreadOptions } from '../threads/worker-thread.ts';
import { PasswordJudge } from './password-judge.ts';
import { isCommonPassword } from './password-strength.ts';
import { soleClient, TooBusyError } from '../threads/turns.ts';

const owner = { name: 'Ada Lovelace', email: 'ada.lovelace@example.com' };
const good = 'orbit-lantern-49-quill';
const judge = new PasswordJudge();

describe('a password', () => {
  it.each([
    'short-1-two', // 11
    'password1234',
    'P@ssw0rd12345',
    'qwertyuiop[]',
    '1qaz2wsx3edc',
    'aaaaaaaaaaaaaaaaaaaaaaaa',
    'abcabcabcabcabc',
    '123456789012345',
    'lovelace1234',
    'ada.lovelace@example.com',
    'x'.repeat(129),
    'correct-Horse-7-'.repeat(9),
  ])('is refused: %s', async (password) => {
    expect(await judge.failureOf(password, owner, soleClient('test'))).toMatchObject({
      code: 'WEAK_PASSWORD',
      fields: { password: expect.any(String) },
    });
  });

  it.each([
    good,
    'correct horse battery staple',
    'Zx9!kdLq02mNvb7',
    'пароль орбита фонарь',
    '🦊🦉🐙🦀🐝🐢🦕🐬🦩🐌🦔🐧',
  ])('is taken: %s', async (password) => {
    expect(await judge.failureOf(password, owner, soleClient('test'))).toBeNull();
  });
});

/** As expensive as a password can be: many words, in many spellings. */
const costly = (at: number) => `p@ssw0rdqwertyl3tm31nmonk3ydr4g0nsunsh1ne!princ3ssfootb4ll${at}`;

it('the main thread has next to nothing to do with it', async () => {
  await judge.failureOf(good, owner, soleClient('test'));
  const inTurn = async (work: (at: number) => Promise<unknown>) => {
    const before = process.threadCpuUsage();
    for (let at = 0; at < 15; at += 1) await work(at);
    return process.threadCpuUsage(before).user;
  };
  const judging = await inTurn((at) => judge.failureOf(costly(at), owner, soleClient('test')));
  const doingItHere = await inTurn(async (at) => isCommonPassword(costly(at), []));
  expect(judging).toBeLessThan(doingItHere / 3);
});

/** A worker that answers immediately, dies on `die` and hangs on `hang`. */
const fragile = `const { parentPort } = require('node:worker_threads');
  parentPort.on('message', ({ password }) => {
    if (password.startsWith('die')) process.exit(1);
    if (password.startsWith('throw')) throw new Error('broken');
    if (password.startsWith('hang')) while (true); // V8 would never interrupt \`while (password.startsWith('hang'))\`
    parentPort.postMessage(password.startsWith('common'));
  });
  parentPort.postMessage('ready');`;

function judgeWith(source: string, options: Partial<WorkerThreadOptions> = {}): PasswordJudge {
  const script = new URL(`data:text/javascript,${encodeURIComponent(withRequire(source))}`);
  return new PasswordJudge({ script, ...options });
}
const withRequire = (source: string) =>
  `import { createRequire } from 'node:module'; const require = createRequire('file:///'); ${source}`;

const padded = (word: string) => word.padEnd(12, '-');

describe('a worker', () => {
  it.each(['die', 'throw', 'hang'])(
    'that is made to %s is replaced, and waiting callers are told to retry',
    async (word) => {
      const own = judgeWith(fragile, { answerMs: 300 });
      expect(await own.failureOf(padded('common'), owner, soleClient('a'))).toMatchObject({
        code: 'WEAK_PASSWORD',
      });
      const [lost, next] = await Promise.allSettled([
        own.failureOf(padded(word), owner, soleClient('a')),
        own.failureOf(good, owner, soleClient('b')),
      ]);
      expect(lost).toMatchObject({ status: 'rejected', reason: expect.any(TooBusyError) });
      expect(next).toEqual({ status: 'fulfilled', value: null });
    },
  );

  it.each([
    ['cannot be loaded', 'throw new Error("broken")'],
    ['ends at once', 'process.exit(0)'],
    ['never comes up', 'while (true);'],
  ])('that %s keeps nobody waiting', async (_what, source) => {
    const own = judgeWith(source, { startMs: 500 });
    await expect(own.failureOf(good, owner, soleClient('a'))).rejects.toThrow(TooBusyError);
  });

  it('that has nothing to do ends, and another one comes when there is', async () => {
    const own = judgeWith(
      `const { parentPort, threadId } = require('node:worker_threads');
       let asked = 0;
       parentPort.on('message', () => parentPort.postMessage((asked += 1) === 1));
       parentPort.postMessage('ready');`,
      { idleMs: 50 },
    );
    const isFirst = async () => (await own.failureOf(good, owner, soleClient('a'))) !== null;
    expect([await isFirst(), await isFirst()]).toEqual([true, false]);
    await expect.poll(isFirst, { interval: 200 }).toBe(true);
  });
});

it('a flood is rejected immediately, one client before all others', async () => {
  const own = judgeWith(fragile);
  const ask = (client: string) =>
    own.failureOf(good, owner, soleClient(client)).catch((error: unknown) => error);
  const flood = Array.from({ length: 100 }, () => ask('flooder'));
  const other = ask('other');
  expect((await Promise.all(flood)).filter((outcome) => outcome === null)).toHaveLength(8);
  expect(await other).toBeNull();
  const many = await Promise.all(Array.from({ length: 200 }, (_, count) => ask(`client ${count}`)));
  expect(many.filter((outcome) => outcome === null)).toHaveLength(101);
  expect(many.filter((outcome) => outcome instanceof TooBusyError)).toHaveLength(99);
});
