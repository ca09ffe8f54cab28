import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import type { ProofDemand, ProofLevel } from '../../platform/proof/proof.ts';
import {
  codeFor,
  codeOf,
  createService,
  newEmail,
  newMobile,
  pass,
  sendMail,
  sendSms,
  tryMail,
} from './verification.scenario.ts';

/** Sends that need a proof of work first, on two instances. */

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => database.pool.query('TRUNCATE otp_challenge, otp_sent'));
afterEach(() => void vi.useRealTimers());

const newInstance = (changes: Parameters<typeof createService>[1] = {}) =>
  createService(database.pool, { proofMode: 'auto', ...changes });

let addresses = 0;
/** A stranger's address; each is in a network of its own. */
function newAddress(): string {
  addresses += 1;
  return `198.${18 + Math.floor(addresses / 65_536)}.${Math.floor(addresses / 256) % 256}.${addresses % 256}`;
}

interface WorkParameters {
  readonly expiresAt: number;
  readonly data: object;
}

type Sent = Awaited<ReturnType<typeof sendMail>>;

function demanded(outcome: Sent): ProofDemand {
  if (outcome.ok || outcome.proof === undefined) throw new Error('No proof was asked for');
  return outcome.proof;
}

const levelOf = (outcome: Sent): ProofLevel | null => {
  if (outcome.ok || outcome.proof?.kind !== 'ALTCHA') return null;
  return outcome.proof.challenge.parameters.data?.['level'] as ProofLevel;
};

/** The work that a browser does. */
async function solve(demand: ProofDemand): Promise<string> {
  if (demand.kind !== 'ALTCHA') throw new Error('Not work');
  const { challenge } = demand;
  const solution = await solveChallenge({ challenge, deriveKey });
  return encode({ challenge, solution });
}
const encode = (payload: object) => Buffer.from(JSON.stringify(payload)).toString('base64');
const decode = (proof: string) => JSON.parse(Buffer.from(proof, 'base64').toString());

/** As many sends, each from an address of its own, as make the installation busy. */
async function busyInstance() {
  const instance = newInstance();
  for (let at = 0; at < 60; at += 1)
    expect(
      codeOf(await sendMail(instance, newEmail(), 'waitlist', { clientAddress: newAddress() })),
    ).toBeNull();
  return instance;
}

describe('an address', () => {
  it('needs more work the more codes it requests, and none in a private network', async () => {
    const limits = { perClientPerHour: 22 };
    const [instance, unguarded] = [newInstance({ limits }), newInstance({ limits, proofMode: 'off' })];
    const clientAddress = newAddress();
    const levels: (ProofLevel | string | null)[] = [];
    for (let at = 1; at <= 23; at += 1) {
      const outcome = await sendMail(instance, newEmail(), 'waitlist', { clientAddress });
      levels.push(levelOf(outcome) ?? codeOf(outcome));
      if (!outcome.ok && at < 23) await sendMail(unguarded, newEmail(), 'waitlist', { clientAddress });
    }
    const times = <T>(count: number, each: T) => Array.from({ length: count }, () => each);
    expect(levels).toEqual([...times(3, null), ...times(7, 1), ...times(10, 2), 3, 3, 'RATE_LIMITED']);
    for (let at = 0; at < 20; at += 1)
      expect(
        codeOf(await sendMail(instance, newEmail(), 'waitlist', { clientAddress: '10.0.0.1' })),
      ).toBeNull();
  });

  it('sends on with the work that is asked for, and not with less', async () => {
    const instance = newInstance();
    const clientAddress = newAddress();
    const send = (email: string, proof?: string) =>
      sendMail(instance, email, 'waitlist', { clientAddress, proof });
    const email = newEmail();
    for (let at = 0; at < 3; at += 1) expect(codeOf(await send(newEmail()))).toBeNull();
    const proof = await solve(demanded(await send(email)));
    const unguarded = newInstance({ proofMode: 'off' });
    for (let at = 0; at < 7; at += 1)
      expect(codeOf(await sendMail(unguarded, newEmail(), 'waitlist', { clientAddress }))).toBeNull();
    const more = await send(email, proof);
    expect(levelOf(more)).toBe(2);
    expect(codeOf(await send(email, await solve(demanded(more))))).toBeNull();
  });

  it('that requests many at once gets as many without a proof', async () => {
    const instances = [newInstance(), newInstance()] as const;
    const clientAddress = newAddress();
    const sent = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        sendMail(instances[at % 2 === 0 ? 0 : 1], newEmail(), 'waitlist', { clientAddress }),
      ),
    );
    expect(sent.filter(({ ok }) => ok)).toHaveLength(3);
  });

  it('is told of a wait instead, if one is in its way', async () => {
    const instance = newInstance();
    const email = newEmail();
    const clientAddress = newAddress();
    for (let at = 0; at < 3; at += 1) {
      const sent = await sendMail(instance, at === 0 ? email : newEmail(), 'waitlist', { clientAddress });
      expect(sent.ok && sent.resendAfterSeconds).toBe(60);
    }
    expect(codeOf(await sendMail(instance, email, 'waitlist', { clientAddress }))).toBe('OTP_COOLDOWN');
  });
});

