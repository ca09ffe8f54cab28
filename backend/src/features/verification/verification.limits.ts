import type { ErrorCode } from '../../platform/errors/error-catalogue.ts';

/** The limits that an installation sets for itself. */
export interface SendLimits {
  /** Sends from one client address, mail and SMS together. */
  readonly perClientPerHour: number;
  /** SMS in all: the spend guard. */
  readonly smsPerHour: number;
}

const minuteSeconds = 60;
const hourSeconds = 60 * minuteSeconds;
const daySeconds = 24 * hourSeconds;

/** Between two sends to one destination. */
export const cooldownSeconds = 60;
/** Sends to one destination: at most `count` in any `seconds`. */
const destinationWindows = [
  { count: 3, seconds: 10 * minuteSeconds },
  { count: 8, seconds: daySeconds },
] as const;
/** The spans that the limits look back, and the counts they look for: what the repository has to bring. */
export const clientWindowSeconds = hourSeconds;
export const smsWindowSeconds = hourSeconds;
export const destinationWindowSeconds = daySeconds;
export const destinationWindowCount = 8;
export const wrongTriesPerDay = 10;
export const wrongTryWindowSeconds = daySeconds;

/** What the challenges say of a destination, a client and the channel at one moment. All ages in seconds. */
export interface SendHistory {
  /** Ages of the sends to the destination in the last day, newest first. */
  readonly destinationAges: readonly number[];
  /** Age of the client's send that is its `perClientPerHour`-th newest; null when there are fewer in the hour. */
  readonly clientLimitAge: number | null;
  /** The same for all SMS; null for e-mail, too. */
  readonly smsLimitAge: number | null;
  /** Wrong tries at the destination, and the seconds until those tries are a day old. */
  readonly wrongTries: readonly { readonly count: number; readonly forgottenInSeconds: number }[];
}

/** A limit that stands in the way of a send, and for how long. */
export interface Obstacle {
  readonly code: Extract<ErrorCode, 'OTP_COOLDOWN' | 'RATE_LIMITED' | 'SMS_PAUSED'>;
  /** Seconds, a fraction included, until this limit lets a send through. */
  readonly waitSeconds: number;
}

/**
 * What a send has to wait for: of all limits in its way the one that lasts longest, so that the wait it names is
 * true; null when there is none.
 */
export function sendObstacle(history: SendHistory): Obstacle | null {
  const obstacles: Obstacle[] = [
    {
      code: 'OTP_COOLDOWN',
      waitSeconds: cooldownSeconds - (history.destinationAges[0] ?? Number.POSITIVE_INFINITY),
    },
    ...destinationWindows.map(({ count, seconds }): Obstacle => ({
      code: 'RATE_LIMITED',
      waitSeconds: seconds - (history.destinationAges[count - 1] ?? Number.POSITIVE_INFINITY),
    })),
    { code: 'RATE_LIMITED', waitSeconds: wrongTriesWait(history) },
    {
      code: 'RATE_LIMITED',
      waitSeconds: history.clientLimitAge === null ? 0 : clientWindowSeconds - history.clientLimitAge,
    },
    {
      code: 'SMS_PAUSED',
      waitSeconds: history.smsLimitAge === null ? 0 : smsWindowSeconds - history.smsLimitAge,
    },
  ];
  return obstacles.reduce<Obstacle | null>(
    (longest, obstacle) => (obstacle.waitSeconds > (longest?.waitSeconds ?? 0) ? obstacle : longest),
    null,
  );
}

/** Whether the destination has no wrong try left today. */
export function areTriesUsedUp(history: SendHistory): boolean {
  return wrongTriesWait(history) > 0;
}

/** Seconds until enough wrong tries are a day old for one more; 0 when there is one now. */
function wrongTriesWait({ wrongTries }: SendHistory): number {
  let count = wrongTries.reduce((sum, tries) => sum + tries.count, 0);
  let waitSeconds = 0;
  for (const tries of wrongTries.toSorted((a, b) => a.forgottenInSeconds - b.forgottenInSeconds)) {
    if (count < wrongTriesPerDay) break;
    count -= tries.count;
    waitSeconds = tries.forgottenInSeconds;
  }
  return waitSeconds;
}

/** Whole seconds, never less than the wait and never 0: the form `Retry-After` has. */
export function retryAfterSeconds(waitSeconds: number): number {
  return Math.max(1, Math.ceil(waitSeconds));
}
