import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog, type DialogOpening } from '../../ui/dialog.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { useBackSteps } from '../platform/use-back-steps.ts';
import { AmbassadorForm, type ApplicationValues } from './ambassador-form.tsx';

interface AmbassadorFlowProps extends DialogOpening {
  /** Receives the email of the application. */
  onApplied: (email: string) => void;
}

/**
 * The application, then thanks. When closed, it forgets everything, except after the browser's Back, which keeps the
 * typed text.
 */
export function AmbassadorFlow({ open, onClose, opener, onApplied }: AmbassadorFlowProps) {
  const [applied, setApplied] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const typed = useRef<ApplicationValues | null>(null);
  const [draft, setDraft] = useState<ApplicationValues | null>(null);
  const closedByBack = useRef(false);
  const onType = useCallback((values: ApplicationValues) => {
    typed.current = values;
  }, []);
  const toasts = useToasts();
  const close = () => {
    toasts.clear();
    onClose();
  };
  useBackSteps('ambassador', open ? 1 : 0, () => {
    closedByBack.current = true;
    close();
  });
  const apply = () => {
    setApplied(true);
    onApplied(typed.current?.email.trim() ?? '');
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      onClosed={() => {
        setDraft(closedByBack.current && !applied ? typed.current : null);
        closedByBack.current = false;
        setApplied(false);
      }}
      title={applied ? 'Thank you for your interest to join as an Ambassador' : 'Join as Ambassador :'}
      initialFocus={first}
      finalFocus={() => opener.current}
    >
      {applied ? (
        <Thanks onClose={close} />
      ) : (
        <AmbassadorForm draft={draft} onType={onType} firstField={first} onApplied={apply} />
      )}
    </Dialog>
  );
}

function Thanks({ onClose }: { onClose: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus();
  }, []);
  return (
    <>
      <p role="status" className="mt-4 text-lg">
        Our team will reach out to you shortly
      </p>
      <Button variant="main" ref={button} className="mt-6 w-full" onClick={onClose}>
        Close
      </Button>
    </>
  );
}
