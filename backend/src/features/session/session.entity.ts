import { defineEntity, p } from '@mikro-orm/postgresql';

/** Keys, checks and indexes are in the migration; its comments explain the columns. */

export const AdminSession = defineEntity({
  name: 'AdminSession',
  tableName: 'admin_session',
  properties: {
    id: p.uuid().primary(),
    adminId: p.uuid(),
    remembered: p.boolean(),
    createdAt: p.datetime(),
    expiresAt: p.datetime(),
    browser: p.text().nullable(),
    country: p.text().nullable(),
    endedBy: p.text().nullable(),
  },
});
