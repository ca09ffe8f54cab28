import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { createLifecycle, type Lifecycle } from '../../backend/src/platform/lifecycle.ts';
import { createLog } from '../../backend/src/platform/log/log.ts';
import { spread, type Spread } from '../measure.ts';
import { startProduct } from '../product.ts';
import { Desk } from './desk.ts';
import { Office } from './office.ts';
import { screensOf } from './screens.ts';

/** `npm run screens`. Exit codes: 0 all goals met, 1 not or failed, 2 wrong command line, 130 interrupted. */

const exitCodes = { missed: 1, usage: 2, interrupted: 130 } as const;
const goalMs = 500;
const usage = `npm run screens -- [--signups N] [--rounds N]   (1000000 and 9 when left out)\n`;

/** How long one screen took, in milliseconds; null where the sidebar does not lead. */
interface Result {
  readonly name: string;
  readonly byAddress: Spread;
  readonly bySidebar: Spread | null;
}

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
    const results = await measure(lifecycle, asked);
    await save(results, asked.signups);
    finished = true;
    await lifecycle.stop(results.every(isGood) ? 0 : exitCodes.missed);
  }
} catch (error) {
  if (lifecycle.signal.aborted) await lifecycle.stop();
  else await lifecycle.fail(error);
}

function readArguments(args: string[]): { readonly signups: number; readonly rounds: number } | null {
  try {
    const { values } = parseArgs({
      args,
      options: { signups: { type: 'string', default: '1000000' }, rounds: { type: 'string', default: '9' } },
    });
    const [signups, rounds] = [Number(values.signups), Number(values.rounds)];
    return [signups, rounds].every((given) => Number.isInteger(given) && given > 0)
      ? { signups, rounds }
      : null;
  } catch {
    return null;
  }
}

async function measure(
  life: Lifecycle,
  { signups, rounds }: { readonly signups: number; readonly rounds: number },
): Promise<readonly Result[]> {
  say('starting the product');
  const product = await startProduct(life);
  const office = await Office.open(product.origin);
  await office.furnish();
  await product.seed(signups);
  const desk = await Desk.open(life, product.origin, office.token);
  const screens = screensOf(await office.findLeader(), signups);
  const results: Result[] = [];
  for (const screen of screens) {
    life.signal.throwIfAborted();
    say(screen.name);
    const byAddress = await spreadOf(rounds, () => desk.openByAddress(screen));
    const bySidebar = screen.isInSidebar ? await spreadOf(rounds, () => desk.openBySidebar(screen)) : null;
    results.push({ name: screen.name, byAddress, bySidebar });
  }
  return results;
}

/** The first time warms up. */
async function spreadOf(rounds: number, open: () => Promise<number>): Promise<Spread> {
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) times.push(await open());
  return spread(times.slice(1));
}

function isGood({ byAddress, bySidebar }: Result): boolean {
  return byAddress.median < goalMs && (bySidebar === null || bySidebar.median < goalMs);
}

async function save(results: readonly Result[], signups: number): Promise<void> {
  const date = new Date().toISOString().slice(0, 10);
  const cell = (times: Spread | null) =>
    times === null
      ? ''
      : `**${Math.round(times.median)}**${times.median < goalMs ? '' : ' MISSED'} (${Math.round(times.min)}–${Math.round(times.max)})`;
  const markdown = [
    `# Screens of the back office with ${signups.toLocaleString('en')} signups, ${date}`,
    '',
    `Milliseconds until a screen shows its data and nothing on it is still to come, in Chromium at 1440 px, on the machine of the server; median (fastest–slowest). The goal is less than ${goalMs}.`,
    '',
    '| screen | opened by its address, the app included | by the sidebar |',
    '| --- | --: | --: |',
    ...results.map(
      ({ name, byAddress, bySidebar }) => `| ${name} | ${cell(byAddress)} | ${cell(bySidebar)} |`,
    ),
    '',
  ].join('\n');
  process.stdout.write(`\n${markdown}`);
  const folder = new URL('../results/', import.meta.url);
  await mkdir(folder, { recursive: true });
  await writeFile(new URL(`${date}-screens.md`, folder), markdown);
  say(`written to bench/results/${date}-screens.md`);
}

function say(what: string): void {
  process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${what}\n`);
}
