import { useAdminsQuery, type AdminPartsFragment } from '../../generated/operations.ts';
import { listAnswer } from '../../platform/admin/list-answer.ts';
import { localPage } from '../../platform/admin/local-page.ts';
import { useMe } from '../../platform/admin/me.ts';
import { Badge } from '../../ui/admin/badge.tsx';
import { Moment } from '../../ui/admin/moment.tsx';
import type { Column } from '../../ui/admin/table/columns.ts';
import { DataTable } from '../../ui/admin/table/data-table.tsx';
import { useTableQuery } from '../../ui/admin/table/use-table-query.ts';
import { roles, roleTexts } from './role-texts.ts';
import { TeamActions } from './team-actions.tsx';

const columns: readonly Column<AdminPartsFragment>[] = [
  { id: 'name', title: 'Name', sort: 'name', cell: (admin) => <Name {...admin} /> },
  {
    id: 'email',
    title: 'Email',
    sort: 'email',
    cell: ({ email }) => email,
    copies: ({ email }) => email,
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
      state === 'ACTIVE' ? <Badge tone="good">Active</Badge> : <Badge tone="calm">Waits for approval</Badge>,
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

/** Who may use the back office: those who wait for approval first. */
export function TeamPage() {
  const state = useTableQuery(columns, { size: 25 });
  const result = useAdminsQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <DataTable
      title="Team"
      columns={columns}
      state={state}
      answer={listAnswer(result, ({ admins }) =>
        localPage(admins, state.query, {
          text: ({ name, email, role }) => `${name}\n${email}\n${roleTexts[role].name}`,
          sorts: {
            name: ({ name }) => name,
            email: ({ email }) => email,
            role: ({ role }) => roles.indexOf(role),
            state: ({ state: itsState }) => itsState,
            createdAt: ({ createdAt }) => createdAt,
            lastLoginAt: ({ lastLoginAt }) => lastLoginAt ?? '',
          },
        }),
      )}
      rowKey={({ id }) => id}
      empty={<p>There is no account.</p>}
    />
  );
}

function Name({ id, name }: AdminPartsFragment) {
  const me = useMe();
  return (
    <>
      {name}
      {id === me.id && <span className="text-fg-3"> (you)</span>}
    </>
  );
}
