import { defineEntity, p } from '@mikro-orm/postgresql';

/** Keys, checks and indexes are in the migration; its comments explain the columns. */

export const Invite = defineEntity({
  name: 'Invite',
  tableName: 'invite',
  properties: {
    seq: p.bigint('number').primary().autoincrement(false),
    id: p.uuid(),
    signupSeq: p.bigint('number'),
    mailingSeq: p.bigint('number').nullable(),
    state: p.text(),
    codeHash: p.text().nullable(),
    codeSalt: p.smallint(),
    issuedAt: p.datetime(),
    expiresAt: p.datetime(),
    openedAt: p.datetime().nullable(),
    acceptedAt: p.datetime().nullable(),
    account: p.text().nullable(),
    revokedAt: p.datetime().nullable(),
    messages: p.smallint(),
    messageAt: p.datetime().nullable(),
    messageSentAt: p.datetime().nullable(),
    messageRefusedAt: p.datetime().nullable(),
    remindersSent: p.smallint(),
    nextReminderAt: p.datetime().nullable(),
    reminderTryAt: p.datetime().nullable(),
    reminderTries: p.smallint(),
  },
});

export const InviteCount = defineEntity({
  name: 'InviteCount',
  tableName: 'invite_count',
  primaryKeys: ['state', 'shard'],
  properties: {
    state: p.text().primary(),
    shard: p.smallint().primary(),
    people: p.bigint('number'),
    seconds: p.double(),
  },
});

export const InviteWave = defineEntity({
  name: 'InviteWave',
  tableName: 'invite_wave',
  properties: {
    mailingSeq: p.bigint('number').primary().autoincrement(false),
    expiresInMinutes: p.integer(),
    reminderDays: p.array((text) => Number(text)).columnType('smallint[]'),
    reminderVersionId: p.uuid().nullable(),
    revokeAskedAt: p.datetime().nullable(),
    revokedAt: p.datetime().nullable(),
  },
});
