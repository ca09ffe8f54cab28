import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseOptions, UsageError } from '../../backend/src/command-options.ts';
import type { Lifecycle } from '../../backend/src/platform/lifecycle.ts';
import { publish, say, today } from '../command.ts';
import { checkRanks, verify } from '../soak/final-checks.ts';
import type { Drill } from './drill.ts';
import { type Checkout, checkOut, newestRelease } from './upgrade/checkout.ts';
import { Phases } from './upgrade/phases.ts';
import { checkJoins, checkWebhooks, countMigrations, settle } from './upgrade/upgrade-checks.ts';
import { isKept, upgradeMarkdown, type UpgradeResult } from './upgrade/upgrade-report.ts';
import { setUp, type UpgradeStage } from './upgrade/upgrade-stage.ts';

const usage = `Usage: npm run drill -- upgrade [--from COMMIT] [--signups N] [--seconds N] [--results]

Installs and builds an older release, lets visitors join on two instances of it, starts this one beside them, restarts an old
one on the new schema, and replaces them one at a time. No call may fail.

  --from COMMIT  the older release; the newest tag v* unless given
  --signups N    users before the first visitor (20000)
  --seconds N    how long each part takes (15)
  --results      keep the result in bench/results
`;

export const upgrade: Drill = {
  does: 'start this release beside an older one under load',
  usage,
  async run(args, lifecycle) {
    const { values } = optionsOf(args);
    const [signups, seconds] = [Number(values.signups), Number(values.seconds)];
    if (!(signups > 0 && seconds > 0)) throw new UsageError('--signups and --seconds take numbers above 0');
    const release = await checkOut(values.from ?? (await newestRelease()), lifecycle);
    const result = await rehearse(release, { signups, seconds }, lifecycle);
    const markdown = upgradeMarkdown(result, today());
    if (values.results) await publish(`${today()}-upgrade`, result, markdown);
    else process.stdout.write(`\n${markdown}`);
    return isKept(result);
  },
};

const optionsOf = (args: readonly string[]) =>
  parseOptions(args, {
    options: {
      from: { type: 'string' },
      signups: { type: 'string', default: '20000' },
      seconds: { type: 'string', default: '15' },
      results: { type: 'boolean', default: false },
    },
  });

async function rehearse(
  release: Checkout,
  { signups, seconds }: { readonly signups: number; readonly seconds: number },
  lifecycle: Lifecycle,
): Promise<UpgradeResult> {
  const stage = await setUp(release, signups, lifecycle);
  const { pool, world, visitors, receiver, findings, load } = stage;
  const migrationsBefore = await countMigrations(pool);
  const phases = new Phases(findings);
  load.begin();
  const { startSeconds, products } = await replaceAll(stage, phases, () =>
    sleep(seconds * 1000, undefined, { signal: lifecycle.signal }),
  );
  await load.stop();
  say('checking');
  const unsettled = await settle(pool, visitors);
  const { rows } = await pool.query<{ server_version: string }>('SHOW server_version');
  return {
    from: release.name,
    to: await thisRelease(),
    postgres: rows[0]?.server_version ?? '',
    seeded: signups,
    startSeconds,
    migrations: (await countMigrations(pool)) - migrationsBefore,
    phases: phases.all,
    unsettled,
    checks: [
      await checkJoins(pool, world),
      checkWebhooks(world, receiver),
      await checkRanks({ pool, products }),
      await verify(stage.databaseUrl),
    ],
    wrong: findings.allWrong,
  };
}

/** Replaces the old instances one at a time. Before one is stopped, visitors are led to the others, as a proxy does it. */
async function replaceAll(
  { fleet, first, second, startOld, startNew }: UpgradeStage,
  phases: Phases,
  pause: () => Promise<void>,
) {
  await pause(); // the first seconds of fresh processes are slow
  await phases.of('two instances of the old release', pause);
  const beganAt = performance.now();
  const newest = await phases.of('the same, while the new release starts and migrates', startNew);
  const startSeconds = (performance.now() - beganAt) / 1000;
  await phases.of('the same, on the new schema', pause);
  await fleet.lead([first, second, newest]);
  await phases.of('old and new', pause);
  await fleet.lead([first, newest]);
  const again = await phases.of('one old and one new, while the other old one starts again', async () => {
    await second.stop();
    const started = await startOld();
    await pause();
    return started;
  });
  await fleet.lead([again, newest]);
  await phases.of('the old one that started on the new schema, and the new one', async () => {
    await first.stop();
    await pause();
  });
  const last = await startNew();
  const products = [newest, last];
  await fleet.lead(products);
  await phases.of('two instances of the new release', async () => {
    await again.stop();
    await pause();
  });
  return { startSeconds, products };
}

async function thisRelease(): Promise<string> {
  const file = await readFile(new URL('../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(file) as { version: string }).version;
}
