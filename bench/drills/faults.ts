import { EventEmitter } from 'node:events';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseOptions, UsageError } from '../../backend/src/command-options.ts';
import { createLifecycle, type Lifecycle } from '../../backend/src/platform/lifecycle.ts';
import { joinRow, verifyRow } from '../checks.ts';
import { call } from '../client.ts';
import { log, say } from '../command.ts';
import { type Call } from '../load.ts';
import { now } from '../measure.ts';
import { untold, webhookRows } from '../receiver.ts';
import { isKept, type Report, type Row, time } from '../report.ts';
import type { Fault, Finding } from './fault.ts';
import { faultKinds } from './fault-kinds.ts';
import { buildWorld, seeded, type World } from './world.ts';

export const faultNames: readonly string[] = faultKinds.map(({ name }) => name);

const rates = { join: 5, journey: 2, read: 10, page: 2 } as const;
/** A process that has just started is slow: its first calls are not timed. */
const warmUpMs = 6_000;
const beforeMs = 3_000;
const afterMs = 8_000;
const settledAfterMs = 5_000;
const readyWithinMs = 120_000;
const arriveWithinMs = 90_000;
/** When even this process had to wait longer than this, times say nothing of the product. */
const judgeableMs = 100;

/** Applies one fault after the other to the built product under a light load, lifts it, and compares what visitors saw with what is promised. */
export async function faults(args: readonly string[], lifecycle: Lifecycle): Promise<Report> {
  const { only } = parseOptions(args, { options: { only: { type: 'string' } } }).values;
  const unknown = only?.split(',').find((name) => !faultNames.includes(name));
  if (unknown !== undefined) throw new UsageError(`There is no fault ${unknown}.`);
  const rows: Row[] = [];
  for (const fault of faultKinds.filter(({ name }) => only === undefined || only.split(',').includes(name))) {
    const why = fault.impossible?.() ?? '';
    if (why !== '') rows.push({ what: fault.name, measured: 'not done', details: why });
    else rows.push(await inItsOwnWorld(fault, lifecycle));
    say(JSON.stringify(rows.at(-1)));
  }
  const about = `The built product in production mode on an embedded PostgreSQL. Each second, ${rates.join} visitors join, ${rates.journey} come with a code, ${rates.read} read and ${rates.page} open the site, however slow the answers are; an endpoint is told of every join. In every row, no acknowledged join may be lost, no code, and no webhook, and points, counts and ranks must agree. _Works again_: from the end of the fault until nothing failed anymore and \`/readyz\` answered 200.`;
  return { about, rows };
}

/** The processes of a fault are gone before the next one begins. */
async function inItsOwnWorld(fault: Fault, lifecycle: Lifecycle): Promise<Row> {
  const own = createLifecycle({ log, exit: () => undefined, source: new EventEmitter() });
  lifecycle.onStop(fault.name, () => own.stop(), { timeoutMs: 120_000 });
  try {
    return await rehearse(fault, own);
  } finally {
    await own.stop();
  }
}

/** What happened, on the clock of {@link now}. */
interface Rehearsal {
  /** Calls that ended before are left out of the times. */
  readonly timedFrom: number;
  readonly beganAt: number;
  readonly endedAt: number;
  /** When every instance said again that it is ready. */
  readonly readyAt: number;
  readonly findings: readonly Finding[];
  /** The longest that this process had to wait for its own turn. */
  readonly waitedMs: number;
}

async function rehearse(fault: Fault, lifecycle: Lifecycle): Promise<Row> {
  say(`${fault.name}: starting`);
  const world = await buildWorld(fault, lifecycle);
  const { load, pool, receiver, server } = world;
  const { signal } = lifecycle;
  const loading = load.run(rates, 3600, signal);
  await sleep(warmUpMs, undefined, { signal });
  const delays = monitorEventLoopDelay({ resolution: 10 });
  delays.enable();
  const timedFrom = now();
  await sleep(beforeMs, undefined, { signal });
  say(`${fault.name}: ${fault.does}`);
  const beganAt = now();
  await fault.begin(world);
  let isLifted = false;
  lifecycle.onStop('the fault', () => (isLifted ? undefined : fault.end(world)));
  const [findings] = await Promise.all([
    fault.look?.(world) ?? [],
    sleep(fault.seconds * 1000, undefined, { signal }),
  ]);
  isLifted = true;
  await fault.end(world);
  const endedAt = now();
  say(`${fault.name}: lifted`);
  const readyAt = await untilReady(world);
  await sleep(afterMs, undefined, { signal });
  load.pause();
  await untilArrived(world);
  await load.stop();
  await loading;
  delays.disable();
  const checks = [
    await joinRow(pool, load),
    ...(await webhookRows(pool, receiver, seeded)),
    await verifyRow(server.url),
  ];
  return rowOf(
    fault,
    world,
    { timedFrom, beganAt, endedAt, readyAt, findings, waitedMs: delays.max / 1e6 },
    checks,
  );
}

