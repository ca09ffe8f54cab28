import { parseOptions, UsageError } from '../../backend/src/command-options.ts';
import { wholeNumber } from '../bench-arguments.ts';
import type { Spacing } from './arrivals.ts';

/** The load on the product. */
export interface Load {
  /** Visitors a second. */
  readonly rate: number;
  readonly seconds: number;
  readonly spacing: Spacing;
  /** How long the mail server takes for each message. */
  readonly mailLatencyMs: number;
  /** Welcome messages that are queued when the visitors begin. */
  readonly welcomes: number;
  /** Codes that one client network has asked for when the visitors begin. */
  readonly noisyClient: number;
  /** Recipients of a mailing that is under way when the visitors begin; as many visitors come before it, to compare. */
  readonly bulk: number;
  /** MAIL_CONNECTIONS of the product; null: its default. */
  readonly connections: number | null;
  /** How long messages are waited for after the last arrival. */
  readonly patienceSeconds: number;
}

/** The arguments of the benchmark. */
export interface LaunchArguments {
  readonly load: Load;
  /** An empty database to use; null: a server of the benchmark's own. */
  readonly databaseUrl: string | null;
  /** Where the product's CPU profile goes; null: none is taken. */
  readonly profileFolder: string | null;
  /** Whether the result is kept in `bench/results`. */
  readonly results: boolean;
  readonly help: boolean;
}

export const usage = `Usage: npm run launch -- [--rate N] [--seconds N] [--mail-latency MS] …

Has visitors join through the built product and a mail server, and times their waits.

  --rate N            visitors a second, 1 to 2000; 60 unless given
  --seconds N         for how long they arrive, 1 to 600; 30 unless given
  --spacing HOW       poisson (random moments, the default) or even
  --mail-latency MS   what the mail server takes for each message, 0 to 30000; 150 unless given
  --connections N     SMTP connections of the product (MAIL_CONNECTIONS); its default unless given
  --welcomes N        welcome messages that are queued when the visitors begin, 0 to 1000000
  --noisy-client N    codes that one IPv6 /48 has asked for when the visitors begin, 0 to 100000
  --bulk N            recipients of a mailing that is under way, 0 to 1000000; visitors come before it, too
  --patience N        seconds that messages are waited for after the last arrival, 1 to 3600; 60 unless given
  --database-url URL  an empty database that may be filled; an embedded PostgreSQL of its own unless given
  --cpu-prof DIR      write a CPU profile of the product to this folder
  --results           keep the result in bench/results
  --help              show this
`;

/**
 * Parses the command line.
 *
 * @throws UsageError for an unknown option or an invalid value.
 */
export function parseLaunchArguments(args: readonly string[]): LaunchArguments {
  const given = optionsOf(args);
  return {
    load: loadOf(given),
    databaseUrl: given['database-url'] ?? null,
    profileFolder: given['cpu-prof'] ?? null,
    results: given.results ?? false,
    help: given.help ?? false,
  };
}

function loadOf({ spacing = 'poisson', connections, ...given }: ReturnType<typeof optionsOf>): Load {
  if (spacing !== 'poisson' && spacing !== 'even') throw new UsageError('--spacing takes poisson or even');
  return {
    rate: wholeNumber('--rate', given.rate, { min: 1, max: 2000, fallback: 60 }),
    seconds: wholeNumber('--seconds', given.seconds, { min: 1, max: 600, fallback: 30 }),
    spacing,
    mailLatencyMs: wholeNumber('--mail-latency', given['mail-latency'], {
      min: 0,
      max: 30_000,
      fallback: 150,
    }),
    welcomes: wholeNumber('--welcomes', given.welcomes, { min: 0, max: 1_000_000, fallback: 0 }),
    noisyClient: wholeNumber('--noisy-client', given['noisy-client'], { min: 0, max: 100_000, fallback: 0 }),
    bulk: wholeNumber('--bulk', given.bulk, { min: 0, max: 1_000_000, fallback: 0 }),
    connections:
      connections === undefined
        ? null
        : wholeNumber('--connections', connections, { min: 1, max: 1000, fallback: 1 }),
    patienceSeconds: wholeNumber('--patience', given.patience, { min: 1, max: 3600, fallback: 60 }),
  };
}

const optionsOf = (args: readonly string[]) =>
  parseOptions(args, {
    options: {
      rate: { type: 'string' },
      seconds: { type: 'string' },
      spacing: { type: 'string' },
      'mail-latency': { type: 'string' },
      connections: { type: 'string' },
      welcomes: { type: 'string' },
      'noisy-client': { type: 'string' },
      bulk: { type: 'string' },
      patience: { type: 'string' },
      'database-url': { type: 'string' },
      'cpu-prof': { type: 'string' },
      results: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  }).values;