describe('a proof', () => {
  it('lets one send through, however often it is brought at once to two instances', async () => {
    const instances = [await busyInstance(), newInstance()] as const;
    const email = newEmail();
    const proof = await solve(demanded(await sendMail(instances[0], email)));
    const bring = (at: number) => sendMail(instances[at % 2 === 0 ? 0 : 1], email, 'waitlist', { proof });
    const sent = await Promise.all(Array.from({ length: 20 }, (_, at) => bring(at)));
    expect(sent.filter(({ ok }) => ok)).toHaveLength(1);
    await database.pool.query('DELETE FROM otp_sent WHERE counter = $1', ['email']);
    await pass(database.pool, 61); // the destination may have another code
    expect(codeOf(await bring(0))).toBe('PROOF_REQUIRED');
    expect(codeOf(await bring(1))).toBe('PROOF_REQUIRED');
  });

  it('is good for its own purpose and destination alone, unaltered, for ten minutes', async () => {
    const instance = await busyInstance();
    const email = newEmail();
    const demand = demanded(await sendMail(instance, email));
    const proof = await solve(demand);
    const { challenge, solution } = decode(proof);
    const { parameters, signature } = challenge as { parameters: WorkParameters; signature: string };
    const altered = [
      '',
      'nonsense',
      encode({}),
      encode({ challenge, solution: { ...solution, derivedKey: '00' } }),
      encode({ challenge, solution: null }),
      encode({
        challenge: { parameters: { ...parameters, expiresAt: parameters.expiresAt + 60 }, signature },
        solution,
      }),
      encode({
        challenge: { parameters: { ...parameters, data: { ...parameters.data, level: 3 } }, signature },
        solution,
      }),
      encode({
        challenge: { parameters, signature: signature.replace(/^./, '0').replace(/.$/, '1') },
        solution,
      }),
      encode({ challenge: { parameters: { ...parameters, keySignature: signature }, signature }, solution }),
      encode({ challenge: { parameters }, solution }),
      'A'.repeat(10_000),
    ];
    for (const wrong of altered)
      expect([wrong, codeOf(await sendMail(instance, email, 'waitlist', { proof: wrong }))]).toEqual([
        wrong,
        'PROOF_REQUIRED',
      ]);
    expect(codeOf(await sendMail(instance, newEmail(), 'waitlist', { proof }))).toBe('PROOF_REQUIRED');
    expect(codeOf(await sendMail(instance, email, 'status', { proof }))).toBe('PROOF_REQUIRED');
    expect(codeOf(await sendMail(instance, email, 'waitlist', { proof }))).toBeNull();
    expect(await codeFor(database.pool, email)).toMatch(/^\d{4}$/);
  });

  it('is too old after ten minutes', async () => {
    const instance = newInstance({ proofMode: 'always' });
    const email = newEmail();
    const proof = await solve(demanded(await sendMail(instance, email)));
    const issued = Date.now();
    vi.useFakeTimers({ now: issued + 601_000, toFake: ['Date'] });
    expect(codeOf(await sendMail(instance, email, 'waitlist', { proof }))).toBe('PROOF_REQUIRED');
    vi.setSystemTime(issued + 590_000);
    expect(codeOf(await sendMail(instance, email, 'waitlist', { proof }))).toBeNull();
  });
});

