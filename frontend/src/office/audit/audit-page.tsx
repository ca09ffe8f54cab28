import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import {
  ApiKeysDocument,
  AuditLogDocument,
  ColleaguesDocument,
  type AuditLogFilter,
  type AuditLogQuery,
} from '../../generated/office.ts';
import { erasedUser } from '../platform/display-name.ts';
import { officePaths, userPath } from '../platform/office-paths.ts';
import { useDetail } from '../platform/use-detail.ts';
import { useList } from '../platform/use-list.ts';
import { DayInput } from '../ui/day-input.tsx';
import { CutText } from '../ui/cut-text.tsx';
import { Moment } from '../ui/moment.tsx';
import { Select } from '../ui/select.tsx';
import type { Column } from '../ui/table/columns.ts';
import { DataTable } from '../ui/table/data-table.tsx';
import { useFilter, useTableQuery } from '../ui/table/use-table-query.ts';
import { actionText, areas, detailsText } from './audit-texts.ts';
import { Colleague } from '../ui/colleague.tsx';

type Entry = AuditLogQuery['auditLog']['entries'][number];

const columns: readonly Column<Entry>[] = [
  { id: 'recordedAt', title: 'When', cell: ({ recordedAt }) => <Moment at={recordedAt} withTime /> },
  { id: 'action', title: 'What', names: true, cell: ({ action, details }) => actionText(action, details) },
  { id: 'actor', title: 'Who', cell: actorCell },
  {
    id: 'target',
    title: 'Affected',
    cell: targetCell,
    copies: ({ targetKind, targetName, targetId }) =>
      targetKind === 'signup' || targetKind === 'bulk-action' || targetId === 'all'
        ? null
        : (targetName ?? targetId),
  },
  { id: 'details', title: 'Details', wraps: true, cell: detailsCell },
  {
    id: 'clientAddress',
    title: 'Address',
    cell: ({ clientAddress }) => clientAddress,
    copies: ({ clientAddress }) => clientAddress,
  },
];

/** Who did what to whom, when and from where; newest first. */
export function AuditPage() {
  const state = useTableQuery(columns, { size: 25 });
  const [area, setArea] = useFilter('area');
  const [who, setWho] = useFilter('who');
  const [from, setFrom] = useFilter('from');
  const [to, setTo] = useFilter('to');
  const { search, size, after } = state.query;
  const answer = useList(
    AuditLogDocument,
    { variables: { first: size, after, filter: filterOf({ search, area, who, from, to }) } },
    ({ auditLog }) => ({ rows: auditLog.entries, rest: { kind: 'next', after: auditLog.nextAfter } }),
  );
  return (
    <DataTable
      title="Audit"
      columns={columns}
      state={state}
      answer={answer}
      searchable
      rowKey={({ id }) => id}
      filters={
        <div className="flex w-full flex-wrap gap-2 sm:w-auto">
          <Select label="Area" className="w-full sm:w-44" value={area} options={areas} onChoose={setArea} />
          <WhoSelect value={who} onChoose={setWho} />
          <DayInput label="From" value={from} onChange={setFrom} />
          <DayInput label="To" value={to} onChange={setTo} />
        </div>
      }
      filtered={area !== '' || who !== '' || from !== '' || to !== ''}
      empty={<p>Nothing has been recorded yet.</p>}
    />
  );
}

/** The team and its API keys; those who left are found by a search. */
function WhoSelect({ value, onChoose }: { value: string; onChoose: (id: string) => void }) {
  const team = useDetail(ColleaguesDocument).data?.colleagues ?? [];
  const keys = useDetail(ApiKeysDocument, { variables: keysAsked }).data?.apiKeys.docs ?? [];
  const options = [
    { value: '', text: 'Everyone' },
    ...team.map(({ id, name, email }) => ({ value: id, text: `${name} (${email})` })),
    ...keys.map(({ id, name }) => ({ value: id, text: `Key ${name}` })),
  ];
  return (
    <Select label="Who" className="w-full sm:w-44" value={value} options={options} onChoose={onChoose} />
  );
}

const keysAsked = { sort: 'NAME', direction: 'ASC', page: 1, limit: 100 } as const;

interface Chosen {
  search: string;
  area: string;
  /** The id of an account or API key. */
  who: string;
  /** Days in the reader's calendar, both included. */
  from: string;
  to: string;
}

function filterOf({ search, area, who, from, to }: Chosen): AuditLogFilter {
  return {
    ...(search !== '' && { search }),
    ...(area !== '' && { action: area }),
    ...(who !== '' && { actorId: who }),
    ...startOf(from, 0, 'from'),
    ...startOf(to, 1, 'to'),
  };
}

/** The start of a day, or of one some days later. */
function startOf(day: string, later: number, name: 'from' | 'to'): Partial<Record<'from' | 'to', string>> {
  const date = new Date(`${day}T00:00:00`);
  if (Number.isNaN(date.getTime())) return {};
  date.setDate(date.getDate() + later);
  return { [name]: date.toISOString() };
}

function detailsCell({ details }: Entry): ReactNode {
  const text = detailsText(details);
  return text === null ? null : <CutText text={text} what="details" />;
}

/** A user by name, linked to their page; anything else by its name at the time. */
function targetCell({ targetKind, targetName, targetId }: Entry): ReactNode {
  if (targetKind === 'bulk-action')
    return (
      <Link to={officePaths.bulkActions} className="text-link">
        Bulk actions
      </Link>
    );
  const people = peopleTexts[targetKind ?? ''];
  if (people === undefined || targetId === null) return targetName ?? targetId;
  if (targetId === 'all') return people.all;
  const name = targetName ?? people.erased;
  if (targetKind !== 'signup') return name;
  return (
    <Link to={userPath(targetId)} className="text-link">
      {name}
    </Link>
  );
}

/** For targets that are people, whose names the log does not keep. */
const peopleTexts: Readonly<Record<string, { all: string; erased: string }>> = {
  signup: { all: 'All users', erased: erasedUser },
  ambassador: { all: 'All applications', erased: 'Deleted application' },
  reward: { all: 'All rewards', erased: 'Reward' },
};

function actorCell({ actorKind, actorName }: Entry): ReactNode {
  switch (actorKind) {
    case 'ADMIN':
      return actorName === null ? 'An admin' : <Colleague by={actorName} />;
    case 'API_KEY':
      return `Key ${actorName ?? ''}`.trim();
    case 'VISITOR':
      return actorName ?? 'Not logged in';
    case 'COMMAND_LINE':
      return 'Command line';
  }
}
