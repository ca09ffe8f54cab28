/** Notes a failure that a person need not know of. At the lowest level: a visitor's console stays empty. */
export function logQuietly(what: string, error: unknown): void {
  // eslint-disable-next-line no-console -- the one place that speaks to the browser's console
  console.debug(what, error);
}
