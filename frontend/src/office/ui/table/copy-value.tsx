import { createContext, use, type ReactNode } from 'react';
import { useCopy } from '../../../ui/copy-button.tsx';
import { CheckIcon, CopyIcon } from '../../../ui/icons.tsx';

/** Announces a text to screen readers. */
export const AnnounceContext = createContext<(text: string) => void>(() => undefined);

interface CopyValueProps {
  text: string;
  /** The copied value, in words: "email". */
  what: string;
  children: ReactNode;
}

/** A value with a button that copies it; with a mouse, the button appears on hover. */
export function CopyValue({ text, what, children }: CopyValueProps) {
  const announce = use(AnnounceContext);
  const { copied, copy } = useCopy(text, what, () => announce(`Copied ${what}`));
  return (
    <span className="group/copy relative inline-flex max-w-full items-center gap-0.5">
      <span className="min-w-0 wrap-anywhere">{children}</span>
      <button
        type="button"
        aria-label={`Copy ${what}`}
        title={`Copy ${what}`}
        onClick={copy}
        className="grid size-7 shrink-0 place-items-center rounded-md text-fg-3 transition-[opacity,color] hover:bg-ink-3 hover:text-fg focus-visible:opacity-100 pointer-fine:absolute pointer-fine:top-1/2 pointer-fine:left-full pointer-fine:size-6 pointer-fine:-translate-y-1/2 pointer-fine:opacity-0 pointer-fine:group-hover/copy:opacity-100 pointer-fine:group-hover/row:opacity-100 pointer-fine:focus-visible:opacity-100"
      >
        {copied ? <CheckIcon size={15} className="text-up" /> : <CopyIcon size={15} />}
      </button>
    </span>
  );
}
