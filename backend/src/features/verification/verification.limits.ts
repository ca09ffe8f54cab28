import type { ErrorCode } from '../../platform/errors/error-catalogue.ts';
import { clientScopes, type SiteShare, siteShare } from '../../platform/limits/client-scopes.ts';
import type { ProofLevel } from '../../platform/proof/proof.ts';
import type { Channel } from './verification.rules.ts';

/** The limits that an installation sets for itself. */
export interface SendLimits {
  /** Sends from one client address, mail and SMS together. */
  readonly perClientPerHour: number;
  /** SMS in total: the spend guard. */
  readonly smsPerHour: number;
  /** Codes by email in total: guards the sender's reputation. */
  readonly mailPerHour: number;
}

const minuteSeconds = 60;
const hourSeconds = 60 * minuteSeconds;
export const daySeconds = 24 * hourSeconds;

/** Between two sends to one destination. */
const cooldownSeconds = 60;
/** Sends to one destination in any `seconds`. */
export const burst = { count: 3, seconds: 10 * minuteSeconds } as const;
/**
 * Sends to one destination per day, against mail bombing: in total, and from one client. A client that has sent few
 * there is allowed even when others have used up the total, so that they cannot lock out the owner.
 */
export const perDay = { inAll: 24, fromOneClient: 12, alwaysFromOneClient: 3 } as const;
/**
 * This part of what one address may request may be text messages, and a site may request little more: by default, 10 an
 * hour for an address, 20 for a /48 and 30 for a /24, far below what the whole installation sends. They cost money, and
 * email remains.
 */
const textPart = 1 / 3;
const textShare: SiteShare = { ipv6: 2, ipv4: 3 };

/**
 * Sends an hour from one address of the internet with a proof of each level: the fourth needs the first level. A client's
 * own network may hide many people behind its address, so those of private networks need none.
 */
export const addressSends: Readonly<Record<ProofLevel, number>> = {
  0: 3,
  1: 10,
  2: 20,
  3: Number.POSITIVE_INFINITY,
};

/** A code sent to a destination, as the rules for sends and tries see it. */
export interface SentCode {
  readonly id: string;
  readonly ageSeconds: number;
  /** Until it expires; negative afterwards. */
  readonly remainingSeconds: number;
  readonly codeLength: number;
  /** Whether the current client, or its /48, requested it. */
  readonly sameClient: boolean;
  readonly verified: boolean;
  /** Whether it can still be tried once the current client has a new code. */
  readonly holdsTries: boolean;
  /** By its requester, including the successful one. */
  readonly tries: number;
  readonly maxTries: number;
  /** By all other clients. */
  readonly strangerTries: number;
  readonly maxStrangerTries: number;
}

/** A limit that prevents a send, and for how long. */
export interface Obstacle {
  readonly code: Extract<ErrorCode, 'OTP_COOLDOWN' | 'RATE_LIMITED' | 'SMS_PAUSED' | 'MAIL_PAUSED'>;
  /** Seconds, fractions included, until this limit allows a send. */
  readonly waitSeconds: number;
}

/** How long a destination's earlier codes, newest first, delay another send; null: not at all. */
export function destinationObstacle(codes: readonly SentCode[]): Obstacle | null {
  const ages = codes.map(({ ageSeconds }) => ageSeconds);
  const ofClient = codes.filter(({ sameClient }) => sameClient).map(({ ageSeconds }) => ageSeconds);
  return longest([
    { code: 'OTP_COOLDOWN', waitSeconds: windowWait(ages, 1, cooldownSeconds) },
    { code: 'RATE_LIMITED', waitSeconds: windowWait(ages, burst.count, burst.seconds) },
    { code: 'RATE_LIMITED', waitSeconds: windowWait(ofClient, perDay.fromOneClient, daySeconds) },
    {
      code: 'RATE_LIMITED',
      waitSeconds: Math.min(
        windowWait(ages, perDay.inAll, daySeconds),
        windowWait(ofClient, perDay.alwaysFromOneClient, daySeconds),
      ),
    },
  ]);
}

