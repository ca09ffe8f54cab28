import { useRef, useState } from 'react';
import type { ApiError } from '../../platform/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useToasts } from '../../ui/toasts.tsx';

interface RevokeLinksProps {
  /** Returns what went wrong, if anything. */
  onRevoke: () => Promise<ApiError | null>;
}

/** For users whose email someone else could read. Asks first: a revoked link never works again. */
export function RevokeLinks({ onRevoke }: RevokeLinksProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const toasts = useToasts();
  const close = () => dialog.current?.close();
  const revoke = async () => {
    setPending(true);
    const error = await onRevoke();
    setPending(false);
    if (error !== null) return setProblem(error.message);
    close();
    toasts.success('You’re signed out everywhere else.');
  };
  return (
    <>
      <Button
        variant="bare"
        aria-haspopup="dialog"
        onClick={() => {
          setProblem(null);
          dialog.current?.showModal();
        }}
      >
        Sign out everywhere
      </Button>
      <dialog
        ref={dialog}
        aria-labelledby="revoke-title"
        aria-describedby="revoke-text"
        className="popup card p-6 text-fg-2 sm:p-8"
      >
        <h2 id="revoke-title" className="text-2xl leading-tight">
          Sign out everywhere?
        </h2>
        <p id="revoke-text" className="mt-4">
          The links to your status in our emails stop working, and every other browser is signed out. This one
          stays open. Your referral link keeps working. To see your rank later, request a code.
        </p>
        {problem !== null && (
          <Notice tone="danger" className="mt-4">
            {problem}
          </Notice>
        )}
        <div className="mt-6 grid gap-3 sm:grid-cols-2">
          {/* First, so that the focus starts on the button that changes nothing. */}
          <Button onClick={close}>Cancel</Button>
          <Button variant="main" pending={pending} onClick={() => void revoke()}>
            Sign out
          </Button>
        </div>
      </dialog>
    </>
  );
}
