import type { ClientBase, Pool } from 'pg';
import { inSnapshot } from '../../platform/database/database.ts';
import { failure, type Outcome } from '../../platform/errors/error-catalogue.ts';
import { type NextPage, type NextRows, pageOf, readNextPage } from '../../platform/paging/next-page.ts';
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
      const credits = await creditsOf(client, seq, { after: null, limit: creditsAtFirst + 1 });
      const user: UserDetail = {
        person,
        joinedNth: Number(seq),
        ranking: rankingOf(person),
        referrer,
        credits,
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
  async credits(id: string, wanted: NextPage): Promise<Outcome<{ credits: Credits }>> {
    const page = readNextPage(wanted, creditsAtMost, parseCursor);
    if (!page.ok) return page;
    if (!isUserId(id.trim())) return unknownUser;
    return inSnapshot(this.#pool, async (client) => {
      const person = await findPerson(client, id.trim());
      if (person === null) return unknownUser;
      return { ok: true, credits: await creditsOf(client, person.seq, page.rows) };
    });
  }
}

function rankingOf({ rank, waiting, ahead }: PersonRow): Ranking | null {
  if (rank === null) return null;
  return { rank, people: waiting, withMorePoints: ahead, withAsManyJoinedEarlier: rank - 1 - ahead };
}

async function creditsOf(client: ClientBase, seq: string, rows: NextRows<CreditCursor>): Promise<Credits> {
  const found = await findCredits(client, seq, rows);
  const { shown, nextAfter } = pageOf(found, rows, (credit) => `${credit.seq}-${credit.revision}`);
  return { entries: shown, nextAfter };
}

/** @returns undefined for an invalid cursor. */
function parseCursor(text: string): CreditCursor | undefined {
  const [, seq, revision] = /^(\d{1,15})-(\d{1,4})$/.exec(text) ?? [];
  return seq === undefined || revision === undefined ? undefined : { seq, revision: Number(revision) };
}

const unknownUser = failure('NOT_FOUND', 'No user on the waitlist has this id.');
