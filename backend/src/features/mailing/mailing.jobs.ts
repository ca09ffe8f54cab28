import { handleJob } from '../../platform/jobs/job.ts';
import type { FeatureJobs } from '../../platform/jobs/start-jobs.ts';
import { planJob, planMailing, type PlanOptions } from './mailing.plan.ts';

/** Writes recipients down; `platform/dispatch` sends to them. */
export const mailingJobs = (options: PlanOptions): FeatureJobs => ({
  handlers: [handleJob(planJob, ({ mailingId }, { log }) => planMailing(options, mailingId, log))],
  cron: [],
});
