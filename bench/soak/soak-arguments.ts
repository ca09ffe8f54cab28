import { parseOptions, UsageError } from '../../backend/src/command-options.ts';

/** How much of everything there is each second, and how often what takes long. */
export interface Rates {
  readonly visitors: number;
  readonly ranks: number;
  readonly statuses: number;
  readonly screens: number;
  readonly exportEverySeconds: number;
  readonly waveEverySeconds: number;
  readonly newsEverySeconds: number;
}

export interface SoakArguments {
  readonly help: boolean;
  readonly minutes: number;
  readonly signups: number;
  readonly results: boolean;
  readonly rates: Rates;
}

export const usage = `Usage: npm run soak -- [--minutes N] [--signups N] [--visitors N] [--results]

Runs two instances of the product on a PostgreSQL of their own under a mixed load of a fixed rate, checks every answer, and
fails when memory, handles, connections, WAL or tables grow without end, or when the event loop's p99 exceeds 50 ms.

  --minutes N   how long (60); growth is judged after the first third
  --signups N   users before the first visitor (50000)
  --visitors N  visitors a second (10); everything else stays as it is
  --results     keep the result in bench/results
`;

const rates = {
  ranks: 20,
  statuses: 5,
  screens: 2,
  exportEverySeconds: 60,
  waveEverySeconds: 240,
  newsEverySeconds: 600,
} as const;

export function parseSoakArguments(args: readonly string[]): SoakArguments {
  const { values } = optionsOf(args);
  const [minutes, signups, visitors] = [values.minutes, values.signups, values.visitors].map(Number);
  if (![minutes, signups, visitors].every((given) => given !== undefined && given > 0))
    throw new UsageError('--minutes, --signups and --visitors take numbers above 0');
  return {
    help: values.help,
    results: values.results,
    minutes: minutes ?? 0,
    signups: Math.round(signups ?? 0),
    rates: ratesFor(minutes ?? 0, visitors ?? 0),
  };
}

/** In a short run, what is rare is less rare, so that everything happens at least three times. */
function ratesFor(minutes: number, visitors: number): Rates {
  const often = (seconds: number): number => Math.min(seconds, (minutes * 60) / 3);
  return {
    ...rates,
    visitors,
    waveEverySeconds: often(rates.waveEverySeconds),
    newsEverySeconds: often(rates.newsEverySeconds),
  };
}

const optionsOf = (args: readonly string[]) =>
  parseOptions(args, {
    options: {
      minutes: { type: 'string', default: '60' },
      signups: { type: 'string', default: '50000' },
      visitors: { type: 'string', default: '10' },
      results: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
