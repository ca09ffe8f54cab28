import { Type } from '@sinclair/typebox';
import type { Pool } from 'pg';
import { handleJob, jobType } from '../../platform/jobs/job.ts';
import { inSteps, runAlone, type RunTimes } from '../../platform/jobs/sole-runner.ts';
import type { FeatureJobs } from '../../platform/jobs/start-jobs.ts';
import type { ExclusionService } from '../waitlist/waitlist.exclusion.service.ts';
import { carryOutNext } from './bulk.carry-out.ts';

export interface BulkJobOptions extends Partial<RunTimes> {
  readonly pool: Pool;
  readonly exclusion: ExclusionService;
}

/** Added by `runner_wake`, which uses the same name. */
const run = jobType('run-bulk', Type.Object({}), 'other');
const lookEveryMs = 500;

/** Carries out bulk actions; also every minute: for those that become due, and in case nothing woke it. */
export const bulkJobs = ({ pool, exclusion, ...times }: BulkJobOptions): FeatureJobs => ({
  handlers: [
    handleJob(run, (_payload, jobRun) =>
      runAlone(
        pool,
        'bulk',
        jobRun,
        inSteps(() => carryOutNext(pool, exclusion)),
        { lookEveryMs, ...times },
      ),
    ),
  ],
  cron: [{ type: run, match: '* * * * *' }],
});
