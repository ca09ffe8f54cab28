import { useId } from 'react';
import { useSite } from '../../platform/site-context.tsx';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { LinkedInIcon, TelegramIcon, WhatsAppIcon, XIcon } from '../../ui/brand-icons.tsx';
import { MailIcon, ShareIcon } from '../../ui/icons.tsx';
import { QrPanel } from './qr-panel.tsx';
import { shareLink, shareTargets, type Shared, type ShareTarget } from './share-link.ts';

interface SharePanelProps {
  referralId: string;
  /** The heading level for its place on the page. */
  heading?: 'h2' | 'h3';
  /** What sharing brings. */
  earns?: string;
  className?: string;
}

/** The code, its link, and ways to share them. Needs a `ToastProvider` above it. */
export function SharePanel({
  referralId,
  heading: Heading = 'h3',
  earns = 'credit rewards',
  className,
}: SharePanelProps) {
  const { brand, publicUrl } = useSite();
  const headingId = useId();
  const link = shareLink(publicUrl, referralId);
  const shared = {
    title: `Join me on the ${brand.name} waitlist`,
    words: `I’m in line for early access to ${brand.name}. Join with my link, and we’ll both be in line.`,
    link,
  };
  return (
    <section className={className} aria-labelledby={headingId}>
      <Heading id={headingId} className="text-lg leading-snug">
        {`Share your code, earn ${earns}`}
      </Heading>
      <p className="mt-1.5 text-small">
        Every friend who joins with it earns you points, and points move you up the list.
      </p>
      <div className="mt-4 grid gap-3">
        <Shareable label="Your referral code" text={referralId} what="code" large />
        <Shareable label="Your link" text={link} what="link" />
      </div>
      <WebShareButton {...shared} />
      <ShareLinks {...shared} />
      <QrPanel link={link} fileName={`waitlist-invitation-${referralId}`} />
    </section>
  );
}

interface ShareableProps {
  label: string;
  text: string;
  what: string;
  large?: boolean;
}

function Shareable({ label, text, what, large = false }: ShareableProps) {
  const [before = ''] = text.split('?'); // a link breaks before its code, not in it
  return (
    <div className="flex items-center gap-3 rounded-control border border-line bg-ink py-2 pr-2 pl-4">
      <p className="min-w-0 flex-1">
        <span className="block text-caption text-fg-3">{label}</span>
        <span
          className={`block leading-snug wrap-anywhere text-fg select-all ${large ? 'figures text-lg font-semibold tracking-wide sm:text-xl' : 'text-small'}`}
        >
          <span>{before}</span>
          <wbr />
          <span>{text.slice(before.length)}</span>
        </span>
      </p>
      <CopyButton text={text} what={what} />
    </div>
  );
}

/** The device's own sharing, where there is one. */
function WebShareButton({ title, words, link }: Shared) {
  const data = { title, text: words, url: link };
  if (!('canShare' in navigator) || !navigator.canShare(data)) return null;
  // Closing the device's sheet without sharing rejects; that is not a failure.
  const share = () => void navigator.share(data).catch(() => undefined);
  return (
    <Button variant="main" className="mt-4 w-full" onClick={share}>
      <ShareIcon />
      Share your link
    </Button>
  );
}

const icons = {
  WhatsApp: WhatsAppIcon,
  Telegram: TelegramIcon,
  X: XIcon,
  LinkedIn: LinkedInIcon,
  Email: MailIcon,
} as const satisfies Record<ShareTarget['service'], unknown>;

function ShareLinks(shared: Shared) {
  return (
    <ul aria-label="Share your link" className="mt-4 flex flex-wrap gap-2 print:hidden">
      {shareTargets(shared).map(({ service, href }) => {
        const Icon = icons[service];
        return (
          <li key={service} className="grow basis-[30%]">
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              className="flex min-h-12 items-center justify-center gap-2 rounded-control border border-line-2 bg-ink-2/60 px-3 text-sm font-medium text-fg transition-colors hover:border-line-3 hover:bg-ink-3"
            >
              <Icon size={18} className="shrink-0" />
              <span>{service}</span>
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
