import { DatabaseAwayError } from './circuit-breaker.ts';
import { PoolBusyError } from './pool-busy-error.ts';
import { UnfitServerError } from './unfit-server.ts';

/** The SQLSTATE of a PostgreSQL error; undefined for any other error. */
export function sqlState(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && !networkCodes.has(code) ? code : undefined;
}

/** The name of the constraint that a row violated; undefined if the error is not a constraint violation. */
export function violatedConstraint(error: unknown): string | undefined {
  const constraint = error instanceof Error && 'constraint' in error ? error.constraint : undefined;
  return sqlState(error)?.startsWith('23') === true && typeof constraint === 'string'
    ? constraint
    : undefined;
}

/** Whether no connection was available, immediately or in time; a server that hangs looks the same. */
export function isBusy(error: unknown): boolean {
  return error instanceof PoolBusyError || (error instanceof Error && error.message === poolStayedBusy);
}

/** Whether the server did not answer a query in time. */
export function gotNoAnswer(error: unknown): error is Error {
  return error instanceof Error && error.message === 'Query read timeout';
}

/** System errors of an unavailable server, and what `pg` reports of a connection that broke during a query. */
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/**
 * This process or machine has no file, port or memory left for another connection; it says nothing about the server.
 */
const noRoomCodes = new Set(['EMFILE', 'ENFILE', 'ENOBUFS', 'ENOMEM', 'EADDRNOTAVAIL']);
/**
 * Deadlock, serialization failure, a lock or a statement that took too long, a transaction that stayed idle, a server that has
 * just become read-only.
 */
const passing = ['40001', '40P01', '55P03', '57014', '25P03', '25006'];
const brokenConnection =
  /^(?:Connection terminated|timeout expired|Client has encountered a connection error|Client was closed)/;
/** What `pg` reports when no connection of a pool became free in time. */
const poolStayedBusy = 'timeout exceeded when trying to connect';

/**
 * Whether the server did not answer, answered that it is starting, stopping or unreachable (SQLSTATE classes 08 and
 * 57P), or is not the kind wanted. An answer that rejects the query, including too many connections, shows that the
 * server is there.
 */
export function isAway(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isAway);
  if (error instanceof DatabaseAwayError || error instanceof UnfitServerError || gotNoAnswer(error))
    return true;
  if (!(error instanceof Error)) return false;
  const state = sqlState(error);
  if (state !== undefined) return /^(?:08|57P)/.test(state);
  return isNetworkError(error) || brokenConnection.test(error.message) || isAway(error.cause);
}

/** Whether a connection could not be opened because this process lacks a resource. */
function hasNoRoom(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(hasNoRoom);
  if (!(error instanceof Error) || !('code' in error) || !('syscall' in error)) return false;
  return error.syscall === 'connect' && noRoomCodes.has(String(error.code));
}

/** A missing socket means that the server is not running; a missing file means something else. */
const isNetworkError = (error: Error): boolean =>
  'code' in error &&
  networkCodes.has(String(error.code)) &&
  (error.code !== 'ENOENT' || ('syscall' in error && error.syscall === 'connect'));

/**
 * Whether the query failed for a temporary reason: the database is unavailable ({@link isAway}), lacks disk space,
 * connections or memory (class 53), this process has no room for another connection, a wait was given up (deadlock,
 * lock, serialization, statement timeout), or the server has become read-only. A later try may succeed. Whether this
 * one took effect is unknown.
 */
export function isConnectionError(error: unknown): boolean {
  const state = sqlState(error);
  return (
    isAway(error) ||
    isBusy(error) ||
    hasNoRoom(error) ||
    (state !== undefined && (state.startsWith('53') || passing.includes(state)))
  );
}
