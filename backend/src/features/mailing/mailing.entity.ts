import { defineEntity, p } from '@mikro-orm/postgresql';

/** Keys, checks and indexes are in the migration; its comments explain the columns. */

export const Mailing = defineEntity({
  name: 'Mailing',
  tableName: 'mailing',
  properties: {
    seq: p.bigint('number').primary().autoincrement(false),
    id: p.uuid(),
    kind: p.text(),
    name: p.text(),
    state: p.text(),
    segment: p.json<Readonly<Record<string, unknown>>>(),
    templateVersionId: p.uuid(),
    perHour: p.integer(),
    confirmedPeople: p.integer().nullable(),
    startsAt: p.datetime().nullable(),
    minuteAt: p.datetime().nullable(),
    minuteSent: p.integer(),
    sent: p.bigint('number'),
    bounced: p.bigint('number'),
    complained: p.bigint('number'),
    pauseReason: p.text().nullable(),
    createdBy: p.uuid().nullable(),
    createdByKey: p.uuid().nullable(),
    createdAt: p.datetime(),
    startedAt: p.datetime().nullable(),
    endedAt: p.datetime().nullable(),
    revision: p.integer(),
  },
});

export const MailingRunner = defineEntity({
  name: 'MailingRunner',
  tableName: 'mailing_runner',
  properties: { onlyRow: p.boolean().primary(), seenAt: p.datetime() },
});

export const MailingRecipient = defineEntity({
  name: 'MailingRecipient',
  tableName: 'mailing_recipient',
  primaryKeys: ['mailingSeq', 'place'],
  properties: {
    mailingSeq: p.bigint('number').primary(),
    place: p.integer().primary(),
    signupSeq: p.bigint('number'),
    state: p.text(),
    reason: p.text().nullable(),
    domain: p.text().nullable(),
    rankThen: p.bigint('number').nullable(),
    tries: p.smallint(),
    maybeSent: p.boolean(),
    nextTryAt: p.datetime().nullable(),
    markedAt: p.datetime().nullable(),
    sentAt: p.datetime().nullable(),
  },
});

export const MailDomainHour = defineEntity({
  name: 'MailDomainHour',
  tableName: 'mail_domain_hour',
  primaryKeys: ['domain', 'hour'],
  properties: { domain: p.text().primary(), hour: p.datetime().primary(), sent: p.integer() },
});
