import { parseOptions } from '../backend/src/command-options.ts';
import { runCommand, say, wholeNumber } from './command.ts';
import { measureBurst } from './launch/burst.ts';
import { measureLongRun } from './launch/long-run.ts';
import { type Asked, patienceSeconds, setUp, type Stage } from './launch/stage.ts';
import { otherWork } from './measure.ts';
import { number, percent } from './report.ts';

/** `npm run launch`. */

const usage = `Usage: npm run launch -- [--rate N] [--seconds N | --minutes N] [--mail-latency MS] … [--write]

Has visitors join through the built product and a mail server, and times their waits. With --minutes, two instances are also read
from, send waves and webhooks, and the run fails if memory, handles, connections, WAL or tables grow without end.

  --rate N            visitors a second, 1 to 2000; 60 unless given, 10 with --minutes
  --seconds N         for how long they arrive, 1 to 600; 30 unless given
  --minutes N         the same for a long run; growth is judged after its first third
  --mail-latency MS   what the mail server takes for each message, 0 to 30000; 150 unless given
  --welcomes N        welcome messages that are queued when the visitors begin, 0 to 1000000
  --bulk N            recipients of a mailing that is under way, 0 to 1000000; as many visitors come before it, too
  --friend-news       visitors come twice: first nobody is told of friends, then everybody is at once
  --noisy-client N    codes that one IPv6 /48 has requested when the visitors begin, 0 to 100000
  --signups N         signups before the first visitor; 10000 unless given, 50000 with --minutes
  --write             put the result into bench/RESULTS.md
`;

const trial = { rate: 20, seconds: 2 };

await runCommand('launch', usage, async (args, lifecycle) => {
  const asked = parse(args);
  const stage = await setUp(asked, lifecycle);
  say('a few journeys for trial');
  await stage.load.run({ journey: trial.rate }, trial.seconds, lifecycle.signal);
  await stage.load.awaitMessages(patienceSeconds, lifecycle.signal);
  if (stage.load.failures !== '') throw new Error(`The trial journeys failed: ${stage.load.failures}`);
  if (stage.load.unfinished > 0) throw new Error('Messages of the trial journeys did not arrive');
  const busy = await otherWork();
  const rows = await (asked.isLong
    ? measureLongRun(asked, stage, lifecycle)
    : measureBurst(asked, stage, lifecycle));
  return { about: aboutOf(asked, stage, busy), rows };
});

function parse(args: readonly string[]): Asked {
  const names = [
    'rate',
    'seconds',
    'minutes',
    'mail-latency',
    'welcomes',
    'bulk',
    'noisy-client',
    'signups',
  ] as const;
  const options = {
    ...Object.fromEntries(names.map((name) => [name, { type: 'string' }] as const)),
    'friend-news': { type: 'boolean' },
  } as const;
  const { 'friend-news': friendNews = false, ...values } = parseOptions(args, { options }).values as Partial<
    Record<(typeof names)[number], string>
  > & { readonly 'friend-news'?: boolean };
  const read = (name: (typeof names)[number], min: number, max: number, fallback: number) =>
    wholeNumber(`--${name}`, values[name], { min, max, fallback });
  const isLong = values.minutes !== undefined;
  const [welcomes, bulk] = [read('welcomes', 0, 1_000_000, 0), read('bulk', 0, 1_000_000, 0)];
  return {
    isLong,
    friendNews,
    welcomes,
    bulk,
    rate: read('rate', 1, 2000, isLong ? 10 : 60),
    seconds: isLong ? 60 * read('minutes', 1, 10_000, 60) : read('seconds', 1, 600, 30),
    mailLatencyMs: read('mail-latency', 0, 30_000, 150),
    noisyClient: read('noisy-client', 0, 100_000, 0),
    signups: Math.max(welcomes, bulk, read('signups', 1000, 10_000_000, isLong ? 50_000 : 10_000)),
  };
}

function aboutOf(asked: Asked, { server }: Stage, busy: number): string {
  const known = ['MAIL_CONNECTIONS', 'DATABASE_POOL_SIZE'].filter((name) => process.env[name] !== undefined);
  const settings = known.map((name) => ` ${name}=${process.env[name] ?? ''}.`).join('');
  return `${server.version}, ${number(asked.signups)} signups before. ${asked.rate} visitors a second for ${asked.seconds} s at random moments; the mail server takes ${asked.mailLatencyMs} ms for each message.${settings} Product, PostgreSQL, mail server and visitors share the machine, of which other work took ${percent(busy)} before.`;
}
