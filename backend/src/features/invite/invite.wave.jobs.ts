import { Type } from '@sinclair/typebox';
import type { ClientBase, Pool } from 'pg';
import { inTransaction } from '../../platform/database/database.ts';
import { addJob, handleJob, jobType } from '../../platform/jobs/job.ts';
import type { FeatureJobs } from '../../platform/jobs/start-jobs.ts';
import { findMailing } from '../mailing/mailing.repository.ts';
import { returnToRanking } from './invite.wave.kind.ts';
import { findRevoking, noteRevoked, walkInvites } from './invite.wave.repository.ts';

const runRevocations = jobType('run-wave-revocations', Type.Object({}), 'other');
const revokedAtOnce = 200;
const revokeForMs = 60_000;
const againSeconds = 5;

/** Has a worker revoke waves, in the transaction of `client`. */
export const queueRevocations = (client: ClientBase): Promise<void> =>
  addJob(client, { type: runRevocations, payload: {}, key: runRevocations.name });

/** Revokes the invitations of waves that an admin revoked. */
export function waveJobs(pool: Pool): FeatureJobs {
  return {
    handlers: [
      handleJob(runRevocations, async (_payload, { signal }) => {
        const until = performance.now() + revokeForMs;
        const isOver = () => signal.aborted || performance.now() > until;
        let isDone = true;
        for (const mailingSeq of await findRevoking(pool))
          isDone = (await revokeWave(pool, mailingSeq, isOver)) && isDone;
        return isDone || signal.aborted ? undefined : { runAgainInSeconds: againSeconds };
      }),
    ],
    cron: [{ type: runRevocations, match: '* * * * *' }],
  };
}

/**
 * Revokes the rest of a wave, in slices that are one transaction each: after a crash, the next run continues. A wave
 * that is still being canceled is not finished before its cancellation is.
 *
 * @returns whether all of it has been revoked.
 */
export async function revokeWave(pool: Pool, mailingSeq: string, isOver: () => boolean): Promise<boolean> {
  const hasEnded = (await findMailing(pool, { seq: mailingSeq }))?.endedAt !== null;
  for (const state of ['issued', 'expired'] as const) {
    let after = '0';
    for (;;) {
      if (isOver()) return false;
      const slice = await walkInvites(pool, mailingSeq, { state, after, atMost: revokedAtOnce });
      const last = slice.at(-1);
      if (last === undefined) break;
      const signupSeqs = slice.map(({ signupSeq }) => signupSeq);
      await inTransaction(pool, (client) => returnToRanking(client, mailingSeq, signupSeqs));
      after = last.seq;
    }
  }
  if (hasEnded) await noteRevoked(pool, mailingSeq);
  return hasEnded;
}
