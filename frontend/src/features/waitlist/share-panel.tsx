import { useSite } from '../../platform/site-context.tsx';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { ShareIcon } from '../../ui/icons.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { shareLink } from './share-link.ts';

/** The code, the link that carries it, and ways to pass them on. */
export function SharePanel({ referralId }: { referralId: string }) {
  const { brand, publicUrl } = useSite();
  const link = shareLink(publicUrl, referralId);
  return (
    <section className="mt-6" aria-labelledby="share-heading">
      <h3 id="share-heading" className="text-lg leading-snug">
        Share your code, earn credit rewards
      </h3>
      <p className="mt-1.5 text-small">
        Every friend who joins with it earns you points, and points move you up the list.
      </p>
      <div className="mt-4 grid gap-3">
        <Shareable label="Your referral code" text={referralId} what="code" large />
        <Shareable label="Your link" text={link} what="link" />
      </div>
      <WebShareButton title={`Join me on the ${brand.name} waitlist`} link={link} />
    </section>
  );
}

function Shareable({
  label,
  text,
  what,
  large = false,
}: {
  label: string;
  text: string;
  what: string;
  large?: boolean;
}) {
  const toasts = useToasts();
  return (
    <div className="flex items-center gap-3 rounded-control border border-line bg-ink py-2 pr-2 pl-4">
      <p className="min-w-0 flex-1">
        <span className="block text-caption text-fg-3">{label}</span>
        <span
          className={`block leading-snug break-all text-fg select-all ${large ? 'figures text-xl font-semibold tracking-wider' : 'text-small'}`}
        >
          {text}
        </span>
      </p>
      <CopyButton
        text={text}
        what={what}
        onFailure={() => toasts.error(`Copying did not work. Select the ${what} and copy it by hand.`)}
      />
    </div>
  );
}

/** The device's own sharing, where there is one. */
function WebShareButton({ title, link }: { title: string; link: string }) {
  const data = { title, text: title, url: link };
  if (!('canShare' in navigator) || !navigator.canShare(data)) return null;
  // Closing the device's sheet without sharing rejects; that is an answer, not a failure.
  const share = () => void navigator.share(data).catch(() => undefined);
  return (
    <Button className="mt-4 w-full" onClick={share}>
      <ShareIcon />
      Share your link
    </Button>
  );
}
