import { type Logger, pino } from 'pino';

/** One JSON line per event; readable ones on a terminal. Nothing personal or secret is ever passed in. */
export function createLog(level: string): Logger {
  return pino({
    level,
    base: null,
    serializers: { err: errorWithoutValues },
    ...(process.stdout.isTTY
      ? {
          transport: {
            target: 'pino-pretty',
            options: { translateTime: 'HH:MM:ss', ignore: 'pid,hostname' },
          },
        }
      : {}),
  });
}

/** Database errors repeat the values of the row they refuse (`detail`, `where`, `parameters`): those stay out. */
function errorWithoutValues(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = 'code' in error ? error.code : undefined;
  const constraint = 'constraint' in error ? error.constraint : undefined;
  return { type: error.name, message: error.message, code, constraint, stack: error.stack };
}
