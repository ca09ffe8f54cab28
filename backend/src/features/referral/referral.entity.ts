import { defineEntity, p } from '@mikro-orm/postgresql';

/** Keys, checks and indexes are in the migration; its comments explain the columns. */

export const Credit = defineEntity({
  name: 'Credit',
  tableName: 'credit',
  primaryKeys: ['referredSeq', 'revision'],
  properties: {
    referredSeq: p.bigint('number').primary(),
    revision: p.smallint().primary(),
    referrerSeq: p.bigint('number'),
    points: p.integer(),
    createdAt: p.datetime(),
  },
});

export const Score = defineEntity({
  name: 'Score',
  tableName: 'score',
  properties: {
    seq: p.bigint('number').primary(),
    points: p.bigint('number'),
    referralCount: p.bigint('number'),
    standing: p.text().columnType('standing'),
  },
});

export const RankHistogram = defineEntity({
  name: 'RankHistogram',
  tableName: 'rank_histogram',
  primaryKeys: ['level', 'bucket'],
  properties: {
    level: p.smallint().primary(),
    bucket: p.bigint('number').primary(),
    people: p.bigint('number'),
  },
});

export const RankBlock = defineEntity({
  name: 'RankBlock',
  tableName: 'rank_block',
  primaryKeys: ['points', 'level', 'block'],
  properties: {
    points: p.bigint('number').primary(),
    level: p.smallint().primary(),
    block: p.bigint('number').primary(),
    people: p.bigint('number'),
  },
});

export const RankDensePoints = defineEntity({
  name: 'RankDensePoints',
  tableName: 'rank_dense_points',
  properties: { points: p.bigint('number').primary() },
});
