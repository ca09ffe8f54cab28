import { type DestinationStream, type Logger, pino } from 'pino';
import pretty from 'pino-pretty';
import { readableLine } from './readable-line.ts';

/**
 * One JSON line per event; readable lines on a terminal ({@link readableLine}). Nothing personal or secret is ever passed
 * in.
 */
export const createLog = (level: string, output: DestinationStream = standardOutput()): Logger =>
  pino({ level, base: null, serializers: { err: errorWithoutValues } }, output);

const standardOutput = (): DestinationStream => (process.stdout.isTTY ? readableOutput() : gatheredOutput());

/** Written immediately, so that lines appear in order with the rest of the terminal's output. */
const readableOutput = (): DestinationStream =>
  pretty({
    colorize: true,
    sync: true,
    translateTime: 'SYS:HH:MM:ss',
    ignore: 'pid,hostname',
    hideObject: true,
    messageFormat: (line) => readableLine(line),
  });

const gatherMs = 20;
/** Characters. */
const gatheredAtMost = 8192;
const warning = 40;

/**
 * Standard output, written once for all lines of a moment: one system call per line is a twelfth of the cost of a
 * request. Warnings and errors are written immediately. `kill -9` loses the lines of the last 20 ms, an exit none.
 * Nothing waits for the disk, so logging to a file costs no more.
 */
function gatheredOutput(): DestinationStream & { lastLevel: number } {
  const output = pino.destination({ dest: 1, sync: true });
  let lines = '';
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (lines !== '') output.write(lines); // not its flushSync, which calls fsync
    lines = '';
  };
  process.on('exit', flush);
  return {
    // With this mark, pino sets `lastLevel` before each write.
    [Symbol.for('pino.metadata')]: true,
    lastLevel: 0,
    write(line) {
      lines += line;
      if (this.lastLevel >= warning || lines.length >= gatheredAtMost) flush();
      else timer ??= setTimeout(flush, gatherMs).unref();
    },
  };
}

/** Database errors repeat the values of the rejected row (`detail`, `where`, `parameters`): those are left out. */
function errorWithoutValues(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = 'code' in error ? error.code : undefined;
  const constraint = 'constraint' in error ? error.constraint : undefined;
  return { type: error.name, message: error.message, code, constraint, stack: error.stack };
}
