/** What can be done to many users at once, and undoing it. */
export const bulkKinds = ['block', 'unblock', 'grant-points', 'erase'] as const;
export type BulkKind = (typeof bulkKinds)[number];

interface KindRules {
  /** The users whom it would change, over `signup`. */
  readonly changes: string;
  /** How many users a step changes. It holds the lock of the joins, so it has to be short. */
  readonly atOnce: number;
  /** Whether it can be undone. */
  readonly isUndoable: boolean;
  /** Whether users lose their rank by it. */
  readonly endsRank: boolean;
}

const isBlocked = 'signup.blocked_at IS NOT NULL';
const isKept = 'signup.erased_at IS NULL';

export const kindRules: Readonly<Record<BulkKind, KindRules>> = {
  block: { changes: `${isKept} AND NOT (${isBlocked})`, atOnce: 25, isUndoable: true, endsRank: true },
  unblock: { changes: `${isKept} AND ${isBlocked}`, atOnce: 25, isUndoable: true, endsRank: false },
  'grant-points': { changes: isKept, atOnce: 100, isUndoable: true, endsRank: false },
  // One at a time: the locks of erasers are ordered for one person.
  erase: { changes: isKept, atOnce: 1, isUndoable: false, endsRank: true },
};
