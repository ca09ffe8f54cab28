import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Lifecycle } from '../backend/src/platform/lifecycle.ts';
import { type BenchArguments, parseBenchArguments, usage } from './bench-arguments.ts';
import { openBenchPool, startBenchServer } from './bench-database.ts';
import { checkResults } from './check-results.ts';
import { log, publish, runCommand, say, today } from './command.ts';
import { benchHttp } from './http-bench.ts';
import { type AdminReadsDatabase, benchAdminReads } from './admin-reads-bench.ts';
import { benchExport } from './export-bench.ts';
import { benchJoins } from './join-bench.ts';
import { benchLogin, loginMarkdown, type LoginResult } from './login-bench.ts';
import { OtherWork } from './other-work.ts';
import { openPeopleSource } from './people.ts';
import { benchRanks } from './rank-bench.ts';
import { benchRankHttp } from './rank-http-bench.ts';
import { benchMailingAlone, mailingMarkdown } from './mailing-bench.ts';
import { benchWaves, waveMarkdown } from './wave-bench.ts';
import { benchWebhooks, webhookMarkdown } from './webhook-bench.ts';
import { isGood, markdownOf, type Measurements, readsReportOf, reportOf } from './report.ts';

/** `npm run bench`. */

const rankSizes = [10_000, 1_000_000, 10_000_000];

await runCommand(usage, async (args, lifecycle) => {
  const given = parseBenchArguments(args);
  if (given.help) {
    process.stdout.write(usage);
    return true;
  }
  if (given.only === 'login') return runLogin(lifecycle);
  if (given.only === 'webhooks') return runWebhookBench(given, lifecycle);
  if (given.only === 'waves') return runWaveBench(given, lifecycle);
  if (given.only === 'mailing') return runMailingBench(given, lifecycle);
  if (given.only === 'reads') return runReads(given, lifecycle);
  const report = reportOf(await measure(given, lifecycle), new Date());
  await publish(`${report.date}-${report.signups}`, report, markdownOf(report));
  return isGood(report);
});

/** Half a minute, on an empty database. */
async function runLogin(lifecycle: Lifecycle): Promise<boolean> {
  const server = await startBenchServer(lifecycle, log);
  const result = await measureLogin(server.url);
  await publish(`${today()}-login`, result, loginMarkdown(result, today()));
  return result.good;
}

/** A server with so many signups, and further people to join. */
async function growServer(signups: number, lifecycle: Lifecycle) {
  const server = await startBenchServer(lifecycle, log);
  say(`growing to ${signups} signups`);
  await server.grow(signups);
  return { server, people: await peopleFor(server.url, signups) };
}

async function peopleFor(url: string, signups: number) {
  const sources = openBenchPool(url, 1);
  try {
    return await openPeopleSource(sources, signups);
  } finally {
    await sources.end();
  }
}

/** Joins with and without an endpoint. */
async function runWebhookBench(
  { signups, rounds, roundSeconds }: BenchArguments,
  lifecycle: Lifecycle,
): Promise<boolean> {
  const { server, people } = await growServer(signups, lifecycle);
  say('joins with and without a webhook endpoint');
  const { url, checkpoint } = server;
  const result = await benchWebhooks({ url, people, rounds, roundSeconds, checkpoint });
  await publish(`${today()}-webhooks`, result, webhookMarkdown(result, today()));
  return result.good;
}

/** Ranks, lists and joins while users are being invited. */
async function runWaveBench(
  { signups, rounds, roundSeconds, reads }: BenchArguments,
  lifecycle: Lifecycle,
): Promise<boolean> {
  const { server, people } = await growServer(signups, lifecycle);
  if (reads) await server.fillSearch();
  const awayUrl = await server.copy('away');
  const { url, checkpoint } = server;
  const result = await benchWaves({
    url,
    awayUrl,
    signups,
    people,
    rounds,
    roundSeconds,
    reads,
    checkpoint,
    lifecycle,
    messages: Math.round(Math.min(100_000, signups / 10) / rounds),
  });
  await publish(`${today()}-waves-${signups}`, result, waveMarkdown(result, today()));
  return result.good;
}

