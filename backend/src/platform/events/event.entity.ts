import { defineEntity, p } from '@mikro-orm/postgresql';

/** Keys, checks and indexes are in the migration; its comments explain the columns. */

export const Event = defineEntity({
  name: 'Event',
  tableName: 'event',
  properties: {
    seq: p.bigint('number').primary(),
    id: p.uuid(),
    type: p.text(),
    signupSeq: p.bigint('number').nullable(),
    data: p.json<Readonly<Record<string, unknown>>>(),
    at: p.datetime(),
    fannedOut: p.boolean(),
    traceparent: p.text().nullable(),
  },
});
