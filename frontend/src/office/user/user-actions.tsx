import { useMutation } from '@apollo/client/react';
import { includesRole } from '@waitlist/backend/roles';
import { useRef, useState } from 'react';
import {
  BlockSignupDocument,
  UnblockSignupDocument,
  UserDocument,
  type UserPartsFragment,
} from '../../generated/office.ts';
import { displayName } from '../platform/display-name.ts';
import { useMe } from '../platform/me.ts';
import { actionLook } from '../ui/action-button.tsx';
import { ConfirmedAction } from '../ui/confirmed-action.tsx';
import { EraseDialog } from './erase-dialog.tsx';

/** What an ADMIN can do with a user; hidden for others. */
export function UserActions({ user }: { user: UserPartsFragment }) {
  const { role } = useMe();
  const [erases, setErases] = useState(false);
  const erasing = useRef<HTMLButtonElement>(null);
  if (!includesRole(role, 'ADMIN') || user.state === 'ERASED') return null;
  return (
    <div className="flex flex-wrap gap-2">
      <BlockButton key={user.state === 'BLOCKED' ? 'unblock' : 'block'} user={user} />
      <button ref={erasing} type="button" className={actionLook('danger')} onClick={() => setErases(true)}>
        Erase
      </button>
      <EraseDialog user={user} open={erases} opener={erasing} onClose={() => setErases(false)} />
    </div>
  );
}

/** Reloads what it changes: rank, state and messages. */
const refetch = { refetchQueries: [UserDocument], awaitRefetchQueries: true };

function BlockButton({ user }: { user: UserPartsFragment }) {
  const [block] = useMutation(BlockSignupDocument, refetch);
  const [unblock] = useMutation(UnblockSignupDocument, refetch);
  const variables = { id: user.id };
  const name = displayName(user);
  return user.state === 'BLOCKED' ? (
    <ConfirmedAction
      verb="Unblock"
      title={`Unblock ${displayName(user)}?`}
      carryOut={async () => ({
        data: (await unblock({ variables })).data && `${name} is no longer blocked.`,
      })}
    >
      They get back their spot, based on their points and the day they joined.
    </ConfirmedAction>
  ) : (
    <ConfirmedAction
      verb="Block"
      danger
      title={`Block ${displayName(user)}?`}
      carryOut={async () => ({ data: (await block({ variables })).data && `${name} is blocked.` })}
    >
      They lose their rank, users behind them move up, and their code earns no credit. They are not notified.
      You can unblock them.
    </ConfirmedAction>
  );
}
