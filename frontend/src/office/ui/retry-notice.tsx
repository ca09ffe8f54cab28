import { Notice } from '../../ui/notice.tsx';
import { Button } from '../../ui/button.tsx';

interface RetryNoticeProps {
  /** What went wrong, in words. */
  message: string;
  /** Null: the same would come again. */
  onRetry: (() => void) | null;
}

/** Something could not be loaded: shows why, and a button to retry, unless that cannot help. */
export function RetryNotice({ message, onRetry }: RetryNoticeProps) {
  return (
    <div className="grid justify-items-start gap-3">
      <Notice tone="danger">{message}</Notice>
      {onRetry !== null && <Button onClick={onRetry}>Try again</Button>}
    </div>
  );
}
