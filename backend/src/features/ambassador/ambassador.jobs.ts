import { Type } from '@sinclair/typebox';
import type { Pool } from 'pg';
import type { Orm } from '../../platform/database/orm.ts';
import type { Delivery } from '../../platform/delivery/delivery.ts';
import { DeliveryError } from '../../platform/delivery/delivery-error.ts';
import { handleJob, jobType } from '../../platform/jobs/job.ts';
import type { FeatureJobs } from '../../platform/jobs/start-jobs.ts';
import { findUnconfirmed, settleConfirmation } from './ambassador.repository.ts';
import type { AmbassadorTemplates } from './ambassador.templates.ts';

/** Added by `ambassador_apply`, once per application. */
const confirmApplication = jobType(
  'confirm-application',
  Type.Object({ applicationSeq: Type.Integer() }),
  'other',
);

export interface AmbassadorJobOptions {
  readonly orm: Orm;
  readonly pool: Pool;
  readonly delivery: Delivery;
  readonly templates: AmbassadorTemplates;
}

/** Tells each applicant, at their verified email, that the application has arrived. */
export function ambassadorJobs({ orm, pool, delivery, templates }: AmbassadorJobOptions): FeatureJobs {
  const handlers = [
    handleJob(confirmApplication, async ({ applicationSeq: seq }, { signal, log }) => {
      const application = await findUnconfirmed(orm.on(pool), seq);
      if (application === null) return undefined;
      const { email: address, firstName } = application;
      try {
        await delivery.send(templates.email, {
          id: `ambassador-${seq}`,
          address,
          params: { firstName },
          signal,
        });
      } catch (error) {
        if (!(error instanceof DeliveryError) || error.fault !== 'refused') throw error;
        log.warn({ err: error, applicationSeq: seq }, 'a confirming mail was refused for good');
        await settleConfirmation(orm.on(pool), seq, 'refusedAt');
        return undefined;
      }
      await settleConfirmation(orm.on(pool), seq, 'confirmedAt');
      return undefined;
    }),
  ];
  return { handlers, cron: [] };
}
