import { createHash } from 'node:crypto';
import { type Static, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import type { Logger } from 'pino';
import type { PolicySources } from '../http/security-headers.ts';
import type { CaptchaKind, Proof, ProofDemand, ProofLevel, Proofs } from './proof.ts';

/** An owner's account with a captcha service. */
export interface CaptchaAccount {
  readonly kind: CaptchaKind;
  readonly siteKey: string;
  readonly secretKey: string;
  /** Where tokens are checked; undefined: at the service itself. */
  readonly verifyUrl: string | undefined;
}

export interface CaptchaProofsOptions {
  readonly account: CaptchaAccount;
  /** What clients prove instead while the service is away. */
  readonly work: Proofs;
  readonly log: Logger;
  /** How long the service may take to check a token. */
  readonly deadlineMs?: number;
  /** Milliseconds of a monotonic clock. */
  readonly now?: () => number;
}

const verifyUrls: Readonly<Record<CaptchaKind, string>> = {
  TURNSTILE: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  HCAPTCHA: 'https://api.hcaptcha.com/siteverify',
};

const turnstileOrigins = ['https://challenges.cloudflare.com'];
const hcaptchaOrigins = ['https://hcaptcha.com', 'https://*.hcaptcha.com'];

/**
 * What the pages that show a widget may load in addition.
 * https://developers.cloudflare.com/turnstile/reference/content-security-policy/, https://docs.hcaptcha.com/#content-security-policy-settings
 */
export const captchaSources: Readonly<Record<CaptchaKind, PolicySources>> = {
  TURNSTILE: { 'script-src': turnstileOrigins, 'frame-src': turnstileOrigins },
  HCAPTCHA: {
    'script-src': hcaptchaOrigins,
    'style-src': hcaptchaOrigins,
    'frame-src': hcaptchaOrigins,
    'connect-src': hcaptchaOrigins,
  },
};

const usualDeadlineMs = 3000;
/** How long a service that failed is not asked again. */
const awayMs = 60_000;
/** Longer headers are not tokens: Turnstile's have 2,048 characters at most, hCaptcha's a few more. */
const tokenMax = 8000;
/** Tokens that are checked at a time. In a flood of made-up ones, clients are asked for work instead. */
const checksMax = 100;

const Answer = Type.Object({
  success: Type.Boolean(),
  'error-codes': Type.Optional(Type.Array(Type.String())),
});

/** Errors of the service or of the owner's keys. All others are about the token, which anyone can make up. */
const serviceErrors: ReadonlySet<string> = new Set([
  'internal-error',
  'missing-input-secret',
  'invalid-input-secret',
  'sitekey-secret-mismatch',
]);

/**
 * A captcha that the owner chose instead of work. If its service does not answer, or fails, clients are asked for work for
 * a minute, which is accepted at any time: no one is locked out, and nothing is let through without a proof.
 */
export class CaptchaProofs implements Proofs {
  readonly #options: CaptchaProofsOptions;
  readonly #now: () => number;
  #checks = 0;
  #isAway = false;
  #askAgainAt = Number.NEGATIVE_INFINITY;

  constructor(options: CaptchaProofsOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
  }

  demand(subject: string, level: ProofLevel): Promise<ProofDemand> {
    const { account, work } = this.#options;
    if (!this.#canAsk) return work.demand(subject, level);
    return Promise.resolve({ kind: account.kind, siteKey: account.siteKey });
  }

  async check(header: string, subject: string): Promise<Proof | null> {
    if (isWork(header)) return this.#options.work.check(header, subject);
    if (header === '' || header.length > tokenMax || !this.#canAsk) return null;
    if (!(await this.#isAccepted(header))) return null;
    return { id: createHash('sha256').update(header).digest('base64url'), level: 3 };
  }

  get #canAsk(): boolean {
    return this.#now() >= this.#askAgainAt && this.#checks < checksMax;
  }

  async #isAccepted(token: string): Promise<boolean> {
    this.#checks += 1;
    try {
      const isAccepted = await this.#ask(token);
      this.#noteAnswer();
      return isAccepted;
    } catch (error) {
      this.#noteFailure(error);
      return false;
    } finally {
      this.#checks -= 1;
    }
  }

  /** The service accepts a token once, whatever instances ask. @throws if it does not say whether the token is right. */
  async #ask(token: string): Promise<boolean> {
    const { account, deadlineMs = usualDeadlineMs } = this.#options;
    const { kind, siteKey, secretKey, verifyUrl } = account;
    const body = new URLSearchParams({ secret: secretKey, response: token });
    // An account with hCaptcha has one secret for all of its sites; one with Turnstile has one for each.
    if (kind === 'HCAPTCHA') body.set('sitekey', siteKey);
    const response = await fetch(verifyUrl ?? verifyUrls[kind], {
      method: 'POST',
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(deadlineMs),
    });
    const { success, 'error-codes': errors = [] } = await readAnswer(response);
    const error = errors.find((code) => serviceErrors.has(code));
    if (error !== undefined) throw new ServiceError(error);
    return success;
  }

  #noteAnswer(): void {
    const { log, account } = this.#options;
    if (this.#isAway) log.info({ service: account.kind }, 'the captcha service answers again');
    this.#isAway = false;
  }

  #noteFailure(error: unknown): void {
    const { log, account } = this.#options;
    this.#askAgainAt = this.#now() + awayMs;
    if (!this.#isAway)
      log.warn(
        { service: account.kind, why: reasonFor(error) },
        'the captcha service cannot check tokens; browsers do some work instead',
      );
    this.#isAway = true;
  }
}

/** Its message may be logged. */
class ServiceError extends Error {
  override readonly name = 'ServiceError';
}

/** The base64 of JSON, as no token is: a wrong proof of work is not shown to the service. */
const isWork = (header: string): boolean => header.startsWith('eyJ');

async function readAnswer(response: Response): Promise<Static<typeof Answer>> {
  const answer: unknown = await response.json().catch(() => null);
  if (response.status < 500 && Value.Check(Answer, answer)) return answer;
  throw new ServiceError(`HTTP ${response.status}${response.ok ? ', not readable' : ''}`);
}

/** A few words or a code: the messages of other errors may repeat the URL. */
function reasonFor(error: unknown): string {
  if (error instanceof ServiceError) return error.message;
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : 'no answer in time';
}
