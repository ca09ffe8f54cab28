import { defineEntity, p } from '@mikro-orm/postgresql';
import type { ApplicationStatus } from './ambassador.review.rules.ts';

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
    status: p.text().$type<ApplicationStatus>(),
    acceptedAt: p.datetime().nullable(),
    signupSeq: p.bigint('number').nullable(),
  },
});

export const ApplicationNote = defineEntity({
  name: 'ApplicationNote',
  tableName: 'ambassador_note',
  properties: {
    id: p.uuid().primary(),
    applicationSeq: p.bigint('number'),
    text: p.text(),
    writtenBy: p.text(),
    writtenAt: p.datetime().defaultRaw('clock_timestamp()'),
  },
});
