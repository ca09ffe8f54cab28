import { Counter, Gauge, type Registry } from 'prom-client';
import type { JobsReport } from '../jobs/start-jobs.ts';

/** The queue as of a moment ago; undefined until the app has started. */
export type JobsSource = () => JobsReport | undefined;

/** Reports on the job queue and its lanes, from memory: an unavailable database delays nothing. */
export function reportJobs(jobs: JobsSource, registry: Registry): void {
  reportQueue(jobs, registry);
  reportLanes(jobs, registry);
  reportRuns(jobs, registry);
}

function reportQueue(jobs: JobsSource, registry: Registry): void {
  new Gauge({
    name: 'jobs',
    help: 'Jobs in the queue by task: waiting or in flight, to be tried again, given up. As of two seconds ago, or of when the database last answered.',
    labelNames: ['task', 'state'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { task, waiting, retrying, failed } of jobs()?.tasks ?? []) {
        this.set({ task, state: 'waiting' }, waiting);
        this.set({ task, state: 'retrying' }, retrying);
        this.set({ task, state: 'failed' }, failed);
      }
    },
  });
}

const lanesOf = (jobs: JobsSource) => Object.entries(jobs()?.lanes ?? {});

function reportLanes(jobs: JobsSource, registry: Registry): void {
  const labelNames = ['lane'];
  const registers = [registry];
  new Gauge({
    name: 'jobs_queued',
    help: 'Jobs of each lane that wait, are in flight or are to be tried again.',
    labelNames,
    registers,
    collect() {
      for (const [lane, { queued }] of lanesOf(jobs)) this.set({ lane }, queued);
    },
  });
  new Gauge({
    name: 'jobs_in_flight',
    help: 'Jobs of each lane that this instance is working on.',
    labelNames,
    registers,
    collect() {
      for (const [lane, { inFlight }] of lanesOf(jobs)) this.set({ lane }, inFlight);
    },
  });
  new Gauge({
    name: 'jobs_oldest_due_seconds',
    help: 'How long the oldest job of each lane has been due without being taken; 0 when none is.',
    labelNames,
    registers,
    collect() {
      for (const [lane, { oldestDueSeconds }] of lanesOf(jobs)) this.set({ lane }, oldestDueSeconds);
    },
  });
}

function reportRuns(jobs: JobsSource, registry: Registry): void {
  new Counter({
    name: 'job_runs_total',
    help: 'Runs of jobs on this instance by task and outcome: done, again (to run once more by its own wish), failed.',
    labelNames: ['task', 'outcome'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [, { runs }] of lanesOf(jobs))
        for (const { task, outcome, count } of runs) this.inc({ task, outcome }, count);
    },
  });
}
