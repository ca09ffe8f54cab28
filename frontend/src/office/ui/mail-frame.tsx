import { useMemo, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { dressFrame, type MailTheme, sheetIn, withoutStyles } from './mail-styles.ts';
import { Segments } from './segments.tsx';

const themes = [
  { value: 'light', text: 'Light' },
  { value: 'dark', text: 'Dark' },
] as const;

/**
 * An email in a frame that runs no script and has no working links. The page's policy, which the frame inherits, blocks
 * styles in markup, so a script sets them from here: as in a light mailbox or in a dark one.
 */
export function MailFrame({ html, className = 'h-150' }: { html: string; className?: string }) {
  const { markup, sheet } = useMemo(() => withoutStyles(html), [html]);
  const [theme, setTheme] = useState<MailTheme>('light');
  return (
    <div className="mt-1.5 grid justify-items-start gap-2">
      <Segments label="Theme of the mailbox" value={theme} options={themes} onChoose={setTheme} />
      <iframe
        key={theme}
        title="The message as HTML"
        sandbox="allow-same-origin"
        srcDoc={markup}
        onLoad={({ currentTarget }) => dressFrame(currentTarget, sheetIn(theme, sheet))}
        className={classNames('w-full rounded-lg border border-line-2 bg-white', className)}
      />
    </div>
  );
}
