import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { Dialog, type DialogOpening } from '../../ui/dialog.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { useBackSteps } from '../platform/use-back-steps.ts';
import { formPages, pageOf } from './form-pages.ts';
import type { Joined } from './join-state.ts';
import { JoinSteps } from './join-steps.tsx';
import { useJoin, type Join } from './use-join.ts';

interface JoinDialogProps extends DialogOpening {
  /** A friend's code; empty if there is none. */
  referralCode: string;
  /** What the visitor's email probably is; empty if nothing is known. */
  email: string;
  onJoined: () => void;
  /** The step with the code is shown. */
  onCode?: () => void;
  /** Shows the page as it is for a new visit. */
  onReload: () => void;
  /** Ways to share the visitor's own code, shown with the result. */
  share: (joined: Joined) => ReactNode;
  /** Replaces the form while sign-ups are paused. */
  whilePaused: ReactNode;
}

/** The steps of joining in a dialog. */
export function JoinDialog(props: JoinDialogProps) {
  const { open, opener, referralCode, email, onJoined, onCode, share, whilePaused } = props;
  const join = useJoin({ referralCode, email, isShown: open, onJoined });
  const isCode = join.step === 'code';
  useEffect(() => {
    if (isCode) onCode?.();
  }, [isCode, onCode]);
  const first = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open={open}
      {...useClosing(join, props)}
      title={join.title}
      initialFocus={first}
      finalFocus={() => opener.current}
    >
      <JoinSteps join={join} firstField={first} share={share} whilePaused={whilePaused} />
    </Dialog>
  );
}

/**
 * Closing the form by its cross, and the result in any way, reloads the page. The browser's Back leads from the code to
 * the form and from page to page of it, and closes the dialog otherwise, without losing typed text.
 */
function useClosing(
  { step, place, backToPage, putAside }: Join,
  { open, onClose, onReload }: Pick<JoinDialogProps, 'open' | 'onClose' | 'onReload'>,
): Pick<ComponentProps<typeof Dialog>, 'onClose' | 'onClosed'> {
  const toasts = useToasts();
  const closedByBack = useRef(false);
  const reloads = useRef(false);
  const close = () => {
    toasts.clear();
    onClose();
  };
  useBackSteps('waitlist', open ? stepsOf(step, place) : 0, (left) => {
    if (step !== 'joining' && left > 0) {
      toasts.clear();
      return backToPage(left - 1);
    }
    closedByBack.current = true;
    close();
  });
  return {
    onClose: (byButton) => {
      const isForm = step === 'form' || step === 'paused';
      reloads.current = step === 'result' || (isForm && byButton);
      close();
    },
    onClosed: () => {
      putAside({ keepsText: closedByBack.current });
      closedByBack.current = false;
      if (reloads.current) onReload();
    },
  };
}

/** One for each page of the form that has been reached, and one for the code. */
function stepsOf(step: Join['step'], { field }: Join['place']): number {
  if (step === 'form') return pageOf(field) + 1;
  return step === 'code' || step === 'joining' ? formPages.length + 1 : 1;
}
