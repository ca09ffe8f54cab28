import { Button } from '../../../ui/button.tsx';
import { ArrowRightIcon } from '../../../ui/icons.tsx';
import { useDialogDoor } from '../islands/dialog-provider.tsx';

/** Opens the waitlist: the page hears presses on whatever names a dialog. */
export function JoinButton({ className }: { className?: string }) {
  const { status } = useDialogDoor();
  return (
    <Button
      data-opens="waitlist"
      aria-haspopup="dialog"
      pending={status === 'loading'}
      icon={<ArrowRightIcon size={18} />}
      className={className}
    >
      Join the waitlist
    </Button>
  );
}
