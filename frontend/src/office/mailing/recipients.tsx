import { useEffect, useEffectEvent, useRef } from 'react';
import type { ExclusionReason, MailingKind, OtpChannel } from '../../generated/office.ts';
import { displayName } from '../platform/display-name.ts';
import type { ListAnswer, ListPage } from '../platform/use-list.ts';
import { userPath } from '../platform/office-paths.ts';
import { Badge, type StateText } from '../ui/badge.tsx';
import { figure } from '../ui/format.ts';
import { Moment } from '../ui/moment.tsx';
import { Select } from '../ui/select.tsx';
import type { Column } from '../ui/table/columns.ts';
import { DataTable } from '../ui/table/data-table.tsx';
import { useFilter, useTableQuery, type TableState } from '../ui/table/use-table-query.ts';
import { kindWords } from './mailing-kinds.ts';
import { liveQuery } from './mailing-screen.tsx';
import { exclusionText } from './mailing-texts.ts';

/** A user of a mailing. */
export interface Recipient<State extends string> {
  readonly signupId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly channel: OtpChannel;
  readonly rankThen: number | null;
  readonly state: State;
  readonly reason: ExclusionReason | null;
  readonly sentAt: string | null;
}

type StateTexts<State extends string> = Readonly<Record<State, StateText>>;

/** The columns that the users of every kind of mailing have. */
export const recipientColumns = <State extends string, Row extends Recipient<State>>(
  kind: MailingKind,
  texts: StateTexts<State>,
): readonly Column<Row>[] => [
  {
    id: 'name',
    title: 'User',
    cell: (recipient) => displayName(recipient),
    detail: ({ email, channel }) =>
      email === '' ? null : (
        <span className="block font-normal wrap-anywhere text-fg-3 md:min-w-56">
          {channel === 'EMAIL' ? email : 'By text message'}
        </span>
      ),
  },
  {
    id: 'state',
    title: 'State',
    cell: ({ state, reason }) => (
      <>
        <Badge tone={texts[state].tone}>{texts[state].text}</Badge>
        {reason !== null && (
          <span className="mt-0.5 block text-caption text-fg-3 first-letter:uppercase">
            {exclusionText(kind, reason)}
          </span>
        )}
      </>
    ),
  },
  {
    id: 'rankThen',
    title: 'Rank when sent',
    figures: true,
    cell: ({ rankThen }) => (rankThen === null ? null : figure(rankThen)),
  },
  { id: 'sentAt', title: 'Sent', cell: ({ sentAt, state }) => momentOrNot(sentAt, state) },
];

/** States in which nothing more happens. */
const over: ReadonlySet<string> = new Set(['REFUSED', 'SKIPPED', 'CANCELED', 'EXPIRED', 'REVOKED']);

export function momentOrNot(at: string | null, state: string) {
  if (at !== null) return <Moment at={at} withTime />;
  return <span className="text-fg-3">{over.has(state) ? 'No' : 'Not yet'}</span>;
}

/** A page of users. */
export const recipientPage = <Row,>({
  docs,
  totalDocs,
  totalIsExact,
}: {
  readonly docs: readonly Row[];
  readonly totalDocs: number;
  readonly totalIsExact: boolean;
}): ListPage<Row> => ({ rows: docs, rest: { kind: 'numbered', total: totalDocs, atLeast: !totalIsExact } });

/**
 * The parameters of a list of users in the address, and its query options. @param moves whether states change all the
 * time.
 */
export function useRecipients<State extends string, Row>(
  columns: readonly Column<Row>[],
  texts: StateTexts<State>,
  moves: boolean,
) {
  const [chosen, choose] = useFilter('state');
  const table = useTableQuery(columns, { sort: 'place', size: 25 });
  const { search, page, size: limit } = table.query;
  const isState = (text: string): text is State => text in texts;
  const state = isState(chosen) ? chosen : null;
  return {
    filter: { table, texts, state, choose },
    variables: { search, state, page, limit },
    asked: liveQuery(moves), // as often as the figures above it
  };
}

/**
 * Refetches once when a mailing stops or starts to move, and when its users have been chosen: the last poll may have
 * been in progress.
 */
export function useRefetchOnTurn(moves: boolean, planned: number, refetch: () => void): void {
  const refresh = useEffectEvent(refetch);
  const turn = `${moves} ${planned > 0}`;
  const seen = useRef(turn);
  useEffect(() => {
    if (seen.current === turn) return;
    seen.current = turn;
    refresh();
  }, [turn]);
}

interface RecipientsProps<State extends string, Row> {
  kind: MailingKind;
  columns: readonly Column<Row>[];
  filter: {
    readonly table: TableState;
    readonly texts: StateTexts<State>;
    readonly state: State | null;
    readonly choose: (state: string) => void;
  };
  answer: ListAnswer<Row>;
}

/** The users of a mailing, best first, each with the state of their message. */
export function Recipients<State extends string, Row extends Recipient<State>>(
  props: RecipientsProps<State, Row>,
) {
  const { kind, columns, filter, answer } = props;
  const { table, texts, state, choose } = filter;
  const { one } = kindWords[kind];
  return (
    <DataTable
      title={`Users of the ${one}`}
      columns={columns}
      state={table}
      answer={answer}
      searchable
      rowKey={({ signupId }) => signupId}
      rowLink={({ signupId }) => userPath(signupId)}
      filters={
        <Select
          label="State"
          value={state ?? ''}
          options={[
            { value: '', text: 'Every state' },
            ...Object.entries<StateText>(texts).map(([value, { text }]) => ({ value, text })),
          ]}
          onChoose={choose}
          className="min-w-40 flex-1 sm:flex-none"
        />
      }
      filtered={state !== null}
      empty={<p>{`No users have been chosen yet. They appear here within seconds of the ${one}’s start.`}</p>}
    />
  );
}
