import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { type JobsOptions, type JobsReport, type RunningJobs, startJobs } from './start-jobs.ts';

/** Jobs that begin anew when they end because they stalled, or could not begin: as under a supervisor. */
export interface SupervisedJobs {
  report(): JobsReport | undefined;
  /** Why they ended, each time. */
  readonly ends: readonly string[];
  stop(): Promise<void>;
}

export function superviseJobs(options: Omit<JobsOptions, 'fail'>): SupervisedJobs {
  const ends: string[] = [];
  const stopping = new AbortController();
  const stopped = once(stopping.signal, 'abort').then(() => null);
  let jobs: RunningJobs | undefined;
  const running = (async () => {
    for (;;) {
      const failed = Promise.withResolvers<Error>();
      try {
        jobs = await startJobs({ ...options, fail: failed.resolve });
      } catch (error) {
        failed.resolve(new Error('Not started', { cause: error }));
      }
      const error = await Promise.race([failed.promise, stopped]);
      await jobs?.stop();
      jobs = undefined;
      if (error === null) return;
      ends.push(error.message);
      await sleep(100);
    }
  })();
  return {
    report: () => jobs?.report(),
    ends,
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
