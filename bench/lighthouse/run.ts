import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { createLifecycle } from '../../backend/src/platform/lifecycle.ts';
import { createLog } from '../../backend/src/platform/log/log.ts';
import { startProduct } from '../product.ts';
import { type Look, lighthouseVersion, lookAt } from './look.ts';
import { isGood, markdownOf, type PageLooks } from './table.ts';

/** `npm run lighthouse`. Exit codes: 0 all goals met, 1 not or failed, 2 wrong command line, 130 interrupted. */

const exitCodes = { missed: 1, usage: 2, interrupted: 130 } as const;
const allPaths = ['/', '/privacypolicy', '/termsandconditions', '/cancellationrefundpolicy', '/status'];
const usage = `npm run lighthouse -- [--runs N] [--page PATH]…   (5 runs of every page when left out)\n`;

let finished = false;
const lifecycle = createLifecycle({
  log: createLog('warn'),
  exit: (code) => process.exit(code === 0 && !finished ? exitCodes.interrupted : code),
});

try {
  const asked = readArguments(process.argv.slice(2));
  if (asked === null) {
    process.stderr.write(usage);
    await lifecycle.stop(exitCodes.usage);
  } else {
    const good = await run(asked);
    finished = true;
    await lifecycle.stop(good ? 0 : exitCodes.missed);
  }
} catch (error) {
  if (lifecycle.signal.aborted) await lifecycle.stop();
  else await lifecycle.fail(error);
}

interface Asked {
  readonly runs: number;
  readonly paths: readonly string[];
}

function readArguments(args: string[]): Asked | null {
  try {
    const { values } = parseArgs({
      args,
      options: { runs: { type: 'string', default: '5' }, page: { type: 'string', multiple: true } },
    });
    const runs = Number(values.runs);
    return Number.isInteger(runs) && runs > 0 ? { runs, paths: values.page ?? allPaths } : null;
  } catch {
    return null;
  }
}

async function run({ runs, paths }: Asked): Promise<boolean> {
  say('starting the product');
  const { origin } = await startProduct(lifecycle);
  const pages: PageLooks[] = [];
  for (const path of paths) {
    // Pages are filled in and compressed when they are first asked for; that is not what a visitor meets.
    await fetch(origin + path);
    const looks: Look[] = [];
    for (let round = 1; round <= runs && !lifecycle.signal.aborted; round += 1) {
      say(`${path}, ${round} of ${runs}`);
      looks.push(await lookAt(origin + path));
    }
    pages.push({ path, looks });
  }
  lifecycle.signal.throwIfAborted();
  const date = new Date().toISOString().slice(0, 10);
  const markdown = markdownOf(pages, { date, version: lighthouseVersion() });
  process.stdout.write(`\n${markdown}`);
  if (paths === allPaths) await save(markdown, pages, date);
  return isGood(pages);
}

async function save(markdown: string, pages: readonly PageLooks[], date: string): Promise<void> {
  const folder = new URL('../results/', import.meta.url);
  await mkdir(folder, { recursive: true });
  await writeFile(new URL(`${date}-lighthouse.md`, folder), markdown);
  await writeFile(new URL(`${date}-lighthouse.json`, folder), `${JSON.stringify(pages, null, 2)}\n`);
  say(`written to bench/results/${date}-lighthouse.md`);
}

function say(what: string): void {
  process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${what}\n`);
}
