/**
 * How one event looks on a terminal: `GET /api/geo 200, 3 ms`, or the message with its details, then the stack of an
 * error.
 */
export function readableLine({ msg, err, ...details }: Readonly<Record<string, unknown>>): string {
  const { method, route, status, ms, ...others } = details;
  const isRequest = msg === 'request' && method !== undefined;
  const said = isRequest ? `${text(method)} ${text(route)} ${text(status)}, ${text(ms)} ms` : text(msg ?? '');
  const shown = Object.entries(isRequest ? others : details)
    .filter(([name, value]) => !ofEveryLine.has(name) && value !== undefined)
    .map(([name, value]) => `${name} ${text(value)}`);
  return [said, ...shown].filter((part) => part !== '').join(', ') + trace(err);
}

/** pino-pretty writes these itself. */
const ofEveryLine = new Set(['level', 'time', 'pid', 'hostname']);

function text(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return value.map(text).join(' ');
  return Object.entries(value)
    .map(([name, each]) => `${name}: ${text(each)}`)
    .join(' ');
}

function trace(err: unknown): string {
  if (typeof err !== 'object' || err === null) return '';
  const code = 'code' in err && err.code !== undefined ? `${text(err.code)} ` : '';
  const whole = 'stack' in err && typeof err.stack === 'string' ? err.stack : text(err);
  return `\n${code}${whole}`.replaceAll('\n', '\n    ');
}
