import { useEffect, useState } from 'react';
import { Button } from './button.tsx';
import { CheckIcon, CopyIcon } from './icons.tsx';

interface CopyButtonProps {
  text: string;
  /** The copied value, in words: "code". */
  what: string;
  onFailure: () => void;
}

const shownMs = 2500;

/** Copies a text; `copied` for a moment afterwards. */
export function useCopy(text: string, onFailure: () => void) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), shownMs);
    return () => clearTimeout(timer);
  }, [copied]);
  // Without HTTPS there is no clipboard: that is a failure like any other.
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return { copied, copy: () => void copy().catch(onFailure) };
}

export function CopyButton({ text, what, onFailure }: CopyButtonProps) {
  const { copied, copy } = useCopy(text, onFailure);
  return (
    <>
      <Button look="ghost" className="shrink-0" onClick={copy}>
        {/* On phones, what is copied needs the room. */}
        {copied ? <CheckIcon className="text-up max-sm:hidden" /> : <CopyIcon className="max-sm:hidden" />}
        <span>{copied ? 'Copied' : 'Copy'}</span>
        {!copied && <span className="sr-only"> {what}</span>}
      </Button>
      <span role="status" className="sr-only">
        {copied ? `The ${what} is copied` : ''}
      </span>
    </>
  );
}
