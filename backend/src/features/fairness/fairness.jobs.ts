import { Type } from '@sinclair/typebox';
import type { Pool } from 'pg';
import { handleJob, jobType } from '../../platform/jobs/job.ts';
import { runAlone, type RunTimes, type SoleWork } from '../../platform/jobs/sole-runner.ts';
import type { FeatureJobs } from '../../platform/jobs/start-jobs.ts';
import type { ExclusionService } from '../waitlist/waitlist.exclusion.service.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import { assessAfterwards, assessAndJudge, AssessmentPace, release } from './fairness.assess.ts';
import { deleteOldAssessments, skipAssessments } from './fairness.assess.repository.ts';
import { carryOutNext } from './fairness.decide.ts';
import { areReleasesDue } from './fairness.hold.repository.ts';

/** What is done about fakes: credits are held, only shown to admins, or nothing is looked at. */
export type FairnessMode = 'hold' | 'watch' | 'off';

export interface FairnessOptions extends Partial<RunTimes> {
  readonly pool: Pool;
  readonly secrets: Secrets;
  readonly exclusion: ExclusionService;
  readonly mode: FairnessMode;
}

/** Added by `runner_wake`, which uses the same name. */
const run = jobType('run-fairness', Type.Object({}), 'other');
const lookEveryMs = 500;
const tidyAtOnce = 1000;

/** Assesses new users; also every minute: for holds that expired, and in case nothing woke it. */
export const fairnessJobs = (options: FairnessOptions): FeatureJobs => ({
  handlers: [
    handleJob(run, (_payload, jobRun) =>
      runAlone(options.pool, 'fairness', jobRun, (nudge) => workOf(options, nudge), {
        lookEveryMs,
        ...options,
      }),
    ),
  ],
  cron: [{ type: run, match: '* * * * *' }],
});

function workOf({ pool, secrets, exclusion, mode }: FairnessOptions, nudge: () => void): SoleWork {
  let isTidy = false;
  const pace = new AssessmentPace();
  return {
    async look() {
      const isDeciding = await carryOutNext(pool, exclusion);
      const isReleasing = await areReleasesDue(pool);
      if (isReleasing) await release(pool);
      if (isDeciding || isReleasing) nudge();
      if (mode === 'off') {
        await skipAssessments(pool);
        return isDeciding || isReleasing;
      }
      if (!isTidy) await tidy(pool);
      isTidy = true;
      const step = await assessAndJudge(pool, secrets, mode === 'hold' ? 'held' : 'watched');
      if (pace.goesOn(step)) nudge();
      return isDeciding || isReleasing || step.isWork;
    },
    end: () => Promise.resolve(),
  };
}

/** Once a run, which a full minute begins. */
async function tidy(pool: Pool): Promise<void> {
  await assessAfterwards(pool);
  while ((await deleteOldAssessments(pool, tidyAtOnce)) === tidyAtOnce);
}
