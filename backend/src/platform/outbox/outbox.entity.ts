import { defineEntity, p } from '@mikro-orm/postgresql';

/** A message of a channel that is not configured: what to render, never a code. */
export const OutboxMessageEntity = defineEntity({
  name: 'OutboxMessage',
  tableName: 'outbox_message',
  properties: {
    seq: p.bigint().primary().generated('identity'),
    id: p.text().unique('outbox_message_id_key'),
    channel: p.text(),
    address: p.text(),
    template: p.text(),
    params: p.json(),
    createdAt: p.datetime().defaultRaw('clock_timestamp()'),
  },
});
