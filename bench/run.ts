import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLifecycle, type Lifecycle } from '../backend/src/platform/lifecycle.ts';
import { createLog } from '../backend/src/platform/log/log.ts';
import { type BenchArguments, parseBenchArguments, usage, UsageError } from './bench-arguments.ts';
import { openBenchPool, startBenchServer } from './bench-database.ts';
import { checkResults } from './check-results.ts';
import { benchHttp } from './http-bench.ts';
import { type AdminReadsDatabase, benchAdminReads } from './admin-reads-bench.ts';
import { benchExport } from './export-bench.ts';
import { benchJoins } from './join-bench.ts';
import { benchLogin, loginMarkdown, type LoginResult } from './login-bench.ts';
import { OtherWork } from './other-work.ts';
import { openPeopleSource } from './people.ts';
import { benchRanks } from './rank-bench.ts';
import { isGood, markdownOf, type Measurements, type Report, reportOf } from './report.ts';

/** `npm run bench`. Exit codes: 0 all goals met, 1 not or failed, 2 wrong command line, 130 interrupted. */

const exitCodes = { missed: 1, usage: 2, interrupted: 130 } as const;
const rankSizes = [10_000, 1_000_000, 10_000_000];

let finished = false;
const log = createLog('warn');
const lifecycle = createLifecycle({
  log,
  exit: (code) => process.exit(code === 0 && !finished ? exitCodes.interrupted : code),
});

try {
  const good = await run(parseBenchArguments(process.argv.slice(2)));
  finished = true;
  await lifecycle.stop(good ? 0 : exitCodes.missed);
} catch (error) {
  if (lifecycle.signal.aborted) await lifecycle.stop();
  else if (error instanceof UsageError) {
    process.stderr.write(`${error.message}\n\n${usage}`);
    await lifecycle.stop(exitCodes.usage);
  } else await lifecycle.fail(error);
}

async function run(given: BenchArguments): Promise<boolean> {
  if (given.help) {
    process.stdout.write(usage);
    return true;
  }
  if (given.only === 'login') return runLogin();
  const report = reportOf(await measure(given, lifecycle), new Date());
  const markdown = markdownOf(report);
  process.stdout.write(`\n${markdown}`);
  await save(`${report.date}-${report.signups}`, report, markdown);
  return isGood(report);
}

/** Half a minute, on an empty database. */
async function runLogin(): Promise<boolean> {
  const server = await startBenchServer(lifecycle, log);
  const date = new Date().toISOString().slice(0, 10);
  const result = await measureLogin(server.url);
  const markdown = loginMarkdown(result, date);
  process.stdout.write(`\n${markdown}`);
  await save(`${date}-login`, result, markdown);
  return result.good;
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
  lifetime: Lifecycle,
): Promise<Measurements> {
  say('starting PostgreSQL');
  const server = await startBenchServer(lifetime, log);
  const copies = [];
  for (const size of rankSizes.filter((rankSize) => rankSize < signups)) {
    say(`growing to ${size} signups`);
    await server.grow(size);
    copies.push({ signups: size, url: await server.copy(`waitlist_${size}`) });
  }
  say(`growing to ${signups} signups`);
  await server.grow(signups);
  const bareUrl = await server.copy('waitlist_bare');
  const readUrl = reads ? await server.copy('waitlist_reads') : null;
  await server.checkpoint();

  const sources = openBenchPool(server.url, 1);
  const people = await openPeopleSource(sources, signups);
  await sources.end();

  const otherWork = new OtherWork();
  await otherWork.sample();
  say('ranks');
  const ranks = await benchRanks([...copies, { signups, url: server.url }], rounds);
  await otherWork.sample();
  say('joins through the service');
  const shared = { url: server.url, bareUrl, people, rounds, roundSeconds, checkpoint: server.checkpoint };
  const joins = await benchJoins({ ...shared, log });
  await otherWork.sample();
  say('joins over HTTP');
  const http = await benchHttp({
    ...shared,
    frontendDir: await makeEmptyFrontend(lifetime),
    lifecycle: lifetime,
  });
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
    admin,
    login,
    checks,
  };
}

async function measureAdmin(databases: readonly AdminReadsDatabase[], url: string, rounds: number) {
  say('what admins read');
  return { reads: await benchAdminReads(databases, rounds), exported: await benchExport(url) };
}

/** Pages are no part of what is measured, and need not be built. */
async function makeEmptyFrontend(lifetime: Lifecycle): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'waitlist-bench-pages-'));
  lifetime.onStop('the pages', () => rm(folder, { recursive: true, force: true }));
  for (const part of ['pages', 'client']) await mkdir(join(folder, 'dist', part), { recursive: true });
  return folder;
}

async function save(name: string, report: Report | LoginResult, markdown: string): Promise<void> {
  const base = new URL(`results/${name}`, import.meta.url);
  await mkdir(new URL('results', import.meta.url), { recursive: true });
  await writeFile(new URL(`${base.href}.md`), markdown);
  await writeFile(new URL(`${base.href}.json`), `${JSON.stringify(report, null, 2)}\n`);
  say(`written to bench/results/${name}.md`);
}

function say(what: string): void {
  process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${what}\n`);
}
