import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { Button } from '../../ui/button.tsx';
import type { Action } from '../platform/use-action.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface ConfirmedActionProps {
  action: Pick<Action<unknown, unknown>, 'pending' | 'error'>;
  /** Runs the action, as {@link ConfirmDialog}'s. */
  onConfirm: () => Promise<object | null>;
  /** The label of the button that asks, and of the one that confirms unless that has its own. */
  verb: string;
  confirm?: string;
  /** As {@link ConfirmDialog}'s. */
  keep?: string;
  /** Its object, for screen readers. */
  of?: string;
  title: string;
  /** What will happen. */
  children: ReactNode;
  /** As {@link ConfirmDialog}'s. */
  danger?: boolean;
  /** Of the button that asks. */
  variant?: 'main' | 'plain' | 'danger';
  /** What gets the focus once it is done, if the button is gone then. Left out: the button. */
  afterwards?: RefObject<HTMLElement | null>;
}

/** Asks for confirmation, then acts. */
export function ConfirmedAction(props: ConfirmedActionProps) {
  const { action, onConfirm, verb, confirm = verb, keep, of, title, children } = props;
  const { danger = false, variant = 'plain', afterwards } = props;
  const [asking, ask] = useState(false);
  const focusNext = useRef<HTMLElement>(null);
  const act = async () => {
    const done = await onConfirm();
    if (done !== null && afterwards !== undefined) focusNext.current = afterwards.current;
    return done;
  };
  return (
    <>
      <Button
        variant={variant}
        onClick={({ currentTarget }) => {
          focusNext.current = currentTarget;
          ask(true);
        }}
      >
        <span>{verb}</span>
        {of !== undefined && <span className="sr-only">{` ${of}`}</span>}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => ask(false)}
        action={action}
        onConfirm={act}
        title={title}
        confirm={confirm}
        keep={keep}
        danger={danger}
        opener={focusNext}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
