import {
  shareLink,
  shareTitle,
  shareWords,
  type Shared,
  type ShareWay,
} from '@waitlist/backend/referral-sharing';
import { useId, useState } from 'react';
import { useSite } from '../../platform/site-context.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { QrIcon, RankIcon } from '../../ui/icons.tsx';
import type { Standing } from '../platform/standing.ts';
import { useLoaded } from '../platform/use-loaded.ts';
import { FigurePanel } from './figure-panel.tsx';
import { RankLadder } from './rank-ladder.tsx';
import { ShareButton } from './share-button.tsx';
import { countOnce } from '../platform/source.ts';
import { sharePromise } from './share-promise.ts';

interface SharePanelProps {
  referralId: string;
  /** Null while it is unknown. */
  standing: Standing | null;
  /** How many joined with the code; left out: unknown. */
  referralCount?: number;
  /** When they joined, ISO 8601; left out: just now. */
  joinedAt?: string;
  /** The heading level for its place on the page. */
  heading?: 'h2' | 'h3';
  /** What sharing brings. */
  earns?: string;
  /** What is said to and by those who are no longer in line; left out: they are. */
  words?: { readonly lead: string; readonly message: string };
  /** An ambassador's first name, who also prints a poster; left out: they are none. */
  posterOf?: string | undefined;
  className?: string;
}

const weekMs = 7 * 86_400_000;

/** What friends bring, ways to share the link, and the code. Needs a `ToastProvider` above it. */
export function SharePanel({
  referralId,
  standing,
  referralCount,
  joinedAt,
  heading: Heading = 'h3',
  earns = 'credit rewards',
  words,
  posterOf,
  className,
}: SharePanelProps) {
  const { brand, publicUrl } = useSite();
  const headingId = useId();
  const linkBy = (via?: ShareWay) => shareLink(publicUrl, referralId, via);
  const [isReminder] = useState(() => joinedAt !== undefined && Date.now() - Date.parse(joinedAt) >= weekMs);
  const shared = {
    title: shareTitle(brand.name),
    words: words?.message ?? shareWords(brand.name, { standing, isReminder }),
    linkBy,
  };
  return (
    <section className={className} aria-labelledby={headingId}>
      <Heading id={headingId} className="text-lg leading-snug">
        {`Share your code, earn ${earns}`}
      </Heading>
      {standing === null || standing.nextSteps.length === 0 ? (
        <p className="mt-1.5 text-small">
          {words?.lead ??
            (standing?.rank === 1
              ? 'You’re at the top of the list. Keep sharing to stay there.'
              : 'Every friend who joins with it earns you points, and points move you up the list.')}
        </p>
      ) : (
        <RankLadder standing={standing} isFirst={referralCount === 0} />
      )}
      <ShareButton promise={sharePromise(standing)} shared={shared} />
      <Services shared={shared} />
      <div className="mt-4 grid gap-3">
        <Shareable label="Your referral code" text={referralId} copies={referralId} what="code" large />
        <Shareable label="Your link" text={linkBy()} copies={linkBy('copy')} what="link" />
      </div>
      <Figures referralId={referralId} standing={standing} shared={shared} posterOf={posterOf} />
    </section>
  );
}

/** The code that draws the services' marks is loaded when it is shown; without it, the link can still be copied. */
function Services({ shared }: { shared: Shared }) {
  const loaded = useLoaded(loadServices);
  return (
    <div className="mt-2 min-h-12 print:hidden">
      {loaded !== null && <loaded.ShareServices shared={shared} />}
    </div>
  );
}

const loadServices = () => import('./share-services.tsx');

/** The link to scan, and pictures of the rank, each drawn when it is asked for. */
function Figures({
  referralId,
  standing,
  shared,
  posterOf,
}: Pick<SharePanelProps, 'referralId' | 'standing' | 'posterOf'> & { shared: Shared }) {
  const { brand } = useSite();
  return (
    <>
      <FigurePanel
        what="QR code"
        icon={QrIcon}
        load={() => import('./qr-figure.tsx')}
        render={({ QrFigure }, id) => (
          <QrFigure id={id} code={referralId} linkBy={shared.linkBy} posterOf={posterOf} />
        )}
      />
      {standing !== null && (
        <FigurePanel
          what="rank card"
          icon={RankIcon}
          load={() => import('./rank-card-figure.tsx')}
          render={({ RankCardFigure }, id) => (
            <RankCardFigure
              id={id}
              standing={standing}
              brand={brand.name}
              code={referralId}
              shared={shared}
            />
          )}
        />
      )}
    </>
  );
}

interface ShareableProps {
  label: string;
  /** Short enough to be read out. */
  text: string;
  /** It may say more, such as the way that a link travels: a pasted link is not read out. */
  copies: string;
  what: string;
  large?: boolean;
}

function Shareable({ label, text, copies, what, large = false }: ShareableProps) {
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
      <CopyButton text={copies} what={what} onCopied={() => countOnce('share')} />
    </div>
  );
}
