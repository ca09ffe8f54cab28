/** A log message without what differs from run to run: the stack, ids, times, and the machine's folders. */
export const generalMessage = (message: string): string =>
  (message.split('\n', 1)[0] ?? '')
    .replace(/task \d+ \((\S+), [\d.]+ms/, 'task ($1')
    .replace(/(?<![\w"])(?:\/[^/\s]+)+\/([^/\s]+)/, '$1');
