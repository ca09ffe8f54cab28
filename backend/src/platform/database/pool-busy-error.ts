/** Thrown immediately instead of waiting for a connection behind too many other callers. */
export class PoolBusyError extends Error {
  override readonly name = 'PoolBusyError';
}
