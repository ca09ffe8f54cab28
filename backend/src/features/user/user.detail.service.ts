import type { Pool } from 'pg';
import { inSnapshot } from '../../platform/database/database.ts';
import { failure, type Outcome } from '../../platform/errors/error-catalogue.ts';
import { invalidFields } from '../../platform/forms/form-faults.ts';
import { findInvite, type InviteRow } from '../invite/invite.repository.ts';
import { findWaveName, type WaveName } from '../invite/invite.wave.repository.ts';
import { isUserId } from '../referral/referral.rules.ts';
import {
  type CreditCursor,
  type CreditRow,
  findCredits,
  findMessages,
  findPerson,
  type MessageRow,
  type PersonRow,
} from './user.detail.repository.ts';
import type { PersonName } from './user.repository.ts';

/** How a rank is computed: 1 + users with more points + users with the same number who joined earlier. */
export interface Ranking {
  /** 1 is first. */
  readonly rank: number;
  /** Number of users with a rank. */
  readonly people: number;
  readonly withMorePoints: number;
  readonly withAsManyJoinedEarlier: number;
}

/** A page of the ledger. */
export interface Credits {
  readonly entries: readonly CreditRow[];
  /** The `after` of the next page; null: these are the last. */
  readonly nextAfter: string | null;
}

/** Everything admins see about one user. */
export interface UserDetail {
  readonly person: PersonRow;
  /** How many users had joined up to and including this one. */
  readonly joinedNth: number;
  /** Null for a user who is not waiting. */
  readonly ranking: Ranking | null;
  readonly referrer: PersonName | null;
  readonly credits: Credits;
  /** Their last invitation; null: they never had one. */
  readonly invite: (InviteRow & { readonly wave: WaveName | null }) | null;
  readonly messages: readonly MessageRow[];
}

const creditsAtFirst = 20;
const creditsAtMost = 100;
const messagesAtMost = 50;

/** A single user, for admins. */
export class UserDetailService {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** Everything about one user, in one snapshot. Fails with NOT_FOUND. */
  async find(id: string): Promise<Outcome<{ user: UserDetail }>> {
    if (!isUserId(id.trim())) return unknownUser;
    return inSnapshot(this.#pool, async (client) => {
      const person = await findPerson(client, id.trim());
      if (person === null) return unknownUser;
      const { seq, referrer } = person;
      const invite = await findInvite(client, { signupSeq: seq });
      const credits = await findCredits(client, seq, { after: null, limit: creditsAtFirst + 1 });
      const user: UserDetail = {
        person,
        joinedNth: Number(seq),
        ranking: rankingOf(person),
        referrer,
        credits: toCredits(credits, creditsAtFirst),
        invite: invite === null ? null : { ...invite, wave: await findWaveName(client, invite) },
        messages: await findMessages(client, person, messagesAtMost),
      };
      return { ok: true, user };
    });
  }

  /**
   * More of one user's ledger, newest join first.
   *
   * @param after `nextAfter` of the previous page. Fails with VALIDATION_FAILED (`first`, `after`), NOT_FOUND.
   */
  async credits(
    id: string,
    { first, after }: { readonly first: number; readonly after?: string | null | undefined },
  ): Promise<Outcome<{ credits: Credits }>> {
    if (!Number.isInteger(first) || first < 1 || first > creditsAtMost)
      return invalidFields({ first: `first must be a whole number from 1 to ${creditsAtMost}` });
    const cursor = typeof after === 'string' ? parseCursor(after) : null;
    if (cursor === undefined) return invalidFields({ after: 'after must be nextAfter of the page before' });
    if (!isUserId(id.trim())) return unknownUser;
    return inSnapshot(this.#pool, async (client) => {
      const person = await findPerson(client, id.trim());
      if (person === null) return unknownUser;
      const rows = await findCredits(client, person.seq, { after: cursor, limit: first + 1 });
      return { ok: true, credits: toCredits(rows, first) };
    });
  }
}

function rankingOf({ rank, waiting, ahead }: PersonRow): Ranking | null {
  if (rank === null) return null;
  return { rank, people: waiting, withMorePoints: ahead, withAsManyJoinedEarlier: rank - 1 - ahead };
}

function toCredits(rows: readonly CreditRow[], limit: number): Credits {
  const entries = rows.slice(0, limit);
  const last = entries.at(-1);
  const hasMore = rows.length > limit && last !== undefined;
  return { entries, nextAfter: hasMore ? `${last.seq}-${last.revision}` : null };
}

/** @returns undefined for an invalid cursor. */
function parseCursor(text: string): CreditCursor | undefined {
  const [, seq, revision] = /^(\d{1,15})-(\d{1,4})$/.exec(text) ?? [];
  return seq === undefined || revision === undefined ? undefined : { seq, revision: Number(revision) };
}

const unknownUser = failure('NOT_FOUND', 'No user on the waitlist has this id.');
