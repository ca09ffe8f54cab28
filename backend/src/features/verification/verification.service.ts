import { randomUUID } from 'node:crypto';
import type { ClientBase, Pool } from 'pg';
import { inTransaction } from '../../platform/database/database.ts';
import type { Env } from '../../platform/env/env.ts';
import type { Outcome } from '../../platform/errors/error-catalogue.ts';
import { clientNetwork } from '../../platform/http/client-network.ts';
import type { Browser } from '../../platform/http/request-context.ts';
import { addJob } from '../../platform/jobs/job.ts';
import { keyedHash, type Secrets } from '../../platform/secrets/secrets.ts';
import { deriveCode, isSameCode, readCode } from './verification.code.ts';
import { sendOtpJobs } from './verification.jobs.ts';
import { areTriesUsedUp, retryAfterSeconds, type SendLimits, sendObstacle } from './verification.limits.ts';
import * as messages from './verification.messages.ts';
import {
  type Challenge,
  countTry,
  findChallenge,
  lockDestination,
  lockSends,
  markVerified,
  readSendHistory,
  replaceChallenge,
  type SendScope,
} from './verification.repository.ts';
import {
  browserKey,
  type Channel,
  codeKeyLabel,
  type Destination,
  type DestinationInput,
  invalidField,
  isBrowserToken,
  newBrowserToken,
  parseDestination,
  policyFor,
  type Purpose,
} from './verification.rules.ts';

/** What an installation decides about codes. */
export interface VerificationOptions {
  readonly codeLength: Readonly<Record<Channel, number>>;
  readonly limits: SendLimits;
}

/** The options that the environment asks for. */
export const verificationOptions = (env: Env): VerificationOptions => ({
  codeLength: { email: env.otpLengthEmail, sms: env.otpLengthMobile },
  limits: { perClientPerHour: env.otpSendsPerAddressPerHour, smsPerHour: env.smsPerHour },
});

export interface VerificationDependencies {
  readonly pool: Pool;
  readonly secrets: Secrets;
  readonly options: VerificationOptions;
  /** Whether text messages reach anybody. */
  readonly smsAvailable: boolean;
}

export interface SendOtpRequest extends DestinationInput {
  readonly purpose: Purpose;
  /** The client's IP address. */
  readonly clientAddress: string;
}

/** A code is on its way. */
export interface SentOtp {
  readonly message: string;
  /** Digits. */
  readonly codeLength: number;
  readonly expiresInSeconds: number;
  /** Whole seconds until another code may be asked for. */
  readonly resendAfterSeconds: number;
}

export interface VerifyOtpRequest extends DestinationInput {
  /** A number has lost its leading zeros. */
  readonly otp: string | number | null | undefined;
  /** Left out: that of the newest live code for the destination. */
  readonly purpose?: Purpose | undefined;
  readonly browser: Browser;
}

/** The person has the phone or mailbox. */
export interface VerifiedOtp {
  readonly message: string;
  /** To be given to the browser as its cookie: the verification is good for nobody else. */
  readonly browserToken?: string;
}

/** What became of a try before its code is compared. */
type Claim =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'exhausted'; readonly waitSeconds: number }
  /** Not counted: the code is good for nothing any more. */
  | { readonly kind: 'expired'; readonly challenge: Challenge }
  | { readonly kind: 'counted'; readonly challenge: Challenge };

/** Sends one-time codes and checks them. Every limit is exact under any number of parallel calls on any instances. */
export class VerificationService {
  readonly #pool: Pool;
  readonly #options: VerificationOptions;
  readonly #smsAvailable: boolean;
  readonly #secrets: Secrets;
  readonly #clientKey: Buffer;

  constructor({ pool, secrets, options, smsAvailable }: VerificationDependencies) {
    this.#pool = pool;
    this.#options = options;
    this.#smsAvailable = smsAvailable;
    this.#secrets = secrets;
    this.#clientKey = secrets.key('client address');
  }

