/** Thrown at once instead of waiting for a connection behind too many others. */
export class PoolBusyError extends Error {
  override readonly name = 'PoolBusyError';
}
