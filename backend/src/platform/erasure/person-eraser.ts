import type { ClientBase } from 'pg';

/** What is known about a user whose personal data is to be erased. */
export interface ErasablePerson {
  /** The place of their signup in the join order; null if they have none. */
  readonly signupSeq: string | null;
  /** Contact keys that belong to them, `email:…` and `phone:…`; none that another user has verified. */
  readonly contacts: readonly string[];
  /** Email addresses as typed and E.164 numbers of those contacts. */
  readonly addresses: readonly string[];
  /** The normalized email they verified; null if they only stated one. */
  readonly verifiedEmailKey: string | null;
}

/** Erases what one part of the product knows about some users, in the transaction of `client`. */
export type PersonEraser = (client: ClientBase, people: readonly ErasablePerson[]) => Promise<void>;

/** The places of those who have a signup. */
export const seqsOf = (people: readonly ErasablePerson[]): readonly string[] =>
  people.flatMap(({ signupSeq }) => signupSeq ?? []);

/** All contact keys that belong to them. */
export const contactsOf = (people: readonly ErasablePerson[]): readonly string[] =>
  people.flatMap(({ contacts }) => contacts);
