import { randomUUID } from 'node:crypto';
import type { ClientBase, Pool } from 'pg';
import { onConnection } from '../../platform/database/database.ts';
import type { GroupCommit } from '../../platform/database/group-commit.ts';
import type { Env } from '../../platform/env/env.ts';
import type { Outcome } from '../../platform/errors/error-catalogue.ts';
import { clientNetwork, clientSite } from '../../platform/http/client-network.ts';
import type { Browser } from '../../platform/http/request-context.ts';
import { keyedHash, type Secrets } from '../../platform/secrets/secrets.ts';
import { type Allotment, allotTries } from './verification.budget.ts';
import type { Admission, SendGuard } from './verification.guard.ts';
import { deriveCode, isSameCode, readCode } from './verification.code.ts';
import { sendOtpJobs } from './verification.jobs.ts';
import {
  destinationObstacle,
  hourlyCounters,
  proofSteps,
  retryAfterSeconds,
  type Sender,
  type SendLimits,
  sendObstacle,
  type SentCode,
} from './verification.limits.ts';
import * as messages from './verification.messages.ts';
import {
  addChallenge,
  countTry,
  markVerified,
  type NewChallenge,
  readSentCodes,
  readWaits,
  type TriedCode,
} from './verification.repository.ts';
import {
  askerOf,
  askingBrowser,
  askingNetwork,
  browserKey,
  type Channel,
  codeKeyLabel,
  type Destination,
  type DestinationInput,
  invalidField,
  newBrowserToken,
  ownToken,
  parseDestination,
  type Purpose,
} from './verification.rules.ts';

import { smsCountry } from './verification.sms-country.ts';

/** An installation's settings for codes. */
export interface VerificationOptions {
  readonly codeLength: Readonly<Record<Channel, number>>;
  readonly limits: SendLimits;
}

/** The options that come from the environment. */
export const verificationOptions = (env: Env): VerificationOptions => ({
  codeLength: { email: env.otpLengthEmail, sms: env.otpLengthMobile },
  limits: {
    perClientPerHour: env.otpSendsPerAddressPerHour,
    smsPerHour: env.smsPerHour,
    mailPerHour: env.mailPerHour,
  },
});

export interface VerificationDependencies {
  readonly pool: Pool;
  readonly groupCommit: GroupCommit;
  readonly secrets: Secrets;
  readonly options: VerificationOptions;
  /** Whether text messages can be sent. */
  readonly smsAvailable: boolean;
  /**
   * Whether sign-ups are paused, as known up to a few seconds ago; left out: only the database is queried, with each
   * code.
   */
  readonly signupsPaused?: () => Promise<boolean>;
  /** The country of an address: ISO 3166-1 alpha-2; left out: of none is it known. */
  readonly countryOf?: (address: string) => string | null;
  /** Whether an address is of a network that is no evidence, as known up to a few seconds ago; left out: none is. */
  readonly isTrustedNetwork?: (address: string) => Promise<boolean>;
  /** Whether a domain can receive email; left out: every one can. */
  readonly canReceiveMail?: (domain: string) => Promise<boolean>;
  readonly guard: SendGuard;
}

/** The caller. */
interface Client {
  /** The client's IP address. */
  readonly clientAddress: string;
  readonly browser: Browser;
}

export interface SendOtpRequest extends DestinationInput, Client {
  readonly purpose: Purpose;
  /** What the client brings in `X-Proof`. */
  readonly proof?: string | undefined;
}

/** A code has been sent. */
export interface SentOtp {
  readonly message: string;
  /** Digits. */
  readonly codeLength: number;
  readonly expiresInSeconds: number;
  /** Whole seconds until another code may be requested. */
  readonly resendAfterSeconds: number;
  /** For the browser's cookie: the code's tries belong to it. */
  readonly browserToken?: string;
}

