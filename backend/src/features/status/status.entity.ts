import { defineEntity, p } from '@mikro-orm/postgresql';

/** Keys and checks stand in the migration; the columns' meanings in its comments. */
export const StatusAccess = defineEntity({
  name: 'StatusAccess',
  tableName: 'status_access',
  properties: {
    signupSeq: p.bigint('number').primary(),
    generation: p.integer(),
    revokedAt: p.datetime(),
  },
});
