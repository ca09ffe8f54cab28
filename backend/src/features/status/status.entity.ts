import { defineEntity, p } from '@mikro-orm/postgresql';

/** Keys and checks are in the migration; its comments explain the columns. */
export const StatusAccess = defineEntity({
  name: 'StatusAccess',
  tableName: 'status_access',
  properties: { signupSeq: p.bigint('number').primary(), generation: p.integer(), revokedAt: p.datetime() },
});
