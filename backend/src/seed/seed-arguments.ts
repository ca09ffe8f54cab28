import { parseOptions, UsageError } from '../command-options.ts';
import { campaignDays } from './seed-calendar.ts';

/** The arguments of the seed command. */
export interface SeedArguments {
  readonly signups: number;
  /** Whether to invite the best in waves. */
  readonly waves: boolean;
  /** Adds what `npm run demo` shows, or nothing if there are signups already. */
  readonly demo: boolean;
  readonly help: boolean;
}

const defaultSignups = 10_000;
const demoSignups = 3000;
const maxSignups = 100_000_000;

export const usage = `Usage: npm run seed -- [--signups N]

Adds N sign-ups with names, referrals, points and ranks to the database in DATABASE_URL, or to the app's own in DATA_DIR,
also beside a running app. On an empty waitlist they join over the last ${campaignDays} days, fewer at weekends and more from week to
week. On any other they join after the newest sign-up. Unless there are invite waves already, the best are invited in two of
them. No message is sent and no existing user gets points. Seeded sign-ups cannot be removed again, so never add them to
a waitlist that is in use.

  --signups N   how many to add, 1 to ${maxSignups.toLocaleString('en')}; ${defaultSignups.toLocaleString('en')} unless given
  --no-waves    invite no one
  --demo        on an empty waitlist: ${demoSignups.toLocaleString('en')} sign-ups, a wave that is still being sent, a broadcast,
                ambassador applications, an import, and an admin; else nothing
  --help        show this
`;

/**
 * Parses the command line.
 *
 * @throws UsageError for an unknown option or an invalid number.
 */
export function parseSeedArguments(args: readonly string[]): SeedArguments {
  const { signups, demo = false, help = false, 'no-waves': noWaves = false } = optionsOf(args);
  const waves = !noWaves;
  if (signups === undefined) return { signups: demo ? demoSignups : defaultSignups, waves, demo, help };
  const number = /^\d{1,9}$/.test(signups) ? Number(signups) : 0;
  if (number < 1 || number > maxSignups) {
    throw new UsageError(
      `--signups must be a whole number from 1 to ${maxSignups.toLocaleString('en')}, such as --signups 1000000`,
    );
  }
  return { signups: number, waves, demo, help };
}

const optionsOf = (args: readonly string[]) =>
  parseOptions(args, {
    options: {
      signups: { type: 'string' },
      demo: { type: 'boolean' },
      'no-waves': { type: 'boolean' },
      help: { type: 'boolean' },
    },
    strict: true,
    allowPositionals: false,
  }).values;
