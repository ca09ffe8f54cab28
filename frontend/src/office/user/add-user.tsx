import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { useHasRole } from '../platform/me.ts';
import { lazyPart, useLazyDialog } from '../ui/lazy.tsx';

const AddUserDialog = lazyPart(async () => (await import('./add-user-dialog.tsx')).AddUserDialog);

/** The button with which an ADMIN adds a user; hidden for others. */
export function AddUser() {
  const mayAdd = useHasRole('ADMIN');
  const opener = useRef<HTMLButtonElement>(null);
  const dialog = useLazyDialog(AddUserDialog, 'The dialog couldn’t be loaded. Try again.');
  if (!mayAdd) return null;
  return (
    <>
      <Button ref={opener} onClick={() => void dialog.open()}>
        Add user
      </Button>
      {dialog.isOpen && <AddUserDialog open opener={opener} onClose={dialog.close} />}
    </>
  );
}
