import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { useCall } from '../platform/use-call.ts';
import { actionLook } from './action-button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useToasts } from '../../ui/toasts.tsx';

interface ConfirmedActionProps {
  /** The label of both buttons: the one that asks and the one that confirms. */
  verb: string;
  /** As {@link ConfirmDialog}'s. */
  keep?: string;
  /** Its object, for screen readers. */
  of?: string;
  title: string;
  /** What will happen. */
  children: ReactNode;
  /** As {@link ConfirmDialog}'s. */
  danger?: boolean;
  /** How the button looks that asks. */
  look?: 'main' | 'plain' | 'danger';
  /** Returns the server's message. */
  carryOut: () => Promise<{ data: string | undefined }>;
  /** What gets the focus once it is done, if the button is gone then. Left out: the button. */
  afterwards?: RefObject<HTMLElement | null>;
}

/** Asks for confirmation, then acts and shows the server's message. */
export function ConfirmedAction({
  verb,
  keep,
  of,
  title,
  children,
  danger = false,
  look = 'plain',
  carryOut,
  afterwards,
}: ConfirmedActionProps) {
  const toasts = useToasts();
  const [asking, ask] = useState(false);
  const focusNext = useRef<HTMLElement>(null);
  const { pending, error, run } = useCall();
  const confirm = async () => {
    const message = await run(carryOut);
    if (message === null) return;
    toasts.success(message);
    if (afterwards !== undefined) focusNext.current = afterwards.current;
    ask(false);
  };
  return (
    <>
      <button
        type="button"
        className={actionLook(look)}
        onClick={({ currentTarget }) => {
          focusNext.current = currentTarget;
          ask(true);
        }}
      >
        <span>{verb}</span>
        {of !== undefined && <span className="sr-only"> {of}</span>}
      </button>
      <ConfirmDialog
        open={asking}
        onCancel={() => ask(false)}
        onConfirm={() => void confirm()}
        title={title}
        confirm={verb}
        keep={keep}
        danger={danger}
        pending={pending}
        error={error?.message ?? null}
        opener={focusNext}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
