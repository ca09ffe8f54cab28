import { includesRole } from '@waitlist/backend/roles';
import { useRef, useState, type RefObject } from 'react';
import { useResendWelcomeMutation, type UserPartsFragment } from '../../generated/operations.ts';
import { useMe } from '../platform/me.ts';
import { useCall } from '../platform/use-call.ts';
import { ActionButton } from '../ui/action-button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { displayName } from '../platform/display-name.ts';

interface ResendWelcomeProps {
  user: UserPartsFragment;
  /** Where focus goes once it is done: the button is gone then. */
  afterwards: RefObject<HTMLElement | null>;
}

/** Lets an ADMIN send a welcome again that could not be delivered; others are offered nothing. */
export function ResendWelcome({ user, afterwards }: ResendWelcomeProps) {
  const { role } = useMe();
  const toasts = useToasts();
  const [asking, ask] = useState(false);
  const focusNext = useRef<HTMLElement>(null);
  const { pending, error, run } = useCall();
  const [resend] = useResendWelcomeMutation({ refetchQueries: ['User'] });
  if (!includesRole(role, 'ADMIN') || user.state !== 'ACTIVE') return null;
  const confirm = async () => {
    const data = await run(() => resend({ variables: { id: user.id } }));
    if (data === null) return;
    toasts.success(data.resendWelcome.message);
    focusNext.current = afterwards.current;
    ask(false);
  };
  return (
    <>
      <ActionButton
        onClick={({ currentTarget }) => {
          focusNext.current = currentTarget;
          ask(true);
        }}
      >
        Send again<span className="sr-only"> the welcome</span>
      </ActionButton>
      <ConfirmDialog
        open={asking}
        onCancel={() => ask(false)}
        onConfirm={() => void confirm()}
        title={`Send the welcome to ${displayName(user)} again?`}
        confirm="Send again"
        pending={pending}
        error={error?.message ?? null}
        opener={focusNext}
      >
        It goes to the contact they verified, with their rank of today.
      </ConfirmDialog>
    </>
  );
}