export interface VerifyOtpRequest extends DestinationInput, Client {
  /** A number has lost its leading zeros. */
  readonly otp: string | number | null | undefined;
  /** Left out: the purpose of the newest live code for the destination. */
  readonly purpose?: Purpose | undefined;
}

/** The client has verified the phone or mailbox. */
export interface VerifiedOtp {
  readonly message: string;
  /** For the browser's cookie: only this browser can use the verification. */
  readonly browserToken?: string;
}

/** A send gives up after it was overtaken this many times. Each time, another send or try succeeded. */
const lostRacesMax = 20;

/** Sends and checks verification codes. Every limit is exact under any number of parallel calls on any instances. */
export class VerificationService {
  readonly #pool: Pool;
  readonly #groupCommit: GroupCommit;
  readonly #options: VerificationOptions;
  readonly #smsAvailable: boolean;
  readonly #signupsPaused: () => Promise<boolean>;
  readonly #countryOf: (address: string) => string | null;
  readonly #isTrustedNetwork: (address: string) => Promise<boolean>;
  readonly #canReceiveMail: (domain: string) => Promise<boolean>;
  readonly #guard: SendGuard;
  readonly #secrets: Secrets;
  readonly #clientKey: Buffer;

  constructor({
    pool,
    groupCommit,
    secrets,
    options,
    smsAvailable,
    signupsPaused = () => Promise.resolve(false),
    countryOf = () => null,
    isTrustedNetwork = () => Promise.resolve(false),
    canReceiveMail = () => Promise.resolve(true),
    guard,
  }: VerificationDependencies) {
    this.#pool = pool;
    this.#groupCommit = groupCommit;
    this.#options = options;
    this.#smsAvailable = smsAvailable;
    this.#signupsPaused = signupsPaused;
    this.#countryOf = countryOf;
    this.#isTrustedNetwork = isTrustedNetwork;
    this.#canReceiveMail = canReceiveMail;
    this.#guard = guard;
    this.#secrets = secrets;
    this.#clientKey = secrets.key('client address');
  }

