import { defineEntity, p } from '@mikro-orm/postgresql';

/** When a running job worker last sent a heartbeat. */
export const JobWorkerEntity = defineEntity({
  name: 'JobWorker',
  tableName: 'job_worker',
  properties: { id: p.text().primary(), seenAt: p.datetime() },
});
