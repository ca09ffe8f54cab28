import { includesRole } from '@waitlist/backend/roles';
import { useRef, useState, type RefObject } from 'react';
import {
  useBlockSignupMutation,
  useUnblockSignupMutation,
  type UserPartsFragment,
} from '../../generated/operations.ts';
import { useMe } from '../platform/me.ts';
import { useCall } from '../platform/use-call.ts';
import { actionLook } from '../ui/action-button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { displayName } from '../platform/display-name.ts';

import { EraseDialog } from './erase-dialog.tsx';

type Deed = 'block' | 'unblock';

/** What an ADMIN can do with somebody; others are offered nothing. */
export function UserActions({ user }: { user: UserPartsFragment }) {
  const { role } = useMe();
  const [asking, ask] = useState<Deed | 'erase' | null>(null);
  const blocking = useRef<HTMLButtonElement>(null);
  const erasing = useRef<HTMLButtonElement>(null);
  if (!includesRole(role, 'ADMIN') || user.state === 'ERASED') return null;
  const change: Deed = user.state === 'BLOCKED' ? 'unblock' : 'block';
  const done = () => ask(null);
  return (
    <div className="flex flex-wrap gap-2">
      <button ref={blocking} type="button" className={actionLook('plain')} onClick={() => ask(change)}>
        {deeds[change].verb}
      </button>
      <button ref={erasing} type="button" className={actionLook('danger')} onClick={() => ask('erase')}>
        Erase
      </button>
      <DeedDialog
        key={change}
        deed={change}
        user={user}
        open={asking === change}
        opener={blocking}
        onDone={done}
      />
      <EraseDialog user={user} open={asking === 'erase'} opener={erasing} onDone={done} />
    </div>
  );
}

const deeds: Readonly<
  Record<Deed, { readonly verb: string; readonly danger: boolean; readonly warning: string }>
> = {
  block: {
    verb: 'Block',
    danger: true,
    warning:
      'They leave the ranking, those behind them move up, and their code credits nobody. They are told nothing. You can unblock them.',
  },
  unblock: {
    verb: 'Unblock',
    danger: false,
    warning: 'They get back the place that their points and the moment they joined give them.',
  },
};

interface DeedDialogProps {
  deed: Deed;
  user: UserPartsFragment;
  open: boolean;
  opener: RefObject<HTMLButtonElement | null>;
  onDone: () => void;
}

function DeedDialog({ deed, user, open, opener, onDone }: DeedDialogProps) {
  const toasts = useToasts();
  const { pending, error, run } = useCall();
  const carryOut = useDeed(deed, user.id);
  const { verb, danger, warning } = deeds[deed];
  const confirm = async () => {
    const message = await run(carryOut);
    if (message === null) return;
    toasts.success(message);
    onDone();
  };
  return (
    <ConfirmDialog
      open={open}
      onCancel={onDone}
      onConfirm={() => void confirm()}
      title={`${verb} ${displayName(user)}?`}
      confirm={verb}
      danger={danger}
      pending={pending}
      error={error?.message ?? null}
      opener={opener}
    >
      {warning}
    </ConfirmDialog>
  );
}

/** Does it, then asks anew for what it changes: rank, state and messages. @returns the server's message. */
function useDeed(deed: Deed, id: string) {
  const options = { refetchQueries: ['User'], awaitRefetchQueries: true };
  const [block] = useBlockSignupMutation(options);
  const [unblock] = useUnblockSignupMutation(options);
  const variables = { id };
  return async (): Promise<{ data: string | undefined }> => {
    switch (deed) {
      case 'block':
        return { data: (await block({ variables })).data?.blockSignup.message };
      case 'unblock':
        return { data: (await unblock({ variables })).data?.unblockSignup.message };
    }
  };
}
