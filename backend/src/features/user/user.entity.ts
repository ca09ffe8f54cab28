import { defineEntity, p } from '@mikro-orm/postgresql';

/** Keys, checks and indexes are in the migration; its comments explain the columns. */

export const SignupSearchHead = defineEntity({
  name: 'SignupSearchHead',
  tableName: 'signup_search_head',
  properties: { onlyRow: p.boolean().primary(), throughSeq: p.bigint('number') },
});

export const SignupSearch = defineEntity({
  name: 'SignupSearch',
  tableName: 'signup_search',
  properties: {
    seq: p.bigint('number').primary(),
    terms: p.text(),
    firstName: p.text(),
    lastName: p.text(),
    email: p.text(),
    phone: p.text(),
    country: p.text(),
    broker: p.text(),
    referralId: p.text(),
    referralCode: p.text(),
  },
});
