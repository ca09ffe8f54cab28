import { setTimeout as sleep } from 'node:timers/promises';
import { Type } from '@sinclair/typebox';
import type { Pool } from 'pg';
import { inTransaction } from '../../platform/database/database.ts';
import { queueNotices } from '../../platform/dispatch/notice.repository.ts';
import { handleJob, jobType } from '../../platform/jobs/job.ts';
import type { FeatureJobs } from '../../platform/jobs/start-jobs.ts';
import type { ExclusionService } from '../waitlist/waitlist.exclusion.service.ts';
import { findLockedSignups, lockRanking } from '../waitlist/waitlist.standing.repository.ts';
import {
  countErased,
  endRun,
  findDue,
  findToTell,
  isRunDue,
  isStillDue,
  lockRetention,
  retentionKind,
} from './retention.repository.ts';
import { recordRun } from './retention.service.ts';

type Eraser = Pick<ExclusionService, 'eraseLocked'>;

const carryOut = jobType('carry-out-retention', Type.Object({}), 'other');
/** Ends before the clock adds the next run. */
const runAtMostMs = 50_000;
const atOnce = 500;

/** Every minute: goes on with the run of the day, if it is due. */
export const retentionJobs = (pool: Pool, exclusion: Eraser): FeatureJobs => ({
  handlers: [
    handleJob(carryOut, async (_payload, { signal }) => {
      const endsAt = performance.now() + runAtMostMs;
      await carryOutRetention(pool, exclusion, () => !signal.aborted && performance.now() < endsAt);
      return undefined;
    }),
  ],
  cron: [{ type: carryOut, match: '* * * * *' }],
});

/**
 * Carries out the run of the day: erases everyone whose time is over, one transaction each, then queues what tells others that
 * theirs will be. Any number of processes may do so at once, and a crash ends none of it: each user is erased once or not at all,
 * and counted in the same transaction.
 *
 * @param goesOn whether there is time left; the rest is for the next call.
 */
export async function carryOutRetention(
  pool: Pool,
  exclusion: Eraser,
  goesOn: () => boolean = () => true,
): Promise<void> {
  while (await isRunDue(pool)) {
    const due = await findDue(pool, atOnce);
    if (due.length === 0) await endIfDue(pool);
    for (const seq of due) {
      if (!goesOn()) return;
      const began = performance.now();
      await eraseIfDue(pool, exclusion, seq);
      await sleep(performance.now() - began); // joins have half of the time to themselves
    }
  }
}

/** Erases a user unless they came back, or the setting was changed. */
export const eraseIfDue = (pool: Pool, exclusion: Eraser, seq: string): Promise<boolean> =>
  inTransaction(pool, async (client) => {
    if (!(await lockRetention(client)).isDue) return false;
    await lockRanking(client);
    if (!(await isStillDue(client, seq))) return false;
    const [signup] = await findLockedSignups(client, [seq]);
    if (signup === undefined) throw new Error(`There is no signup ${seq}`);
    await exclusion.eraseLocked(client, signup);
    await countErased(client);
    return true;
  });

/** Ends the run, for one of any number of callers. */
const endIfDue = (pool: Pool): Promise<void> =>
  inTransaction(pool, async (client) => {
    const retention = await lockRetention(client);
    if (!retention.isDue) return;
    const keys = await findToTell(client);
    await queueNotices(client, retentionKind, keys);
    await recordRun(client, retention, keys.length);
    await endRun(client);
  });
