import { mailCounter } from '../../platform/delivery/mail-guard.ts';
import type { ErrorCode } from '../../platform/errors/error-catalogue.ts';
import type { Channel } from './verification.rules.ts';

/** The limits that an installation sets for itself. */
export interface SendLimits {
  /** Sends from one client address, mail and SMS together. */
  readonly perClientPerHour: number;
  /** SMS in total: the spend guard. */
  readonly smsPerHour: number;
  /** Emails in total, including links of accounts: guards the sender's reputation. */
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
/** A /48 can hold 65,536 client addresses; together they may send as often as this many. */
const addressesPerClient = 16;

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
  readonly code: Obstacle['code'];
}

/** Keyed hashes of a client's address: an IPv4 address is both, of an IPv6 address they are its /64 and its /48. */
export interface ClientKeys {
  readonly addressKey: string;
  readonly clientKey: string;
}

/** The counters of a send; the client itself comes first. */
export function hourlyCounters(
  channel: Channel,
  { addressKey, clientKey }: ClientKeys,
  { perClientPerHour, smsPerHour, mailPerHour }: SendLimits,
): readonly HourlyCounter[] {
  const ofAddress = { limit: perClientPerHour, code: 'RATE_LIMITED' } as const;
  const ofClient =
    addressKey === clientKey
      ? [{ ...ofAddress, name: `client ${clientKey}` }]
      : [
          { ...ofAddress, name: `client ${clientKey}`, limit: perClientPerHour * addressesPerClient },
          { ...ofAddress, name: `address ${addressKey}` },
        ];
  const inAll =
    channel === 'sms'
      ? ({ name: 'sms', limit: smsPerHour, code: 'SMS_PAUSED' } as const)
      : ({ name: mailCounter, limit: mailPerHour, code: 'MAIL_PAUSED' } as const);
  return [...ofClient, inAll];
}

/**
 * What a send waits for: among all limits in its way, the one that lasts longest, so that the announced wait is true;
 * null if there is none.
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
    ...counters.map(({ code }, at) => ({ code, waitSeconds: counterWaits[at] ?? 0 })),
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
