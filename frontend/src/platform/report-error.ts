type Kind = 'error' | 'rejection' | 'boundary';

const reportsAtMost = 5;
const textMaxLength = 4000;
const reported = new Set<string>();
let isListening = false;

/** Reports an unhandled error to the server, for its log: each one once per page load, and only a few in total. */
export function reportError(kind: Kind, error: unknown): void {
  const { message, stack } = describe(error);
  const page = location.pathname;
  const what = `${message}\n${stack}`;
  if (reported.size >= reportsAtMost || reported.has(what)) return;
  reported.add(what);
  // It outlives the page, and its result does not matter here.
  fetch('/api/clientError', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind, message, stack, page }),
  }).catch(() => undefined);
}

/** Reports every uncaught error and unhandled rejection of the page from the first call on. */
export function reportUnhandledErrors(): void {
  if (isListening) return;
  isListening = true;
  addEventListener('error', ({ error, message }) => {
    reportError('error', error ?? message);
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    reportError('rejection', reason);
  });
}

function describe(error: unknown): { readonly message: string; readonly stack: string } {
  const cut = (text: string) => text.slice(0, textMaxLength);
  if (!(error instanceof Error)) return { message: cut(String(error)) || 'unknown', stack: '' };
  return { message: cut(`${error.name}: ${error.message}`), stack: cut(error.stack ?? '') };
}
