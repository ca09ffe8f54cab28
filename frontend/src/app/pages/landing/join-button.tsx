import { Button } from '../../../ui/button.tsx';
import { ArrowRightIcon } from '../../../ui/icons.tsx';
import { useWaitlistDoor } from '../../islands/waitlist-door.tsx';

/** Opens the waitlist; fetches what that needs as soon as somebody comes near. */
export function JoinButton({ className }: { className?: string }) {
  const { status, open, prepare } = useWaitlistDoor();
  return (
    <Button
      data-opens="waitlist"
      aria-haspopup="dialog"
      pending={status === 'loading'}
      className={className}
      onClick={(event) => open(event.currentTarget)}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      Join the waitlist
      <ArrowRightIcon size={18} />
    </Button>
  );
}
