import type { ReactNode } from 'react';
import type { PageData } from '@waitlist/backend/page-data';
import { sitePaths } from '../../platform/site-paths.ts';
import { useSite } from '../../../platform/site-context.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { ArrowRightIcon } from '../../../ui/icons.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { AnswerCard } from './answer-card.tsx';
import { island } from '../islands/islands.ts';
import { ShareLink } from '../known-links.tsx';
import { headline } from './headline.ts';
import { JoinAction } from './join-action.tsx';
import { StoreBadge } from './store-badge.tsx';
import { ThankYouPopup } from './thank-you-popup.tsx';
import { WebAppLinks } from '../../shell/web-app-links.tsx';

export function Hero({
  paused,
  joined,
  hasRewards,
  friendReward,
}: Pick<PageData, 'paused' | 'joined' | 'hasRewards' | 'friendReward'>) {
  const { brand } = useSite();
  return (
    <section id="Home" className="relative isolate">
      <div className="hero-light" />
      <div className="wrap grid items-start gap-x-10 gap-y-12 pt-12 pb-16 lg:pt-20 lg:pb-20 lg:grid-cols-[1.08fr_1fr]">
        <div className="lg:pt-14">
          <div className="mb-5 flex flex-wrap items-center gap-2.5 text-caption font-medium">
            <Greeting paused={paused} />
            <ThankYouPopup />
          </div>
          <h1 className="text-display">
            {headline[0]}
            <br />
            {headline[1]}
          </h1>
          <p className="mt-6 max-w-[34rem] text-lg leading-relaxed sm:text-xl sm:leading-relaxed">
            {brand.tagline} Ask in plain English and see live prices, the news that moved them, and how
            similar days played out.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <JoinButton paused={paused} />
            <ShareLink className="max-sm:grow max-sm:basis-1/3" />
            <ButtonLink href="#HowItWorks" className="if-new max-sm:hidden">
              See how it works
            </ButtonLink>
            <div className="grid w-full grid-cols-2 gap-3 sm:hidden">
              <WebAppLinks />
            </div>
          </div>
          <template data-dialog-failure>
            <Notice tone="danger" className="mt-4 w-full max-w-[34rem] bg-ink!">
              The form couldn’t be loaded. Press the button again.
            </Notice>
          </template>
          <noscript>
            <p className="mt-4 max-w-[34rem] text-small text-fg">
              {`The form needs JavaScript. Switch it on, or write to ${brand.supportEmail}.`}
            </p>
          </noscript>
          <Lines {...{ paused, joined, hasRewards, friendReward }} />
          <StoreBadge />
        </div>
        <AnswerCard />
      </div>
    </section>
  );
}

function JoinButton({ paused }: { paused: boolean }) {
  const arrow = <ArrowRightIcon size={18} className="in-aria-busy:hidden" />;
  return (
    <JoinAction
      paused={paused}
      className="max-sm:grow max-sm:basis-1/3"
      icon={
        <>
          {arrow}
          <span className="hidden in-aria-busy:block">
            <Spinner />
          </span>
        </>
      }
      known={<>See status {arrow}</>}
    />
  );
}

/**
 * The usual text keeps its space, so nothing moves when the text about the referral link replaces it, and fills it where
 * something follows. While sign-ups are paused, that is what a friend's link says, too.
 */
function Greeting({ paused }: { paused: boolean }) {
  return (
    <>
      <p className="if-known">
        <Pill>Welcome back </Pill>
      </p>
      <p className="if-new grid justify-items-start *:[grid-area:1/1] max-sm:w-full">
        {paused ? (
          <Pill dot="bg-fg-3">Sign-ups are paused</Pill>
        ) : (
          <>
            <Pill>Sign-ups are now open</Pill>
            <template data-referred>
              <Pill className="sm:w-full sm:justify-center">
                <span data-referrer className="wrap-anywhere" />
              </Pill>
            </template>
          </>
        )}
      </p>
    </>
  );
}

interface PillProps {
  dot?: 'bg-accent' | 'bg-fg-3';
  className?: string;
  children: ReactNode;
}

function Pill({ dot = 'bg-accent', className = '', children }: PillProps) {
  return (
    <span
      className={`inline-flex min-h-8 items-center gap-2 rounded-full border border-line-2 bg-ink-2 pr-3.5 pl-3 text-accent ${className}`}
    >
      <span className={`size-2 rounded-full ${dot}`} />
      {children}
    </span>
  );
}

/**
 * Two lines below the buttons; with a friend’s link, what its code brings, in the same space, so that nothing moves when
 * the link is read. On phones, the name of a reward may need one more.
 */
function Lines({
  paused,
  joined,
  hasRewards,
  friendReward,
}: Pick<PageData, 'paused' | 'joined' | 'hasRewards' | 'friendReward'>) {
  const gain = hasRewards ? 'move up and earn rewards' : 'earn points and move up';
  return (
    <div className="mt-6 max-w-[34rem] text-small">
      <div className="if-known">
        <p {...island('known')} className="text-lg font-medium text-fg">
          See where you stand, any time.
        </p>
        <p>{`Every friend who joins earns you points${hasRewards ? ' and counts toward rewards' : ''}.`}</p>
      </div>
      <div className={`if-new grid *:[grid-area:1/1] ${friendReward === null ? '' : 'max-sm:min-h-25'}`}>
        <p>
          {paused ? (
            whilePaused
          ) : joined === null ? (
            `Invite friends after you join to ${gain}.`
          ) : (
            <>
              Join <strong className="figures font-semibold text-accent">{joined.count}</strong>{' '}
              {joined.people}. Invite friends to {gain}.
            </>
          )}
          <span className="mt-1 block text-fg-3">
            Already joined?{' '}
            <a href={sitePaths.status} className="text-fg underline underline-offset-4">
              Check your rank
            </a>
          </span>
        </p>
        {!paused && (
          <template data-referred>
            <p>
              Your friend’s code <strong data-referral-code className="font-medium break-all text-fg" /> is
              already applied.
              <span className="mt-1 block text-fg">{friendPromise(friendReward)}</span>
            </p>
          </template>
        )}
      </div>
    </div>
  );
}

const whilePaused = 'Leave your email, and we’ll tell you when you can join.';

/** What it brings to join with a friend's code. */
function friendPromise(reward: PageData['friendReward']): string {
  if (reward === null) return 'Join and they move up.';
  return reward.isForBoth
    ? `Join and you both get ${reward.name}.`
    : `Join to get ${reward.name}. They move up.`;
}
