import { setTimeout as sleep } from 'node:timers/promises';
import { Type } from '@sinclair/typebox';
import type { Pool } from 'pg';
import { recordAudit } from '../../platform/audit/audit-log.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { handleJob, jobType } from '../../platform/jobs/job.ts';
import type { FeatureJobs } from '../../platform/jobs/start-jobs.ts';
import type { ExclusionService } from '../waitlist/waitlist.exclusion.service.ts';
import { isAnyToLeave, lockNextToLeave } from './own-data.leave.repository.ts';

const eraseLeaving = jobType('erase-leaving', Type.Object({}), 'other');
/** Ends before the clock adds the next run. */
const runAtMostMs = 50_000;

/** Every minute: erases the users whose time to stay is over. */
export const ownDataJobs = (pool: Pool, exclusion: Pick<ExclusionService, 'eraseLocked'>): FeatureJobs => ({
  handlers: [
    handleJob(eraseLeaving, async (_payload, { signal }) => {
      const endsAt = performance.now() + runAtMostMs;
      let began = performance.now();
      while (!signal.aborted && began < endsAt && (await eraseNextLeaving(pool, exclusion))) {
        await sleep(performance.now() - began); // joins have half of the time to themselves
        began = performance.now();
      }
      return undefined;
    }),
  ],
  cron: [{ type: eraseLeaving, match: '* * * * *' }],
});

/**
 * Erases the next user whose time to stay is over, as an admin would, in one transaction. Any number of processes may do so:
 * under the lock that staying takes, too, each user is erased once, or stays. @returns whether there was one.
 */
export async function eraseNextLeaving(
  pool: Pool,
  exclusion: Pick<ExclusionService, 'eraseLocked'>,
): Promise<boolean> {
  if (!(await isAnyToLeave(pool))) return false;
  return inTransaction(pool, async (client) => {
    const signup = await lockNextToLeave(client);
    if (signup === null) return false;
    await exclusion.eraseLocked(client, signup);
    await recordAudit(client, {
      action: 'signup.erase',
      actor: { kind: 'visitor' },
      target: { kind: 'signup', id: signup.id },
    });
    return true;
  });
}
