/** The SQLSTATE of a PostgreSQL error; undefined when the error is none. */
export function sqlState(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
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
const brokenConnection =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/;

/**
 * Whether the query failed because the database could not be reached, is starting or stopping (SQLSTATE classes 08
 * and 57P), has no connection to spare (53300) or gave up waiting (deadlock, lock or serialisation): what a later
 * try may cure. Whether it took effect is unknown.
 */
export function isConnectionError(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isConnectionError);
  if (!(error instanceof Error)) return false;
  const state = sqlState(error);
  if (state !== undefined && !networkCodes.has(state)) {
    return /^(?:08|57P)/.test(state) || ['53300', '40001', '40P01', '55P03'].includes(state);
  }
  return (
    ('code' in error && networkCodes.has(String(error.code))) ||
    brokenConnection.test(error.message) ||
    isConnectionError(error.cause)
  );
}
