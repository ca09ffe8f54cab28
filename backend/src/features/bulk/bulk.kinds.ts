import type { Role } from '../../platform/auth/role.ts';
import { hasRoomSql, hasTagSql } from '../tag/tag.repository.ts';

/** What can be done to many users at once, and undoing it. */
export const bulkKinds = ['tag', 'untag', 'block', 'unblock', 'grant-points', 'erase'] as const;
export type BulkKind = (typeof bulkKinds)[number];

interface KindRules {
  /** The users whom it would change, over `signup`. @param tag the name of its tag, in SQL. */
  readonly changes: (tag: string) => string;
  /** How many users a step changes. It holds the lock of the joins, so it has to be short. */
  readonly atOnce: number;
  /** The lowest role that may. */
  readonly requires: Role;
  /** Whether it can be undone. */
  readonly isUndoable: boolean;
  /** Whether users lose their rank by it. */
  readonly endsRank: boolean;
}

const isBlocked = 'signup.blocked_at IS NOT NULL';
const isKept = 'signup.erased_at IS NULL';
const usual = { requires: 'ADMIN', isUndoable: true, endsRank: false } as const;

export const kindRules: Readonly<Record<BulkKind, KindRules>> = {
  tag: {
    ...{ ...usual, atOnce: 200, requires: 'EDITOR' },
    changes: (tag) => `${isKept} AND NOT ${hasTagSql('signup.seq', tag)} AND ${hasRoomSql('signup.seq')}`,
  },
  untag: {
    ...{ ...usual, atOnce: 200, requires: 'EDITOR' },
    changes: (tag) => `${isKept} AND ${hasTagSql('signup.seq', tag)}`,
  },
  block: { ...usual, changes: () => `${isKept} AND NOT (${isBlocked})`, atOnce: 25, endsRank: true },
  unblock: { ...usual, changes: () => `${isKept} AND ${isBlocked}`, atOnce: 25 },
  'grant-points': { ...usual, changes: () => isKept, atOnce: 100 },
  // One at a time: an eraser locks what it knows about several users in no order.
  erase: { ...usual, changes: () => isKept, atOnce: 1, isUndoable: false, endsRank: true },
};

/** Whether an action puts a tag on users, or takes it off them. */
export const isTagging = (kind: BulkKind): boolean => kind === 'tag' || kind === 'untag';
