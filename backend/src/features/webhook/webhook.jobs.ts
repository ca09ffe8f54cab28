import { Type } from '@sinclair/typebox';
import { inTransaction } from '../../platform/database/database.ts';
import type { Delivery } from '../../platform/delivery/delivery.ts';
import { DeliveryError } from '../../platform/delivery/delivery-error.ts';
import { addJob, handleJob, jobType } from '../../platform/jobs/job.ts';
import type { FeatureJobs } from '../../platform/jobs/start-jobs.ts';
import { alertAdmin, alertAdmins } from './webhook.alert.job.ts';
import { findAlert, findAlertedAdmins, findAdminAddress } from './webhook.alert.repository.ts';
import type { RunnerDependencies } from './webhook.runner.ts';
import { runWebhooks } from './webhook.run.ts';
import type { AlertTemplate } from './webhook.templates.ts';

/** Added by `runner_wake`, which uses the same name. */
const run = jobType('run-webhooks', Type.Object({}), 'other');

export interface WebhookJobDependencies extends RunnerDependencies {
  readonly delivery: Delivery;
  readonly template: AlertTemplate;
}

/** This feature's jobs. The runner also runs every minute: for retries, and in case nothing woke it. */
export function webhookJobs(dependencies: WebhookJobDependencies): FeatureJobs {
  const { pool, delivery, template } = dependencies;
  return {
    handlers: [
      handleJob(run, (_payload, jobRun) => runWebhooks(dependencies, jobRun)),
      handleJob(alertAdmins, ({ endpointId, what }) =>
        inTransaction(pool, async (client) => {
          for (const adminId of await findAlertedAdmins(client))
            await addJob(client, { type: alertAdmin, payload: { endpointId, what, adminId } });
          return undefined;
        }),
      ),
      handleJob(alertAdmin, async ({ endpointId, what, adminId }, { log, signal }) => {
        const alert = await findAlert(pool, endpointId, what);
        const address = await findAdminAddress(pool, adminId);
        if (alert === null || address === null) return undefined;
        try {
          const id = `webhook-${what}-${endpointId}-${adminId}-${alert.since}`;
          await delivery.send(template, { id, address, params: alert.params, signal });
        } catch (error) {
          if (!(error instanceof DeliveryError) || error.fault !== 'refused') throw error;
          log.warn({ err: error, endpointId }, 'an alert about a webhook endpoint was refused for good');
        }
        return undefined;
      }),
    ],
    cron: [{ type: run, match: '* * * * *' }],
  };
}
