import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { UsersDocument, type UserFilter, type UserPartsFragment } from '../../generated/office.ts';
import { attempt } from '../../platform/attempt.ts';
import { Button } from '../../ui/button.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { displayName } from '../platform/display-name.ts';
import type { NumberedPages } from '../platform/use-list.ts';
import { filterParams } from '../platform/user-filter.ts';
import { counted, figure } from '../ui/format.ts';
import { buttonStyle } from '../ui/office-kit.ts';
import type { RowSelection } from '../ui/table/row-table.tsx';

/** Their ids are in the addresses of mailings and files. */
const selectedAtMost = 100;

/** The users that are selected, over several pages, searches and filters. */
export interface SelectedUsers {
  readonly ids: readonly string[];
  readonly selection: RowSelection<UserPartsFragment>;
  readonly add: (ids: readonly string[]) => void;
  readonly clear: () => void;
}

/** @param rows the users of the page. */
export function useSelectedUsers(rows: readonly UserPartsFragment[]): SelectedUsers {
  const [ids, setIds] = useState<readonly string[]>([]);
  const last = useRef<string>(null);
  const toasts = useToasts();
  const set = (these: readonly string[], isSelected: boolean) => {
    const others = ids.filter((id) => !these.includes(id));
    const next = isSelected ? [...others, ...these] : others;
    if (next.length > selectedAtMost)
      toasts.error(
        `Select at most ${selectedAtMost} users. To act on more, filter the list and select no one.`,
      );
    else setIds(next);
  };
  const page = rows.map(({ id }) => id);
  const press = (id: string, isSelected: boolean, isRange: boolean) => {
    const from = isRange ? page.indexOf(last.current ?? '') : -1;
    const to = page.indexOf(id);
    last.current = id;
    set(from < 0 ? [id] : page.slice(Math.min(from, to), Math.max(from, to) + 1), isSelected);
  };
  return {
    ids,
    selection: {
      all: (
        <SelectBox
          label="Select all users on this page"
          isSelected={page.length > 0 && page.every((id) => ids.includes(id))}
          isPartly={page.some((id) => ids.includes(id))}
          onPress={(isSelected) => set(page, isSelected)}
        />
      ),
      of: (user) => (
        <SelectBox
          label={`Select ${displayName(user)}`}
          isSelected={ids.includes(user.id)}
          onPress={(isSelected, isRange) => press(user.id, isSelected, isRange)}
        />
      ),
    },
    add: (these) => set(these, true),
    clear: () => setIds([]),
  };
}

interface SelectBoxProps {
  label: string;
  isSelected: boolean;
  isPartly?: boolean;
  /** @param isRange Shift is held: everyone between this and the last one, too. */
  onPress: (isSelected: boolean, isRange: boolean) => void;
}

function SelectBox({ label, isSelected, isPartly = false, onPress }: SelectBoxProps) {
  const shift = useRef(false);
  return (
    <label className="grid size-10 place-items-center select-none">
      <input
        ref={(box) => {
          if (box !== null) box.indeterminate = isPartly && !isSelected;
        }}
        type="checkbox"
        aria-label={label}
        className="size-4 accent-data"
        checked={isSelected}
        onClick={({ shiftKey }) => (shift.current = shiftKey)}
        onChange={({ target }) => onPress(target.checked, shift.current)}
      />
    </label>
  );
}

interface SelectedLineProps {
  selected: SelectedUsers;
  /** The users of the page. */
  rows: readonly UserPartsFragment[];
  filter: UserFilter;
  /** Of the list; null: not known. */
  listed: NumberedPages | null;
}

/** How many are selected, with those that the page doesn't show; nothing if nobody is. */
export function SelectedLine({ selected: { ids, add, clear }, rows, filter, listed }: SelectedLineProps) {
  const elsewhere = ids.filter((id) => !rows.some((row) => row.id === id)).length;
  return (
    <div role="status" className="contents">
      {ids.length > 0 && (
        <p className="mb-3 flex flex-wrap items-center gap-x-2 text-fg print:hidden">
          <span>{`${counted(ids.length, 'user', 'users')} selected${elsewhere > 0 ? `, ${figure(elsewhere)} not on this page` : ''}`}</span>
          {listed !== null && listed.atLeast !== true && listed.total <= selectedAtMost && (
            <SelectAll
              key={filterParams(filter).toString()}
              filter={filter}
              total={listed.total}
              ids={ids}
              onFound={add}
            />
          )}
          <button type="button" className={buttonStyle('bare')} onClick={clear}>
            Clear selection
          </button>
        </p>
      )}
    </div>
  );
}

interface SelectAllProps {
  filter: UserFilter;
  total: number;
  ids: readonly string[];
  onFound: (ids: readonly string[]) => void;
}

/** Selects the users of all pages of the list. */
function SelectAll({ filter, total, ids, onFound }: SelectAllProps) {
  const client = useApolloClient();
  const toasts = useToasts();
  const [pending, setPending] = useState(false);
  const [all, setAll] = useState<readonly string[]>([]);
  if (all.length === total && all.every((id) => ids.includes(id))) return null;
  const press = async () => {
    setPending(true);
    const variables = {
      filter,
      sort: 'JOINED_AT',
      direction: 'DESC',
      page: 1,
      limit: selectedAtMost,
    } as const;
    const found = await attempt(() =>
      client.query({ query: UsersDocument, variables, fetchPolicy: 'no-cache' }),
    );
    setPending(false);
    if (!found.ok) return toasts.error(found.error.message);
    const these = found.data.users.docs.map(({ id }) => id);
    setAll(these);
    onFound(these);
  };
  return (
    <Button
      variant="bare"
      pending={pending}
      onClick={() => void press()}
    >{`Select all ${figure(total)}`}</Button>
  );
}
