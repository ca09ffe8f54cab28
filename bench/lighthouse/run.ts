import { parseOptions, UsageError } from '../../backend/src/command-options.ts';
import type { Lifecycle } from '../../backend/src/platform/lifecycle.ts';
import { publish, runCommand, say, today } from '../command.ts';
import { startProduct } from '../product.ts';
import { type Look, lighthouseVersion, lookAt } from './look.ts';
import { isGood, markdownOf, type PageLooks } from './table.ts';

/** `npm run lighthouse`. */

const allPaths = ['/', '/privacypolicy', '/termsandconditions', '/cancellationrefundpolicy', '/status'];
const usage = `npm run lighthouse -- [--runs N] [--page PATH]…   (5 runs of every page when left out)\n`;

await runCommand(usage, async (args, lifecycle) => run(readArguments(args), lifecycle));

interface Asked {
  readonly runs: number;
  readonly paths: readonly string[];
}

function readArguments(args: string[]): Asked {
  const { values } = parseOptions(args, {
    options: { runs: { type: 'string', default: '5' }, page: { type: 'string', multiple: true } },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs <= 0) throw new UsageError('--runs takes a whole number');
  return { runs, paths: values.page ?? allPaths };
}

async function run({ runs, paths }: Asked, lifecycle: Lifecycle): Promise<boolean> {
  say('starting the product');
  const { origin } = await startProduct(lifecycle);
  const pages: PageLooks[] = [];
  for (const path of paths) {
    // Pages are filled in and compressed on their first request; visitors do not experience that.
    await fetch(origin + path);
    const looks: Look[] = [];
    for (let round = 1; round <= runs && !lifecycle.signal.aborted; round += 1) {
      say(`${path}, ${round} of ${runs}`);
      looks.push(await lookAt(origin + path));
    }
    pages.push({ path, looks });
  }
  lifecycle.signal.throwIfAborted();
  const markdown = markdownOf(pages, { date: today(), version: lighthouseVersion() });
  if (paths === allPaths) await publish(`${today()}-lighthouse`, pages, markdown);
  else process.stdout.write(`\n${markdown}`);
  return isGood(pages);
}
