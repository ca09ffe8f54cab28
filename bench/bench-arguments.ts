import { parseOptions, UsageError } from '../backend/src/command-options.ts';

const parts = ['login', 'webhooks', 'waves', 'mailing', 'reads'] as const;
type Part = (typeof parts)[number];

/** The arguments of the benchmark. */
export interface BenchArguments {
  /** How many people are on the waitlist when joins are measured. */
  readonly signups: number;
  /** Measured rounds of each contender. */
  readonly rounds: number;
  /** How long one round is to last. */
  readonly roundSeconds: number;
  /** Whether to measure admins' reads, too. */
  readonly reads: boolean;
  /** The one part to measure; null: everything. */
  readonly only: Part | null;
  /** Messages in each round of sending alone. */
  readonly messages: number;
  readonly help: boolean;
}

const smallest = 10_000;
const largest = 100_000_000;

export const usage = `Usage: npm run bench -- [--signups N] [--rounds N] [--seconds N] [--no-reads]
       npm run bench -- --only login
       npm run bench -- --only webhooks [--signups N] [--rounds N] [--seconds N]
       npm run bench -- --only waves [--signups N] [--rounds N] [--seconds N] [--no-reads]
       npm run bench -- --only mailing [--messages N] [--rounds N]
       npm run bench -- --only reads [--signups N] [--rounds N]

Measures joins, HTTP and ranks on a PostgreSQL of its own in the folder for temporary files, and removes it.

  --signups N   people on the waitlist, ${smallest} or more; 1000000 unless given
  --rounds N    measured rounds of each contender, 1 to 50; 9 unless given
  --seconds N   length of a round, 1 to 60; 3 unless given
  --no-reads    leave out what admins read, whose index takes minutes to build at ten million
  --only login  measure failed logins and nothing else, in half a minute
  --only webhooks
                measure joins with and without a webhook endpoint and nothing else
  --only waves  measure what inviting a tenth of all users costs the others, and nothing else
  --only mailing
                measure sending a wave of --messages N (5000 unless given, at most 2000000) and nothing else
  --only reads  measure what admins read and the export, and nothing else
  --help        show this
`;

/**
 * Parses the command line.
 *
 * @throws UsageError for an unknown option or an invalid number.
 */
export function parseBenchArguments(args: readonly string[]): BenchArguments {
  const given = optionsOf(args);
  const { signups, rounds, seconds, messages, help = false, 'no-reads': noReads = false } = given;
  const only = parts.find((part) => part === given.only);
  if (given.only !== undefined && only === undefined)
    throw new UsageError(`--only takes ${parts.join(', ')}`);
  return {
    signups: wholeNumber('--signups', signups, { min: smallest, max: largest, fallback: 1_000_000 }),
    rounds: wholeNumber('--rounds', rounds, { min: 1, max: 50, fallback: 9 }),
    roundSeconds: wholeNumber('--seconds', seconds, { min: 1, max: 60, fallback: 3 }),
    reads: !noReads,
    only: only ?? null,
    messages: wholeNumber('--messages', messages, { min: 100, max: 2_000_000, fallback: 5_000 }),
    help,
  };
}

const optionsOf = (args: readonly string[]) =>
  parseOptions(args, {
    options: {
      signups: { type: 'string' },
      rounds: { type: 'string' },
      seconds: { type: 'string' },
      'no-reads': { type: 'boolean' },
      only: { type: 'string' },
      messages: { type: 'string' },
      help: { type: 'boolean' },
    },
  }).values;

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
