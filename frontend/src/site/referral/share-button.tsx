import type { Shared } from '@waitlist/backend/referral-sharing';
import { Button } from '../../ui/button.tsx';
import { useCopy } from '../../ui/copy-button.tsx';
import { CheckIcon, ShareIcon } from '../../ui/icons.tsx';
import { countOnce } from '../platform/source.ts';
import { shareBySheet } from './share-sheet.ts';

/** Shares by the device's own sheet, or copies where there is none. */
export function ShareButton({ promise, shared }: { promise: string; shared: Shared }) {
  const { title, words, linkBy } = shared;
  const { copied, copy } = useCopy(`${words} ${linkBy('copy')}`, 'link', () => countOnce('share'));
  const press = () => {
    if (!shareBySheet({ title, text: words, url: linkBy('native') })) copy();
  };
  return (
    <>
      <Button variant="main" className="mt-4 w-full print:hidden" onClick={press}>
        {copied ? <CheckIcon /> : <ShareIcon />}
        <span>{copied ? 'Copied. Paste it in a chat' : promise}</span>
      </Button>
      <span role="status" className="sr-only">
        {copied ? 'The message with your link is copied' : ''}
      </span>
    </>
  );
}
