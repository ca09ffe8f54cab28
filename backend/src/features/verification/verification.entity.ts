import { defineEntity, p } from '@mikro-orm/postgresql';

/** One requested code; see the comments on the table's columns. */
export const OtpChallenge = defineEntity({
  name: 'OtpChallenge',
  tableName: 'otp_challenge',
  properties: {
    id: p.uuid().primary(),
    purpose: p.text(),
    channel: p.text(),
    destination: p.text(),
    address: p.text(),
    codeLength: p.smallint(),
    clientKey: p.text(),
    askedBy: p.text().nullable(),
    createdAt: p.datetime(),
    expiresAt: p.datetime(),
    maxTries: p.smallint(),
    tries: p.smallint().default(0),
    maxStrangerTries: p.smallint().default(0),
    strangerTries: p.smallint().default(0),
    replacedAt: p.datetime().nullable(),
    verifiedAt: p.datetime().nullable(),
    browserKey: p.text().nullable(),
    consumedAt: p.datetime().nullable(),
  },
});

/** How many codes were ever requested and verified; see the comments on the table's columns. */
export const OtpCount = defineEntity({
  name: 'OtpCount',
  tableName: 'otp_count',
  properties: { shard: p.smallint().primary(), asked: p.bigint('number'), verified: p.bigint('number') },
});

/** How many codes were sent in a minute; see the comments on the table's columns. */
export const OtpSent = defineEntity({
  name: 'OtpSent',
  tableName: 'otp_sent',
  properties: {
    counter: p.text().primary(),
    shard: p.smallint().primary(),
    minute: p.datetime().primary(),
    sent: p.integer(),
    newest: p.datetime(),
  },
});