  /**
   * Makes a code, ends the one before it for the same purpose and destination, and has it sent: the job is committed
   * with the code, so neither is without the other. Answers the same whether or not the destination is known.
   *
   * Fails with VALIDATION_FAILED, PHONE_NOT_SUPPORTED, OTP_COOLDOWN, RATE_LIMITED, SMS_PAUSED; then nothing is changed
   * or counted. Where several limits stand in the way, the one that lasts longest is named.
   */
  async sendOtp(request: SendOtpRequest): Promise<Outcome<SentOtp>> {
    const parsed = parseDestination(request);
    if (!parsed.ok) return parsed;
    const { destination } = parsed;
    if (destination.channel === 'sms' && !this.#smsAvailable) return messages.smsUnavailable;
    const clientKey = keyedHash(this.#clientKey, clientNetwork(request.clientAddress));
    const scope: SendScope = { channel: destination.channel, destinationKey: destination.key, clientKey };
    return inTransaction(this.#pool, async (client) => {
      await lockSends(client, scope);
      const obstacle = sendObstacle(await readSendHistory(client, scope, this.#options.limits));
      if (obstacle !== null) return messages.sendRefused(obstacle);
      const codeLength = this.#options.codeLength[destination.channel];
      const policy = policyFor(codeLength);
      const challengeId = randomUUID();
      await replaceChallenge(client, {
        id: challengeId,
        purpose: request.purpose,
        destination,
        codeLength,
        clientKey,
        ...policy,
      });
      const type = sendOtpJobs[destination.channel];
      await addJob(client, { type, payload: { challengeId }, key: `${type.name}:${challengeId}` });
      return {
        ok: true,
        message: messages.sent(destination.channel, policy.validSeconds),
        codeLength,
        expiresInSeconds: policy.validSeconds,
        resendAfterSeconds: retryAfterSeconds(await this.#sendWait(client, scope)),
      };
    });
  }

  /**
   * Checks a code. The try is committed before the comparison, so whatever happens afterwards gives none back; anything
   * given while a code is live is a try, however it is spelled. Of any number of right tries one succeeds.
   *
   * Fails with VALIDATION_FAILED, PHONE_NOT_SUPPORTED; OTP_INVALID (wrong, used, replaced or unknown); OTP_EXPIRED
   * (right but for the time); OTP_ATTEMPTS_EXCEEDED (no try left of the code or, for the destination, of the day).
   */
  async verifyOtp(request: VerifyOtpRequest): Promise<Outcome<VerifiedOtp>> {
    const parsed = parseDestination(request);
    if (!parsed.ok) return parsed;
    const { otp } = request;
    if (otp === null || otp === undefined || (typeof otp === 'string' && otp.trim() === ''))
      return invalidField('otp', 'OTP is required');
    const claim = await inTransaction(this.#pool, (client) =>
      this.#claimTry(client, parsed.destination, request.purpose),
    );
    switch (claim.kind) {
      case 'unknown':
        return messages.otpInvalid;
      case 'exhausted':
        return messages.attemptsExceeded(claim.waitSeconds);
      case 'expired':
        return this.#isRight(claim.challenge, otp) ? messages.otpExpired : messages.otpInvalid;
      case 'counted':
        return this.#isRight(claim.challenge, otp)
          ? this.#verify(claim.challenge, request.browser)
          : messages.otpInvalid;
    }
  }

  async #claimTry(
    client: ClientBase,
    destination: Destination,
    purpose: Purpose | undefined,
  ): Promise<Claim> {
    await lockDestination(client, destination.key);
    const challenge = await findChallenge(client, destination.key, purpose);
    if (challenge === null || challenge.ended) return { kind: 'unknown' };
    const scope: SendScope = {
      channel: challenge.channel,
      destinationKey: destination.key,
      clientKey: challenge.clientKey,
    };
    if (challenge.tries >= challenge.maxTries)
      return { kind: 'exhausted', waitSeconds: await this.#sendWait(client, scope) };
    if (challenge.expired) return { kind: 'expired', challenge };
    const history = await readSendHistory(client, scope, this.#options.limits);
    if (areTriesUsedUp(history))
      return { kind: 'exhausted', waitSeconds: sendObstacle(history)?.waitSeconds ?? 0 };
    await countTry(client, challenge.id);
    return { kind: 'counted', challenge };
  }

  #isRight({ id, codeLength }: Challenge, otp: string | number): boolean {
    const given = readCode(otp, codeLength);
    return this.#secrets
      .recentKeys(codeKeyLabel)
      .some((key) => isSameCode(deriveCode(key, id, codeLength), given));
  }

  async #verify({ id, channel }: Challenge, browser: Browser): Promise<Outcome<VerifiedOtp>> {
    const message = messages.verified(channel);
    if (!browser.broughtCookies)
      return (await markVerified(this.#pool, id, null)) ? { ok: true, message } : messages.otpInvalid;
    const browserToken =
      browser.token !== undefined && isBrowserToken(browser.token) ? browser.token : newBrowserToken();
    return (await markVerified(this.#pool, id, browserKey(browserToken)))
      ? { ok: true, message, browserToken }
      : messages.otpInvalid;
  }

  /** Seconds until a code may be asked for; 0: now. */
  async #sendWait(client: ClientBase, scope: SendScope): Promise<number> {
    return sendObstacle(await readSendHistory(client, scope, this.#options.limits))?.waitSeconds ?? 0;
  }
}
