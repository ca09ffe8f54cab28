import { generalMessage } from '../../log-message.ts';
import type { Fault, Finding } from './fault.ts';
import { type CallKind, callKinds, type Outcome } from './fault-load.ts';
import type { World } from './world.ts';

/** What happened, in milliseconds of this process's steady clock. */
export interface Rehearsal {
  readonly world: World;
  readonly beganAt: number;
  readonly endedAt: number;
  /** When every instance said again that it is ready. */
  readonly readyAt: number;
  /** The emails of everyone who is on the waitlist in the end and was not before. */
  readonly joined: ReadonlySet<string>;
  /** Joins that no webhook has told of, and how many of them one will. */
  readonly untold: number;
  readonly queued: number;
  /** When the last webhook had arrived. */
  readonly toldAt: number;
  readonly agrees: boolean;
  readonly findings: readonly Finding[];
  /** The slowest answer of a bare server at the same time. */
  readonly yardstickMs: number;
}

/** What is promised of a fault, and what came out. */
export interface FaultResult {
  readonly name: string;
  readonly does: string;
  readonly seconds: number;
  readonly date: string;
  readonly postgres: string;
  readonly calls: Readonly<Record<CallKind, number>>;
  /** By kind of call, status and code. */
  readonly failures: Readonly<Record<string, number>>;
  readonly withoutRetryAfter: number;
  /** The slowest answer in milliseconds, by kind. */
  readonly slowestMs: Readonly<Record<CallKind, number>>;
  /** Of those that began once the fault had lasted five seconds. */
  readonly settledMs: number | null;
  /** The median of the same. */
  readonly settledMedianMs: number | null;
  readonly acknowledged: number;
  /** Acknowledged joins that are not on the waitlist. */
  readonly lost: number;
  /** From the end of the fault until nothing failed anymore and every instance was ready. */
  readonly worksAfterMs: number;
  readonly codes: number;
  readonly codesMissing: number;
  readonly codesRepeated: number;
  /** From the end of the fault to the last code that was requested before. */
  readonly codesAfterMs: number;
  /** Joins that a webhook has yet to tell of, and joins that none will. */
  readonly untold: number;
  readonly lostWebhooks: number;
  readonly webhooksAfterMs: number;
  readonly agrees: boolean;
  /** The slowest answer of a bare server at the same time: what of the times is the machine's doing. */
  readonly yardstickMs: number;
  readonly seen: readonly string[];
  /** What of it breaks a promise; empty: nothing. */
  readonly broken: readonly string[];
  /** The most frequent warnings and errors in the product's log. */
  readonly logged: Readonly<Record<string, number>>;
}

const settledAfterMs = 5_000;
/** When even a bare server took longer than this, times say nothing of the product. */
const judgeableMs = 250;
const codesWithinMs = 20_000;

/** Whether times were judged. */
export const isJudged = ({ yardstickMs }: Pick<FaultResult, 'yardstickMs'>): boolean =>
  yardstickMs <= judgeableMs;

export function resultOf(fault: Fault, rehearsal: Rehearsal, printed: string): FaultResult {
  const { world, beganAt, endedAt, readyAt, joined, untold, queued, toldAt, agrees, findings, yardstickMs } =
    rehearsal;
  const { outcomes } = world.load;
  const failed = outcomes.filter(({ failure }) => failure !== '');
  const acknowledged = outcomes.filter(({ kind, status }) => kind === 'join' && isSuccess(status));
  const settled = outcomes.filter(
    (each) => each.beganAt > beganAt + settledAfterMs && each.beganAt < endedAt,
  );
  const timed = outcomes.filter((each) => each.beganAt > world.load.timesFrom);
  const failures = tally(failed.map(({ kind, failure }) => `${kind}: ${failure}`));
  const measured = {
    name: fault.name,
    does: fault.does,
    seconds: fault.seconds,
    date: new Date().toISOString().slice(0, 10),
    postgres: world.postgres,
    calls: byKind((kind) => outcomes.filter((each) => each.kind === kind).length),
    failures,
    withoutRetryAfter: failed.filter(
      ({ hasRetryAfter, failure }) => !hasRetryAfter && fault.bounds.unanswered?.includes(failure) !== true,
    ).length,
    slowestMs: byKind((kind) => slowest(timed.filter((each) => each.kind === kind))),
    settledMs: settled.length === 0 ? null : slowest(settled),
    settledMedianMs: settled.length === 0 ? null : median(settled),
    acknowledged: acknowledged.length,
    lost: acknowledged.filter(({ who }) => !joined.has(who)).length,
    worksAfterMs: Math.round(worksAt(outcomes, endedAt, readyAt) - endedAt),
    ...codesOf(fault, rehearsal),
    untold,
    lostWebhooks: Math.max(0, untold - queued),
    webhooksAfterMs: Math.max(0, Math.round(toldAt - endedAt)),
    agrees,
    yardstickMs,
    seen: findings.map(({ what }) => what),
    logged: warningsIn(printed),
  };
  return { ...measured, broken: brokenIn(fault, measured, rehearsal) };
}

type Measured = Omit<FaultResult, 'broken'>;

