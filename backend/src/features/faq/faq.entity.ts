import { defineEntity, p, raw } from '@mikro-orm/postgresql';

/** Keys and checks stand in the migration; the columns' meanings in its comments. */

export const Faq = defineEntity({
  name: 'Faq',
  tableName: 'faq',
  properties: {
    id: p.uuid().primary(),
    position: p.integer(),
    question: p.text(),
    answer: p.text(),
    isActive: p.boolean(),
    createdAt: p.datetime().defaultRaw('clock_timestamp()'),
    updatedAt: p
      .datetime()
      .defaultRaw('clock_timestamp()')
      .onUpdate(() => raw('clock_timestamp()')),
  },
});
