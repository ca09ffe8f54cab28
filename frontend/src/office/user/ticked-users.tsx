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
import type { RowTicks } from '../ui/table/row-table.tsx';

/** Their ids are in the addresses of mailings and files. */
const tickedAtMost = 100;

/** The users that are ticked, over several pages, searches and filters. */
export interface TickedUsers {
  readonly ids: readonly string[];
  readonly ticks: RowTicks<UserPartsFragment>;
  readonly add: (ids: readonly string[]) => void;
  readonly clear: () => void;
}

/** @param rows the users of the page. */
export function useTickedUsers(rows: readonly UserPartsFragment[]): TickedUsers {
  const [ids, setIds] = useState<readonly string[]>([]);
  const last = useRef<string>(null);
  const toasts = useToasts();
  const set = (these: readonly string[], isTicked: boolean) => {
    const others = ids.filter((id) => !these.includes(id));
    const next = isTicked ? [...others, ...these] : others;
    if (next.length > tickedAtMost)
      toasts.error(`Tick at most ${tickedAtMost} users. To act on more, filter the list and tick nobody.`);
    else setIds(next);
  };
  const page = rows.map(({ id }) => id);
  const press = (id: string, isTicked: boolean, isRange: boolean) => {
    const from = isRange ? page.indexOf(last.current ?? '') : -1;
    const to = page.indexOf(id);
    last.current = id;
    set(from < 0 ? [id] : page.slice(Math.min(from, to), Math.max(from, to) + 1), isTicked);
  };
  return {
    ids,
    ticks: {
      all: (
        <Tick
          label="Tick all users on this page"
          isTicked={page.length > 0 && page.every((id) => ids.includes(id))}
          isPartly={page.some((id) => ids.includes(id))}
          onPress={(isTicked) => set(page, isTicked)}
        />
      ),
      of: (user) => (
        <Tick
          label={`Tick ${displayName(user)}`}
          isTicked={ids.includes(user.id)}
          onPress={(isTicked, isRange) => press(user.id, isTicked, isRange)}
        />
      ),
    },
    add: (these) => set(these, true),
    clear: () => setIds([]),
  };
}

interface TickProps {
  label: string;
  isTicked: boolean;
  isPartly?: boolean;
  /** @param isRange Shift is held: everyone between this and the last one, too. */
  onPress: (isTicked: boolean, isRange: boolean) => void;
}

function Tick({ label, isTicked, isPartly = false, onPress }: TickProps) {
  const shift = useRef(false);
  return (
    <label className="grid size-10 place-items-center select-none">
      <input
        ref={(box) => {
          if (box !== null) box.indeterminate = isPartly && !isTicked;
        }}
        type="checkbox"
        aria-label={label}
        className="size-4 accent-data"
        checked={isTicked}
        onClick={({ shiftKey }) => (shift.current = shiftKey)}
        onChange={({ target }) => onPress(target.checked, shift.current)}
      />
    </label>
  );
}

interface TickedLineProps {
  ticked: TickedUsers;
  /** The users of the page. */
  rows: readonly UserPartsFragment[];
  filter: UserFilter;
  /** Of the list; null: not known. */
  listed: NumberedPages | null;
}

/** How many are ticked, with those that the page doesn't show; nothing if nobody is. */
export function TickedLine({ ticked: { ids, add, clear }, rows, filter, listed }: TickedLineProps) {
  const elsewhere = ids.filter((id) => !rows.some((row) => row.id === id)).length;
  return (
    <div role="status" className="contents">
      {ids.length > 0 && (
        <p className="mb-3 flex flex-wrap items-center gap-x-2 text-fg print:hidden">
          <span>{`${counted(ids.length, 'user', 'users')} ticked${elsewhere > 0 ? `, ${figure(elsewhere)} not on this page` : ''}`}</span>
          {listed !== null && listed.atLeast !== true && listed.total <= tickedAtMost && (
            <TickAll
              key={filterParams(filter).toString()}
              filter={filter}
              total={listed.total}
              ids={ids}
              onFound={add}
            />
          )}
          <button type="button" className={buttonStyle('bare')} onClick={clear}>
            Untick all
          </button>
        </p>
      )}
    </div>
  );
}

interface TickAllProps {
  filter: UserFilter;
  total: number;
  ids: readonly string[];
  onFound: (ids: readonly string[]) => void;
}

/** Ticks the users of all pages of the list. */
function TickAll({ filter, total, ids, onFound }: TickAllProps) {
  const client = useApolloClient();
  const toasts = useToasts();
  const [pending, setPending] = useState(false);
  const [all, setAll] = useState<readonly string[]>([]);
  if (all.length === total && all.every((id) => ids.includes(id))) return null;
  const press = async () => {
    setPending(true);
    const variables = { filter, sort: 'JOINED_AT', direction: 'DESC', page: 1, limit: tickedAtMost } as const;
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
    >{`Tick all ${figure(total)}`}</Button>
  );
}
