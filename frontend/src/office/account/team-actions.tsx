import { useRef, useState } from 'react';
import type { AdminPartsFragment } from '../../generated/office.ts';
import { Button } from '../../ui/button.tsx';
import { useMe } from '../platform/me.ts';
import { SessionsDialog } from './sessions-dialog.tsx';
import { RemoveDialog, RoleDialog } from './team-dialogs.tsx';

/** What an admin can do with another account; to leave, they ask another admin. */
export function TeamActions({ admin }: { admin: AdminPartsFragment }) {
  const me = useMe();
  const [open, setOpen] = useState<'role' | 'sessions' | 'remove' | null>(null);
  const role = useRef<HTMLButtonElement>(null);
  const sessions = useRef<HTMLButtonElement>(null);
  const remove = useRef<HTMLButtonElement>(null);
  if (admin.id === me.id) return <span className="text-fg-3">None</span>;
  const pending = admin.state === 'PENDING';
  const close = () => setOpen(null);
  return (
    <span className="flex flex-wrap gap-1.5">
      <Button ref={role} variant={pending ? 'main' : 'plain'} onClick={() => setOpen('role')}>
        <span>{pending ? 'Approve' : 'Change role'}</span>
        <span className="sr-only">{pending ? ` ${admin.name}` : ` of ${admin.name}`}</span>
      </Button>
      {!pending && (
        <Button ref={sessions} onClick={() => setOpen('sessions')}>
          Sessions<span className="sr-only">{` of ${admin.name}`}</span>
        </Button>
      )}
      <Button ref={remove} variant="danger" onClick={() => setOpen('remove')}>
        <span>{pending ? 'Refuse' : 'Remove'}</span>
        <span className="sr-only"> {admin.name}</span>
      </Button>
      <RoleDialog admin={admin} open={open === 'role'} opener={role} onClose={close} />
      <SessionsDialog admin={admin} open={open === 'sessions'} opener={sessions} onClose={close} />
      <RemoveDialog admin={admin} open={open === 'remove'} opener={remove} onClose={close} />
    </span>
  );
}
