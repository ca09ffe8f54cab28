import { defineEntity, p } from '@mikro-orm/postgresql';

/** One client's requests in one minute, on all instances. */
export const RequestCount = defineEntity({
  name: 'RequestCount',
  tableName: 'request_count',
  properties: { key: p.text().primary(), windowStart: p.datetime().primary(), taken: p.integer() },
});
