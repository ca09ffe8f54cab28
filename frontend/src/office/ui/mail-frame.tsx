import { useMemo } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { dressFrame, withoutStyles } from './mail-styles.ts';

/**
 * A mail in a frame that runs no script and leads nowhere. The page's policy, which the frame inherits, takes no styles
 * from markup, so they are set by script, from here.
 */
export function MailFrame({ html, className = 'h-150' }: { html: string; className?: string }) {
  const { markup, sheet } = useMemo(() => withoutStyles(html), [html]);
  return (
    <iframe
      title="The message as HTML"
      sandbox="allow-same-origin"
      srcDoc={markup}
      onLoad={({ currentTarget }) => dressFrame(currentTarget, sheet)}
      className={classNames('mt-1.5 w-full rounded-lg border border-line-2 bg-white', className)}
    />
  );
}
