import { useQuery } from '@apollo/client/react';
import { foldText } from '@waitlist/backend/fold';
import { includesRole } from '@waitlist/backend/roles';
import { useState } from 'react';
import {
  FaqsDocument,
  InviteWavesDocument,
  MessageTemplatesDocument,
  type Role,
  SignupsByCountryDocument,
  UsersDocument,
  UserViewsDocument,
} from '../../generated/office.ts';
import { toApiError } from '../../platform/api-error.ts';
import { useDebounced } from '../../ui/use-debounced.ts';
import { displayName } from '../platform/display-name.ts';
import { useMe } from '../platform/me.ts';
import {
  faqEditPath,
  officePaths,
  templatePath,
  userPath,
  usersPath,
  wavePath,
} from '../platform/office-paths.ts';
import { ownsCode } from '../platform/owns-code.ts';
import type { PaletteGroup, PaletteItem } from '../ui/command-palette.tsx';
import { type Condition, conditions, conditionText, valueLabel } from '../ui/filter/conditions.ts';
import { readyViews, viewPath } from '../user/views.ts';
import { screensFor } from './screens.ts';

/** The minimum length of a search for users, and for what else the server has to be asked. */
const searchMin = 2;
const pauseMs = 200;
const usersMax = 8;
/** Of each other group. */
const groupMax = 6;

/** What an item of the palette does besides opening an address. */
export type PaletteAct = 'light' | 'dark' | 'system' | 'keys' | 'logout';

interface Action {
  readonly text: string;
  readonly requires: Role;
  /** An address, or an act. */
  readonly key: string;
  readonly hint?: string;
  /** What is searched instead of the text: what others call it, too. */
  readonly sought?: string;
}

const actions: readonly Action[] = [
  { text: 'New wave', requires: 'EDITOR', key: officePaths.newInvite },
  { text: 'New broadcast', requires: 'EDITOR', key: officePaths.newBroadcast },
  { text: 'New question', requires: 'EDITOR', key: officePaths.addNewFaq, hint: 'FAQ' },
  { text: 'Import users', requires: 'ADMIN', key: officePaths.importUsers },
  {
    text: 'Export users',
    requires: 'VIEWER',
    key: officePaths.users,
    hint: 'Under Users',
    sought: 'Export users, download CSV',
  },
  { text: 'Bulk actions', requires: 'VIEWER', key: officePaths.bulkActions },
  {
    text: 'Pause or resume sign-ups',
    requires: 'ADMIN',
    key: officePaths.dashboard,
    hint: 'On the dashboard',
  },
  { text: 'Invite a colleague', requires: 'ADMIN', key: officePaths.team, hint: 'Under Team' },
  { text: 'Daily digest', requires: 'VIEWER', key: officePaths.account, hint: 'Under Account' },
  {
    text: 'Retention of inactive users',
    requires: 'ADMIN',
    key: officePaths.settings,
    hint: 'Under Settings',
  },
  { text: 'Use the light theme', requires: 'VIEWER', key: 'light' satisfies PaletteAct },
  { text: 'Use the dark theme', requires: 'VIEWER', key: 'dark' satisfies PaletteAct },
  { text: 'Use the theme of the system', requires: 'VIEWER', key: 'system' satisfies PaletteAct },
  { text: 'Keyboard shortcuts', requires: 'VIEWER', key: 'keys' satisfies PaletteAct, hint: '?' },
  {
    text: 'Log out',
    requires: 'VIEWER',
    key: 'logout' satisfies PaletteAct,
    sought: 'Log out, logout, sign out',
  },
];

