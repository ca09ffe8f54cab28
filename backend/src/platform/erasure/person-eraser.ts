import type { ClientBase } from 'pg';

/** What is known of somebody whose personal data is to be removed. */
export interface ErasablePerson {
  /** Their signup's place in the join order; null for who has none. */
  readonly signupSeq: string | null;
  /** Contact keys that are theirs, `email:…` and `phone:…`; none that somebody else has verified. */
  readonly contacts: readonly string[];
  /** E-mail addresses as typed and E.164 numbers of those contacts. */
  readonly addresses: readonly string[];
  /** The normalised e-mail they proved to be theirs; null when they only stated one. */
  readonly verifiedEmailKey: string | null;
}

/** Removes what one part of the product knows of somebody, in the transaction of `client`. */
export type PersonEraser = (client: ClientBase, person: ErasablePerson) => Promise<void>;
