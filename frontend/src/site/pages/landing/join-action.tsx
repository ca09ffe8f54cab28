import type { ReactNode } from 'react';
import { StatusLink } from '../known-links.tsx';
import { DialogButton } from './dialog-button.tsx';

interface JoinActionProps {
  className?: string;
  children?: ReactNode;
  /** For known visitors, in place of "See status". */
  known?: ReactNode;
}

/** Opens the form to join; for known visitors, who have joined, a link to their status. */
export function JoinAction({ className = '', children = 'Join the waitlist', known }: JoinActionProps) {
  return (
    <>
      <DialogButton dialog="waitlist" className={`if-new ${className}`}>
        {children}
      </DialogButton>
      <StatusLink className={className}>{known}</StatusLink>
    </>
  );
}