describe('how much work a send needs', () => {
  it('is none in calm, level 1 when busy, and level 2 when few codes are entered', async () => {
    const clientAddress = '10.0.0.1';
    const instance = await busyInstance();
    expect(levelOf(await sendMail(instance, newEmail(), 'waitlist', { clientAddress }))).toBe(1);
    await database.pool.query(
      `UPDATE otp_challenge SET created_at = created_at - interval '2 minutes', tries = 1, verified_at = now()`,
    );
    await database.pool.query(
      `INSERT INTO otp_challenge (id, purpose, channel, destination, address, code_length, client_key, created_at, expires_at, max_tries)
       SELECT gen_random_uuid(), 'waitlist', 'email', 'email:m' || n, 'm' || n, 4, 'k', now() - make_interval(secs => n % 50), now() + interval '5 minutes', 3
       FROM generate_series(1, 300) AS n`,
    );
    const entered = newInstance();
    expect(levelOf(await sendMail(entered, newEmail(), 'waitlist', { clientAddress }))).toBe(1);
    await database.pool.query('UPDATE otp_challenge SET verified_at = NULL');
    const ignored = newInstance();
    expect(levelOf(await sendMail(ignored, newEmail(), 'waitlist', { clientAddress }))).toBe(2);
    await pass(database.pool, 3600);
    expect(codeOf(await sendMail(newInstance(), newEmail(), 'waitlist', { clientAddress }))).toBeNull();
  });

  it('is level 2 for text messages once half of the hour’s are used; before that, none at home', async () => {
    const changes = { limits: { smsPerHour: 12, perClientPerHour: 1000 } };
    const countryOf = (address: string) => (address.startsWith('203.') ? 'IN' : 'DE');
    const instance = newInstance({ ...changes, countryOf });
    const atHome = { clientAddress: '203.0.113.4' };
    for (let at = 0; at < 6; at += 1) expect(codeOf(await sendSms(instance, newMobile(), atHome))).toBeNull();
    expect(levelOf(await sendSms(instance, newMobile(), atHome))).toBe(2);
    expect(levelOf(await sendSms(newInstance({ ...changes, countryOf }), newMobile(), atHome))).toBe(2);
    expect(
      codeOf(await sendMail(instance, newEmail(), 'waitlist', { clientAddress: newAddress() })),
    ).toBeNull();
  });

  it('is at least level 1 if always asked for, and none if never', async () => {
    const always = newInstance({ proofMode: 'always' });
    expect(levelOf(await sendMail(always, newEmail(), 'waitlist', { clientAddress: '10.0.0.1' }))).toBe(1);
    const off = newInstance({ proofMode: 'off' });
    const clientAddress = newAddress();
    for (let at = 0; at < 70; at += 1)
      expect(codeOf(await sendMail(off, newEmail(), 'waitlist', { clientAddress }))).toBeNull();
  });
});

it('a flood of 50,000 sends from 5,000 addresses gets fewer than 200 mails, and queries next to nothing', async () => {
  let queries = 0;
  const counted = new Proxy(database.pool, {
    get(pool, name) {
      if (name === 'query' || name === 'connect') queries += 1;
      return Reflect.get(pool, name, pool);
    },
  });
  const newCounted = () => createService(counted, { proofMode: 'auto' });
  const instances = [newCounted(), newCounted()] as const;
  const clients = Array.from({ length: 5000 }, newAddress);
  let sent = 0;
  for (let round = 0; round < 10; round += 1)
    for (let first = 0; first < clients.length; first += 50) {
      const outcomes = await Promise.all(
        clients
          .slice(first, first + 50)
          .map((clientAddress, at) =>
            sendMail(instances[at % 2 === 0 ? 0 : 1], newEmail(), 'waitlist', { clientAddress }),
          ),
      );
      sent += outcomes.filter(({ ok }) => ok).length;
    }
  expect(sent).toBeGreaterThan(0);
  expect(sent).toBeLessThan(200);
  expect(queries).toBeLessThan(1000);
  const { rows } = await database.pool.query('SELECT count(*)::integer AS mails FROM otp_challenge');
  expect(rows).toEqual([{ mails: sent }]);
  const email = newEmail();
  const proof = await solve(demanded(await sendMail(instances[0], email)));
  expect(codeOf(await sendMail(instances[0], email, 'waitlist', { proof }))).toBeNull();
  expect(codeOf(await tryMail(instances[0], email, await codeFor(database.pool, email)))).toBeNull();
});
