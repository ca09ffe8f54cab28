import { Type } from '@sinclair/typebox';
import { handleJob, jobType } from '../../platform/jobs/job.ts';
import type { FeatureJobs } from '../../platform/jobs/start-jobs.ts';
import { runWebhooks } from './webhook.run.ts';
import type { RunnerDependencies } from './webhook.runner.ts';

/** Added by `runner_wake`, which uses the same name. */
const run = jobType('run-webhooks', Type.Object({}), 'other');

/** Sends webhooks; also every minute: for retries, and in case nothing woke it. */
export const webhookJobs = (dependencies: RunnerDependencies): FeatureJobs => ({
  handlers: [handleJob(run, (_payload, jobRun) => runWebhooks(dependencies, jobRun))],
  cron: [{ type: run, match: '* * * * *' }],
});
