import type { ServerResponse } from 'node:http';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSecrets } from '../secrets/secrets.ts';
import { type CaptchaAccount, CaptchaProofs } from './captcha-proofs.ts';
import type { ProofDemand } from './proof.ts';
import { answerJson, startSiteverify } from './siteverify.scenario.ts';
import { WorkProofs } from './work-proofs.ts';

const subject = 'waitlist email:ada@example.com';
const work = new WorkProofs(createSecrets('a secret of the tests, long enough for them'));

let service: Awaited<ReturnType<typeof startSiteverify>>;
beforeEach(async () => {
  service = await startSiteverify();
});
afterEach(() => service.stop());

/** Proofs whose clock `pass` moves on, and what they logged. */
function setUp(changes: Partial<CaptchaAccount> = {}) {
  const logged: Record<string, unknown>[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(JSON.parse(line)) });
  let now = 0;
  const keys = { siteKey: 'site', secretKey: 'secret', verifyUrl: service.url };
  const account = { kind: 'TURNSTILE', ...keys, ...changes } as const;
  const proofs = new CaptchaProofs({ account, work, log, deadlineMs: 300, now: () => now });
  const kind = async () => (await proofs.demand(subject, 1)).kind;
  return { proofs, kind, logged, pass: (ms: number) => void (now += ms) };
}

async function solve(demand: ProofDemand): Promise<string> {
  if (demand.kind !== 'ALTCHA') throw new Error('Not work');
  const { challenge } = demand;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

describe('a token', () => {
  it('is accepted if the service accepts it, under an id of its own', async () => {
    const { proofs } = setUp();
    expect(await proofs.demand(subject, 1)).toEqual({ kind: 'TURNSTILE', siteKey: 'site' });
    const first = await proofs.check('right 1', subject);
    const second = await proofs.check('right 2', subject);
    expect([first?.level, second?.level]).toEqual([3, 3]);
    expect(first?.id).not.toBe(second?.id);
    expect(first?.id).not.toContain('right');
    expect(service.calls[0]).toEqual({ secret: 'secret', response: 'right 1' });
  });

  it('of hCaptcha is only accepted from its own site', async () => {
    const { proofs } = setUp({ kind: 'HCAPTCHA' });
    expect(await proofs.demand(subject, 1)).toEqual({ kind: 'HCAPTCHA', siteKey: 'site' });
    expect(await proofs.check('right', subject)).not.toBeNull();
    expect(service.calls).toEqual([{ secret: 'secret', response: 'right', sitekey: 'site' }]);
  });

  it('is refused if it is wrong or used, and the service is asked again', async () => {
    const { proofs, kind, logged } = setUp();
    expect(await proofs.check('wrong', subject)).toBeNull();
    expect(await proofs.check('right', subject)).not.toBeNull();
    expect(await proofs.check('right', subject)).toBeNull();
    expect(await kind()).toBe('TURNSTILE');
    expect(logged).toEqual([]);
  });

  it('is not sent to the service if it cannot be one', async () => {
    const { proofs } = setUp();
    const wrongWork = Buffer.from(JSON.stringify({ challenge: {} })).toString('base64');
    for (const header of ['', 'right'.padEnd(9000, '.'), wrongWork])
      expect(await proofs.check(header, subject)).toBeNull();
    expect(service.calls).toEqual([]);
  });
});

const reply = (status: number, body: string) => (response: ServerResponse) =>
  void response.writeHead(status).end(body);
const refuse = (error: string) => (response: ServerResponse) =>
  answerJson(response, { success: false, 'error-codes': [error] });

describe('a service that', () => {
  it.each([
    ['does not answer', () => undefined, 'no answer in time'],
    ['hangs up', (response: ServerResponse) => void response.destroy(), 'UND_ERR_SOCKET'],
    ['stops in its answer', (response: ServerResponse) => void response.write('{'), 'HTTP 200, not readable'],
    ['answers 500', reply(500, '{"success":true}'), 'HTTP 500'],
    ['limits calls', reply(429, ''), 'HTTP 429'],
    ['answers garbage', reply(200, '<html>right secret</html>'), 'HTTP 200, not readable'],
    ['answers other JSON', reply(200, '{"success":"true"}'), 'HTTP 200, not readable'],
    ['has an error', refuse('internal-error'), 'internal-error'],
    ['does not know the keys', refuse('sitekey-secret-mismatch'), 'sitekey-secret-mismatch'],
  ])('%s lets nothing through, is replaced by work, and is asked again', async (_what, answer, why) => {
    const { proofs, kind, logged, pass } = setUp();
    const usual = service.answer;
    service.answer = answer;
    expect(await proofs.check('right', subject)).toBeNull();
    expect(await kind()).toBe('ALTCHA');
    expect(logged).toMatchObject([{ service: 'TURNSTILE', why }]);

    service.answer = usual;
    pass(59_000);
    expect(await kind()).toBe('ALTCHA');
    expect(await proofs.check('right', subject)).toBeNull();
    expect(service.calls).toHaveLength(1);
    pass(1000);
    expect(await kind()).toBe('TURNSTILE');
    expect(await proofs.check('right', subject)).toMatchObject({ level: 3 });
    expect(logged.map(({ msg }) => msg)).toEqual([
      'the captcha service cannot check tokens; browsers do some work instead',
      'the captcha service answers again',
    ]);
    expect(JSON.stringify(logged)).not.toMatch(/right|secret"|site"/);
  });

  it('stays away is logged once', async () => {
    const { proofs, logged, pass } = setUp();
    service.answer = reply(503, '');
    for (let minute = 0; minute < 3; minute += 1) {
      await Promise.all(['right', 'wrong'].map((token) => proofs.check(token, subject)));
      pass(60_000);
    }
    expect(service.calls).toHaveLength(6);
    expect(logged).toHaveLength(1);
  });

  it('is flooded with tokens is spared: clients are asked for work', async () => {
    const { proofs, kind } = setUp();
    const held: ServerResponse[] = [];
    service.answer = (response) => void held.push(response);
    const checks = Array.from({ length: 150 }, (_, at) => proofs.check(`wrong ${at}`, subject));
    await expect.poll(() => held.length).toBe(100);
    expect(await kind()).toBe('ALTCHA');
    for (const response of held) refuse('invalid-input-response')(response);
    expect(await Promise.all(checks)).toEqual(Array.from({ length: 150 }, () => null));
    expect(service.calls).toHaveLength(100);
    expect(await kind()).toBe('TURNSTILE');
  });
});

it('work is accepted at any time, for its own subject', async () => {
  const { proofs, kind } = setUp();
  const [first, second] = [await work.demand(subject, 1), await work.demand(subject, 1)];
  expect(await proofs.check(await solve(first), subject)).toMatchObject({ level: 1 });
  service.answer = reply(500, '');
  await proofs.check('right', subject);
  expect(await kind()).toBe('ALTCHA');
  const proof = await solve(second);
  expect(await proofs.check(proof, 'status email:ada@example.com')).toBeNull();
  expect(await proofs.check(proof, subject)).toMatchObject({ level: 1 });
});
