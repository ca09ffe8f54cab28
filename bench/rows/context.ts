import type { Lifecycle } from '../../backend/src/platform/lifecycle.ts';
import type { PeopleSource } from '../people.ts';

/** What the parts of `npm run bench` work with. */
export interface Context {
  readonly signups: number;
  /** Measured rounds of each contender. */
  readonly rounds: number;
  /** How long a round of joins is to last. */
  readonly roundSeconds: number;
  /** The product's database, on which joins are measured. */
  readonly url: string;
  /** A copy of it for bare INSERTs. */
  readonly bareUrl: string;
  /** A copy of it for what admins read, and to invite users in. */
  readonly readsUrl: string;
  /** Smaller databases, the smallest first. */
  readonly smaller: readonly { readonly signups: number; readonly url: string }[];
  /** Users to come. */
  readonly people: PeopleSource;
  readonly lifecycle: Lifecycle;
  /** Makes PostgreSQL write everything it holds in memory to disk. */
  checkpoint(): Promise<void>;
}
