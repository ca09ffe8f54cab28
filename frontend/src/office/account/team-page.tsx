import { useRef, useState } from 'react';
import { AdminsDocument, type AdminPartsFragment, type AdminSort } from '../../generated/office.ts';
import { useList, numberedPage } from '../platform/use-list.ts';
import { useMe } from '../platform/me.ts';
import { serverSort } from '../platform/server-sort.ts';
import { Button } from '../../ui/button.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { Badge } from '../ui/badge.tsx';
import { Moment } from '../ui/moment.tsx';
import type { Column } from '../ui/table/columns.ts';
import { DataTable } from '../ui/table/data-table.tsx';
import { EmailLine } from '../ui/table/email-line.tsx';
import { useTableQuery } from '../ui/table/use-table-query.ts';
import { roleTexts } from '../platform/role-texts.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { InvitedList } from './invited-list.tsx';
import { TeamActions } from './team-actions.tsx';

/** The column of each of the server's sort fields. */
const sortColumns: Readonly<Record<AdminSort, string>> = {
  NAME: 'name',
  EMAIL: 'email',
  ROLE: 'role',
  STATE: 'state',
  CREATED_AT: 'createdAt',
  LAST_LOGIN_AT: 'lastLoginAt',
};

const columns: readonly Column<AdminPartsFragment>[] = [
  {
    id: 'name',
    title: 'Name, Email',
    fields: [
      { title: 'Name', sort: 'name' },
      { title: 'Email', sort: 'email' },
    ],
    cell: (admin) => <Name {...admin} />,
    detail: ({ email }) => <EmailLine email={email} />,
  },
  {
    id: 'role',
    title: 'Role',
    sort: 'role',
    cell: ({ role, state }) => (state === 'ACTIVE' ? roleTexts[role].name : null),
  },
  {
    id: 'state',
    title: 'State',
    sort: 'state',
    cell: ({ state }) =>
      state === 'ACTIVE' ? <Badge tone="good">Active</Badge> : <Badge tone="calm">Pending approval</Badge>,
  },
  {
    id: 'createdAt',
    title: 'Signed up',
    sort: 'createdAt',
    descendingFirst: true,
    cell: ({ createdAt }) => <Moment at={createdAt} />,
  },
  {
    id: 'lastLoginAt',
    title: 'Last login',
    sort: 'lastLoginAt',
    descendingFirst: true,
    cell: ({ lastLoginAt }) => (lastLoginAt === null ? 'Never' : <Moment at={lastLoginAt} withTime />),
  },
  { id: 'action', title: 'Action', fixed: true, cell: (admin) => <TeamActions admin={admin} /> },
];

/** The accounts of the back office, those waiting for approval first. */
export function TeamPage() {
  const state = useTableQuery(columns, { sort: 'state', size: 25 });
  const { search, sort, page, size } = state.query;
  const answer = useList(
    AdminsDocument,
    { variables: { search, ...serverSort(sort, sortColumns, 'STATE', 'ASC'), page, limit: size } },
    ({ admins }) => numberedPage(admins),
  );
  const [inviting, setInviting] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <div className="grid gap-4">
      <InvitedList />
      <DataTable
        title="Team"
        columns={columns}
        state={state}
        answer={answer}
        searchable
        rowKey={({ id }) => id}
        empty={<p>No accounts yet.</p>}
        actions={
          <Button ref={opener} variant="main" onClick={() => setInviting(true)}>
            <PlusIcon size={16} />
            Invite colleague
          </Button>
        }
      />
      <InviteDialog open={inviting} opener={opener} onClose={() => setInviting(false)} />
    </div>
  );
}

function Name({ id, name }: AdminPartsFragment) {
  const me = useMe();
  return (
    <>
      <span>{name}</span>
      {id === me.id && <span className="text-fg-3"> (you)</span>}
    </>
  );
}
