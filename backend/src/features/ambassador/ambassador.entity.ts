import { defineEntity, p } from '@mikro-orm/postgresql';

/** Keys, checks and indexes are in the migration; its comments explain the columns. */

export const AmbassadorApplication = defineEntity({
  name: 'AmbassadorApplication',
  tableName: 'ambassador_application',
  properties: {
    seq: p.bigint('number').primary(),
    appliedAt: p.datetime(),
    id: p.uuid(),
    email: p.text(),
    emailKey: p.text(),
    phone: p.text().nullable(),
    firstName: p.text(),
    lastName: p.text(),
    collegeName: p.text(),
    message: p.text(),
    erasedAt: p.datetime().nullable(),
    status: p.text(),
  },
});
