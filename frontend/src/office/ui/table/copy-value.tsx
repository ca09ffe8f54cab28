import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { CheckIcon, CopyIcon } from '../../../ui/icons.tsx';

/** Announces a text to screen readers. */
export const AnnounceContext = createContext<(text: string) => void>(() => undefined);

interface CopyValueProps {
  text: string;
  /** The copied value, in words: "email". */
  what: string;
  children: ReactNode;
}

const shownMs = 2000;

/** A value with a button that copies it; with a mouse, the button appears on hover. */
export function CopyValue({ text, what, children }: CopyValueProps) {
  const announce = use(AnnounceContext);
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), shownMs);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
      announce(`Copied ${what}`);
    } catch {
      // Without HTTPS there is no clipboard.
      setState('failed');
      announce('This browser does not let the page copy. Select the text and copy it yourself.');
    }
  };
  return (
    <span className="group/copy relative inline-flex max-w-full items-center gap-0.5">
      <span className="min-w-0 wrap-anywhere">{children}</span>
      <button
        type="button"
        aria-label={`Copy ${what}`}
        title={state === 'failed' ? 'Copying is not allowed here' : `Copy ${what}`}
        onClick={() => void copy()}
        className="grid size-7 shrink-0 place-items-center rounded-md text-fg-3 transition-[opacity,color] hover:bg-ink-3 hover:text-fg focus-visible:opacity-100 pointer-fine:absolute pointer-fine:top-1/2 pointer-fine:left-full pointer-fine:size-6 pointer-fine:-translate-y-1/2 pointer-fine:opacity-0 pointer-fine:group-hover/copy:opacity-100 pointer-fine:group-hover/row:opacity-100 pointer-fine:focus-visible:opacity-100"
      >
        {state === 'copied' ? <CheckIcon size={15} className="text-up" /> : <CopyIcon size={15} />}
      </button>
    </span>
  );
}
