import { CheckIcon, CopyIcon } from '../../ui/icons.tsx';
import { useCopy } from '../../ui/copy-button.tsx';
import { ActionButton } from './action-button.tsx';

interface CopyButtonProps {
  text: string;
  /** The copied value, in words: "key". */
  what: string;
  /** Before it is copied; defaults to "Copy". */
  label?: string;
}

/** Copies a text; says so, and what to do if the browser does not let it. */
export function CopyButton({ text, what, label = 'Copy' }: CopyButtonProps) {
  const { copied, copy } = useCopy(text, what);
  return (
    <span className="contents">
      <ActionButton onClick={copy}>
        {copied ? <CheckIcon size={16} className="text-up" /> : <CopyIcon size={16} />}
        <span>{copied ? 'Copied' : label}</span>
        {!copied && label === 'Copy' && <span className="sr-only">{` ${what}`}</span>}
      </ActionButton>
      <span role="status" className="sr-only">
        {copied ? `The ${what} is copied` : ''}
      </span>
    </span>
  );
}