  /**
   * Creates a code, ends the requester's previous code for the same purpose and destination, and sends it: the job is
   * committed with the code, so there is never one without the other. The code's tries belong to the browser that requested
   * it, or to the network of a client without cookies; everyone else shares a few of their own. The answer is the same
   * whether or not the destination is known.
   *
   * Fails with VALIDATION_FAILED, PHONE_NOT_SUPPORTED, SIGNUPS_PAUSED (only codes to join; exact on every instance),
   * OTP_COOLDOWN, RATE_LIMITED, SMS_PAUSED, MAIL_PAUSED, PROOF_REQUIRED; then nothing is changed or counted. If several
   * limits apply, the one that lasts longest is named.
   */
  async sendOtp(request: SendOtpRequest): Promise<Outcome<SentOtp>> {
    const parsed = parseDestination(request);
    if (!parsed.ok) return parsed;
    const { destination } = parsed;
    if (destination.channel === 'sms' && !this.#smsAvailable) return messages.smsUnavailable;
    const { purpose, browser, clientAddress } = request;
    if (purpose === 'waitlist' && (await this.#signupsPaused())) return messages.signupsPaused;
    const clientCountry = this.#countryOf(clientAddress);
    const admission = await this.#guard.admit({
      subject: subjectOf(purpose, destination),
      channel: destination.channel,
      isAtHome: clientCountry === smsCountry.code,
      proof: request.proof,
    });
    if (!admission.ok) return admission;
    if (destination.channel === 'email') {
      const domain = destination.address.slice(destination.address.lastIndexOf('@') + 1);
      if (!(await this.#canReceiveMail(domain))) return messages.deadDomain(domain);
    }
    const { addressKey, clientKey, networkKey } = this.#clientKeys(clientAddress);
    const token = browser.broughtCookies ? (ownToken(browser) ?? newBrowserToken()) : undefined;
    const askedBy = token === undefined ? askingNetwork(addressKey) : askingBrowser(token);
    const { level, proofId } = admission;
    const isTrusted = await this.#isTrustedNetwork(clientAddress);
    const evidence = isTrusted ? { networkKey: null, clientCountry: null } : { networkKey, clientCountry };
    const send = { ...{ purpose, destination, askedBy, clientKey, proofId }, ...evidence, level };
    // Few destinations got a code in the last day, so its codes are only read if there are any.
    let sent = await this.#trySend(send, [], request);
    for (let lostRaces = 0; sent === null && lostRaces < lostRacesMax; lostRaces += 1)
      sent = await this.#trySend(send, await this.#sentCodes(send), request);
    if (sent === null) return messages.sendRefused({ code: 'RATE_LIMITED', waitSeconds: 1 });
    return sent.ok && token !== undefined ? { ...sent, browserToken: token } : sent;
  }

  #sentCodes({ destination, purpose, askedBy, clientKey }: Send): Promise<readonly SentCode[]> {
    return readSentCodes(this.#pool, { destinationKey: destination.key, purpose, asker: askedBy }, clientKey);
  }

  /** Sends if `codes` are still those of the last day; null if a send or try came in between. */
  async #trySend(
    { level, ...send }: Send,
    codes: readonly SentCode[],
    client: Client,
  ): Promise<Outcome<SentOtp> | null> {
    const { channel } = send.destination;
    const counters = hourlyCounters(channel, this.#sender(client), this.#options.limits, level);
    const obstacle = destinationObstacle(codes);
    if (obstacle !== null) {
      const waits = await readWaits(this.#pool, counters);
      return messages.sendRefused(sendObstacle(codes, counters, waits) ?? obstacle);
    }
    const allotment = allotTries(codes, this.#options.codeLength[channel]);
    const challenge = { ...send, ...allotment, id: randomUUID() };
    const { refusal, waits } = await addChallenge(
      this.#pool,
      challenge,
      codes,
      counters,
      sendOtpJobs[channel].name,
    );
    if (refusal === 'paused') return messages.signupsPaused;
    if (refusal === 'overtaken') return null;
    if (refusal !== null) {
      const limit = refusal === 'limit' ? sendObstacle([], counters, waits) : null;
      return limit === null ? this.#askForProof(send, client) : messages.sendRefused(limit);
    }
    await this.#groupCommit.flush();
    const next = sendObstacle([justSent(challenge), ...codes], counters, waits);
    return {
      ok: true,
      message: messages.sent(channel, allotment.validSeconds),
      codeLength: allotment.codeLength,
      expiresInSeconds: allotment.validSeconds,
      resendAfterSeconds: retryAfterSeconds(next?.waitSeconds ?? 0),
    };
  }

  /** The more codes the client's address has requested, the more work the next one takes; if it may have no more, that is said. */
  async #askForProof({ purpose, destination }: NewSend, client: Client): Promise<Outcome<never>> {
    const counters = hourlyCounters(destination.channel, this.#sender(client), this.#options.limits);
    const waits = await readWaits(this.#pool, [...counters, ...proofSteps(counters)]);
    const limit = sendObstacle([], counters, waits);
    if (limit !== null) return messages.sendRefused(limit);
    const passed = waits.slice(counters.length).filter((wait) => wait > 0).length;
    return this.#guard.demand(subjectOf(purpose, destination), passed === 0 ? 1 : passed === 1 ? 2 : 3);
  }

  /**
   * Checks a code. The try is committed before the comparison and on disk before the answer, so no failure gives one back;
   * any input while a code can be tried is a try, however it is formatted. It is compared with the newest code that this
   * client requested and with the newest that another client requested, and uses up a try of each: the requester's or the
   * strangers'. Of any number of simultaneous right tries, one succeeds.
   *
   * Fails with VALIDATION_FAILED, PHONE_NOT_SUPPORTED; OTP_INVALID (wrong, used, replaced or unknown); OTP_EXPIRED (right
   * but expired); OTP_ATTEMPTS_EXCEEDED (no try left for this client).
   */
  async verifyOtp(request: VerifyOtpRequest): Promise<Outcome<VerifiedOtp>> {
    const parsed = parseDestination(request);
    if (!parsed.ok) return parsed;
    const { otp, browser, purpose } = request;
    if (otp === null || otp === undefined || (typeof otp === 'string' && otp.trim() === ''))
      return invalidField('otp', 'OTP is required');
    const keys = this.#clientKeys(request.clientAddress);
    const asker = askerOf(browser, keys.addressKey);
    const scope = { destinationKey: parsed.destination.key, purpose, asker };
    const { codes, right, verified } = await onConnection(this.#pool, async (client) => {
      const tried = await countTry(client, scope);
      const match = tried.find((code) => code.state !== 'spent' && this.#isRight(code, otp));
      return {
        codes: tried,
        right: match,
        verified: match?.state === 'tried' ? await this.#verify(client, match, browser) : null,
      };
    });
    if (codes.some(({ state }) => state === 'tried')) await this.#groupCommit.flush();
    if (verified !== null) return verified;
    if (right?.state === 'expired') return messages.otpExpired;
    const [first] = codes.filter(({ state }) => state !== 'expired');
    if (first?.state !== 'spent') return messages.otpInvalid;
    const sentCodes = await readSentCodes(this.#pool, scope, keys.clientKey);
    const counters = hourlyCounters(first.channel, this.#sender(request), this.#options.limits);
    const next = sendObstacle(sentCodes, counters, await readWaits(this.#pool, counters));
    return messages.attemptsExceeded(next?.waitSeconds ?? 0);
  }

  #isRight({ id, codeLength }: TriedCode, otp: string | number): boolean {
    const given = readCode(otp, codeLength);
    return this.#secrets
      .recentKeys(codeKeyLabel)
      .some((key) => isSameCode(deriveCode(key, id, codeLength), given));
  }

  async #verify(
    client: ClientBase,
    { id, channel }: TriedCode,
    browser: Browser,
  ): Promise<Outcome<VerifiedOtp>> {
    const message = messages.verified(channel);
    if (!browser.broughtCookies)
      return (await markVerified(client, id, null)) ? { ok: true, message } : messages.otpInvalid;
    const browserToken = ownToken(browser) ?? newBrowserToken();
    return (await markVerified(client, id, browserKey(browserToken)))
      ? { ok: true, message, browserToken }
      : messages.otpInvalid;
  }

  #sender({ clientAddress }: Client): Sender {
    return { clientAddress, keyOf: (network) => this.#hash(network) };
  }

  /** Keyed hashes of a client's address, and of the largest network it belongs to; null: it is not one of the internet. */
  #clientKeys(address: string): ClientKeys {
    const site = clientSite(address);
    const addressKey = this.#hash(clientNetwork(address));
    const networkKey = site === null ? null : this.#hash(site);
    return { addressKey, clientKey: networkKey ?? addressKey, networkKey };
  }

  #hash(network: string): string {
    return keyedHash(this.#clientKey, network);
  }
}

/** A requested code, without what its destination's earlier codes decide. */
type NewSend = Omit<NewChallenge, 'id' | keyof Allotment>;

/** With the level of its proof. */
type Send = NewSend & Pick<Admission, 'level'>;

/** What a proof is good for. */
const subjectOf = (purpose: Purpose, { key }: Destination): string => `${purpose} ${key}`;

interface ClientKeys {
  readonly addressKey: string;
  readonly clientKey: string;
  readonly networkKey: string | null;
}

function justSent({ id, codeLength, validSeconds, maxTries, maxStrangerTries }: NewChallenge): SentCode {
  return {
    id,
    codeLength,
    maxTries,
    maxStrangerTries,
    ageSeconds: 0,
    remainingSeconds: validSeconds,
    sameClient: true,
    verified: false,
    holdsTries: true,
    tries: 0,
    strangerTries: 0,
  };
}
