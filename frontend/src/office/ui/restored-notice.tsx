import { Notice } from '../../ui/notice.tsx';
import { ActionButton } from './action-button.tsx';

interface RestoredNoticeProps {
  onDiscard: () => void;
  className?: string;
}

/** Says that the form contains earlier unsaved text. */
export function RestoredNotice({ onDiscard, className = '' }: RestoredNoticeProps) {
  return (
    <Notice tone="calm" className={className}>
      <p>Your unsaved changes are still here.</p>
      <ActionButton className="mt-2" onClick={onDiscard}>
        Discard changes
      </ActionButton>
    </Notice>
  );
}
