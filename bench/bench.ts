import { parseOptions, UsageError } from '../backend/src/command-options.ts';
import { RankReader } from '../backend/src/features/referral/referral.repository.ts';
import type { Lifecycle } from '../backend/src/platform/lifecycle.ts';
import { rankRow, verifyRow } from './checks.ts';
import { runCommand, say, wholeNumber } from './command.ts';
import { openBenchPool, startBenchServer } from './database.ts';
import { startMailSink } from './mail-sink.ts';
import { otherWork } from './measure.ts';
import { openPeopleSource } from './people.ts';
import { openOffice, productionSettings, startProduct } from './product.ts';
import { number, percent, type Report, type Row } from './report.ts';
import type { Context, Office } from './rows/context.ts';
import { measureBulk } from './rows/bulk.ts';
import { measureExport } from './rows/export.ts';
import { measureFairness } from './rows/fairness.ts';
import { measureHttpJoins } from './rows/http-joins.ts';
import { measureImport } from './rows/import.ts';
import { measureJoins } from './rows/joins.ts';
import { measureLists } from './rows/lists.ts';
import { measureLogins } from './rows/logins.ts';
import { measureMailing } from './rows/mailing.ts';
import { measureRanks, measureRanksWithInvited } from './rows/ranks.ts';

/** `npm run bench`. */

const parts = [
  'ranks',
  'joins',
  'fairness',
  'http',
  'lists',
  'export',
  'import',
  'bulk',
  'waves',
  'mailing',
  'logins',
] as const;
type Part = (typeof parts)[number];
const sizes = [10_000, 1_000_000];

const usage = `Usage: npm run bench -- [--signups N] [--rounds N] [--seconds N] [--messages N] [--only PART,PART…] [--write]

Compares the product with what is fast by itself, on a PostgreSQL of its own in the folder for temporary files.

  --signups N   signups on the waitlist, 10000 or more; 1000000 unless given
  --rounds N    measured rounds of each contender, 1 to 50; 9 unless given
  --seconds N   length of a round of joins, 1 to 60; 3 unless given
  --messages N  invitations in each wave, 100 or more; 5000 unless given
  --only …      these parts alone: ${parts.join(', ')}
  --write       put the result into bench/RESULTS.md
`;

await runCommand('bench', usage, async (args, lifecycle) => {
  const { values } = parseOptions(args, {
    options: {
      signups: { type: 'string' },
      rounds: { type: 'string' },
      seconds: { type: 'string' },
      messages: { type: 'string' },
      only: { type: 'string' },
    },
  });
  const asked = {
    signups: wholeNumber('--signups', values.signups, { min: 10_000, max: 100_000_000, fallback: 1_000_000 }),
    rounds: wholeNumber('--rounds', values.rounds, { min: 1, max: 50, fallback: 9 }),
    roundSeconds: wholeNumber('--seconds', values.seconds, { min: 1, max: 60, fallback: 3 }),
  };
  const messages = wholeNumber('--messages', values.messages, { min: 100, max: 2_000_000, fallback: 5_000 });
  return measure(asked, { chosen: chosenParts(values.only), messages }, lifecycle);
});

function chosenParts(only: string | undefined): readonly Part[] {
  const names = only?.split(',') ?? parts;
  const chosen = parts.filter((part) => names.includes(part));
  if (chosen.length < names.length) throw new UsageError(`--only takes ${parts.join(', ')}`);
  return chosen;
}

async function measure(
  asked: Pick<Context, 'signups' | 'rounds' | 'roundSeconds'>,
  { chosen, messages }: { readonly chosen: readonly Part[]; readonly messages: number },
  lifecycle: Lifecycle,
): Promise<Report> {
  const { context, version, fillSearch } = await prepare(asked, lifecycle);
  const measures: Readonly<Record<Part, () => Promise<readonly Row[]>>> = {
    ranks: () => measureRanks(context),
    joins: () => measureJoins(context),
    fairness: () => measureFairness(context),
    async http() {
      await fillSearch(); // joins through the service came faster; copying them would disturb these
      return measureHttpJoins(context);
    },
    lists: () => measureLists(context),
    export: () => measureExport(context),
    import: () => measureImport(context),
    bulk: () => measureBulk(context),
    waves: () => measureRanksWithInvited(context),
    mailing: () => measureMailing(context, messages),
    logins: () => measureLogins(context),
  };
  const rows: Row[] = [];
  let busy = 0;
  for (const part of chosen) {
    busy = Math.max(busy, await otherWork());
    say(part);
    const measured = await measures[part]();
    for (const row of measured) say(JSON.stringify(row)); // a long run may not come to its end
    rows.push(...measured);
  }
  say('checking');
  rows.push(...(await check(context.url)));
  const about = `${version}, ${number(asked.signups)} signups, ${asked.rounds} rounds. Ratios of one run: the median of the rounds, and their range. Other work took at most ${percent(busy)} of the processors while the benchmark rested.`;
  return { about, rows };
}

async function prepare(asked: Pick<Context, 'signups' | 'rounds' | 'roundSeconds'>, lifecycle: Lifecycle) {
  say('starting PostgreSQL');
  const server = await startBenchServer(lifecycle);
  const { url } = server;
  const emptyUrls = [await server.copy('empty'), await server.copy('copied')] as const;
  const smaller = [];
  for (const signups of sizes.filter((size) => size < asked.signups)) {
    say(`growing to ${number(signups)} signups`);
    await server.grow(signups);
    smaller.push({ signups, url: await server.copy(String(signups)) });
  }
  say(`growing to ${number(asked.signups)} signups`);
  await server.grow(asked.signups);
  await server.fillSearch();
  const [bareUrl, readsUrl] = [await server.copy('bare'), await server.copy('reads')];
  const checkpoint = async () => void (await server.asSuperuser('CHECKPOINT'));
  await checkpoint();
  const pool = openBenchPool(url, 1);
  const people = await openPeopleSource(pool, asked.signups);
  await pool.end();
  let opened: Promise<Office> | undefined;
  const context: Context = {
    ...{ ...asked, url, bareUrl, readsUrl, smaller, emptyUrls, people, lifecycle, checkpoint },
    office: () => (opened ??= openOfficeOn(readsUrl, lifecycle)),
    openOffice: (of) => openOfficeOn(of, lifecycle),
  };
  return { context, version: server.version, fillSearch: () => server.fillSearch() };
}

async function openOfficeOn(url: string, lifecycle: Lifecycle): Promise<Office> {
  const pool = openBenchPool(url, 1);
  // Welcome messages to users who were added in bulk would be sent meanwhile.
  await pool.query('UPDATE welcome_head SET last_seq = (SELECT last_seq FROM waitlist_head)');
  await pool.end();
  let count = 0;
  const { port: mailPort } = await startMailSink(0, () => (count += 1), lifecycle);
  const settings = {
    ...productionSettings(url, mailPort),
    ...{ LOG_LEVEL: 'warn', BULK_MAIL_PER_DOMAIN_PER_HOUR: '100000000' },
  };
  const product = await startProduct(lifecycle, { settings });
  return { product, token: await openOffice(product), mailPort, arrived: () => count };
}

/** On the database that joined. */
async function check(url: string): Promise<readonly Row[]> {
  const pool = openBenchPool(url, 1);
  try {
    const reader = new RankReader(pool);
    const ask = async (userId: string) => (await reader.find({ userId }))?.rank;
    return [await rankRow(pool, 'asked of the service', ask), await verifyRow(url, 0)];
  } finally {
    await pool.end();
  }
}
