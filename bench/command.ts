import { mkdir, writeFile } from 'node:fs/promises';
import { UsageError } from '../backend/src/command-options.ts';
import { createLifecycle, type Lifecycle } from '../backend/src/platform/lifecycle.ts';
import { createLog } from '../backend/src/platform/log/log.ts';

/** Exit codes of every benchmark: 0 all goals met, 1 not met or failed, 2 wrong command line, 130 interrupted. */
const exitCodes = { missed: 1, usage: 2, interrupted: 130 } as const;

export const log = createLog('warn');

/**
 * Runs a benchmark with the arguments of the command line and ends the process.
 *
 * @param measure returns whether all goals were met; throws {@link UsageError}.
 */
export async function runCommand(
  usage: string,
  measure: (args: string[], lifecycle: Lifecycle) => Promise<boolean>,
): Promise<void> {
  let finished = false;
  const lifecycle = createLifecycle({
    log,
    exit: (code) => process.exit(code === 0 && !finished ? exitCodes.interrupted : code),
  });
  try {
    const good = await measure(process.argv.slice(2), lifecycle);
    finished = true;
    await lifecycle.stop(good ? 0 : exitCodes.missed);
  } catch (error) {
    if (lifecycle.signal.aborted) await lifecycle.stop();
    else if (error instanceof UsageError) {
      process.stderr.write(`${error.message}\n\n${usage}`);
      await lifecycle.stop(exitCodes.usage);
    } else await lifecycle.fail(error);
  }
}

/** Today, `2026-01-31`. */
export const today = (): string => new Date().toISOString().slice(0, 10);

/** Prints a result and writes it to `bench/results`, as Markdown and as JSON. */
export async function publish(name: string, result: object, markdown: string): Promise<void> {
  process.stdout.write(`\n${markdown}`);
  const folder = new URL('results/', import.meta.url);
  await mkdir(folder, { recursive: true });
  await writeFile(new URL(`${name}.md`, folder), markdown);
  await writeFile(new URL(`${name}.json`, folder), `${JSON.stringify(result, null, 2)}\n`);
  say(`written to bench/results/${name}.md`);
}

/** Reports on standard error what is being done. */
export function say(what: string): void {
  process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${what}\n`);
}
