import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { officePaths } from '../platform/office-paths.ts';
import { useMe } from '../platform/me.ts';
import { useLogout } from '../platform/use-logout.ts';
import { DropdownMenu, MenuAction } from '../ui/dropdown-menu.tsx';
import { lazyPart, useLazyDialog } from '../ui/lazy.tsx';
import { showKeys } from './show-keys.ts';

const ConfirmDialog = lazyPart(async () => (await import('../ui/confirm-dialog.tsx')).ConfirmDialog);

/** Shows who is logged in, and logs them out. */
export function ProfileMenu() {
  const { name, email } = useMe();
  const navigate = useNavigate();
  const trigger = useRef<HTMLButtonElement>(null);
  const { isOpen, wasOpened, open, close } = useLazyDialog(
    ConfirmDialog,
    'You’re still logged in: the page couldn’t load what it needs. Try again.',
  );
  const { logout, leave } = useLogout();
  return (
    <>
      <DropdownMenu label={`Profile of ${name}`} content={<Initials name={name} />} trigger={trigger}>
        <div className="mb-1 border-b border-line px-2.5 py-2">
          <p className="truncate font-medium text-fg">{name}</p>
          <p className="truncate text-caption text-fg-3">{email}</p>
        </div>
        <MenuAction onPress={() => void navigate(officePaths.account)}>Account</MenuAction>
        <MenuAction onPress={() => showKeys(trigger.current)}>Keyboard shortcuts</MenuAction>
        <MenuAction onPress={open}>Logout</MenuAction>
      </DropdownMenu>
      {wasOpened && (
        <ConfirmDialog
          open={isOpen}
          onClose={close}
          action={logout}
          onConfirm={leave}
          title="Ready to Leave?"
          confirm="Logout"
          opener={trigger}
        >
          Select "Logout" below if you are ready to end your current session.
        </ConfirmDialog>
      )}
    </>
  );
}

function Initials({ name }: { name: string }) {
  const initials = name
    .split(/\s+/)
    .map((word) => Array.from(word)[0] ?? '')
    .filter((_, index, all) => index === 0 || index === all.length - 1)
    .join('');
  return (
    <span
      aria-hidden="true"
      className="grid size-6 place-items-center rounded-full bg-accent text-[0.625rem] font-semibold text-accent-ink uppercase"
    >
      {initials}
    </span>
  );
}
