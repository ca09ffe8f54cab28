import type { ReactNode } from 'react';
import { joinWords } from '../../platform/join-words.ts';
import { StatusLink } from '../known-links.tsx';
import { DialogButton } from './dialog-button.tsx';

interface JoinActionProps {
  /** Whether sign-ups are paused: the dialog then takes an address to write to. */
  paused: boolean;
  className?: string;
  /** In place of the usual words. */
  words?: ReactNode;
  /** After the words. */
  icon?: ReactNode;
  /** For known visitors, in place of "See status". */
  known?: ReactNode;
}

/** Opens the form to join; for known visitors, who have joined, a link to their status. */
export function JoinAction({
  paused,
  className = '',
  words = joinWords(paused),
  icon,
  known,
}: JoinActionProps) {
  return (
    <>
      <DialogButton dialog="waitlist" className={`if-new ${className}`}>
        {words}
        {icon}
      </DialogButton>
      <StatusLink className={className}>{known}</StatusLink>
    </>
  );
}
