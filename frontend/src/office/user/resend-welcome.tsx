import { includesRole } from '@waitlist/backend/roles';
import type { RefObject } from 'react';
import { ResendWelcomeDocument, UserDocument, type UserPartsFragment } from '../../generated/office.ts';
import { displayName } from '../platform/display-name.ts';
import { useMe } from '../platform/me.ts';
import { useAction } from '../platform/use-action.ts';
import { ConfirmedAction } from '../ui/confirmed-action.tsx';

interface ResendWelcomeProps {
  user: UserPartsFragment;
  /** What gets the focus once it is done: the button is gone then. */
  afterwards: RefObject<HTMLElement | null>;
}

/** Lets an ADMIN resend a welcome that could not be delivered; hidden for others. */
export function ResendWelcome({ user, afterwards }: ResendWelcomeProps) {
  const { role } = useMe();
  const resend = useAction(ResendWelcomeDocument, {
    refetch: [UserDocument],
    says: ({ resendWelcome }) => resendWelcome.message,
  });
  if (!includesRole(role, 'ADMIN') || user.state !== 'WAITING') return null;
  return (
    <ConfirmedAction
      verb="Send again"
      of="the welcome"
      title={`Send the welcome to ${displayName(user)} again?`}
      action={resend}
      onConfirm={() => resend.run({ id: user.id })}
      afterwards={afterwards}
    >
      It goes to the contact they verified, with their rank of today.
    </ConfirmedAction>
  );
}
