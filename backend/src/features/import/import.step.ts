import { randomUUIDv7 } from 'node:crypto';
import type { ClientBase, Pool } from 'pg';
import { inTransaction } from '../../platform/database/database.ts';
import { newReferralId } from '../referral/referral.new-id.ts';
import type { ExclusionService } from '../waitlist/waitlist.exclusion.service.ts';
import { findLockedSignups, lockRanking } from '../waitlist/waitlist.standing.repository.ts';
import {
  addNext,
  countTakenBack,
  findOpenImport,
  freeCodes,
  freeDates,
  setUndone,
  takeUndone,
} from './import.repository.ts';

/** A step holds the lock of the joins. */
const usersAtOnce = { added: 2000, takenBack: 200 } as const;

/**
 * Carries out the next step of the oldest import that is under way. Each step is one transaction, and any process may do it, so
 * an import that a crash interrupts goes on where it was. @returns whether there was one.
 */
export async function carryOutNext(pool: Pool, exclusion: ExclusionService): Promise<boolean> {
  const open = await findOpenImport(pool);
  if (open === null) return false;
  if (open.state === 'running')
    await addNext(
      pool,
      open.seq,
      newOnes(usersAtOnce.added, randomUUIDv7),
      newOnes(usersAtOnce.added, newReferralId),
    );
  else await inTransaction(pool, (client) => takeBackNext(client, exclusion));
  return true;
}

const newOnes = (count: number, next: () => string): readonly string[] => Array.from({ length: count }, next);

async function takeBackNext(client: ClientBase, exclusion: ExclusionService): Promise<void> {
  await lockRanking(client);
  const open = await findOpenImport(client);
  if (open?.state !== 'undoing') return;
  const { lines, seqs } = await takeUndone(client, open.seq, usersAtOnce.takenBack);
  if (lines === 0) return setUndone(client, open.seq);
  await freeCodes(client, seqs, newOnes(seqs.length, newReferralId));
  await exclusion.takeBack(client, await findLockedSignups(client, seqs));
  await freeDates(client, open.seq, seqs);
  await countTakenBack(client, open.seq, seqs.length);
}
