import type { Pool } from 'pg';
import type { Outcome } from '../../platform/errors/error-catalogue.ts';
import type { ProofLevel, Proofs } from '../../platform/proof/proof.ts';
import * as messages from './verification.messages.ts';
import { readSendLoad, type SendLoad } from './verification.repository.ts';
import type { Channel } from './verification.rules.ts';

/** When a send has to bring a proof: when many codes are requested, with each of them, or never. */
export type ProofMode = 'auto' | 'always' | 'off';

export interface SendGuardOptions {
  readonly pool: Pool;
  readonly proofs: Proofs;
  readonly mode: ProofMode;
  /** The most text messages an hour, in total. */
  readonly smsPerHour: number;
  /** Milliseconds of a monotonic clock. */
  readonly now?: () => number;
}

/** A send, as the guard sees it. */
export interface GuardedSend {
  /** Purpose and destination: a proof is good for one of them. */
  readonly subject: string;
  readonly channel: Channel;
  /** Whether the client is in the country whose phones get text messages. */
  readonly isAtHome: boolean;
  /** What it brings in `X-Proof`. */
  readonly proof: string | undefined;
}

/** A send may be tried. */
export interface Admission {
  /** The proof's id; null if none was needed or brought. */
  readonly proofId: string | null;
  /** Of the proof; 3, too, if it needs none whatever its client has sent before. */
  readonly level: ProofLevel;
}

const readEveryMs = 5000;
const staleAfterMs = 15_000;
const minuteMs = 60_000;

/** Codes a minute from which each of them needs a proof of level 1, and of level 2 if few of them are entered. */
const busy = { perMinute: 60 } as const;
const flooded = { perMinute: 300, enteredPart: 0.3 } as const;

/**
 * Decides which sends need a proof first: every fake needs a code, so this is where fakes are made to cost something.
 * How many codes all instances send is read every few seconds, and what this instance has admitted or turned away since
 * then is added: while many are requested, turning one away queries nothing.
 */
export class SendGuard {
  readonly #options: SendGuardOptions;
  readonly #now: () => number;
  #load: SendLoad = { sent: 0, texts: 0, settled: 0, entered: 0 };
  #askedAt = Number.NEGATIVE_INFINITY;
  #readAt = Number.NEGATIVE_INFINITY;
  #reading: Promise<void> = Promise.resolve();
  /** Admitted since the load was read. */
  readonly #admitted: Record<Channel, number> = { email: 0, sms: 0 };
  /** Turned away in the current minute and in the one before: a flood without proofs is one while it lasts. */
  #turnedAway = { since: Number.NEGATIVE_INFINITY, now: 0, before: 0 };

  constructor(options: SendGuardOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
  }

  /** Fails with PROOF_REQUIRED. */
  async admit(send: GuardedSend): Promise<Outcome<Admission>> {
    const { mode, proofs } = this.#options;
    if (mode === 'off') return free;
    await this.#refresh();
    if (mode === 'auto' && send.channel === 'sms' && send.isAtHome && !this.#textsAreHalfUsed) {
      this.#admitted.sms += 1;
      return free;
    }
    const proof = send.proof === undefined ? null : await proofs.check(send.proof, send.subject);
    const needed = this.#neededBy(send.channel);
    const level = proof?.level ?? 0;
    if (level < needed) {
      this.#turnedAway.now += 1;
      return this.demand(send.subject, needed);
    }
    this.#admitted[send.channel] += 1;
    return { ok: true, proofId: proof?.id ?? null, level };
  }

  /** PROOF_REQUIRED, with a new challenge. */
  async demand(subject: string, level: ProofLevel): Promise<Outcome<never>> {
    return messages.proofRequired(await this.#options.proofs.demand(subject, level));
  }

  #neededBy(channel: Channel): ProofLevel {
    const { sent, settled, entered } = this.#load;
    const admitted = sent + this.#admitted.email + this.#admitted.sms;
    const isFlooded = admitted >= flooded.perMinute && settled > 0 && entered < flooded.enteredPart * settled;
    if (isFlooded || (channel === 'sms' && this.#textsAreHalfUsed)) return 2;
    const requested = admitted + this.#turnedAway.now + this.#turnedAway.before;
    return this.#options.mode === 'always' || requested >= busy.perMinute ? 1 : 0;
  }

  get #textsAreHalfUsed(): boolean {
    return this.#load.texts + this.#admitted.sms >= this.#options.smsPerHour / 2;
  }

  /** Any number of callers share one read, and only wait for it if what is known is old. */
  async #refresh(): Promise<void> {
    const now = this.#now();
    const { since, now: current } = this.#turnedAway;
    if (now - since >= minuteMs)
      this.#turnedAway = { since: now, now: 0, before: now - since < 2 * minuteMs ? current : 0 };
    if (now - this.#askedAt >= readEveryMs) {
      this.#askedAt = now;
      this.#reading = this.#read();
    }
    if (now - this.#readAt >= staleAfterMs) await this.#reading;
  }

  /** If it cannot be read, the last one is kept: the send that follows says that the database is away. */
  async #read(): Promise<void> {
    const { email, sms } = this.#admitted;
    try {
      this.#load = await readSendLoad(this.#options.pool);
    } catch {
      return;
    }
    this.#admitted.email -= email;
    this.#admitted.sms -= sms;
    this.#readAt = this.#now();
  }
}

const free: Outcome<Admission> = { ok: true, proofId: null, level: 3 };
