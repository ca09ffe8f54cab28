import { randomUUID } from 'node:crypto';
import type { ClientBase } from 'pg';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import { lockRanking, setStanding } from '../waitlist/waitlist.standing.repository.ts';
import { makeCode } from './invite.code.ts';
import { recordInvites } from './invite.events.ts';
import {
  addToCount,
  type CannotInvite,
  endIssued,
  findInvitable,
  insertInvites,
  type Invitable,
  type NewInvite,
} from './invite.repository.ts';

/** What the invitations of one wave share. */
export interface InviteTerms {
  /** The wave; null: none. */
  readonly mailingSeq: string | null;
  /** How long they can be accepted, counted from when each is issued. */
  readonly expiresInMinutes: number;
}

/** Result for one user: an invitation, or the reason why there is none. */
export type Issued = { readonly inviteId: string } | { readonly reason: CannotInvite };

/**
 * Invites users, given by their places in the join order, in the transaction of `client`. Once it commits, they have no rank
 * and everyone behind them moves up. Blocked, erased and already invited users are left out. Takes the lock of
 * `waitlist_head` first, so pass at most a few hundred at a time; two concurrent calls with the same users invite each of
 * them once.
 *
 * @returns the result for each place; places that don't exist are missing.
 */
export async function issueInvites(
  client: ClientBase,
  secrets: Secrets,
  seqs: readonly string[],
  terms: InviteTerms,
): Promise<ReadonlyMap<string, Issued>> {
  await lockRanking(client);
  const found = await findInvitable(client, seqs, { withRanks: terms.mailingSeq === null });
  const invitable = found.filter(({ reason }) => reason === null);
  const invited = invitable.map(({ seq }) => seq);
  const waiting = invitable.filter(({ standing }) => standing === 'waiting');
  const overdue = await endIssued(client, invited, 'expired');
  await setStanding(
    client,
    waiting.map(({ seq }) => seq),
    'away',
  );
  const written = await writeInvites(client, secrets, invitable, terms);
  await addToCount(client, 'issued', invited.length - overdue.length);
  await recordInvites(client, 'expired', overdue);
  return new Map(
    found.map(({ seq, reason }): [string, Issued] => [
      seq,
      reason === null ? { inviteId: written.get(seq) ?? '' } : { reason },
    ]),
  );
}

/**
 * If a code is taken, the next salt is used. Among ten million codes, the chance of any such collision is one in twenty
 * thousand.
 */
async function writeInvites(
  client: ClientBase,
  secrets: Secrets,
  users: readonly Pick<Invitable, 'seq' | 'rank'>[],
  terms: InviteTerms,
): Promise<ReadonlyMap<string, string>> {
  const made = users.map(({ seq, rank }) => ({ signupSeq: seq, rank, id: randomUUID() }));
  let missing = made;
  for (let codeSalt = 0; missing.length > 0; codeSalt += 1) {
    if (codeSalt === saltsAtMost) throw new Error('No invitation code is free');
    const rows = missing.map(({ signupSeq, rank, id }): NewInvite => ({
      id,
      signupSeq,
      rank,
      codeSalt,
      codeHash: makeCode(secrets, id, codeSalt).hash,
    }));
    const written = new Set(await insertInvites(client, rows, terms));
    missing = missing.filter(({ id }) => !written.has(id));
  }
  return new Map(made.map(({ signupSeq, id }) => [signupSeq, id]));
}

const saltsAtMost = 5;