/** What matches a text; an item's key is its address, or a {@link PaletteAct}. */
export function usePaletteFound(text: string): { groups: readonly PaletteGroup[]; status: string } {
  const { role } = useMe();
  const wanted = text.trim();
  const folded = foldText(wanted);
  const search = useDebounced(wanted, pauseMs);
  const { data, loading, error } = useQuery(UsersDocument, {
    variables: { filter: { search }, sort: 'RELEVANCE', direction: 'DESC', page: 1, limit: usersMax },
    fetchPolicy: search.length >= searchMin ? 'cache-first' : 'standby',
  });
  const named = useNamed(wanted.length >= searchMin, role);
  const matches = ({ text: own, sought = own }: NamedItem) => foldText(sought).includes(folded);
  const users =
    wanted.length >= searchMin && search.length >= searchMin
      ? (data?.users.docs ?? []).map((user) => ({
          key: userPath(user.id),
          text: displayName(user),
          hint: ownsCode(search, user) ? `Owner of ${user.referralId} · ${user.email}` : user.email,
        }))
      : [];
  const screens = screensFor(role).map(({ path, text: name, title }) => ({ key: path, text: title ?? name }));
  const own = actions.filter(({ requires }) => includesRole(role, requires));
  const groups = [
    { title: 'Screens', items: screens.filter(matches) },
    { title: 'Actions', items: wanted === '' ? [] : own.filter(matches) },
    ...named.map(({ title, items }) => ({ title, items: items.filter(matches).slice(0, groupMax) })),
    { title: 'Users', items: users },
  ].filter(({ items }) => items.length > 0);
  const found = groups.reduce((sum, { items }) => sum + items.length, 0);
  const isSearching = wanted.length >= searchMin && (loading || search !== wanted);
  const status = (): string => {
    if (wanted.length < searchMin)
      return 'Enter a name, email, phone number, or referral code to find a user.';
    if (isSearching) return 'Searching users…';
    if (error !== undefined) return toApiError(error).message;
    if (found === 0) return 'Nothing found.';
    const more = (data?.users.totalDocs ?? 0) - users.length;
    return more > 0 ? `${found} shown. Keep typing to narrow it down.` : `${found} found.`;
  };
  return { groups, status: status() };
}

interface NamedItem extends PaletteItem {
  /** What is searched instead of its text. */
  readonly sought?: string;
}

interface NamedGroup {
  readonly title: string;
  readonly items: readonly NamedItem[];
}

/** A filter for each value that a state, a country or an answer can have; found by what the value is called. */
function filterItems(condition: Condition, countries: readonly string[]): readonly NamedItem[] {
  if (condition.kind !== 'list') return [];
  const { field, choices = [] } = condition;
  const values = field === 'countries' ? countries : choices.map(({ value }) => value);
  return values.map((value) => {
    const filter = { [field]: [value] };
    return {
      key: usersPath(filter),
      text: conditionText(condition, filter, () => ''),
      sought: valueLabel(field, value),
      hint: 'Filter of users',
    };
  });
}

/** Everything else that has a name, once it is asked for; what cannot be loaded is not found. */
function useNamed(isAsked: boolean, role: Role): readonly NamedGroup[] {
  const fetchPolicy = isAsked ? 'cache-first' : 'standby';
  const [ready] = useState(() => readyViews(new Date()));
  const views = useQuery(UserViewsDocument, { fetchPolicy: 'cache-first' }).data?.userViews ?? [];
  const countries = useQuery(SignupsByCountryDocument, { fetchPolicy }).data?.signupsByCountry ?? [];
  const waves = useQuery(InviteWavesDocument, { fetchPolicy, variables: { page: 1, limit: 50 } }).data;
  const templates = useQuery(MessageTemplatesDocument, { fetchPolicy }).data?.messageTemplates ?? [];
  const faqs = useQuery(FaqsDocument, { fetchPolicy }).data?.faqs ?? [];
  if (!isAsked) return [{ title: 'Views', items: [] }];
  const mayEdit = includesRole(role, 'EDITOR');
  return [
    {
      title: 'Views',
      items: [...ready, ...views].map((view) => ({
        key: viewPath({ ...view, revision: null }),
        text: view.name,
        hint: 'View of users',
      })),
    },
    {
      title: 'Filters',
      items: conditions.flatMap((condition) =>
        filterItems(
          condition,
          countries.map(({ country }) => country),
        ),
      ),
    },
    {
      title: 'Waves',
      items: (waves?.inviteWaves.docs ?? []).map(({ id, mailing }) => ({
        key: wavePath(id),
        text: mailing.name,
      })),
    },
    {
      title: 'Templates',
      items: templates.map(({ id, name }) => ({ key: templatePath(id), text: name, hint: 'Message' })),
    },
    {
      title: 'FAQs',
      items: mayEdit ? faqs.map(({ id, question }) => ({ key: faqEditPath(id), text: question })) : [],
    },
  ];
}
