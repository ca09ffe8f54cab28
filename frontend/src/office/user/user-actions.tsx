import { includesRole } from '@waitlist/backend/roles';
import { useRef, useState } from 'react';
import {
  BlockSignupDocument,
  UnblockSignupDocument,
  UserDocument,
  UserTimelineDocument,
  type UserPartsFragment,
  type UserQuery,
} from '../../generated/office.ts';
import { Button } from '../../ui/button.tsx';
import { displayName } from '../platform/display-name.ts';
import { useMe } from '../platform/me.ts';
import { useAction } from '../platform/use-action.ts';
import { ConfirmedAction } from '../ui/confirmed-action.tsx';
import { lazyPart, useLazyDialog } from '../ui/lazy.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { TrustButton } from './user-trust.tsx';

const CorrectDialog = lazyPart(async () => (await import('./correct-dialog.tsx')).CorrectDialog);

const MergeDialog = lazyPart(async () => (await import('./merge-dialog.tsx')).MergeDialog);

/** What an ADMIN can do with a user; hidden for others. */
export function UserActions({ detail }: { detail: UserQuery['user'] }) {
  const { user } = detail;
  const { role } = useMe();
  const [erases, setErases] = useState(false);
  const erasing = useRef<HTMLButtonElement>(null);
  if (!includesRole(role, 'ADMIN') || user.state === 'ERASED') return null;
  return (
    <div className="flex flex-wrap gap-2">
      <CorrectButton detail={detail} />
      <TrustButton user={user} />
      <MergeButton user={user} />
      <BlockButton key={user.state === 'BLOCKED' ? 'unblock' : 'block'} user={user} />
      <Button ref={erasing} variant="danger" onClick={() => setErases(true)}>
        Erase
      </Button>
      <EraseDialog user={user} open={erases} opener={erasing} onClose={() => setErases(false)} />
    </div>
  );
}

function CorrectButton({ detail }: { detail: UserQuery['user'] }) {
  const opener = useRef<HTMLButtonElement>(null);
  const dialog = useLazyDialog(CorrectDialog, 'The dialog couldn’t be loaded. Try again.');
  return (
    <>
      <Button ref={opener} onClick={() => void dialog.open()}>
        Correct
      </Button>
      {dialog.isOpen && <CorrectDialog open detail={detail} opener={opener} onClose={dialog.close} />}
    </>
  );
}

function MergeButton({ user }: { user: UserPartsFragment }) {
  const opener = useRef<HTMLButtonElement>(null);
  const dialog = useLazyDialog(MergeDialog, 'The dialog couldn’t be loaded. Try again.');
  return (
    <>
      <Button ref={opener} onClick={() => void dialog.open()}>
        Merge
      </Button>
      {dialog.isOpen && <MergeDialog open user={user} opener={opener} onClose={dialog.close} />}
    </>
  );
}

function BlockButton({ user }: { user: UserPartsFragment }) {
  const name = displayName(user);
  const refetch = [UserDocument, UserTimelineDocument];
  const block = useAction(BlockSignupDocument, { refetch, says: () => `${name} is blocked.` });
  const unblock = useAction(UnblockSignupDocument, { refetch, says: () => `${name} is no longer blocked.` });
  return user.state === 'BLOCKED' ? (
    <ConfirmedAction
      verb="Unblock"
      title={`Unblock ${name}?`}
      action={unblock}
      onConfirm={() => unblock.run({ id: user.id })}
    >
      They get back their spot, based on their points and the day they joined. If they joined with someone’s
      code, that person gets the points back.
    </ConfirmedAction>
  ) : (
    <ConfirmedAction
      verb="Block"
      danger
      title={`Block ${name}?`}
      action={block}
      onConfirm={() => block.run({ id: user.id })}
    >
      They lose their rank, users behind them move up, and their code earns no points. If they joined with
      someone’s code, that person loses the points. Rewards they wait for are withdrawn. Nobody is notified.
      You can unblock them.
    </ConfirmedAction>
  );
}
