import { parseOptions, UsageError } from '../../backend/src/command-options.ts';
import type { Lifecycle } from '../../backend/src/platform/lifecycle.ts';
import { publish, runCommand, say, today } from '../command.ts';
import { spread, type Spread } from '../measure.ts';
import { startProduct } from '../product.ts';
import { Desk } from './desk.ts';
import { Office } from './office.ts';
import { account, screensOf } from './screens.ts';

/** `npm run screens`. */

const goalMs = 500;
const usage = `npm run screens -- [--signups N] [--rounds N]   (1000000 and 9 when left out)\n`;

await runCommand(usage, async (args, lifecycle) => {
  const asked = readArguments(args);
  const results = await measure(lifecycle, asked);
  await publish(`${today()}-screens`, results, markdownOf(results, asked.signups));
  return results.every(isGood);
});

interface Asked {
  readonly signups: number;
  readonly rounds: number;
}

/** How long one screen took, in milliseconds; null where the sidebar does not lead. */
interface Result {
  readonly name: string;
  readonly byAddress: Spread;
  readonly bySidebar: Spread | null;
}

function readArguments(args: string[]): Asked {
  const { signups, rounds } = parseOptions(args, {
    options: { signups: { type: 'string', default: '1000000' }, rounds: { type: 'string', default: '9' } },
  }).values;
  const asked = { signups: Number(signups), rounds: Number(rounds) };
  if (!Object.values(asked).every((given) => Number.isInteger(given) && given > 0))
    throw new UsageError('--signups and --rounds take whole numbers');
  return asked;
}

async function measure(lifecycle: Lifecycle, { signups, rounds }: Asked): Promise<readonly Result[]> {
  say('starting the product');
  const product = await startProduct(lifecycle);
  const office = await Office.open(product);
  await product.seed(signups);
  await office.furnish();
  const screens = screensOf(await office.findLeader(), signups);
  const { origin } = product;
  const desk = await Desk.open(lifecycle, { origin, token: office.token, screens: [account, ...screens] });
  const results: Result[] = [];
  for (const screen of screens) {
    lifecycle.signal.throwIfAborted();
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

function markdownOf(results: readonly Result[], signups: number): string {
  const cell = (times: Spread | null) =>
    times === null
      ? ''
      : `**${Math.round(times.median)}**${times.median < goalMs ? '' : ' MISSED'} (${Math.round(times.min)}–${Math.round(times.max)})`;
  return [
    `# Screens of the back office with ${signups.toLocaleString('en')} signups, ${today()}`,
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
}
