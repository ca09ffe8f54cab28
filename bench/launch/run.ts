import { setTimeout as sleep } from 'node:timers/promises';
import type { Lifecycle } from '../../backend/src/platform/lifecycle.ts';
import { publish, runCommand, say, today } from '../command.ts';
import { OtherWork } from '../other-work.ts';
import type { Person } from '../people.ts';
import { arrivalTimes, openLoop, visitorAddress } from './arrivals.ts';
import { makeNoise, type NoisyClient, queueWelcomes, startBulk, verifyByEmail } from './backlog.ts';
import { now } from './clock.ts';
import { type CpuSeconds, readCpuSeconds } from './cpu-times.ts';
import { Journeys } from './journeys.ts';
import { type LaunchArguments, type Load, parseLaunchArguments, usage } from './launch-arguments.ts';
import { markdownOf } from './launch-report.ts';
import { failureCounts, type LaunchMeasurements, resultOf, type Wait, waitForCode } from './launch-result.ts';
import { setUp, type Stage } from './stage.ts';

/** `npm run launch`. */

const trial = { rate: 20, seconds: 2, patienceSeconds: 60 };
const lookEveryMs = 100;

await runCommand(usage, async (args, lifecycle) => {
  const asked = parseLaunchArguments(args);
  if (asked.help) {
    process.stdout.write(usage);
    return true;
  }
  const result = resultOf(await measure(asked, lifecycle));
  const markdown = markdownOf(result, today());
  if (asked.results) await publish(nameOf(asked.load), result, markdown);
  else process.stdout.write(`\n${markdown}`);
  return result.goals.every(({ met }) => met);
});

function nameOf({ rate, welcomes, noisyClient, bulk }: Load): string {
  const backlog = [
    welcomes > 0 ? `-${welcomes}-welcomes` : '',
    noisyClient > 0 ? `-noise-${noisyClient}` : '',
    bulk > 0 ? `-bulk-${bulk}` : '',
  ];
  return `${today()}-launch-${rate}${backlog.join('')}`;
}

async function measure(asked: LaunchArguments, lifecycle: Lifecycle): Promise<LaunchMeasurements> {
  const stage = await setUp(asked, lifecycle);
  const { load } = asked;
  const { signal } = lifecycle;
  say('a few journeys for trial');
  const trialCount = trial.rate * trial.seconds;
  const crowd = { people: stage.people.make(trialCount), firstAddress: 0 };
  await send(stage, crowd, arrivalTimes(trial.rate, trial.seconds, 'even'), signal);
  await awaitStragglers(stage.journeys, trial.patienceSeconds, signal);
  assertSound(stage.journeys);
  const otherWork = new OtherWork();
  await otherWork.sample();

  const before = load.bulk > 0 ? await visitBefore(stage, load, trialCount, signal) : null;
  stage.journeys = new Journeys(stage.client);
  const people = stage.people.make(load.rate * load.seconds);
  const times = arrivalTimes(load.rate, load.seconds, load.spacing);
  const noise = await queueBacklog(stage, load, signal);
  const { journeys } = stage;
  const sentAlready = journeys.other.welcomes + journeys.other.codes;
  const unsentAtStart = load.welcomes + load.bulk + (noise?.accepted ?? 0) - sentAlready;
  say(`${people.length} visitors come, ${load.rate} a second`);
  const cpuBefore = await readCpuSeconds(stage.participants);
  const beganAt = now();
  const firstAddress = trialCount + (before === null ? 0 : people.length);
  await send(stage, { people, firstAddress }, times, signal);
  const afterArrivals = await readCpuSeconds(stage.participants);
  say('all have come');
  await awaitStragglers(journeys, load.patienceSeconds, signal);
  const after = await readCpuSeconds(stage.participants);
  return {
    load,
    noise,
    unsentAtStart,
    codeBefore: before,
    elapsedSeconds: (now() - beganAt) / 1000,
    postgres: stage.postgres,
    settings: stage.settings,
    otherWork: otherWork.share,
    journeys: journeys.all,
    other: journeys.other,
    arrivalsMs: stage.mailMoments.map((at) => at - beganAt).filter((at) => at >= 0),
    mostConnections: stage.mail.mostConnections,
    cpu: { whileArriving: difference(cpuBefore, afterArrivals), inAll: difference(cpuBefore, after) },
  };
}

/** The same visitors without a mailing. @returns how long they waited for their codes. */
async function visitBefore(
  stage: Stage,
  load: Load,
  firstAddress: number,
  signal: AbortSignal,
): Promise<Wait> {
  await verifyByEmail(stage.pool, stage.seeded);
  stage.journeys = new Journeys(stage.client);
  const people = stage.people.make(load.rate * load.seconds);
  say(`${people.length} visitors come while no mailing is under way`);
  const times = arrivalTimes(load.rate, load.seconds, load.spacing);
  await send(stage, { people, firstAddress }, times, signal);
  await awaitStragglers(stage.journeys, load.patienceSeconds, signal);
  return waitForCode(stage.journeys.all);
}

interface Crowd {
  readonly people: readonly Person[];
  /** No two crowds share an address. */
  readonly firstAddress: number;
}

/** Has a crowd begin its journeys at the times. */
function send(
  { journeys }: Stage,
  { people, firstAddress }: Crowd,
  times: readonly number[],
  signal: AbortSignal,
): Promise<void> {
  const begin = (index: number, dueAt: number): void => {
    const person = people[index];
    if (person !== undefined) journeys.begin(person, visitorAddress(firstAddress + index), dueAt);
  };
  return openLoop(times, begin, signal);
}

async function awaitStragglers(
  journeys: Journeys,
  patienceSeconds: number,
  signal: AbortSignal,
): Promise<void> {
  const deadline = now() + 1000 * patienceSeconds;
  while (journeys.unfinished > 0 && now() < deadline) await sleep(lookEveryMs, undefined, { signal });
}

/** @throws if a journey of the trial did not succeed: then there is nothing to measure. */
function assertSound(journeys: Journeys): void {
  const failures = Object.keys(failureCounts(journeys.all)).join(', ');
  if (failures !== '') throw new Error(`The trial journeys failed: ${failures}`);
  if (journeys.unfinished > 0)
    throw new Error(`Messages of ${journeys.unfinished} trial journeys did not arrive`);
}

/** Queues the work that is in the visitors' way. @returns the results of the noisy client's requests. */
async function queueBacklog(
  { pool, client, seeded, codesPerAddressPerHour }: Stage,
  { welcomes, noisyClient, bulk }: Load,
  signal: AbortSignal,
): Promise<NoisyClient | null> {
  if (bulk > 0) {
    say(`starting a mailing to ${bulk} users`);
    await startBulk(pool, bulk, signal);
  }
  if (welcomes > 0) {
    say(`queueing ${welcomes} welcome messages`);
    await queueWelcomes(pool, welcomes, seeded);
  }
  if (noisyClient === 0) return null;
  say(`one network asks for ${noisyClient} codes`);
  return makeNoise(client, { count: noisyClient, perAddress: codesPerAddressPerHour });
}

function difference(before: CpuSeconds, after: CpuSeconds): CpuSeconds {
  const used = (name: keyof CpuSeconds): number | null => {
    const [from, to] = [before[name], after[name]];
    return from === null || to === null ? null : to - from;
  };
  return {
    app: used('app'),
    postgres: used('postgres'),
    mailServer: used('mailServer'),
    generator: used('generator'),
  };
}
