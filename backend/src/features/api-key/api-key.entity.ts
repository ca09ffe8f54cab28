import { defineEntity, p } from '@mikro-orm/postgresql';

/** Keys, checks and indexes are in the migration; its comments explain the columns. */

export const AdminApiKey = defineEntity({
  name: 'AdminApiKey',
  tableName: 'admin_api_key',
  properties: {
    id: p.uuid().primary(),
    name: p.text(),
    scope: p.text(),
    role: p.text().nullable(),
    keyHash: p.text(),
    createdBy: p.uuid(),
    createdAt: p.datetime(),
    expiresAt: p.datetime().nullable(),
    revokedAt: p.datetime().nullable(),
    lastUsedAt: p.datetime().nullable(),
  },
});
