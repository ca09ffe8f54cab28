import type { InvitationFragment } from '../../generated/site/invite.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { momentOf } from '../platform/moment.ts';
import { useSite } from '../../platform/site-context.tsx';

interface InvitationProps {
  firstName: string;
  invite: InvitationFragment;
  /** The heading level for its place on the page. */
  heading?: 'h1' | 'h2';
}

/** An open invitation: the link to the app, the code and its expiry. Needs a `ToastProvider` above it. */
export function Invitation({ firstName, invite, heading: Heading = 'h2' }: InvitationProps) {
  const { brand } = useSite();
  const { code, url, expiresAt } = invite;
  if (code === null) return null;
  return (
    <section
      aria-labelledby="invitation"
      className="card relative isolate max-w-3xl overflow-hidden p-5 sm:p-8"
    >
      <div className="hero-light" />
      <Heading id="invitation" className="text-3xl leading-tight">
        {`You’re in, ${firstName}.`}
      </Heading>
      <p className="mt-3 max-w-[34rem] text-lg">{`Your place in line has come up. Sign up for ${brand.name} by ${momentOf(expiresAt)}.`}</p>
      {url === null ? (
        <p className="mt-3 max-w-[34rem]">
          {brand.name} isn’t open yet. Keep this code, and come back to this page before that day.
        </p>
      ) : (
        <ButtonLink href={url} variant="main" className="mt-6 max-sm:w-full">
          Accept your invitation
        </ButtonLink>
      )}
      <div className="mt-6 flex max-w-md flex-wrap items-center gap-2 rounded-control border border-line bg-ink py-2 pr-2 pl-4">
        <p className="min-w-0 flex-1 basis-40">
          <span className="block text-caption text-fg-3">Your invitation code</span>
          <span className="figures block text-base leading-snug font-semibold whitespace-nowrap text-fg select-all sm:text-xl sm:tracking-wide">
            {code}
          </span>
        </p>
        <CopyButton text={code} what="code" />
      </div>
      <p className="mt-4 text-small">The code is yours alone: anyone who has it can sign up in your place.</p>
    </section>
  );
}
