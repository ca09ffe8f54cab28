import { parseArgs } from 'node:util';

/** What the seed command is asked to do. */
export interface SeedArguments {
  readonly signups: number;
  readonly help: boolean;
}

/** Thrown when the command line cannot be used; the message says what to write instead. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

const defaultSignups = 10_000;
const maxSignups = 100_000_000;

export const usage = `Usage: npm run seed -- [--signups N]

Adds N signups with names, invitations, points and ranks to the database in DATABASE_URL, or to the app's own in
DATA_DIR, also beside a running app. Nobody is sent a message. They stand behind everybody who is there, and nobody who is
there gets points from them; they cannot be taken away again, so do not add them to a waitlist that people are on.

  --signups N   how many to add, 1 to ${maxSignups.toLocaleString('en')}; ${defaultSignups.toLocaleString('en')} unless given
  --help        show this
`;

/**
 * Reads the command line.
 *
 * @throws UsageError for an unknown option or a number that is none.
 */
export function parseSeedArguments(args: readonly string[]): SeedArguments {
  const { signups, help = false } = parse(args);
  if (signups === undefined) return { signups: defaultSignups, help };
  const number = /^\d{1,9}$/.test(signups) ? Number(signups) : 0;
  if (number < 1 || number > maxSignups) {
    throw new UsageError(
      `--signups must be a whole number from 1 to ${maxSignups.toLocaleString('en')}, such as --signups 1000000`,
    );
  }
  return { signups: number, help };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { signups: { type: 'string' }, help: { type: 'boolean' } },
      strict: true,
      allowPositionals: false,
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
