import { Button } from '../../ui/button.tsx';
import { useCopy } from '../../ui/copy-button.tsx';
import { CheckIcon, ShareIcon } from '../../ui/icons.tsx';
import { countOnce } from '../platform/source.ts';
import { type Shared } from './share-link.ts';

/** Shares by the device's own sheet where fingers press, and copies elsewhere: there, sheets are slow and know few apps. */
export function ShareButton({ promise, shared }: { promise: string; shared: Shared }) {
  const { title, words, linkBy } = shared;
  const { copied, copy } = useCopy(`${words} ${linkBy('copy')}`, 'link', () => countOnce('share'));
  const data = { title, text: words, url: linkBy('native') };
  const press = () => {
    if (!hasSheet(data)) return copy();
    // Closing the sheet without sharing rejects; that is not a failure.
    navigator.share(data).then(
      () => countOnce('share'),
      () => undefined,
    );
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

const hasSheet = (data: ShareData): boolean =>
  matchMedia('(pointer: coarse)').matches && 'canShare' in navigator && navigator.canShare(data);
