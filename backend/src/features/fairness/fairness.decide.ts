import type { ClientBase, Pool } from 'pg';
import { inTransaction } from '../../platform/database/database.ts';
import { type ExclusionService, recordBlocking } from '../waitlist/waitlist.exclusion.service.ts';
import {
  type CreditCause,
  findLockedSignups,
  lockRanking,
  moveCredits,
} from '../waitlist/waitlist.standing.repository.ts';
import {
  applyStep,
  findBlockedBy,
  findNextStep,
  type HoldState,
  rememberBlocks,
  type Step,
} from './fairness.decision.repository.ts';

/** A step holds the lock of the joins. */
const creditsAtOnce = { moved: 500, blocked: 25 } as const;

/**
 * Carries out the next step of the oldest decision that is not done, if there is one. Each step is one transaction, and any
 * process may do it, so a decision that a crash interrupts goes on where it was. @returns whether there was one.
 */
export async function carryOutNext(pool: Pool, exclusion: ExclusionService): Promise<boolean> {
  if ((await findNextStep(pool, creditsAtOnce)) === null) return false;
  return inTransaction(pool, async (client) => {
    await lockRanking(client);
    const step = await findNextStep(client, creditsAtOnce);
    if (step === null) return false;
    const moved = await applyStep(client, step);
    await setBlocks(
      client,
      exclusion,
      step,
      moved.map(({ referredSeq }) => referredSeq),
    );
    for (const [becomes, credits] of Map.groupBy(moved, (each) => each.becomes))
      await moveCredits(
        client,
        credits.map(({ referredSeq }) => referredSeq),
        causeOf(becomes, step),
      );
    return true;
  });
}

/** Blocks the users of a step, or unblocks those that the undone decision blocked. */
async function setBlocks(
  client: ClientBase,
  exclusion: ExclusionService,
  { decisionSeq, undoes, blocks, actor }: Step,
  moved: readonly string[],
): Promise<void> {
  const seqs = blocks ? moved : undoes === null ? [] : await findBlockedBy(client, undoes, moved);
  const changing = (await findLockedSignups(client, seqs)).filter(
    ({ erasedAt, blockedAt }) => erasedAt === null && (blockedAt !== null) !== blocks,
  );
  for (const signup of changing) {
    await exclusion.setBlocked(client, signup, blocks);
    await recordBlocking(client, { actor }, signup.id, blocks);
  }
  if (blocks)
    await rememberBlocks(
      client,
      decisionSeq,
      changing.map(({ seq }) => seq),
    );
}

function causeOf(becomes: HoldState | null, { action }: Step): CreditCause {
  if (becomes === 'held') return 'hold';
  if (becomes === 'reversed') return 'reverse';
  return action === 'release' ? 'release' : 'restore';
}
