import { defineEntity, p, raw } from '@mikro-orm/postgresql';

/** Keys and checks are in the migration; its comments explain the columns. */

export const Faq = defineEntity({
  name: 'Faq',
  tableName: 'faq',
  properties: {
    id: p.uuid().primary(),
    position: p.integer(),
    question: p.text(),
    answer: p.text(),
    isActive: p.boolean(),
    revision: p.integer().default(1),
    createdAt: p.datetime().defaultRaw('clock_timestamp()'),
    updatedAt: p
      .datetime()
      .defaultRaw('clock_timestamp()')
      .onUpdate(() => raw('clock_timestamp()')),
  },
});
