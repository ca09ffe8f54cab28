import { UsageError } from '../backend/src/command-options.ts';
import { createLifecycle, type Lifecycle } from '../backend/src/platform/lifecycle.ts';
import { createLog } from '../backend/src/platform/log/log.ts';
import { isKept, markdownOf, type Report, writeSection } from './report.ts';

/** Exit codes of every command: 0 all goals met, 1 not met or failed, 2 wrong command line, 130 interrupted. */
const exitCodes = { missed: 1, usage: 2, interrupted: 130 } as const;

export const log = createLog('warn');

/**
 * Runs a command of the laboratory with the arguments of the command line, prints its report, and ends the process. With
 * `--write`, the report also replaces the command's section of RESULTS.md; `--help` shows the usage alone.
 *
 * @param measure gets the other arguments; throws `UsageError`.
 */
export async function runCommand(
  name: string,
  usage: string,
  measure: (args: readonly string[], lifecycle: Lifecycle) => Promise<Report>,
): Promise<void> {
  let isFinished = false;
  const lifecycle = createLifecycle({
    log,
    exit: (code) => process.exit(code === 0 && !isFinished ? exitCodes.interrupted : code),
  });
  const given = process.argv.slice(2);
  const args = given.filter((arg) => arg !== '--write');
  try {
    if (args.includes('--help')) {
      process.stdout.write(usage);
      isFinished = true;
      return await lifecycle.stop();
    }
    const report = await measure(args, lifecycle);
    isFinished = true;
    const section = markdownOf(
      ['npm run', name, ...(args.length > 0 ? ['--', ...args] : [])].join(' '),
      report,
    );
    process.stdout.write(`\n${section}`);
    if (given.length > args.length) await writeSection(section);
    await lifecycle.stop(isKept(report) ? 0 : exitCodes.missed);
  } catch (error) {
    if (lifecycle.signal.aborted) await lifecycle.stop();
    else if (error instanceof UsageError) {
      process.stderr.write(`${error.message}\n\n${usage}`);
      await lifecycle.stop(exitCodes.usage);
    } else await lifecycle.fail(error);
  }
}

interface Range {
  readonly min: number;
  readonly max: number;
  readonly fallback: number;
}

/**
 * Parses the value of an option.
 *
 * @throws UsageError if it is not a whole number in the range.
 */
export function wholeNumber(name: string, text: string | undefined, { min, max, fallback }: Range): number {
  if (text === undefined) return fallback;
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new UsageError(`${name} must be a whole number from ${min} to ${max}`);
}

/** Reports on standard error what is being done. */
export function say(what: string): void {
  process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${what}\n`);
}
