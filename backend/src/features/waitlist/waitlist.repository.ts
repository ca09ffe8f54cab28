import type { Pool } from 'pg';
import type { ChosenSource } from '../source/source.service.ts';
import type { JoinRequest } from './waitlist.rules.ts';

/** A valid join, with the ids its signup gets if there is none yet. */
export interface JoinCommand extends JoinRequest {
  /** UUIDv7. */
  readonly id: string;
  readonly referralId: string;
  /** The requesting browser's token; null if it sent none. */
  readonly browserKey: string | null;
  readonly sources: JoinSources;
  /** Hashes by which the contacts would be known had they been erased; none if no code was entered. */
  readonly erasedHashes: { readonly email: readonly string[]; readonly phone: readonly string[] };
}

/** Where a visitor came from at first, and where last if that was another; null: unknown. */
export interface JoinSources {
  readonly first: ChosenSource | null;
  readonly last: ChosenSource | null;
}

/** Result of a command in the transaction that ran it. */
export type JoinRow =
  | { readonly outcome: 'unverified' }
  /** This identity had joined before and is blocked. */
  | { readonly outcome: 'blocked' }
  | {
      /** `existing`: this identity had joined before; `stayed`: and was leaving. */
      readonly outcome: 'joined' | 'existing' | 'stayed';
      readonly id: string;
      readonly referralId: string;
      /** Whether the code was accepted; a contact that is only stated never changes this. */
      readonly referralCredited: boolean;
    };

interface JoinBatch {
  readonly requests: readonly JoinCommand[];
  readonly pointsPerReferral: number;
  readonly verificationMinutes: number;
}

interface OutcomeRow {
  readonly ord: number;
  readonly outcome: 'joined' | 'existing' | 'stayed' | 'unverified' | 'blocked';
  readonly id: string;
  readonly referral_id: string;
  readonly referral_credited: boolean;
}

/**
 * Carries out a batch in one transaction (see `migrations/functions/waitlist_join.sql`). It is on disk, and may be
 * acknowledged, once this has resolved.
 *
 * @param answerWithinMs after how long to give up on the answer, and on the connection.
 * @returns outcomes by place in the batch.
 */
export async function joinDurably(
  pool: Pool,
  batch: JoinBatch,
  answerWithinMs: number,
): Promise<ReadonlyMap<number, JoinRow>> {
  const call = {
    name: 'waitlist_join_durably',
    text: 'CALL waitlist_join_durably($1, $2, $3, make_interval(mins => $4))',
    values: [
      JSON.stringify(batch.requests.map(toRecord)),
      newSourcesOf(batch.requests),
      batch.pointsPerReferral,
      batch.verificationMinutes,
    ],
    query_timeout: Math.max(1, Math.ceil(answerWithinMs)),
  };
  const { rows } = await pool.query<{ outcomes: readonly OutcomeRow[] | null }>(call);
  return new Map(rows[0]?.outcomes?.map((row) => [row.ord, toJoinRow(row)]));
}

function toRecord(command: JoinCommand, ord: number) {
  return {
    ord,
    id: command.id,
    referral_id: command.referralId,
    browser_key: command.browserKey,
    email_key: command.emailKey,
    ...command.columns,
    answers: command.answers,
    referrer_id: command.referrerId,
    news_wording: command.newsWording,
    source_id: command.sources.first?.id ?? null,
    last_source_id: command.sources.last?.id ?? null,
    email_hashes: command.erasedHashes.email,
    phone_hashes: command.erasedHashes.phone,
  };
}

/** Those that the batch writes, too; null if all are known to be there. */
function newSourcesOf(requests: readonly JoinCommand[]): string | null {
  const rows = requests.flatMap(({ id, sources: { first, last } }) =>
    [first, last].flatMap((each) =>
      each === null || each.isKept ? [] : [{ signup_id: id, id: each.id, ...each.source }],
    ),
  );
  return rows.length === 0 ? null : JSON.stringify(rows);
}

function toJoinRow({ outcome, id, referral_id, referral_credited }: OutcomeRow): JoinRow {
  return outcome === 'unverified' || outcome === 'blocked'
    ? { outcome }
    : { outcome, id, referralId: referral_id, referralCredited: referral_credited };
}
