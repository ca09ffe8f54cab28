import type { Challenge } from 'altcha-lib/types';

/** How much work a client has to do: 0 is none, 3 is a few seconds. */
export type ProofLevel = 0 | 1 | 2 | 3;

/** The services whose captchas an owner can use. */
export type CaptchaKind = 'TURNSTILE' | 'HCAPTCHA';

/** What a client has to prove before its call is served. It repeats the call with the proof in `X-Proof`. */
export type ProofDemand =
  /** A challenge of ALTCHA, version 2; the proof is the base64 of `{ challenge, solution }` in JSON. */
  | { readonly kind: 'ALTCHA'; readonly challenge: Challenge }
  /** A captcha of one of these services; the proof is its token. */
  | { readonly kind: CaptchaKind; readonly siteKey: string };

/** A proof that is right. */
export interface Proof {
  /** The same each time that the same proof is brought. */
  readonly id: string;
  readonly level: ProofLevel;
}

/** Asks for proofs, and checks them. Whoever accepts one has to remember its id: it is good for one use. */
export interface Proofs {
  /** @param subject what the proof is good for; it is not shown to the client. */
  demand(subject: string, level: ProofLevel): Promise<ProofDemand>;
  /** The proof in a header; null if it is wrong, too old, or for another subject. */
  check(header: string, subject: string): Promise<Proof | null>;
}
