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
    toasts.success('Done. Links in earlier emails no longer work.');
  };
  return (
    <>
      <Button
        look="quiet"
        aria-haspopup="dialog"
        onClick={() => {
          setProblem(null);
          dialog.current?.showModal();
        }}
      >
        Revoke my links
      </Button>
      <dialog
        ref={dialog}
        aria-labelledby="revoke-title"
        aria-describedby="revoke-text"
        className="popup card p-6 text-fg-2 sm:p-8"
      >
        <h2 id="revoke-title" className="text-2xl leading-tight">
          Revoke every link?
        </h2>
        <p id="revoke-text" className="mt-4">
          The links in our emails to you stop working, and you are logged out of this page in every other
          browser. This one stays open. To see your rank again later, request a code.
        </p>
        {problem !== null && (
          <Notice tone="trouble" className="mt-4">
            {problem}
          </Notice>
        )}
        <div className="mt-6 grid gap-3 sm:grid-cols-2">
          {/* First, so that the focus starts on the button that changes nothing. */}
          <Button look="ghost" onClick={close}>
            Keep them
          </Button>
          <Button pending={pending} onClick={() => void revoke()}>
            Revoke them
          </Button>
        </div>
      </dialog>
    </>
  );
}
