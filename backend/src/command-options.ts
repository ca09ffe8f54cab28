import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Thrown when the command line is invalid; the message says what to write instead. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/**
 * Parses a command line.
 *
 * @throws UsageError for an unknown option, and where a value is missing or not expected.
 */
export function parseOptions<Config extends Omit<ParseArgsConfig, 'args'>>(
  args: readonly string[],
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs<Config>({ ...config, args: [...args] });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
