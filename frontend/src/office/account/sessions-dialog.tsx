import { type RefObject, useRef } from 'react';
import { AdminSessionsDocument, type AdminPartsFragment } from '../../generated/office.ts';
import type { DialogOpening } from '../../ui/dialog.tsx';
import { useDetail } from '../platform/use-detail.ts';
import { Dialog } from '../ui/dialog.tsx';
import { SessionList } from './session-list.tsx';

interface SessionsDialogProps extends DialogOpening {
  admin: AdminPartsFragment;
}

/** Where a colleague is logged in. */
export function SessionsDialog({ admin: { id, name, email }, open, opener, onClose }: SessionsDialogProps) {
  const top = useRef<HTMLParagraphElement>(null);
  return (
    <Dialog
      side="right"
      open={open}
      onClose={onClose}
      title={`Sessions of ${name}`}
      finalFocus={() => opener.current}
    >
      <p ref={top} tabIndex={-1} className="mt-1 wrap-anywhere text-fg-2 outline-none">
        {email}
      </p>
      <Listed id={id} afterwards={top} />
    </Dialog>
  );
}

function Listed({ id, afterwards }: { id: string; afterwards: RefObject<HTMLElement | null> }) {
  const answer = useDetail(AdminSessionsDocument, { variables: { id } });
  const sessions = answer.data?.adminSessions;
  return (
    <SessionList answer={answer} sessions={sessions} query={AdminSessionsDocument} afterwards={afterwards} />
  );
}
