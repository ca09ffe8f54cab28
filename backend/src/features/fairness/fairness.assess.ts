import type { ClientBase, Pool } from 'pg';
import { inTransaction } from '../../platform/database/database.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import { lockRanking, moveCredits } from '../waitlist/waitlist.standing.repository.ts';
import { findBounced, findLifeless } from './fairness.afterwards.repository.ts';
import {
  advanceAssessments,
  findClustered,
  findReferredJoins,
  findSignals,
  type Fired,
  insertAssessments,
  lockAssessments,
  setSignals,
} from './fairness.assess.repository.ts';
import { evidenceLabel, evidenceOf } from './fairness.evidence.ts';
import { areJudgmentsDue, judgeNext, releaseDue } from './fairness.hold.repository.ts';
import { readListedDomains } from './fairness.list.repository.ts';
import { clusters, scoreOf, type SignalName } from './fairness.signals.ts';

/** Steps hold locks, so each is small. */
const assessedAtOnce = 500;

export interface Step {
  /** Whether anyone was looked at. */
  readonly isWork: boolean;
  /** Whether more people wait than a step takes. */
  readonly isMore: boolean;
  /** How many have joined in all. */
  readonly joined: number;
}

/** Above it, assessing all of them at once would take a tenth of what joins need. */
const busyJoinsPerSecond = 1000;
const paceSeconds = 0.25;

/**
 * How soon the next step follows: at once while more people wait, unless so many are joining that it would slow them down.
 * Then a step is made with each look, and the rest is caught up with afterwards.
 */
export class AssessmentPace {
  readonly #now: () => number;
  #seen: { readonly at: number; readonly joined: number } | undefined;
  /** Until it is known, joins go first. */
  #joinsPerSecond = Number.POSITIVE_INFINITY;

  /** @param now seconds of a monotonic clock. */
  constructor(now: () => number = () => performance.now() / 1000) {
    this.#now = now;
  }

  /** @returns whether the next step follows at once. */
  goesOn({ isMore, joined }: Step): boolean {
    const at = this.#now();
    if (this.#seen === undefined) this.#seen = { at, joined };
    else if (at - this.#seen.at >= paceSeconds) {
      this.#joinsPerSecond = (joined - this.#seen.joined) / (at - this.#seen.at);
      this.#seen = { at, joined };
    }
    return isMore && this.#joinsPerSecond <= busyJoinsPerSecond;
  }
}

/** Assesses the next users in the join order, then judges those who are to be judged. */
export async function assessAndJudge(pool: Pool, secrets: Secrets, state: 'watched' | 'held'): Promise<Step> {
  const { assessed, joined } = await assessNext(pool, secrets);
  const areDue = await areJudgmentsDue(pool);
  if (areDue) await judge(pool, state);
  return {
    isWork: areDue || assessed > 0,
    isMore: assessed === assessedAtOnce || (areDue && (await areJudgmentsDue(pool))),
    joined,
  };
}

/**
 * Assesses the next users in the join order who joined with a code, and those whom their clusters give away. @returns
 * how many users this looked at, and how many have joined in all.
 */
function assessNext(
  pool: Pool,
  secrets: Secrets,
): Promise<{ readonly assessed: number; readonly joined: number }> {
  return inTransaction(pool, async (client) => {
    const range = await lockAssessments(client, assessedAtOnce);
    const { joined } = range;
    if (range.until <= range.after) return { assessed: 0, joined };
    const key = secrets.key(evidenceLabel);
    const joins = await findReferredJoins(client, range);
    const domains = await readListedDomains(client);
    const evidence = joins.map((join) => evidenceOf(join, key, domains));
    if (evidence.length > 0) {
      await insertAssessments(client, evidence);
      const fired: Fired[] = evidence.filter(({ signals }) => signals.length > 0);
      for (const [name, cluster] of clusters)
        for (const seq of await findClustered(client, cluster, range)) fired.push({ seq, signals: [name] });
      await record(client, fired);
    }
    await advanceAssessments(client, range);
    return { assessed: range.until - range.after, joined };
  });
}

/** Looks for what shows only afterwards. */
export function assessAfterwards(pool: Pool): Promise<void> {
  return inTransaction(pool, async (client) => {
    await lockAssessments(client, 0);
    const fired = (name: SignalName, seqs: readonly string[]): readonly Fired[] =>
      seqs.map((seq) => ({ seq, signals: [name] }));
    await record(client, [
      ...fired('bounced', await findBounced(client)),
      ...fired('lifeless', await findLifeless(client)),
    ]);
  });
}

/** Adds what fired to what is known. */
async function record(client: ClientBase, fired: readonly Fired[]): Promise<void> {
  const known = await findSignals(client, [...new Set(fired.map(({ seq }) => seq))]);
  const changed = changedBy(fired, known);
  if (changed.length > 0) await setSignals(client, changed);
}

/** All signals and the score of users for whom a new signal fired. */
function changedBy(
  fired: readonly Fired[],
  known: readonly Fired[],
): readonly (Fired & { readonly score: number })[] {
  const bySeq = Map.groupBy(fired, ({ seq }) => seq);
  return known.flatMap(({ seq, signals }) => {
    const all = new Set<SignalName>([...signals, ...(bySeq.get(seq) ?? []).flatMap((each) => each.signals)]);
    return all.size === signals.length ? [] : [{ seq, signals: [...all], score: scoreOf([...all]) }];
  });
}

/**
 * Holds the credits of those whose score is high enough, or only watches them. It assesses nobody in the same transaction:
 * an erasure takes the two locks in the other order.
 */
function judge(pool: Pool, state: 'watched' | 'held'): Promise<void> {
  return inTransaction(pool, async (client) => {
    await lockRanking(client);
    const held = await judgeNext(client, state, assessedAtOnce);
    if (held.length > 0) await moveCredits(client, held, 'hold');
  });
}

/** Releases held credits whose time is over, and open ones of trusted referrers. @returns whether there may be more. */
export function release(pool: Pool): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    await lockRanking(client);
    const released = await releaseDue(client, assessedAtOnce);
    if (released.length > 0) await moveCredits(client, released, 'release');
    return released.length === assessedAtOnce;
  });
}
