import { Notice } from '../../ui/notice.tsx';
import { Button } from '../../ui/button.tsx';

interface RestoredNoticeProps {
  onDiscard: () => void;
  className?: string;
}

/** Says that the form contains earlier unsaved text. */
export function RestoredNotice({ onDiscard, className = '' }: RestoredNoticeProps) {
  return (
    <Notice tone="calm" className={className}>
      <p>Your unsaved changes are still here.</p>
      <Button className="mt-2" onClick={onDiscard}>
        Discard changes
      </Button>
    </Notice>
  );
}
