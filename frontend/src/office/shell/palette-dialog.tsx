import { useQuery } from '@apollo/client/react';
import { foldText } from '@waitlist/backend/fold';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { UsersDocument, UserViewsDocument } from '../../generated/office.ts';
import { toApiError } from '../../platform/api-error.ts';
import { useToasts } from '../../ui/toasts.tsx';
import { useDebounced } from '../../ui/use-debounced.ts';
import { displayName } from '../platform/display-name.ts';
import { useMe } from '../platform/me.ts';
import { userPath } from '../platform/office-paths.ts';
import { ownsCode } from '../platform/owns-code.ts';
import { readyViews, viewPath } from '../user/views.ts';
import { CommandPalette, type PaletteGroup } from '../ui/command-palette.tsx';
import { screensFor } from './screens.ts';

/** The minimum length of a search for users. */
const searchMin = 2;
const pauseMs = 200;
const usersMax = 8;

export interface PaletteDialogProps {
  open: boolean;
  /** @param hasChosen whether another screen is opening. */
  onClose: (hasChosen: boolean) => void;
  /** What was typed before its text box had the focus. */
  takeTyped: () => string;
  finalFocus: () => HTMLElement | null;
}

/** Finds screens, views of users and users, and opens them. Each opening starts empty. */
export function PaletteDialog({ open, onClose, takeTyped, finalFocus }: PaletteDialogProps) {
  const navigate = useNavigate();
  const toasts = useToasts();
  const [text, setText] = useState('');
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setText('');
  }
  const { groups, status } = useFound(open ? text : '');
  return (
    <CommandPalette
      open={open}
      onClose={() => onClose(false)}
      finalFocus={finalFocus}
      label="Search users and screens"
      placeholder="Find a user or a screen"
      text={text}
      onText={setText}
      onFocus={() => setText(text + takeTyped())}
      groups={groups}
      status={status}
      onChoose={({ key }) => {
        onClose(true);
        toasts.clear();
        void navigate(key);
      }}
    />
  );
}

/** Screens, views and users that match a text; an item's key is its address. */
function useFound(text: string): { groups: readonly PaletteGroup[]; status: string } {
  const { role } = useMe();
  const search = useDebounced(text.trim(), pauseMs);
  const { data, loading, error } = useQuery(UsersDocument, {
    variables: { filter: { search }, sort: 'RELEVANCE', direction: 'DESC', page: 1, limit: usersMax },
    fetchPolicy: search.length >= searchMin ? 'cache-first' : 'standby',
  });
  const saved = useQuery(UserViewsDocument, { fetchPolicy: 'cache-first' });
  const [ready] = useState(() => readyViews(new Date()));
  const wanted = text.trim();
  const folded = foldText(wanted);
  const isSearching = wanted.length >= searchMin && (loading || search !== text.trim());
  const screens = screensFor(role)
    .map(({ path, text: name, title }) => ({ key: path, text: title ?? name }))
    .filter((screen) => foldText(screen.text).includes(folded));
  const views =
    wanted === ''
      ? []
      : [...ready, ...(saved.data?.userViews ?? [])]
          .filter(({ name }) => foldText(name).includes(folded))
          .map((view) => ({
            key: viewPath({ ...view, revision: null }),
            text: view.name,
            hint: 'View of users',
          }));
  const users =
    wanted.length >= searchMin && search.length >= searchMin
      ? (data?.users.docs ?? []).map((user) => ({
          key: userPath(user.id),
          text: displayName(user),
          hint: ownsCode(search, user) ? `Owner of ${user.referralId} · ${user.email}` : user.email,
        }))
      : [];
  const groups = [
    { title: 'Screens', items: screens },
    { title: 'Views', items: views },
    { title: 'Users', items: users },
  ].filter(({ items }) => items.length > 0);
  const status = (): string => {
    if (wanted.length < searchMin)
      return 'Enter a name, email, phone number, or referral code to find a user.';
    if (isSearching) return 'Searching users…';
    if (error !== undefined) return toApiError(error).message;
    const found = screens.length + views.length + users.length;
    if (found === 0) return 'Nothing found.';
    const more = (data?.users.totalDocs ?? 0) - users.length;
    return more > 0 ? `${found} shown. Keep typing to narrow it down.` : `${found} found.`;
  };
  return { groups, status: status() };
}
