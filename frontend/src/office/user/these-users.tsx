import { includesRole } from '@waitlist/backend/roles';
import { useRef, useState } from 'react';
import type { BulkKind, Role, UserFilter } from '../../generated/office.ts';
import { DownloadIcon, MailIcon, PlusIcon } from '../../ui/icons.tsx';
import { useHasRole, useMe } from '../platform/me.ts';
import { officePaths } from '../platform/office-paths.ts';
import { filterParams } from '../platform/user-filter.ts';
import { DropdownMenu, MenuAction, MenuLink } from '../ui/dropdown-menu.tsx';
import { counted } from '../ui/format.ts';
import { lazyPart, useLazyDialog } from '../ui/lazy.tsx';
import { InvitesIcon } from '../ui/screen-icons.tsx';
import type { SelectedUsers } from './selected-users.tsx';
import { ManageTagsDialog, useManageTags } from './use-manage-tags.tsx';

interface TheseUsersProps {
  /** Of the list. */
  filter: UserFilter;
  /** How many it lists, in words: "3,088 users"; null: not known. */
  listed: string | null;
  selected: SelectedUsers;
  exportThem: (filter: UserFilter) => void;
}

const BulkDialog = lazyPart(async () => (await import('./bulk-dialog.tsx')).BulkDialog);

const bulk: readonly { readonly kind: BulkKind; readonly text: string; readonly requires?: Role }[] = [
  { kind: 'TAG', text: 'Tag…', requires: 'EDITOR' },
  { kind: 'UNTAG', text: 'Remove tag…', requires: 'EDITOR' },
  { kind: 'GRANT_POINTS', text: 'Give points…' },
  { kind: 'BLOCK', text: 'Block…' },
  { kind: 'UNBLOCK', text: 'Unblock…' },
  { kind: 'ERASE', text: 'Erase…' },
];

/**
 * What can be done with the selected users, or with all that are listed if nobody is, for roles that may: the form of a mailing
 * opens with them in place.
 */
export function TheseUsers({ filter, listed, selected, exportThem }: TheseUsersProps) {
  const mayWrite = useHasRole('EDITOR');
  const { ids } = selected;
  const whom: UserFilter = ids.length > 0 ? { signupIds: [...ids] } : filter;
  const text = ids.length > 0 ? counted(ids.length, 'user', 'users') : (listed ?? 'these users');
  const opener = useRef<HTMLButtonElement>(null);
  const [kind, setKind] = useState<BulkKind>('BLOCK');
  const managing = useManageTags();
  const dialog = useLazyDialog(BulkDialog, 'The dialog couldn’t be loaded. Try again.');
  if (!mayWrite) return null;
  const params = filterParams(whom).toString();
  const list = params === '' ? '' : `?${params}`;
  const ask = (next: BulkKind) => {
    setKind(next);
    void dialog.open();
  };
  return (
    <>
      <DropdownMenu label={`Act on ${text}`} content={`Act on ${text}`} wide trigger={opener}>
        <MenuLink to={officePaths.newInvite + list}>
          <InvitesIcon size={16} />
          <span>Invite these…</span>
        </MenuLink>
        <MenuLink to={officePaths.newBroadcast + list}>
          <MailIcon size={16} />
          <span>Email these…</span>
        </MenuLink>
        <MenuAction onPress={() => exportThem(whom)}>
          <DownloadIcon size={16} />
          <span>Export these</span>
        </MenuAction>
        <BulkActions ask={ask} manageTags={() => void managing.open()} />
      </DropdownMenu>
      <ManageTagsDialog managing={managing} opener={opener} />
      {dialog.isOpen && (
        <BulkDialog
          kind={kind}
          filter={whom}
          whom={text}
          opener={opener}
          onClose={(isStarted) => {
            dialog.close();
            if (isStarted) selected.clear();
          }}
        />
      )}
    </>
  );
}

/** What a role may do at once, and what was done. */
function BulkActions({ ask, manageTags }: { ask: (kind: BulkKind) => void; manageTags: () => void }) {
  const { role } = useMe();
  return (
    <div className="mt-1 border-t border-line pt-1">
      {bulk
        .filter(({ requires = 'ADMIN' }) => includesRole(role, requires))
        .map(({ kind, text }) => (
          <MenuAction key={kind} onPress={() => ask(kind)}>
            <span className="pl-6.5">{text}</span>
          </MenuAction>
        ))}
      <MenuLink to={officePaths.bulkActions}>
        <span className="pl-6.5">Bulk actions</span>
      </MenuLink>
      {includesRole(role, 'ADMIN') && (
        <>
          <MenuAction onPress={manageTags}>
            <span className="pl-6.5">Manage tags…</span>
          </MenuAction>
          <MenuLink to={officePaths.importUsers}>
            <PlusIcon size={16} />
            <span>Import users…</span>
          </MenuLink>
        </>
      )}
    </div>
  );
}