function brokenIn({ bounds }: Fault, measured: Measured, { findings }: Rehearsal): readonly string[] {
  const { slowestMs, settledMs, worksAfterMs, codesAfterMs } = measured;
  const allowed = [...bounds.failures, ...(bounds.unanswered ?? [])];
  const strangers = Object.keys(measured.failures).filter(
    (failure) => !allowed.includes(failure.slice(failure.indexOf(': ') + 2)),
  );
  const boundOf = (kind: CallKind) =>
    (kind === 'join' ? bounds.slowestMs.join : undefined) ?? bounds.slowestMs.other;
  const check = (isKept: boolean, what: string) => (isKept ? [] : [what]);
  const checkTime = (isKept: boolean, what: string) => check(isKept || !isJudged(measured), what);
  return [
    ...strangers.map((failure) => `unexpected ${failure}`),
    ...check(measured.withoutRetryAfter === 0, `${measured.withoutRetryAfter} failures without Retry-After`),
    ...callKinds.flatMap((kind) =>
      checkTime(slowestMs[kind] <= boundOf(kind), `slowest ${kind}: at most ${boundOf(kind)} ms`),
    ),
    ...checkTime(
      (settledMs ?? 0) <= (bounds.settledMs ?? Number.POSITIVE_INFINITY),
      `after 5 s: at most ${bounds.settledMs ?? 0} ms`,
    ),
    ...check(measured.acknowledged > 0 && measured.lost === 0, 'acknowledged joins: none may be lost'),
    ...checkTime(worksAfterMs <= bounds.worksAfterMs, `works again: within ${bounds.worksAfterMs} ms`),
    ...check(measured.codesMissing === 0, 'codes: all arrive'),
    ...checkTime(
      codesAfterMs <= (bounds.codesAfterMs ?? codesWithinMs),
      `codes: within ${bounds.codesAfterMs ?? codesWithinMs} ms`,
    ),
    ...check(measured.lostWebhooks === 0, 'webhooks: every join is told of or queued'),
    ...check(measured.agrees, 'points, counts and ranks agree with the ledger'),
    ...findings.flatMap(({ what, isKept }) => check(isKept, what)),
  ];
}

/** When nothing failed anymore, every kind of call had succeeded, and the instances were ready. */
function worksAt(outcomes: readonly Outcome[], endedAt: number, readyAt: number): number {
  const lastFailure = Math.max(
    0,
    ...outcomes.filter(({ failure }) => failure !== '').map((each) => each.endedAt),
  );
  const firsts = callKinds.map((kind) =>
    Math.min(
      ...outcomes
        .filter((each) => each.kind === kind && each.failure === '' && each.endedAt >= endedAt)
        .map((each) => each.endedAt),
    ),
  );
  return Math.max(endedAt, lastFailure, readyAt, ...firsts);
}

function codesOf(fault: Fault, { world, endedAt }: Rehearsal) {
  const { messages } = fault.codesBy === 'SMS' ? world.texts : world.mail;
  const promised = world.load.outcomes.filter(({ kind, status }) => kind === 'code' && isSuccess(status));
  const arrivals = new Map<string, number[]>();
  for (const { to, at } of messages) arrivals.set(to, [...(arrivals.get(to) ?? []), at]);
  const ofBefore = promised
    .filter(({ beganAt }) => beganAt < endedAt)
    .flatMap(({ who }) => arrivals.get(who)?.slice(0, 1) ?? []);
  return {
    codes: promised.length,
    codesMissing: promised.filter(({ who }) => !arrivals.has(who)).length,
    codesRepeated: promised.filter(({ who }) => (arrivals.get(who)?.length ?? 0) > 1).length,
    codesAfterMs: Math.max(0, Math.round(Math.max(0, ...ofBefore) - endedAt)),
  };
}

/** Counts what the log warns of, by message. */
function warningsIn(printed: string): Readonly<Record<string, number>> {
  const texts = printed.split('\n').flatMap((line) => {
    if (!/^\{"level":[45]0/.test(line)) return [];
    const { msg, reason, code } = JSON.parse(line) as Readonly<Record<string, string | undefined>>;
    return [generalMessage([msg, reason ?? code].filter(Boolean).join(': '))];
  });
  return Object.fromEntries(
    Object.entries(tally(texts))
      .sort(([, a], [, b]) => b - a)
      .slice(0, 8),
  );
}

const isSuccess = (status: number): boolean => status >= 200 && status < 300;

const slowest = (outcomes: readonly Outcome[]): number =>
  Math.round(Math.max(0, ...outcomes.map(({ beganAt, endedAt }) => endedAt - beganAt)));

const median = (outcomes: readonly Outcome[]): number => {
  const sorted = outcomes.map(({ beganAt, endedAt }) => endedAt - beganAt).sort((a, b) => a - b);
  return Math.round(sorted[sorted.length >> 1] ?? 0);
};

const byKind = (valueOf: (kind: CallKind) => number): Readonly<Record<CallKind, number>> => ({
  join: valueOf('join'),
  code: valueOf('code'),
  read: valueOf('read'),
  page: valueOf('page'),
});

function tally(names: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}
