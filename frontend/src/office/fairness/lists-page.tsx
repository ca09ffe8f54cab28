import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import {
  FairnessListEntriesDocument,
  RemoveFairnessListEntryDocument,
  type FairnessList,
  type FairnessListEntryPartsFragment,
} from '../../generated/office.ts';
import { Button } from '../../ui/button.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { displayName } from '../platform/display-name.ts';
import { useHasRole } from '../platform/me.ts';
import { officePaths, userPath } from '../platform/office-paths.ts';
import { useAction } from '../platform/use-action.ts';
import { numberedPage, useList } from '../platform/use-list.ts';
import { ConfirmedAction } from '../ui/confirmed-action.tsx';
import { Moment } from '../ui/moment.tsx';
import { Select } from '../ui/select.tsx';
import type { Column } from '../ui/table/columns.ts';
import { DataTable } from '../ui/table/data-table.tsx';
import { useFilter, useTableQuery } from '../ui/table/use-table-query.ts';
import { AddEntryDialog } from './add-entry-dialog.tsx';
import { fairnessLists, isFairnessList, listTexts } from './list-texts.ts';
import { Colleague } from '../ui/colleague.tsx';

type Entry = FairnessListEntryPartsFragment;

const columns: readonly Column<Entry>[] = [
  { id: 'value', title: 'Entry', cell: valueCell },
  { id: 'list', title: 'List', cell: ({ list }) => listTexts[list].name },
  { id: 'note', title: 'Note', wraps: true, cell: ({ note }) => note },
  { id: 'addedBy', title: 'Added by', cell: ({ addedBy }) => <Colleague by={addedBy} /> },
  { id: 'addedAt', title: 'Added', cell: ({ addedAt }) => <Moment at={addedAt} withTime /> },
];
const columnsOfAdmins: readonly Column<Entry>[] = [
  ...columns,
  { id: 'action', title: 'Action', fixed: true, cell: (entry) => <RemoveButton entry={entry} /> },
];

const options = [
  { value: '', text: 'All lists' },
  ...fairnessLists.map((value) => ({ value, text: listTexts[value].name })),
];

/** The lists by which ADMINs correct what is held. */
export function ListsPage() {
  const isAdmin = useHasRole('ADMIN');
  const shown = isAdmin ? columnsOfAdmins : columns;
  const state = useTableQuery(shown, { size: 25 });
  const { search, page, size } = state.query;
  const [filter, setFilter] = useFilter('list');
  const list = isFairnessList(filter) ? filter : null;
  const answer = useList(
    FairnessListEntriesDocument,
    { variables: { list, search, page, limit: size } },
    ({ fairnessListEntries }) => numberedPage(fairnessListEntries),
  );
  return (
    <div className="grid gap-4">
      <p>
        <Link to={officePaths.fairness} className="text-link">
          Back to review
        </Link>
      </p>
      <dl className="panel grid gap-x-8 gap-y-3 p-4 sm:grid-cols-2">
        {fairnessLists.map((each) => (
          <div key={each}>
            <dt className="font-medium text-fg">{listTexts[each].name}</dt>
            <dd className="text-caption">{listTexts[each].description}</dd>
          </div>
        ))}
      </dl>
      <DataTable
        title="Fairness lists"
        columns={shown}
        state={state}
        answer={answer}
        searchable
        rowKey={({ id }) => id}
        filters={
          <Select
            label="List"
            className="w-full sm:w-52"
            value={list ?? ''}
            options={options}
            onChoose={setFilter}
          />
        }
        filtered={list !== null}
        empty={
          <p>
            No entries yet. Add referrers and networks that you trust, and mail domains to allow or block.
          </p>
        }
        actions={isAdmin && <AddButton initial={list ?? 'TRUSTED_REFERRERS'} />}
      />
    </div>
  );
}

function AddButton({ initial }: { initial: FairnessList }) {
  const [isAdding, add] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={opener} variant="main" onClick={() => add(true)}>
        <PlusIcon size={16} />
        Add entry
      </Button>
      {isAdding && <AddEntryDialog initial={initial} open opener={opener} onClose={() => add(false)} />}
    </>
  );
}

function valueCell({ value, user }: Entry) {
  if (user === null) return value;
  return (
    <Link to={userPath(user.id)} className="text-link">
      {displayName(user)}
    </Link>
  );
}

function RemoveButton({ entry: { id, value, user } }: { entry: Entry }) {
  const remove = useAction(RemoveFairnessListEntryDocument, {
    refetch: [FairnessListEntriesDocument],
    says: ({ removeFairnessListEntry }) => removeFairnessListEntry,
  });
  const what = user === null ? value : displayName(user);
  return (
    <ConfirmedAction
      verb="Remove"
      of={what}
      variant="danger"
      danger
      title={`Remove ${what}?`}
      action={remove}
      onConfirm={() => remove.run({ id })}
    >
      Sign-ups from now on are checked without this entry. Points that count stay. You can add it again.
    </ConfirmedAction>
  );
}
