import { Type } from '@sinclair/typebox';
import { handleJob, jobType } from '../jobs/job.ts';
import type { FeatureJobs } from '../jobs/start-jobs.ts';
import { dispatch, type DispatchOptions } from './dispatch-run.ts';

/** Added by `runner_wake`, which uses the same name. */
const runDispatch = jobType('run-dispatch', Type.Object({}), 'other');

/** Sends what is sent later; also every minute: for retries, for the pace, and in case nothing woke it. */
export const dispatchJobs = (options: DispatchOptions): FeatureJobs => ({
  handlers: [handleJob(runDispatch, (_payload, run) => dispatch(options, run))],
  cron: [{ type: runDispatch, match: '* * * * *' }],
});
