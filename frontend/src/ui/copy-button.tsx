import { use, useEffect, useState } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { CheckIcon, CopyIcon } from './icons.tsx';
import { KitContext } from './kit.ts';
import { useToasts } from './toasts.tsx';

interface CopyButtonProps {
  text: string;
  /** The copied value, in words: "code". */
  what: string;
  /** Before it is copied. */
  label?: string;
  onCopied?: () => void;
}

const shownMs = 2500;

/** Copies a text; `copied` for a moment afterwards. If the browser does not let it, a toast says what to do. */
export function useCopy(text: string, what: string, onCopied?: () => void) {
  const toasts = useToasts();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), shownMs);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      onCopied?.();
    } catch {
      // Without HTTPS there is no clipboard.
      toasts.error(`Your browser didn’t let the page copy. Select the ${what} and copy it.`);
    }
  };
  return { copied, copy: () => void copy() };
}

/** Copies a text, and says so. */
export function CopyButton({ text, what, label = 'Copy', onCopied }: CopyButtonProps) {
  const { copied, copy } = useCopy(text, what, onCopied);
  const Icon = copied ? CheckIcon : CopyIcon;
  const size = use(KitContext)?.iconSize ?? 20;
  return (
    <>
      <Button className="shrink-0" onClick={copy}>
        {/* On phones, what is copied needs the room. */}
        <Icon size={size} className={classNames('max-sm:hidden', copied && 'text-up')} />
        <span>{copied ? 'Copied' : label}</span>
        {!copied && label === 'Copy' && <span className="sr-only">{` ${what}`}</span>}
      </Button>
      <span role="status" className="sr-only">
        {copied ? `The ${what} is copied` : ''}
      </span>
    </>
  );
}
