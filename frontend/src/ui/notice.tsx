import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { AlertIcon } from './icons.tsx';

interface NoticeProps {
  tone: 'danger' | 'calm';
  className?: string;
  children: ReactNode;
}

/** A boxed message. */
export function Notice({ tone, className, children }: NoticeProps) {
  const isDanger = tone === 'danger';
  return (
    <div
      role={isDanger ? 'alert' : undefined}
      className={classNames(
        'flex gap-3 rounded-control border px-4 py-3 text-small leading-snug text-fg',
        isDanger ? 'border-down/40 bg-down/10' : 'border-line bg-ink-3/60',
        className,
      )}
    >
      <AlertIcon className={classNames('mt-px shrink-0', isDanger ? 'text-down' : 'text-sky')} />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
