import type { Lifecycle } from '../../backend/src/platform/lifecycle.ts';
import type { PeopleSource } from '../people.ts';
import { post, type Product } from '../product.ts';

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
  /** Two databases without anybody on the list. */
  readonly emptyUrls: readonly [string, string];
  /** Users to come. */
  readonly people: PeopleSource;
  readonly lifecycle: Lifecycle;
  /** Makes PostgreSQL write everything it holds in memory to disk. */
  checkpoint(): Promise<void>;
  /** The built product on the copy for reads; started at the first call. */
  office(): Promise<Office>;
  /** The same on another database; started at each call. */
  openOffice(url: string): Promise<Office>;
}

/** The product with an admin, and a mail server that answers at once. */
export interface Office {
  readonly product: Product;
  /** The admin's. */
  readonly token: string;
  readonly mailPort: number;
  /** How many messages have arrived so far. */
  arrived(): number;
}

/** Asks as the admin. @param query whose field is called `answer`. */
export async function ask<Answer>(
  { product, token }: Office,
  query: string,
  variables: object = {},
): Promise<Answer> {
  const { data } = await post(product.origin, '/graphql', { query, variables }, token);
  return (data as { readonly answer: Answer }).answer;
}
