import type { ClientBase, Pool } from 'pg';
import type { PageRequest } from '../../platform/paging/page.ts';
import { containsSearch, readSearch } from '../../platform/paging/search.ts';
import type { ExclusionReason } from '../segment/segment.audience.ts';

/** How far a message to one user got. */
export type RecipientState = 'PLANNED' | 'QUEUED' | 'SENT' | 'REFUSED' | 'UNCERTAIN' | 'SKIPPED' | 'CANCELED';

/** Which rows can be in a state, as conditions over the alias `recipient` that its index can answer. */
export const recipientStateSql: Readonly<Record<RecipientState, string>> = {
  PLANNED: `recipient.state = 'planned'`,
  QUEUED: `recipient.state IN ('queued', 'sending')`,
  SENT: `recipient.state = 'sent'`,
  REFUSED: `recipient.state = 'refused'`,
  UNCERTAIN: `recipient.state = 'uncertain'`,
  SKIPPED: `recipient.state = 'skipped'`,
  CANCELED: `recipient.state = 'canceled'`,
};

/** A recipient, whatever the kind of mailing. */
export interface RecipientRow<State extends string> {
  readonly signupId: string;
  /** Empty, like the other names, for an erased user. */
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** How they are reached; an email may go to an address that they only stated. */
  readonly channel: 'email' | 'sms';
  readonly rankThen: number | null;
  readonly state: State;
  /** Why they were skipped; null: they were not. */
  readonly reason: ExclusionReason | null;
  readonly sentAt: Date | null;
}

/** How to list the recipients of a kind of mailing. $1 is the place of the mailing. */
export interface RecipientListing<State extends string> {
  /** Tables, with the alias `recipient`; `signup` is joined to them. */
  readonly tables: string;
  /** The columns of a row besides {@link RecipientRow}, in SQL. */
  readonly columns: readonly string[];
  /** The state of a row, in SQL. */
  readonly state: string;
  /** Which rows of the indexes can be in a state at all. */
  readonly mayBe: Readonly<Record<State, string>>;
}

/** Which users to look for. */
export interface RecipientFilter<State extends string> {
  readonly state: State | null;
  /** Blank: everybody. */
  readonly term: string;
}

export interface Recipients<Row> {
  readonly rows: readonly Row[];
  /** {@link countedAtMost} when there are more. */
  readonly total: number;
  readonly totalIsExact: boolean;
}

/** How many results of a search or a filter are counted. */
export const countedAtMost = 20_000;

/** Those who match a search: the index up to its watermark, and the few users above it. */
function matching(term: string, bind: (value: string) => string): string {
  const matches = containsSearch('terms', readSearch(term), bind);
  return `recipient.signup_seq IN (
  SELECT seq FROM signup_search WHERE ${matches}
  UNION ALL
  SELECT seq FROM signup_search_entry WHERE seq > (SELECT through_seq FROM signup_search_head) AND ${matches})`;
}

/** A page of the recipients of a mailing, the best first. Without a filter every user is counted, by index. */
export async function findRecipients<State extends string, Row extends RecipientRow<State>>(
  client: ClientBase | Pool,
  mailingSeq: string,
  listing: RecipientListing<State>,
  { state, term }: RecipientFilter<State>,
  { limit, offset }: PageRequest,
): Promise<Recipients<Row>> {
  const { tables, columns, mayBe } = listing;
  const isFiltered = state !== null || term !== '';
  const values: unknown[] = [mailingSeq];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const where = [
    'recipient.mailing_seq = $1',
    ...(state === null ? [] : [mayBe[state], `${listing.state} = '${state}'`]),
    ...(term === '' ? [] : [matching(term, bind)]),
  ].join(' AND ');
  const counted = await client.query<{ total: number }>(
    isFiltered
      ? `SELECT count(*)::int AS total FROM (SELECT FROM ${tables} WHERE ${where} LIMIT ${countedAtMost + 1}) AS found`
      : 'SELECT count(*)::int AS total FROM mailing_recipient WHERE mailing_seq = $1',
    values,
  );
  const total = counted.rows[0]?.total ?? 0;
  const totalIsExact = !isFiltered || total <= countedAtMost;
  const shown = totalIsExact ? limit : Math.max(0, Math.min(limit, countedAtMost - offset));
  const page = isFiltered ? `OFFSET ${bind(offset)}` : `OFFSET 0`;
  // Places are dense, so a page of all recipients is a range of them.
  const range = isFiltered ? '' : ` AND recipient.place > ${bind(offset)}`;
  const { rows } = await client.query<Row>(
    `SELECT signup.id AS "signupId", signup.first_name AS "firstName", signup.last_name AS "lastName", signup.email,
       CASE WHEN signup.verified_by = 'email' OR recipient.domain IS NOT NULL THEN 'email' ELSE 'sms' END AS channel,
       recipient.rank_then::float8 AS "rankThen", ${listing.state} AS state, recipient.reason, recipient.sent_at AS "sentAt"${columns.map((column) => `, ${column}`).join('')}
     FROM ${tables} JOIN signup ON signup.seq = recipient.signup_seq
     WHERE ${where}${range} ORDER BY recipient.place LIMIT ${bind(shown)} ${page}`,
    values,
  );
  return { rows, total: Math.min(total, isFiltered ? countedAtMost : total), totalIsExact };
}
