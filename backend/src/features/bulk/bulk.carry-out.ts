import type { ClientBase, Pool } from 'pg';
import { inTransaction } from '../../platform/database/database.ts';
import { givePoints, takePointsBack } from '../fairness/fairness.grant.service.ts';
import { addTags, findFull, holdTagName, removeTags } from '../tag/tag.repository.ts';
import type { ExclusionService } from '../waitlist/waitlist.exclusion.service.ts';
import { lockUsers } from '../waitlist/waitlist.locked-users.repository.ts';
import {
  findLockedSignups,
  type LockedSignup,
  lockRanking,
} from '../waitlist/waitlist.standing.repository.ts';
import {
  type Change,
  findGrants,
  findStillBlocked,
  isAnyDue,
  lockNextStep,
  recordStep,
  type Step,
} from './bulk.step.repository.ts';
import type { BulkKind } from './bulk.kinds.ts';

/**
 * Carries out the next step of the oldest action that is due, if there is one. Each step is one transaction, and any process
 * may do it, so an action that a crash interrupts goes on where it was, and comes to each user once. @returns whether there was one.
 */
export async function carryOutNext(pool: Pool, exclusion: ExclusionService): Promise<boolean> {
  if (!(await isAnyDue(pool))) return false;
  return inTransaction(pool, async (client) => {
    await lockRanking(client);
    const step = await lockNextStep(client);
    if (step === null) return false;
    const work = step.undoes === null ? doing[step.kind] : undoing[step.kind];
    await recordStep(client, step, await work({ client, step, exclusion }));
    return true;
  });
}

interface Carried {
  readonly client: ClientBase;
  readonly step: Step;
  readonly exclusion: ExclusionService;
}
type Work = (carried: Carried) => Promise<readonly Change[]>;

/** What each kind does to the users of a step; others may have changed them since it was started. */
const doing: Readonly<Record<BulkKind, Work>> = {
  tag: (carried) => setTag(carried, true),
  untag: (carried) => setTag(carried, false),
  block: ({ client, step, exclusion }) => setBlocks(client, exclusion, step.seqs, true),
  unblock: ({ client, step, exclusion }) => setBlocks(client, exclusion, step.seqs, false),
  async 'grant-points'({ client, step: { seqs, points, reason, isVisible, actor } }) {
    if (points === null) throw new Error('An action that gives points has none');
    const grant = { points, reason, isVisible, grantedBy: actor.name ?? actor.kind };
    const changes: Change[] = [];
    for (const { seq } of await findKept(client, seqs))
      changes.push({ seq, grantId: await givePoints(client, seq, grant) });
    return changes;
  },
  async erase({ client, step, exclusion }) {
    const kept = await findKept(client, step.seqs);
    for (const signup of kept) await exclusion.eraseLocked(client, signup);
    return kept;
  },
};

/** And how it is undone, for those who have not been changed in the same way since. */
const undoing: Readonly<Record<BulkKind, Work>> = {
  tag: (carried) => setTag(carried, false),
  untag: (carried) => setTag(carried, true),
  async block({ client, step: { undoes, seqs }, exclusion }) {
    return setBlocks(client, exclusion, await findStillBlocked(client, undoes ?? '', seqs), false);
  },
  unblock: ({ client, step, exclusion }) => setBlocks(client, exclusion, step.seqs, true),
  async 'grant-points'({ client, step: { undoes, seqs, actor } }) {
    const changes: Change[] = [];
    for (const { seq, grantId } of await findGrants(client, undoes ?? '', seqs))
      if ((await takePointsBack(client, grantId, actor.name ?? actor.kind)) !== null) changes.push({ seq });
    return changes;
  },
  erase: () => Promise.reject(new Error('What is erased cannot be brought back')),
};

const findKept = async (client: ClientBase, seqs: readonly string[]): Promise<readonly LockedSignup[]> =>
  (await findLockedSignups(client, seqs)).filter(({ erasedAt }) => erasedAt === null);

async function setBlocks(
  client: ClientBase,
  exclusion: ExclusionService,
  seqs: readonly string[],
  blocked: boolean,
): Promise<readonly Change[]> {
  const others = (await findKept(client, seqs)).filter(({ blockedAt }) => (blockedAt !== null) !== blocked);
  for (const signup of others) await exclusion.setBlocked(client, signup, blocked);
  return others;
}

/** Puts the tag on users or takes it off them. A deleted tag changes nobody. */
async function setTag(
  { client, step: { seqs, tagId, actor } }: Carried,
  isPut: boolean,
): Promise<readonly Change[]> {
  const kept = await lockUsers(
    client,
    (await findKept(client, seqs)).map(({ id }) => id),
  );
  const name = await holdTagName(client, tagId ?? '');
  if (name === null) return [];
  const full = isPut ? await findFull(client, seqs, [name]) : [];
  const own = kept.filter(({ seq }) => !full.includes(seq));
  const places = own.map(({ seq }) => seq);
  const changed = isPut
    ? await addTags(client, places, [name], actor.name ?? actor.kind)
    : await removeTags(client, places, [name]);
  const ids = new Set(changed.map(({ userId }) => userId));
  return own.filter(({ id }) => ids.has(id));
}
