/** Notes a failure that a person need not know of. At the lowest level: a visitor's console stays empty. */
export function logQuietly(what: string, error: unknown): void {
  console.debug(what, error);
}
