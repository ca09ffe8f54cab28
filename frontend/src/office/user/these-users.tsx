import type { UserFilter } from '../../generated/office.ts';
import { DownloadIcon, MailIcon, PlusIcon } from '../../ui/icons.tsx';
import { useHasRole } from '../platform/me.ts';
import { officePaths } from '../platform/office-paths.ts';
import { filterParams } from '../platform/user-filter.ts';
import { DropdownMenu, MenuAction, MenuLink } from '../ui/dropdown-menu.tsx';
import { InvitesIcon } from '../ui/screen-icons.tsx';

interface TheseUsersProps {
  filter: UserFilter;
  exportThem: () => void;
}

/** What can be done with the listed users, for roles that may: the form of a mailing opens with the filter in place. */
export function TheseUsers({ filter, exportThem }: TheseUsersProps) {
  const mayWrite = useHasRole('EDITOR');
  const mayImport = useHasRole('ADMIN');
  if (!mayWrite) return null;
  const params = filterParams(filter).toString();
  const list = params === '' ? '' : `?${params}`;
  return (
    <DropdownMenu label="Act on these users" content="Act on these" wide>
      <MenuLink to={officePaths.newInvite + list}>
        <InvitesIcon size={16} />
        <span>Invite these…</span>
      </MenuLink>
      <MenuLink to={officePaths.newBroadcast + list}>
        <MailIcon size={16} />
        <span>Email these…</span>
      </MenuLink>
      <MenuAction onPress={exportThem}>
        <DownloadIcon size={16} />
        <span>Export these…</span>
      </MenuAction>
      {mayImport && (
        <MenuLink to={officePaths.importUsers}>
          <PlusIcon size={16} />
          <span>Import users…</span>
        </MenuLink>
      )}
    </DropdownMenu>
  );
}
