import { useEffect, useState } from 'react';
import { logQuietly } from '../../../platform/log.ts';
import { useSite } from '../../../platform/site-context.tsx';
import { tabStore } from '../../../platform/session-store.ts';
import { ToastProvider } from '../../../ui/toasts.tsx';
import { Invitation } from '../../invite/invitation.tsx';
import { DataProvider } from '../../platform/apollo.tsx';
import { readReferralLink } from '../../referral/referral-link.ts';
import { findReferrer, type Referrer } from '../../referral/referrer.ts';
import { Milestones } from '../../reward/milestones.tsx';
import { SharePanel } from '../../referral/share-panel.tsx';
import { readConnectToken, takeConnectToken } from '../../status/connect-token.ts';
import { Connection } from '../../status/connection.tsx';
import type { Ambassador, OwnAmbassador } from '../../status/own-ambassador.tsx';
import { readLinkToken, takeLinkToken } from '../../status/link-token.ts';
import { StatusView } from '../../status/status-view.tsx';
import { isWaiting, standingOf, type StatusData } from '../../status/use-status.ts';
import { SignedOutAside } from '../status/signed-out-aside.tsx';
import { mount } from './mount.tsx';
import { reopenOnLink } from './reopen.ts';

/**
 * The visitor's status, or the form that requests it. The link's token is removed from the address before any request.
 */
export function start(element: HTMLElement): void {
  const token = takeLinkToken(window);
  const connectToken = takeConnectToken(window, tabStore);
  reopenOnLink((fragment) => readLinkToken(fragment) !== null || readConnectToken(fragment) !== null);
  mount(
    element,
    <DataProvider>
      <ToastProvider>
        <StatusView
          token={token}
          connection={(view, refresh) =>
            connectToken !== null && <Connection token={connectToken} view={view} refresh={refresh} />
          }
          aside={<Aside />}
          invitation={({ firstName, invite }) =>
            invite !== null && <Invitation firstName={firstName} invite={invite} />
          }
          share={(status) => <Share status={status} />}
          ambassador={(status) =>
            status.ambassador !== null && <AmbassadorSection ambassador={status.ambassador} />
          }
          rewards={({ rewards, referralCount }) => (
            <Milestones milestones={rewards} referrals={referralCount} heading="h2" />
          )}
        />
      </ToastProvider>
    </DataProvider>,
  );
}

function Share({ status }: { status: StatusData }) {
  const { brand } = useSite();
  const { referralId, referralCount, joinedAt, rewards } = status;
  const isInLine = isWaiting(status);
  return (
    <SharePanel
      referralId={referralId}
      standing={isInLine ? standingOf(status) : null}
      referralCount={referralCount}
      joinedAt={joinedAt}
      heading="h2"
      earns={rewards.length > 0 ? 'rewards' : 'points'}
      posterOf={status.ambassador === null ? undefined : status.firstName}
      {...(!isInLine && {
        words: {
          lead: 'Every friend who joins with it counts for you.',
          message: `Join the waitlist for ${brand.name} with my link.`,
        },
      })}
    />
  );
}

/** Its code is loaded for ambassadors only; without it, the rest of the page is complete. */
function AmbassadorSection({ ambassador }: { ambassador: Ambassador }) {
  const [Loaded, setLoaded] = useState<typeof OwnAmbassador | null>(null);
  useEffect(() => {
    import('../../status/own-ambassador.tsx').then(
      (module) => setLoaded(() => module.OwnAmbassador),
      (error: unknown) => logQuietly('loading the section of ambassadors failed', error),
    );
  }, []);
  return <div className="min-h-80">{Loaded !== null && <Loaded ambassador={ambassador} />}</div>;
}

function Aside() {
  const [referralCode] = useState(() => readReferralLink(location.search, tabStore));
  const [referrer, setReferrer] = useState<Referrer | null>(null);
  useEffect(() => {
    if (referralCode !== null) void findReferrer(referralCode).then(setReferrer);
  }, [referralCode]);
  return <SignedOutAside referralCode={referralCode} referrer={referrer} />;
}
