import { defineEntity, p } from '@mikro-orm/postgresql';

/** Keys, checks and indexes are in the migration; its comments explain the columns. */

export const WebhookEndpoint = defineEntity({
  name: 'WebhookEndpoint',
  tableName: 'webhook_endpoint',
  properties: {
    id: p.uuid().primary(),
    url: p.text(),
    description: p.text(),
    types: p.array().columnType('text[]'),
    personalData: p.boolean(),
    batchSize: p.integer(),
    perSecond: p.integer(),
    apiVersion: p.smallint(),
    state: p.text(),
    reason: p.text().nullable(),
    secretVersion: p.integer(),
    previousUntil: p.datetime().nullable(),
    createdBy: p.uuid().nullable(),
    joinedSeq: p.bigint('number'),
    claimedSeq: p.bigint('number'),
    failures: p.integer(),
    failingSince: p.datetime().nullable(),
    nextProbeAt: p.datetime().nullable(),
    alertedAt: p.datetime().nullable(),
    createdAt: p.datetime(),
  },
});

export const WebhookHour = defineEntity({
  name: 'WebhookHour',
  tableName: 'webhook_hour',
  properties: {
    endpointId: p.uuid().primary(),
    hour: p.datetime().primary(),
    succeeded: p.bigint('number'),
    failed: p.bigint('number'),
  },
});

export const WebhookRunner = defineEntity({
  name: 'WebhookRunner',
  tableName: 'webhook_runner',
  properties: { onlyRow: p.boolean().primary(), seenAt: p.datetime() },
});

export const WebhookDelivery = defineEntity({
  name: 'WebhookDelivery',
  tableName: 'webhook_delivery',
  properties: {
    seq: p.bigint('number').primary(),
    endpointId: p.uuid(),
    eventId: p.text(),
    type: p.text(),
    source: p.text(),
    sourceSeq: p.bigint('number'),
    state: p.text(),
    attempts: p.integer(),
    nextAttemptAt: p.datetime().nullable(),
    status: p.smallint().nullable(),
    error: p.text().nullable(),
    answer: p.text().nullable(),
    durationMs: p.integer().nullable(),
    attemptedAt: p.datetime().nullable(),
    at: p.datetime(),
  },
});

export const WebhookReplay = defineEntity({
  name: 'WebhookReplay',
  tableName: 'webhook_replay',
  properties: {
    seq: p.bigint('number').primary(),
    endpointId: p.uuid(),
    types: p.array().columnType('text[]'),
    nextSeq: p.bigint('number'),
    toSeq: p.bigint('number'),
  },
});
