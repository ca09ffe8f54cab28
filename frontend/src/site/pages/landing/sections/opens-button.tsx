import type { ReactNode } from 'react';
import { Button } from '../../../../ui/button.tsx';
import type { DialogName } from '../../islands/dialog-name.ts';

interface OpensButtonProps {
  dialog: DialogName;
  look?: 'volt' | 'ghost';
  className?: string;
  children: ReactNode;
}

/** A button in still markup: whoever hears presses on the page opens the dialog that it names. */
export function OpensButton({ dialog, look = 'volt', className, children }: OpensButtonProps) {
  return (
    <Button data-opens={dialog} aria-haspopup="dialog" look={look} className={className}>
      {children}
    </Button>
  );
}
