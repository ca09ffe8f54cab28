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
}

/** Assesses the next users in the join order, then judges those who are to be judged. */
export async function assessAndJudge(pool: Pool, secrets: Secrets, state: 'watched' | 'held'): Promise<Step> {
  const assessed = await assessNext(pool, secrets);
  const areDue = await areJudgmentsDue(pool);
  if (areDue) await judge(pool, state);
  return {
    isWork: areDue || assessed > 0,
    isMore: assessed === assessedAtOnce || (areDue && (await areJudgmentsDue(pool))),
  };
}

/**
 * Assesses the next users in the join order who joined with a code, and those whom their clusters give away. @returns
 * how many users this looked at.
 */
function assessNext(pool: Pool, secrets: Secrets): Promise<number> {
  return inTransaction(pool, async (client) => {
    const range = await lockAssessments(client, assessedAtOnce);
    if (range.until <= range.after) return 0;
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
    return range.until - range.after;
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
