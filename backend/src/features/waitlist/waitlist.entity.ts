import { defineEntity, p } from '@mikro-orm/postgresql';
import { allJoinFields } from './waitlist.fields.ts';

/** Keys, checks and indexes are in the migration; its comments explain the columns. */

export const WaitlistHead = defineEntity({
  name: 'WaitlistHead',
  tableName: 'waitlist_head',
  properties: {
    onlyRow: p.boolean().primary(),
    lastSeq: p.bigint('number'),
    lastJoinedAt: p.datetime(),
    referredTotal: p.bigint('number'),
    excludedTotal: p.bigint('number'),
    countedSeq: p.bigint('number'),
    awayTotal: p.bigint('number'),
    waitingTotal: p.bigint('number').persist(false),
  },
});

export const Signup = defineEntity({
  name: 'Signup',
  tableName: 'signup',
  properties: {
    seq: p.bigint('number').primary(),
    referrerSeq: p.bigint('number').nullable(),
    joinedAt: p.datetime(),
    id: p.uuid(),
    referralId: p.text(),
    verifiedBy: p.text(),
    emailKey: p.text(),
    identity: p.text().persist(false),
    ...Object.fromEntries(
      allJoinFields.map(({ name, column, erasedTo }) => [
        name,
        erasedTo === null ? p.text().name(column).nullable() : p.text().name(column),
      ]),
    ),
    blockedAt: p.datetime().nullable(),
    erasedAt: p.datetime().nullable(),
    withheldReferrerSeq: p.bigint('number').nullable(),
    newsWording: p.smallint().nullable(),
  },
});

export const SignupPause = defineEntity({
  name: 'SignupPause',
  tableName: 'signup_pause',
  properties: { onlyRow: p.boolean().primary(), pausedAt: p.datetime(), pausedBy: p.text() },
});

export const ErasedIdentity = defineEntity({
  name: 'ErasedIdentity',
  tableName: 'erased_identity',
  properties: { hash: p.text().primary() },
});

export const SignupCountryCount = defineEntity({
  name: 'SignupCountryCount',
  tableName: 'signup_country_count',
  properties: { country: p.text().primary(), signups: p.bigint('number') },
});

export const SignupDayCount = defineEntity({
  name: 'SignupDayCount',
  tableName: 'signup_day_count',
  properties: { day: p.date().primary(), signups: p.bigint('number') },
});

export const WelcomeHead = defineEntity({
  name: 'WelcomeHead',
  tableName: 'welcome_head',
  properties: { onlyRow: p.boolean().primary(), lastSeq: p.bigint('number') },
});

export const SignupMessage = defineEntity({
  name: 'SignupMessage',
  tableName: 'signup_message',
  primaryKeys: ['signupSeq', 'kind'],
  properties: {
    signupSeq: p.bigint('number').primary(),
    kind: p.text().primary(),
    channel: p.text(),
    queuedAt: p.datetime(),
    sentAt: p.datetime().nullable(),
    refusedAt: p.datetime().nullable(),
  },
});
