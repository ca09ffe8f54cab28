import { useEffect, useState } from 'react';
import { tabStore } from '../../../platform/session-store.ts';
import { ToastProvider } from '../../../ui/toasts.tsx';
import { Invitation } from '../../invite/invitation.tsx';
import { DataProvider } from '../../platform/apollo.tsx';
import { readReferralLink } from '../../referral/referral-link.ts';
import { findReferrer, type Referrer } from '../../referral/referrer.ts';
import { Milestones } from '../../reward/milestones.tsx';
import { SharePanel } from '../../referral/share-panel.tsx';
import { readConnectToken, takeConnectToken } from '../../status/connect-token.ts';
import { readLinkToken, takeLinkToken } from '../../status/link-token.ts';
import { StatusView } from '../../status/status-view.tsx';
import { isWaiting, standingOf } from '../../status/use-status.ts';
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
          connectToken={connectToken}
          aside={<Aside />}
          invitation={({ firstName, invite }) =>
            invite !== null && <Invitation firstName={firstName} invite={invite} />
          }
          share={(status) => (
            <SharePanel
              referralId={status.referralId}
              standing={isWaiting(status) ? standingOf(status) : null}
              isInLine={isWaiting(status)}
              posterOf={status.ambassador === null ? null : status.firstName}
              referralCount={status.referralCount}
              joinedAt={status.joinedAt}
              heading="h2"
              earns={status.rewards.length > 0 ? 'rewards' : 'points'}
            />
          )}
          rewards={({ rewards, referralCount }) => (
            <Milestones milestones={rewards} referrals={referralCount} heading="h2" />
          )}
        />
      </ToastProvider>
    </DataProvider>,
  );
}

function Aside() {
  const [referralCode] = useState(() => readReferralLink(location.search, tabStore));
  const [referrer, setReferrer] = useState<Referrer | null>(null);
  useEffect(() => {
    if (referralCode !== null) void findReferrer(referralCode).then(setReferrer);
  }, [referralCode]);
  return <SignedOutAside referralCode={referralCode} referrer={referrer} />;
}
