import { useEffect, useState } from 'react';
import { CloseIcon } from '../../ui/icons.tsx';
import { Notice } from '../../ui/notice.tsx';
import { loginNote } from '../platform/login-note.ts';

/** A note for visitors before they log in, until they dismiss it or log in. */
export function LoginNote() {
  const [message, setMessage] = useState<string | null>(null);
  // The region exists before its text does, so that screen readers announce the text.
  useEffect(() => {
    const timer = setTimeout(() => setMessage(loginNote.read()));
    return () => clearTimeout(timer);
  }, []);
  const dismiss = () => {
    loginNote.clear();
    setMessage(null);
  };
  return (
    <div role="status">
      {message !== null && (
        <Notice tone="calm" className="mt-4">
          <div className="flex items-start gap-2">
            <p className="min-w-0 flex-1 wrap-anywhere">{message}</p>
            <button
              type="button"
              aria-label="Dismiss"
              onClick={dismiss}
              className="-my-2.5 -mr-3 grid size-10 shrink-0 place-items-center rounded-lg text-fg-3 hover:text-fg"
            >
              <CloseIcon size={18} />
            </button>
          </div>
        </Notice>
      )}
    </div>
  );
}
