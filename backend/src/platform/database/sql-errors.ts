import { PoolBusyError } from './bounded-pool.ts';

/** The SQLSTATE of a PostgreSQL error; undefined when the error is none. */
export function sqlState(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
}

/** Whether the server left a query without an answer for too long. */
export function gotNoAnswer(error: unknown): error is Error {
  return error instanceof Error && error.message === 'Query read timeout';
}

/** System errors of a server that is away, and what `pg` says of a connection that broke under a query. */
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
const giveUps = ['53300', '40001', '40P01', '55P03', '57014', '25P03'];
const brokenConnection =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/;

/**
 * Whether the query failed because the database could not be reached, is starting or stopping (SQLSTATE classes 08
 * and 57P), has no connection to spare (53300), gave up waiting (deadlock, lock or serialisation) or took too long
 * (57014, 25P03): what a later try may cure. Whether it took effect is unknown.
 */
export function isConnectionError(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isConnectionError);
  if (error instanceof PoolBusyError || gotNoAnswer(error)) return true;
  if (!(error instanceof Error)) return false;
  const state = sqlState(error);
  if (state !== undefined && !networkCodes.has(state)) {
    return /^(?:08|57P)/.test(state) || giveUps.includes(state);
  }
  return (
    ('code' in error && networkCodes.has(String(error.code))) ||
    brokenConnection.test(error.message) ||
    isConnectionError(error.cause)
  );
}
