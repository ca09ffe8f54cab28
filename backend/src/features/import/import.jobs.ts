import { Type } from '@sinclair/typebox';
import type { Pool } from 'pg';
import { inTransaction } from '../../platform/database/database.ts';
import { handleJob, jobType } from '../../platform/jobs/job.ts';
import { inSteps, runAlone, type RunTimes } from '../../platform/jobs/sole-runner.ts';
import type { FeatureJobs } from '../../platform/jobs/start-jobs.ts';
import type { ExclusionService } from '../waitlist/waitlist.exclusion.service.ts';
import { deleteOld } from './import.repository.ts';
import { carryOutNext } from './import.step.ts';

export interface ImportJobOptions extends Partial<RunTimes> {
  readonly pool: Pool;
  readonly exclusion: ExclusionService;
}

/** Added by `runner_wake`, which uses the same name. */
const run = jobType('run-import', Type.Object({}), 'other');
const deleteLinesJob = jobType('delete-import-lines', Type.Object({}), 'other');
const lookEveryMs = 500;
const deletedAtOnce = 10_000;

/** Carries out imports, also every minute in case nothing woke it; every hour, lines whose time is over are deleted. */
export const importJobs = ({ pool, exclusion, ...times }: ImportJobOptions): FeatureJobs => ({
  handlers: [
    handleJob(run, (_payload, jobRun) =>
      runAlone(
        pool,
        'import',
        jobRun,
        inSteps(() => carryOutNext(pool, exclusion)),
        { lookEveryMs, ...times },
      ),
    ),
    handleJob(deleteLinesJob, async (_payload, { signal }) => {
      while (!signal.aborted && (await inTransaction(pool, (client) => deleteOld(client, deletedAtOnce))));
      return undefined;
    }),
  ],
  cron: [
    { type: run, match: '* * * * *' },
    { type: deleteLinesJob, match: '23 * * * *' },
  ],
});
