import { defineEntity, p } from '@mikro-orm/postgresql';

/** Keys, checks and indexes stand in the migration; the columns' meanings in its comments. */

export const AdminSession = defineEntity({
  name: 'AdminSession',
  tableName: 'admin_session',
  properties: {
    id: p.uuid().primary(),
    adminId: p.uuid(),
    remembered: p.boolean(),
    createdAt: p.datetime(),
    expiresAt: p.datetime(),
  },
});
