/** Logs a failure that users need not know about. At the lowest level, so that visitors' consoles stay empty. */
export function logQuietly(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the one place that speaks to the browser's console
  console.debug(what, error);
}