/** Seconds until fewer than `count` sends are younger than `seconds`; not positive if that is already so. */
function windowWait(ages: readonly number[], count: number, seconds: number): number {
  return seconds - (ages[count - 1] ?? Number.POSITIVE_INFINITY);
}

/** Sends that are counted together; at most `limit` an hour. */
export interface HourlyCounter {
  readonly name: string;
  readonly limit: number;
  /** PROOF_REQUIRED: the limit is higher with a better proof. */
  readonly code: Obstacle['code'] | 'PROOF_REQUIRED';
}

/** The place of an address's counter, after its site's; a private network has no site. */
const ofAddress = 1;

/** Who sends: the client's address, and how the networks it belongs to are hashed before they are stored. */
export interface Sender {
  readonly clientAddress: string;
  readonly keyOf: (network: string) => string;
}

/**
 * The counters of a send; the largest network of the client comes first, and those of the installation last.
 *
 * @param proven the level of the proof that the client brings: {@link addressSends}.
 */
export function hourlyCounters(
  channel: Channel,
  { clientAddress, keyOf }: Sender,
  { perClientPerHour, smsPerHour, mailPerHour }: SendLimits,
  proven: ProofLevel = 3,
): readonly HourlyCounter[] {
  const ofClient = (kind: string, code: HourlyCounter['code'], perAddress: number, share: SiteShare) =>
    clientScopes(clientAddress, perAddress, share).map(({ network, limit }): HourlyCounter => ({
      name: `${kind} ${keyOf(network)}`,
      limit,
      code,
    }));
  const sends = ofClient('client', 'RATE_LIMITED', perClientPerHour, siteShare).map(
    (counter, at): HourlyCounter =>
      at === ofAddress && addressSends[proven] < counter.limit
        ? { ...counter, limit: addressSends[proven], code: 'PROOF_REQUIRED' }
        : counter,
  );
  if (channel === 'email') return [...sends, { name: 'email', limit: mailPerHour, code: 'MAIL_PAUSED' }];
  // With this code, the site sends the code by email instead.
  const texts = ofClient('sms', 'SMS_PAUSED', Math.ceil(perClientPerHour * textPart), textShare);
  return [...sends, ...texts, { name: 'sms', limit: smsPerHour, code: 'SMS_PAUSED' }];
}

/** The counter of the client's address with the limits of the first two levels of proof; none for a private network. */
export const proofSteps = (counters: readonly HourlyCounter[]): readonly HourlyCounter[] =>
  counters
    .slice(ofAddress, ofAddress + 1)
    .filter(({ name }) => name.startsWith('client '))
    .flatMap((counter) => [addressSends[1], addressSends[2]].map((limit) => ({ ...counter, limit })));

/**
 * What a send waits for: among all limits in its way, the one that lasts longest, so that the announced wait is true;
 * null if there is none, or only a proof is missing.
 *
 * @param counterWaits seconds until each of `counters` allows a send.
 */
export function sendObstacle(
  codes: readonly SentCode[],
  counters: readonly HourlyCounter[],
  counterWaits: readonly number[],
): Obstacle | null {
  const obstacles = [
    destinationObstacle(codes),
    ...counters.map(({ code }, at) =>
      code === 'PROOF_REQUIRED' ? null : { code, waitSeconds: counterWaits[at] ?? 0 },
    ),
  ];
  return longest(obstacles.filter((obstacle) => obstacle !== null));
}

function longest(obstacles: readonly Obstacle[]): Obstacle | null {
  return obstacles.reduce<Obstacle | null>(
    (most, obstacle) => (obstacle.waitSeconds > (most?.waitSeconds ?? 0) ? obstacle : most),
    null,
  );
}

/** Whole seconds, never less than the wait and never 0: the format of `Retry-After`. */
export function retryAfterSeconds(waitSeconds: number): number {
  return Math.max(1, Math.ceil(waitSeconds));
}
