import { useMemo, useRef, useState } from 'react';
import type { UserFilter, UserPartsFragment } from '../../generated/office.ts';
import { useToasts } from '../../ui/toasts.tsx';
import { displayName } from '../platform/display-name.ts';
import { filterParams } from '../platform/user-filter.ts';
import { counted } from '../ui/format.ts';
import { buttonStyle } from '../ui/office-kit.ts';
import type { RowTicks } from '../ui/table/row-table.tsx';

/** Their ids are in the addresses of mailings and files. */
const tickedAtMost = 100;

/** The users that are ticked in a list, over several of its pages. */
export interface TickedUsers {
  readonly ids: readonly string[];
  readonly ticks: RowTicks<UserPartsFragment>;
  readonly clear: () => void;
}

/** Which users are ticked; another filter is another list, where nobody is. @param rows the users of the page. */
export function useTickedUsers(rows: readonly UserPartsFragment[], filter: UserFilter): TickedUsers {
  const list = filterParams(filter).toString();
  const [ticked, setTicked] = useState<{ readonly list: string; readonly ids: readonly string[] }>({
    list,
    ids: [],
  });
  const last = useRef<string>(null);
  const toasts = useToasts();
  const ids = useMemo(() => (ticked.list === list ? ticked.ids : []), [ticked, list]);
  const set = (these: readonly string[], isTicked: boolean) => {
    const others = ids.filter((id) => !these.includes(id));
    const next = isTicked ? [...others, ...these] : others;
    if (next.length > tickedAtMost)
      toasts.error(`Tick at most ${tickedAtMost} users. To act on more, filter the list and tick nobody.`);
    else setTicked({ list, ids: next });
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
    clear: () => setTicked({ list, ids: [] }),
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

/** How many are ticked; nothing if nobody is. */
export function TickedLine({ ticked: { ids, clear } }: { ticked: TickedUsers }) {
  return (
    <div role="status" className="contents">
      {ids.length > 0 && (
        <p className="mb-3 flex items-center gap-2 text-fg print:hidden">
          <span>{`${counted(ids.length, 'user', 'users')} ticked`}</span>
          <button type="button" className={buttonStyle('bare')} onClick={clear}>
            Untick all
          </button>
        </p>
      )}
    </div>
  );
}
