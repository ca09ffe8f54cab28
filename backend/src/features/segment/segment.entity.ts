import { defineEntity, p } from '@mikro-orm/postgresql';

/** Keys, checks and indexes are in the migration; its comments explain the columns. */

export const EmailList = defineEntity({
  name: 'EmailList',
  tableName: 'email_list',
  properties: {
    id: p.uuid().primary(),
    name: p.text(),
    valid: p.integer(),
    createdBy: p.uuid().nullable(),
    createdAt: p.datetime(),
  },
});

export const EmailListEntry = defineEntity({
  name: 'EmailListEntry',
  tableName: 'email_list_entry',
  primaryKeys: ['listId', 'emailKey'],
  properties: { listId: p.uuid().primary(), emailKey: p.text().primary() },
});
