import { defineEntity, p } from '@mikro-orm/postgresql';

/** Keys, checks and indexes are in the migrations; their comments explain the columns. */

export const MessageTemplate = defineEntity({
  name: 'MessageTemplate',
  tableName: 'message_template',
  properties: { id: p.uuid().primary(), kind: p.text(), name: p.text(), currentVersion: p.integer() },
});

export const MessageTemplateVersion = defineEntity({
  name: 'MessageTemplateVersion',
  tableName: 'message_template_version',
  properties: {
    id: p.uuid().primary(),
    templateId: p.uuid(),
    number: p.integer(),
    subject: p.text(),
    preheader: p.text(),
    body: p.text(),
    createdBy: p.uuid().nullable(),
    createdAt: p.datetime(),
  },
});

export const Suppression = defineEntity({
  name: 'Suppression',
  tableName: 'suppression',
  properties: {
    contactHash: p.text().primary(),
    scope: p.text().primary(),
    emailKey: p.text().nullable(),
    reason: p.text(),
    mailingSeq: p.bigint('number').nullable(),
    at: p.datetime(),
    reportedBy: p.uuid().nullable(),
  },
});

export const ConsentEntry = defineEntity({
  name: 'ConsentEntry',
  tableName: 'consent_entry',
  properties: {
    seq: p.bigint('number').primary(),
    signupSeq: p.bigint('number'),
    stream: p.text(),
    granted: p.boolean(),
    wording: p.smallint().nullable(),
    source: p.text(),
    at: p.datetime(),
  },
});

export const SnsConfirmation = defineEntity({
  name: 'SnsConfirmation',
  tableName: 'sns_confirmation',
  properties: { topicArn: p.text().primary(), url: p.text(), at: p.datetime() },
});
