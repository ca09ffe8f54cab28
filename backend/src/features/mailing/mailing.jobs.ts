import { handleJob } from '../../platform/jobs/job.ts';
import type { FeatureJobs } from '../../platform/jobs/start-jobs.ts';
import { findUnplanned, planJob, planMailing, queuePlan, runJob } from './mailing.plan.ts';
import { type MailingRunOptions, runMailings } from './mailing.run.ts';

/**
 * The job handlers of this feature. The runner also starts every minute: for retries, for the pace, and for mailings
 * whose own job was lost.
 */
export function mailingJobs(options: MailingRunOptions): FeatureJobs {
  const { pool } = options;
  return {
    handlers: [
      handleJob(runJob, async (_payload, run) => {
        for (const id of await findUnplanned(pool)) await queuePlan(pool, id);
        return runMailings(options, run);
      }),
      handleJob(planJob, ({ mailingId }, { log }) => planMailing(options, mailingId, log)),
    ],
    cron: [{ type: runJob, match: '* * * * *' }],
  };
}
