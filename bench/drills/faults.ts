import { EventEmitter } from 'node:events';
import { readFile } from 'node:fs/promises';
import { parseOptions, UsageError } from '../../backend/src/command-options.ts';
import { createLifecycle, type Lifecycle } from '../../backend/src/platform/lifecycle.ts';
import { log, publish, say, today } from '../command.ts';
import type { Drill } from './drill.ts';
import type { Fault } from './faults/fault.ts';
import { faultsMarkdown, summaryOf } from './faults/faults-report.ts';
import type { FaultResult } from './faults/fault-result.ts';
import { clockAhead, clockBehind } from './faults/kinds/clock.ts';
import { idleAndSlowClients, outOfDescriptors } from './faults/kinds/clients.ts';
import { databaseFrozen } from './faults/kinds/database-frozen.ts';
import { databaseKilled } from './faults/kinds/database-killed.ts';
import { databaseSlow } from './faults/kinds/database-slow.ts';
import { diskFull } from './faults/kinds/disk-full.ts';
import { halfOpen, networkCut } from './faults/kinds/half-open.ts';
import { instanceFrozen } from './faults/kinds/instance-frozen.ts';
import * as messages from './faults/kinds/messages.ts';
import { rehearse } from './faults/rehearse.ts';

/** In the order of the table. */
const faults: readonly Fault[] = [
  ...[databaseKilled, databaseFrozen, databaseSlow, diskFull, clockAhead, clockBehind],
  ...[messages.mailAway, messages.mailSlow, messages.mailRefusing],
  ...[messages.smsAway, messages.smsSlow, messages.smsRefusing, messages.namesGone],
  ...[instanceFrozen, networkCut, halfOpen, idleAndSlowClients, outOfDescriptors],
];

export const faultNames: readonly string[] = faults.map(({ name }) => name);

const usage = `Usage: npm run drill -- faults [--only NAME,NAME…] [--results]

Applies one fault after the other to the built product under a light load, lifts it, and compares what visitors saw with what is
promised. Takes about 15 minutes.

  --only     these alone: ${faultNames.join(', ')}
  --results  keep the results in bench/results; those of other faults of today stay
`;

export const faultsDrill: Drill = {
  does: 'let the database, the network, messages, clocks and clients fail',
  usage,
  async run(args, lifecycle) {
    const { only, results } = parseOptions(args, {
      options: { only: { type: 'string' }, results: { type: 'boolean' } },
    }).values;
    const chosen = choose(only);
    const fresh: FaultResult[] = [];
    for (const fault of chosen) {
      const why = fault.impossible?.() ?? null;
      if (why !== null) {
        say(`${fault.name}: not done, ${why}`);
        continue;
      }
      const result = await inItsOwnWorld(fault, lifecycle);
      process.stdout.write(`${summaryOf(result)}\n`);
      fresh.push(result);
      if (results === true) await keep(result);
    }
    if (results !== true) process.stdout.write(`\n${faultsMarkdown(fresh, today())}`);
    return fresh.every(({ broken }) => broken.length === 0);
  },
};

function choose(only: string | undefined): readonly Fault[] {
  if (only === undefined) return faults;
  return only.split(',').map((name) => {
    const fault = faults.find((each) => each.name === name);
    if (fault === undefined) throw new UsageError(`There is no fault ${name}.`);
    return fault;
  });
}

/** The processes of a fault are gone before the next one begins. */
async function inItsOwnWorld(fault: Fault, lifecycle: Lifecycle): Promise<FaultResult> {
  const own = createLifecycle({ log, exit: () => undefined, source: new EventEmitter() });
  lifecycle.onStop(fault.name, () => own.stop(), { timeoutMs: 120_000 });
  try {
    return await rehearse(fault, own);
  } finally {
    await own.stop();
  }
}

/** Merges it with the results of today's other faults. */
async function keep(result: FaultResult): Promise<void> {
  const name = `${today()}-faults`;
  const before = await earlier(name);
  const all = faults.flatMap((fault) => [result, ...before].find((each) => each.name === fault.name) ?? []);
  await publish(name, all, faultsMarkdown(all, today()));
}

async function earlier(name: string): Promise<readonly FaultResult[]> {
  const text = await readFile(new URL(`../results/${name}.json`, import.meta.url), 'utf8').catch(() => '[]');
  return JSON.parse(text) as readonly FaultResult[];
}
