import { createHash } from 'node:crypto';

/** Waits between the attempts of one event, in seconds: nine retries over about three days. */
const retrySeconds = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400];
/** Waits between the probes of an endpoint that is down, in seconds; the last one repeats. */
const probeSeconds = [5, 30, 120, 600, 1800, 3600];
/** Failures in a row after which an endpoint is down. */
export const downAfterFailures = 10;
export const disabledAfterMs = 5 * 24 * 60 * 60 * 1000;
export const alertAfterMs = 24 * 60 * 60 * 1000;
const longestRetryAfterSeconds = 86_400;

/** The id of a request that carries several events: the same for the same events in the same order. */
export function batchId(eventIds: readonly string[]): string {
  const [only] = eventIds;
  if (only !== undefined && eventIds.length === 1) return only;
  return `batch_${createHash('sha256').update(eventIds.join(' ')).digest('base64url').slice(0, 22)}`;
}

/**
 * When an event that has failed is retried: about as long after as its attempt number says, ±10 %, or when the receiver
 * requested, if that is later, at most a day. Null: it has had its ten attempts.
 *
 * @param random from 0 to 1.
 */
export function retryInSeconds(
  attempts: number,
  retryAfterSeconds: number | null,
  random: number,
): number | null {
  const seconds = retrySeconds[attempts - 1];
  if (seconds === undefined) return null;
  const spread = seconds * (0.9 + 0.2 * random);
  return Math.max(spread, Math.min(retryAfterSeconds ?? 0, longestRetryAfterSeconds));
}

/** Parses a `Retry-After` header: seconds or a date. Null if it is neither. */
export function retryAfterSeconds(header: string | undefined, now: Date): number | null {
  if (header === undefined) return null;
  if (/^\d{1,9}$/.test(header)) return Number(header);
  const at = header.endsWith(' GMT') ? Date.parse(header) : Number.NaN;
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now.getTime()) / 1000));
}

export type EndpointState = 'active' | 'paused' | 'disabled';
export type DisabledReason = 'gone' | 'failing';

/** The health of an endpoint. */
export interface Health {
  readonly state: EndpointState;
  readonly reason: DisabledReason | null;
  readonly failures: number;
  readonly failingSince: Date | null;
  readonly nextProbeAt: Date | null;
  readonly alertedAt: Date | null;
}

/** Whether only probes are sent. */
export const isDown = ({ failures }: Pick<Health, 'failures'>): boolean => failures >= downAfterFailures;

const healthy = { failures: 0, failingSince: null, nextProbeAt: null, alertedAt: null } as const;

/**
 * The purpose of a request: the first attempt of its events, the retry of one, or the probe of an endpoint that is
 * down.
 */
export type RequestKind = 'first' | 'retry' | 'probe';

/**
 * The health of an endpoint after a failed request. Retries of single events do not count toward ten in a row: an event
 * that the receiver cannot process must not take the endpoint down. Requests in progress when it went down do not count
 * as probes.
 */
function afterFailure(
  health: Health,
  { kind, isGone }: { readonly kind: RequestKind; readonly isGone: boolean },
  now: Date,
): Health {
  const failingSince = health.failingSince ?? now;
  const failures = failuresAfter(health.failures, kind);
  const failed = { ...health, failures, failingSince };
  if (health.state !== 'active') return failed;
  if (isGone) return { ...failed, state: 'disabled', reason: 'gone', nextProbeAt: null };
  if (now.getTime() - failingSince.getTime() >= disabledAfterMs)
    return { ...failed, state: 'disabled', reason: 'failing', nextProbeAt: null };
  if (!isDown(failed) || (kind !== 'probe' && health.nextProbeAt !== null)) return failed;
  const seconds = probeSeconds[failures - downAfterFailures] ?? probeSeconds.at(-1) ?? 0;
  return { ...failed, nextProbeAt: new Date(now.getTime() + seconds * 1000) };
}

function failuresAfter(failures: number, kind: RequestKind): number {
  switch (kind) {
    case 'first':
      return Math.max(failures, Math.min(failures + 1, downAfterFailures));
    case 'retry':
      return failures;
    case 'probe':
      return failures + 1;
  }
}

/** The result of a request, as far as it concerns the endpoint. */
export interface RequestOutcome {
  readonly kind: RequestKind;
  /** Null: no request was made. */
  readonly result: { readonly ok: boolean; readonly status: number | null } | null;
}

/** The health of an endpoint after a request. */
export function afterRequest(health: Health, { kind, result }: RequestOutcome, now: Date): Health {
  if (result === null) return health;
  if (result.ok) return { ...health, ...healthy };
  return afterFailure(health, { kind, isGone: result.status === 410 }, now);
}
