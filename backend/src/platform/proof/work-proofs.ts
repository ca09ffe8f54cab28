import { randomInt } from 'node:crypto';
import { type Static, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { type Keys, keyedHash, type Secrets } from '../secrets/secrets.ts';
import type { Proof, ProofDemand, ProofLevel, Proofs } from './proof.ts';

/** Iterations of PBKDF2 for one guess: 0.15 ms in a browser. */
const iterations = 1000;
/**
 * A challenge has as many possible answers, so a client tries half of them on average and never more: about 0.15, 1 and
 * 2.5 s of one core, and four cores of a phone six times slower need 7.5 s at most.
 */
export const answersOf: Readonly<Record<Exclude<ProofLevel, 0>, number>> = { 1: 2000, 2: 13_000, 3: 33_000 };

const validSeconds = 600;
/** Longer headers are not proofs. */
const headerMax = 2000;

const Payload = Type.Object({
  challenge: Type.Object({
    parameters: Type.Object({
      algorithm: Type.Literal('PBKDF2/SHA-256'),
      nonce: Type.String(),
      salt: Type.String(),
      cost: Type.Literal(iterations),
      keyLength: Type.Integer(),
      keyPrefix: Type.String(),
      keySignature: Type.String(),
      expiresAt: Type.Integer(),
      data: Type.Object({
        subject: Type.String(),
        level: Type.Union([1, 2, 3].map((at) => Type.Literal(at))),
      }),
    }),
    signature: Type.String(),
  }),
  solution: Type.Object({ counter: Type.Integer(), derivedKey: Type.String() }),
});

/**
 * Work that a browser does without the visitor: ALTCHA, version 2. A challenge is signed, so nothing is stored until a
 * proof is used, and only the server knew its answer beforehand, so checking one costs a hash.
 */
export class WorkProofs implements Proofs {
  readonly #secrets: Secrets;

  constructor(secrets: Secrets) {
    this.#secrets = secrets;
  }

  async demand(subject: string, level: ProofLevel): Promise<ProofDemand> {
    const asked = level === 0 ? 1 : level;
    const challenge = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: iterations,
      counter: randomInt(answersOf[asked]),
      expiresAt: Math.floor(Date.now() / 1000) + validSeconds,
      data: { subject: keyedHash(this.#secrets.key(label), subject), level: asked },
      deriveKey,
      ...signingWith(this.#secrets.key(label)),
    });
    return { kind: 'ALTCHA', challenge };
  }

  async check(header: string, subject: string): Promise<Proof | null> {
    const payload = parse(header);
    if (payload === null) return null;
    const { challenge, solution } = payload;
    const { nonce, data } = challenge.parameters;
    for (const key of this.#secrets.recentKeys(label) satisfies Keys | readonly Buffer[]) {
      if (data.subject !== keyedHash(key, subject)) continue;
      const { verified } = await verifySolution({ challenge, solution, deriveKey, ...signingWith(key) });
      if (verified) return { id: nonce, level: data.level as ProofLevel };
    }
    return null;
  }
}

const label = 'proof of work';

function signingWith(key: Buffer) {
  return {
    hmacSignatureSecret: keyedHash(key, 'challenge'),
    hmacKeySignatureSecret: keyedHash(key, 'answer'),
  };
}

function parse(header: string): Static<typeof Payload> | null {
  if (header.length > headerMax) return null;
  try {
    const payload: unknown = JSON.parse(Buffer.from(header, 'base64').toString());
    return Value.Check(Payload, payload) ? payload : null;
  } catch {
    return null;
  }
}
