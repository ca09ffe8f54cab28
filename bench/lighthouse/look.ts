import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { text as toText } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { chromiumFlags, machineChromium } from '../../e2e/chromium.ts';

/** What one run of Lighthouse found. Scores are 0 to 100, times milliseconds of the simulated phone, bytes as sent. */
export interface Look {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly fcpMs: number;
  readonly lcpMs: number;
  readonly tbtMs: number;
  readonly cls: number;
  readonly bytes: number;
  /** Lighthouse's own measure of this machine's speed at that moment; a quiet desktop has 1500 or more. */
  readonly machine: number;
}

const cli = fileURLToPath(new URL('node_modules/lighthouse/cli/index.js', import.meta.url));
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Lighthouse's version. */
export const lighthouseVersion = (): string =>
  text(record(createRequire(import.meta.url)('./node_modules/lighthouse/package.json')), 'version');

const triesAtMost = 3;

/**
 * Measures a page once, as a mid-range phone on a slow connection, with an empty cache. Occasionally, Chromium's trace
 * lacks the page (NO_NAVSTART and similar): then Lighthouse asks for another run, and gets one.
 */
export async function lookAt(url: string, tries = 1): Promise<Look> {
  try {
    return readLook(JSON.parse(await report(url)));
  } catch (error) {
    const isTransient = error instanceof Error && error.message.includes('Please run Lighthouse again');
    if (!isTransient || tries === triesAtMost) throw error;
    return lookAt(url, tries + 1);
  }
}

async function report(url: string): Promise<string> {
  const flags = [
    url,
    '--output=json',
    '--quiet',
    '--no-enable-error-reporting',
    `--only-categories=${categories.join(',')}`,
    `--chrome-flags=${['--headless=new', ...chromiumFlags].join(' ')}`,
  ];
  const { executablePath, env } = await machineChromium();
  const child = spawn(process.execPath, [cli, ...flags], {
    env: { ...env, CHROME_PATH: executablePath },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true, // a session of its own, whose weight can be set
  });
  await giveWay(child.pid);
  const ended = once(child, 'exit');
  const [report, complaint] = await Promise.all([toText(child.stdout), toText(child.stderr), ended]);
  if (child.exitCode !== 0) throw new Error(`Lighthouse ended with ${child.exitCode ?? ''}: ${complaint}`);
  return report;
}

/**
 * Chromium runs in a session of its own, and Linux shares the processors equally among sessions: without this, Lighthouse's
 * reading of the trace would be measured as work of the page. Elsewhere nothing is done.
 */
async function giveWay(pid: number | undefined): Promise<void> {
  await writeFile(`/proc/${pid ?? 0}/autogroup`, '15').catch(() => undefined);
}

/** Reads Lighthouse's report. @throws naming what it lacks. */
export function readLook(report: unknown): Look {
  const { categories: scores, audits, environment } = record(report);
  const score = (name: string) => Math.round(100 * number(record(record(scores)[name]), 'score'));
  const figure = (name: string) => number(record(record(audits)[name]), 'numericValue');
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcpMs: figure('first-contentful-paint'),
    lcpMs: figure('largest-contentful-paint'),
    tbtMs: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    bytes: figure('total-byte-weight'),
    machine: number(record(environment), 'benchmarkIndex'),
  };
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) throw new Error('Lighthouse’s report lacks a part');
  return { ...value };
}

function number(of: Readonly<Record<string, unknown>>, name: string): number {
  const value = of[name];
  if (typeof value !== 'number') throw new Error(`Lighthouse’s report lacks ${name}`);
  return value;
}

function text(of: Readonly<Record<string, unknown>>, name: string): string {
  const value = of[name];
  if (typeof value !== 'string') throw new Error(`Lighthouse’s package lacks ${name}`);
  return value;
}
