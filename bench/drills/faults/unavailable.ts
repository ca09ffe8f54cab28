import type { Bounds } from './fault.ts';

/** What README and docs/decisions/bounds.md promise while the database does not answer. */
export const unavailable = {
  failures: ['503 DATABASE_UNAVAILABLE'],
  slowestMs: { join: 9_000, other: 4_500 },
  settledMs: 1_000,
} as const satisfies Partial<Bounds>;
