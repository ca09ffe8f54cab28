import { useSite } from '../../../platform/site-context.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { ExternalLink } from '../../../ui/external-link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useDialogDoor } from '../islands/dialog-provider.tsx';
import { AnswerCard } from './answer-card.tsx';
import { JoinButton } from './join-button.tsx';
import { StoreBadge } from './store-badge.tsx';
import { ThankYouPopup } from './thank-you-popup.tsx';

export function Hero() {
  const { brand, webAppUrl } = useSite();
  const { status, invitedBy } = useDialogDoor();
  return (
    <section id="Home" className="relative isolate">
      <div className="hero-light" />
      <div className="wrap grid items-start gap-x-14 gap-y-12 pt-12 pb-16 lg:pt-20 lg:pb-20 xl:grid-cols-[1.08fr_1fr]">
        <div className="xl:pt-14">
          <div className="mb-5 flex flex-wrap items-center gap-2.5 text-caption font-medium">
            <Greeting isInvited={invitedBy !== null} />
            <ThankYouPopup />
          </div>
          <h1 className="text-display">
            Ask the market.
            <br />
            Get the evidence.
          </h1>
          <p className="mt-6 max-w-[34rem] text-lg leading-relaxed sm:text-xl sm:leading-relaxed">
            {brand.tagline} Ask in plain words and see live prices, the news that moved them, and how similar
            days played out.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <JoinButton className="max-sm:w-full" />
            <ButtonLink href="#Features" className="max-sm:hidden">
              See how it works
            </ButtonLink>
            <div className="grid w-full grid-cols-2 gap-3 sm:hidden">
              <ExternalLink href={webAppUrl} look="ghost">
                Sign In
              </ExternalLink>
              <ExternalLink href={`${webAppUrl}/signUp`} look="ghost">
                Sign Up
              </ExternalLink>
            </div>
          </div>
          {status === 'unreachable' && (
            <Notice tone="trouble" className="mt-4 max-w-[34rem]">
              The form could not be loaded. Check your connection and press the button again.
            </Notice>
          )}
          <noscript>
            <p className="mt-4 max-w-[34rem] text-small text-fg">
              The form needs JavaScript. Please switch it on in your browser, or write to {brand.supportEmail}
              .
            </p>
          </noscript>
          <CodeLine invitedBy={invitedBy} />
          <StoreBadge />
        </div>
        <AnswerCard />
      </div>
    </section>
  );
}

function Greeting({ isInvited }: { isInvited: boolean }) {
  return (
    <p className="inline-flex min-h-8 items-center gap-2 rounded-full border border-line-2 bg-ink-2 pr-3.5 pl-3 text-volt">
      <span className="size-2 rounded-full bg-volt" />
      {/* The first text keeps its room, so that nothing moves when the other takes its place. */}
      <span className="grid *:[grid-area:1/1]">
        <span className={isInvited ? 'invisible' : ''}>Early access is open</span>
        {isInvited && <span>A friend invited you</span>}
      </span>
    </p>
  );
}

/** What a code is for. Two lines on phones, whoever it speaks to: nothing moves when the invitation is read. */
function CodeLine({ invitedBy }: { invitedBy: string | null }) {
  return (
    <p className="mt-5 max-w-[34rem] text-small text-fg-3 max-sm:min-h-12">
      {invitedBy === null ? (
        'Share your code after joining to earn credit rewards.'
      ) : (
        <>
          Your friend’s code <strong className="font-medium break-all text-fg">{invitedBy}</strong> is filled
          in: join, and they earn points.
        </>
      )}
    </p>
  );
}