/** Sending alone. */
async function runMailingBench({ messages, rounds }: BenchArguments, lifecycle: Lifecycle): Promise<boolean> {
  const server = await startBenchServer(lifecycle, log);
  // A third of the seeded users verified a phone number.
  const signups = 2 * rounds * messages;
  say(`growing to ${signups} signups`);
  await server.grow(signups);
  const otherWork = new OtherWork();
  await otherWork.sample();
  say('sending invitations');
  const options = { url: server.url, rounds, messages, lifecycle };
  const result = await benchMailingAlone(options, otherWork.share);
  await publish(`${today()}-mailing-${messages}`, result, mailingMarkdown(result, today()));
  return result.good;
}

/** Admins' reads, and the export. */
async function runReads({ signups, rounds }: BenchArguments, lifecycle: Lifecycle): Promise<boolean> {
  const server = await startBenchServer(lifecycle, log);
  const [small = 0] = rankSizes;
  await server.grow(small);
  const smallUrl = await server.copy(`${small}`);
  say(`growing to ${signups} signups`);
  await server.grow(signups);
  const otherWork = new OtherWork();
  await otherWork.sample();
  const { url } = server;
  const databases = [
    { signups: small, url: smallUrl },
    { signups, url },
  ];
  const admin = await measureAdmin(databases, url, rounds);
  await otherWork.sample();
  const measured = { signups, postgres: server.version, otherWork: otherWork.share, admin };
  const report = readsReportOf(measured, new Date());
  await publish(`${report.date}-reads-${signups}`, report, markdownOf(report));
  return isGood(report);
}

async function measureLogin(url: string): Promise<LoginResult> {
  say('failed logins');
  const pool = openBenchPool(url, 2);
  const result = await benchLogin(pool);
  await pool.end();
  return result;
}

async function measure(
  { signups, rounds, roundSeconds, reads }: BenchArguments,
  lifecycle: Lifecycle,
): Promise<Measurements> {
  say('starting PostgreSQL');
  const server = await startBenchServer(lifecycle, log);
  const copies = [];
  for (const size of rankSizes.filter((rankSize) => rankSize < signups)) {
    say(`growing to ${size} signups`);
    await server.grow(size);
    copies.push({ signups: size, url: await server.copy(`${size}`) });
  }
  say(`growing to ${signups} signups`);
  await server.grow(signups);
  if (reads) await server.fillSearch();
  const bareUrl = await server.copy('bare');
  const readUrl = reads ? await server.copy('reads') : null;
  await server.checkpoint();

  const people = await peopleFor(server.url, signups);

  const otherWork = new OtherWork();
  await otherWork.sample();
  say('ranks');
  const ranks = await benchRanks([...copies, { signups, url: server.url }], rounds);
  await otherWork.sample();
  say('joins through the service');
  const shared = { url: server.url, bareUrl, people, rounds, roundSeconds, checkpoint: server.checkpoint };
  const joins = await benchJoins({ ...shared, log });
  await otherWork.sample();
  if (reads) await server.fillSearch(); // these joins came faster than any over HTTP; copying them would disturb the next
  const frontendDir = await makeEmptyFrontend(lifecycle);
  say('ranks over HTTP');
  const rankHttp = await benchRankHttp({ url: server.url, rounds, frontendDir, lifecycle });
  await otherWork.sample();
  say('joins over HTTP');
  const http = await benchHttp({ ...shared, frontendDir, lifecycle });
  await otherWork.sample();
  const smallest: readonly AdminReadsDatabase[] = copies.slice(0, 1);
  const admin =
    readUrl === null ? null : await measureAdmin([...smallest, { signups, url: readUrl }], readUrl, rounds);
  await otherWork.sample();
  const login = await measureLogin(bareUrl);
  say('checking the results');
  const checks = await checkResults(server.url);
  return {
    signups,
    postgres: server.version,
    otherWork: otherWork.share,
    joins,
    http,
    ranks,
    rankHttp,
    admin,
    login,
    checks,
  };
}

async function measureAdmin(databases: readonly AdminReadsDatabase[], url: string, rounds: number) {
  say('what admins read');
  return { reads: await benchAdminReads(databases, rounds), exported: await benchExport(url) };
}

/** Pages are not measured, so they need not be built. */
async function makeEmptyFrontend(lifecycle: Lifecycle): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'waitlist-bench-pages-'));
  lifecycle.onStop('the pages', () => rm(folder, { recursive: true, force: true }));
  for (const part of ['pages', 'client']) await mkdir(join(folder, 'dist', part), { recursive: true });
  return folder;
}
