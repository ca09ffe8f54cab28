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

export function CopyButton({ text, what, onFailure }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), shownMs);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () => navigator.clipboard.writeText(text).then(() => setCopied(true));
  return (
    <>
      <Button look="ghost" className="shrink-0" onClick={() => void attempt(copy).catch(onFailure)}>
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

/** Without HTTPS there is no clipboard: that is a failure like any other. */
async function attempt(copy: () => Promise<void>): Promise<void> {
  await copy();
}
