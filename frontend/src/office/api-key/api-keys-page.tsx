import { useRef, useState } from 'react';
import {
  ApiKeysDocument,
  RevokeApiKeyDocument,
  type ApiKeyPartsFragment,
  type ApiKeySort,
} from '../../generated/office.ts';
import { useList, numberedPage } from '../platform/use-list.ts';
import { serverSort } from '../platform/server-sort.ts';
import { forget } from '../platform/forget.ts';
import { useAction } from '../platform/use-action.ts';
import { ConfirmedAction } from '../ui/confirmed-action.tsx';
import { Moment } from '../ui/moment.tsx';
import type { Column } from '../ui/table/columns.ts';
import { DataTable } from '../ui/table/data-table.tsx';
import { useTableQuery } from '../ui/table/use-table-query.ts';
import { Button } from '../../ui/button.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { NewKeyDialogs } from './new-key-dialogs.tsx';
import { accessName } from './key-access.ts';
import { Colleague } from '../ui/colleague.tsx';

/** The column of each of the server's sort fields. */
const sortColumns: Readonly<Record<ApiKeySort, string>> = {
  NAME: 'name',
  CREATED_BY: 'createdBy',
  CREATED_AT: 'createdAt',
  EXPIRES_AT: 'expiresAt',
  LAST_USED_AT: 'lastUsedAt',
};

const columns: readonly Column<ApiKeyPartsFragment>[] = [
  { id: 'name', title: 'Name', sort: 'name', cell: ({ name }) => name },
  { id: 'role', title: 'Role', cell: accessName },
  {
    id: 'createdBy',
    title: 'Created by',
    sort: 'createdBy',
    cell: ({ createdBy }) => <Colleague by={createdBy} />,
  },
  {
    id: 'createdAt',
    title: 'Created',
    sort: 'createdAt',
    descendingFirst: true,
    cell: ({ createdAt }) => <Moment at={createdAt} />,
  },
  {
    id: 'expiresAt',
    title: 'Expires',
    sort: 'expiresAt',
    cell: ({ expiresAt }) => (expiresAt === null ? 'Never' : <Moment at={expiresAt} />),
  },
  {
    id: 'lastUsedAt',
    title: 'Last used',
    sort: 'lastUsedAt',
    descendingFirst: true,
    cell: ({ lastUsedAt }) => (lastUsedAt === null ? 'Never' : <Moment at={lastUsedAt} withTime />),
  },
  { id: 'action', title: 'Action', fixed: true, cell: (key) => <RevokeButton apiKey={key} /> },
];

/** Keys for internal tools: created, shown once, revoked. */
export function ApiKeysPage() {
  const state = useTableQuery(columns, { sort: '-createdAt', size: 25 });
  const { search, sort, page, size } = state.query;
  const answer = useList(
    ApiKeysDocument,
    { variables: { search, ...serverSort(sort, sortColumns, 'CREATED_AT'), page, limit: size } },
    ({ apiKeys }) => numberedPage(apiKeys),
  );
  const [making, setMaking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <DataTable
        title="API keys"
        columns={columns}
        state={state}
        answer={answer}
        searchable
        rowKey={({ id }) => id}
        empty={<p>No API keys yet. Create one to let an internal tool use the API.</p>}
        actions={
          <Button ref={opener} variant="main" onClick={() => setMaking(true)}>
            <PlusIcon size={16} />
            Create key
          </Button>
        }
      />
      <NewKeyDialogs open={making} opener={opener} onClose={() => setMaking(false)} />
    </>
  );
}

function RevokeButton({ apiKey: { id, name } }: { apiKey: ApiKeyPartsFragment }) {
  const revoke = useAction(RevokeApiKeyDocument, {
    update: (cache) => forget(cache, 'ApiKey', id),
    refetch: [ApiKeysDocument],
    says: () => `The key ${name} is revoked.`,
  });
  return (
    <ConfirmedAction
      verb="Revoke"
      of={name}
      variant="danger"
      danger
      title={`Revoke ${name}?`}
      action={revoke}
      onConfirm={() => revoke.run({ id })}
    >
      Whatever uses this key is refused from its next request on. This cannot be undone.
    </ConfirmedAction>
  );
}