async function untilReady({ products }: World): Promise<number> {
  const isReady = async (port: number) =>
    (await call({ port, path: '/readyz', timeoutMs: 5_000 })).status === 200;
  for (const deadline = now() + readyWithinMs; now() < deadline; await sleep(100)) {
    const all = await Promise.all(products.map(({ port }) => isReady(port).catch(() => false)));
    if (all.every(Boolean)) return now();
  }
  return Number.POSITIVE_INFINITY;
}

/** Waits until every code that was promised has arrived, and every webhook; those that failed twice wait for minutes. */
async function untilArrived({ load, pool, receiver }: World): Promise<void> {
  const deadline = now() + arriveWithinMs;
  while (now() < deadline && load.journeys.some(isWaiting)) await sleep(250);
  while (now() < deadline - arriveWithinMs / 2 && (await untold(pool, receiver, seeded)).missing > 0)
    await sleep(250);
}

const isWaiting = ({ askedAt, codeAt }: { readonly askedAt: number; readonly codeAt: number }): boolean =>
  Number.isFinite(askedAt) && !Number.isFinite(codeAt);

function rowOf(fault: Fault, { load }: World, rehearsal: Rehearsal, checks: readonly Row[]): Row {
  const { bounds } = fault;
  const { beganAt, endedAt, timedFrom, findings, waitedMs } = rehearsal;
  const { calls, journeys } = load;
  const slowest = (of: readonly Call[]) =>
    of.reduce((most, each) => Math.max(most, each.endedAt - each.beganAt), 0);
  const timed = calls.filter((each) => each.beganAt > timedFrom);
  const [joins, others] = [timed.filter(isJoin), timed.filter((each) => !isJoin(each))];
  const settled = slowest(
    calls.filter((each) => each.beganAt > beganAt + settledAfterMs && each.beganAt < endedAt),
  );
  const worksAfterMs = worksAt(calls, rehearsal) - endedAt;
  const promised = journeys.filter(({ askedAt }) => askedAt < endedAt);
  const codesAfterMs = Math.max(0, Math.max(0, ...promised.map(({ codeAt }) => codeAt)) - endedAt);
  const unexpected = calls.filter(
    ({ failure, hasRetryAfter }) =>
      failure !== '' &&
      !(bounds.failures.includes(failure) && hasRetryAfter) &&
      bounds.unanswered?.includes(failure) !== true,
  );
  const within = (what: string, ms: number, atMost = Number.POSITIVE_INFINITY) =>
    ms > atMost && (waitedMs <= judgeableMs || !Number.isFinite(ms))
      ? [`${what}: at most ${time(atMost)}`]
      : [];
  const broken = [
    ...new Set(unexpected.map(({ what, failure }) => `unexpected ${what}: ${failure}`)),
    ...within('slowest join', slowest(joins), bounds.joinMs),
    ...within('slowest other call', slowest(others), bounds.otherMs),
    ...within('after 5 s', settled, bounds.settledMs),
    ...within('works again', worksAfterMs, bounds.worksAfterMs),
    ...within('codes', codesAfterMs, bounds.codesAfterMs),
    ...(journeys.some(isWaiting) ? ['a code did not arrive'] : []),
    ...checks
      .filter((row) => !isKept({ about: '', rows: [row] }))
      .map(({ what, measured }) => `${what}: ${measured}`),
    ...findings.filter((finding) => !finding.isKept).map(({ what }) => what),
  ];
  const page = slowest(timed.filter(({ what }) => what === 'page'));
  return {
    what: `${fault.name}: ${fault.does}`,
    measured: `slowest join ${time(slowest(joins))}, other call ${time(slowest(others))}, page ${time(page)}; works again after ${time(Math.max(0, worksAfterMs))}; codes after ${time(codesAfterMs)}`,
    goal: waitedMs > judgeableMs ? 'as promised, times not judged' : 'as promised',
    isKept: broken.length === 0,
    details: [
      load.failures === '' ? 'no failure' : load.failures,
      ...findings.map(({ what }) => what),
      ...broken.map((what) => `BROKEN: ${what}`),
      `${load.acknowledged.length} joins acknowledged`,
      `the machine made the drill wait ${time(waitedMs)} at most`,
    ].join('; '),
  };
}

const isJoin = ({ what }: Call): boolean => what === 'join' || what === 'joinWaitlist';

/**
 * When nothing failed anymore, every kind of call had succeeded, and the instances were ready. That nobody called for a while does
 * not count: visitors come at random.
 */
function worksAt(calls: readonly Call[], { endedAt, readyAt }: Rehearsal): number {
  const lastFailure = calls.reduce(
    (last, each) => (each.failure === '' ? last : Math.max(last, each.endedAt)),
    0,
  );
  const firsts = ['join', 'sendOtp', 'read', 'page'].map((kind) => {
    const later = calls.filter((each) => each.what === kind && each.endedAt >= endedAt);
    const tried = Math.min(...later.map(({ beganAt }) => Math.max(beganAt, endedAt)));
    const done = later.filter(({ failure }) => failure === '').map((each) => each.endedAt);
    return done.length === 0 ? Number.POSITIVE_INFINITY : endedAt + Math.min(...done) - tried;
  });
  return Math.max(endedAt, lastFailure, readyAt, ...firsts);
}
