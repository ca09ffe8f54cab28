import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { text as toText } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { parseOptions } from '../backend/src/command-options.ts';
import { chromiumFlags, machineChromium } from '../e2e/chromium.ts';
import { runCommand, say, wholeNumber } from './command.ts';
import { spread } from './measure.ts';
import { startProduct } from './product.ts';
import type { Row } from './report.ts';

/** `npm run lighthouse`. */

const allPaths = ['/', '/privacypolicy', '/termsandconditions', '/cancellationrefundpolicy', '/status'];
const triesAtMost = 3;

const usage = `Usage: npm run lighthouse -- [--runs N] [--page PATH]… [--write]

Has Lighthouse look at every public page of the built product: mobile preset, simulated throttling, empty cache.

  --runs N     looks at each page, 1 to 50; 5 unless given
  --page PATH  this page alone; may be given again
  --write      put the result into bench/RESULTS.md
`;

/** What Lighthouse measures of a page, and what it has to be. */
const figures = {
  performance: { unit: '', isMet: (score: number) => score === 100 },
  accessibility: { unit: '', isMet: (score: number) => score === 100 },
  'best practices': { unit: '', isMet: (score: number) => score === 100 },
  SEO: { unit: '', isMet: (score: number) => score === 100 },
  LCP: { unit: ' ms', isMet: (ms: number) => ms <= 950 },
  TBT: { unit: ' ms', isMet: (ms: number) => ms < 50 },
  CLS: { unit: '', isMet: (shift: number) => shift === 0 },
  FCP: { unit: ' ms', isMet: () => true },
  sent: { unit: ' KB', isMet: () => true },
} as const;
type Figure = keyof typeof figures;
type Look = Readonly<Record<Figure, number>>;
const names = Object.keys(figures) as Figure[];

function rowOf(what: string, looks: readonly Look[]): Row {
  const medianOf = (name: Figure) => spread(looks.map((look) => look[name])).median;
  const show = (name: Figure) =>
    `${name} ${Number(medianOf(name).toFixed(name === 'CLS' ? 3 : 0))}${figures[name].unit}`;
  return {
    what,
    measured: names.slice(0, 7).map(show).join(', '),
    goal: 'scores 100, LCP ≤ 950 ms, TBT < 50 ms, CLS 0',
    isKept: names.every((name) => figures[name].isMet(medianOf(name))),
    details: names.slice(7).map(show).join(', '),
  };
}

const cli = fileURLToPath(new URL('lighthouse/node_modules/lighthouse/cli/index.js', import.meta.url));
const lighthouseVersion = (): string =>
  String(
    record(createRequire(import.meta.url)('./lighthouse/node_modules/lighthouse/package.json'))['version'],
  );

/**
 * Measures a page once, as a mid-range phone on a slow connection, with an empty cache. Occasionally, Chromium's trace
 * lacks the page (NO_NAVSTART and similar): then Lighthouse asks for another run, and gets one.
 */
async function lookAt(
  url: string,
  tries = 1,
): Promise<{ readonly look: Look; readonly benchmarkIndex: number }> {
  try {
    return readReport(JSON.parse(await report(url)));
  } catch (error) {
    const isTransient = error instanceof Error && error.message.includes('Please run Lighthouse again');
    if (!isTransient || tries === triesAtMost) throw error;
    return lookAt(url, tries + 1);
  }
}

async function report(url: string): Promise<string> {
  const flags = [
    ...[url, '--output=json', '--quiet', '--no-enable-error-reporting'],
    '--only-categories=performance,accessibility,best-practices,seo',
    `--chrome-flags=${['--headless=new', ...chromiumFlags].join(' ')}`,
  ];
  const { executablePath, env } = await machineChromium();
  const child = spawn(process.execPath, [cli, ...flags], {
    env: { ...env, CHROME_PATH: executablePath },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true, // a session of its own, whose weight can be set
  });
  // Linux shares the processors equally among sessions: without this, Lighthouse's reading of the trace would be measured
  // as work of the page. Elsewhere nothing is done.
  await writeFile(`/proc/${child.pid ?? 0}/autogroup`, '15').catch(() => undefined);
  const ended = once(child, 'exit');
  const [printed, complaint] = await Promise.all([toText(child.stdout), toText(child.stderr), ended]);
  if (child.exitCode !== 0) throw new Error(`Lighthouse ended with ${child.exitCode ?? ''}: ${complaint}`);
  return printed;
}

/** @throws naming what the report lacks. */
function readReport(given: unknown) {
  const { categories, audits, environment } = record(given);
  const score = (name: string) => Math.round(100 * numberIn(record(record(categories)[name]), 'score'));
  const figure = (name: string) => numberIn(record(record(audits)[name]), 'numericValue');
  const look: Look = {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    SEO: score('seo'),
    LCP: figure('largest-contentful-paint'),
    TBT: figure('total-blocking-time'),
    CLS: figure('cumulative-layout-shift'),
    FCP: figure('first-contentful-paint'),
    sent: figure('total-byte-weight') / 1024,
  };
  return { look, benchmarkIndex: numberIn(record(environment), 'benchmarkIndex') };
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) throw new Error('Lighthouse’s report lacks a part');
  return { ...value };
}

function numberIn(of: Readonly<Record<string, unknown>>, name: string): number {
  const value = of[name];
  if (typeof value !== 'number') throw new Error(`Lighthouse’s report lacks ${name}`);
  return value;
}

await runCommand('lighthouse', usage, async (args, lifecycle) => {
  const { values } = parseOptions(args, {
    options: { runs: { type: 'string' }, page: { type: 'string', multiple: true } },
  });
  const runs = wholeNumber('--runs', values.runs, { min: 1, max: 50, fallback: 5 });
  say('starting the product');
  const { origin } = await startProduct(lifecycle);
  const rows: Row[] = [];
  const speeds: number[] = [];
  for (const path of values.page ?? allPaths) {
    // Pages are filled in and compressed on their first request; visitors do not experience that.
    await fetch(origin + path);
    const looks: Look[] = [];
    for (let round = 1; round <= runs; round += 1) {
      lifecycle.signal.throwIfAborted();
      say(`${path}, ${round} of ${runs}`);
      const { benchmarkIndex, look } = await lookAt(origin + path);
      speeds.push(benchmarkIndex);
      looks.push(look);
    }
    rows.push(rowOf(path, looks));
  }
  const about = `Lighthouse ${lighthouseVersion()}, mobile preset, simulated throttling, empty cache, through the built server: medians of ${runs}. The machine measured ${Math.round(Math.min(...speeds))} to ${Math.round(Math.max(...speeds))} by Lighthouse’s own benchmark, of which 1500 or more is a quiet desktop.`;
  return { about, rows };
});
