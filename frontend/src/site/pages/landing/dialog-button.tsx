import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { opens } from '../islands/islands.ts';

interface DialogButtonProps extends Pick<ComponentProps<'button'>, 'popoverTarget' | 'popoverTargetAction'> {
  dialog: Parameters<typeof opens>[0];
  variant?: ComponentProps<typeof Button>['variant'];
  className?: string;
  children: ReactNode;
}

/**
 * A button that opens a dialog. The page's script handles the click and makes the button busy until the dialog has
 * loaded.
 */
export function DialogButton({ dialog, variant = 'main', children, ...props }: DialogButtonProps) {
  return (
    <Button {...opens(dialog)} variant={variant} {...props}>
      {children}
    </Button>
  );
}
