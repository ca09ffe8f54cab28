import { useEffect, useState } from 'react';
import { tabStore } from '../../../platform/session-store.ts';
import { ToastProvider } from '../../../ui/toasts.tsx';
import { Invitation } from '../../invite/invitation.tsx';
import { DataProvider } from '../../platform/apollo.tsx';
import { useLoaded } from '../../platform/use-loaded.ts';
import { readReferralLink } from '../../referral/referral-link.ts';
import { findReferrer, type Referrer } from '../../referral/referrer.ts';
import { Milestones } from '../../reward/milestones.tsx';
import { readConnectToken, takeConnectToken } from '../../status/connect-token.ts';
import { Connection } from '../../status/connection.tsx';
import type { Ambassador } from '../../status/own-ambassador.tsx';
import { readLinkToken, takeLinkToken } from '../../status/link-token.ts';
import { StatusView } from '../../status/status-view.tsx';
import type { StatusData } from '../../status/use-status.ts';
import { SignedOutAside } from '../status/signed-out-aside.tsx';
import { isKnown } from '../../platform/known-visitor.ts';
import { mount } from './mount.tsx';
import { reopenOnLink } from './reopen.ts';

/**
 * The visitor's status, or the form that requests it. The link's token is removed from the address before any request.
 */
export function start(element: HTMLElement): void {
  if (isKnown(document)) void loadShare().catch(() => undefined); // it is tried again
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
          ownData={({ contact, leavesAt }, refresh) =>
            contact !== null && <OwnData contact={contact} leavesAt={leavesAt} refresh={refresh} />
          }
          leaving={({ contact, leavesAt }, refresh) =>
            contact !== null && <Leaving contact={contact} leavesAt={leavesAt} refresh={refresh} />
          }
          rewards={({ rewards, referralCount }) => (
            <Milestones milestones={rewards} referrals={referralCount} heading="h2" />
          )}
        />
      </ToastProvider>
    </DataProvider>,
  );
}

/** What only users who are logged in load; for those who mostly are, it begins with the page. */
function Share({ status }: { status: StatusData }) {
  const loaded = useLoaded(loadShare);
  return <div className="min-h-96">{loaded !== null && <loaded.Share status={status} />}</div>;
}

const loadShare = () => import('./status-share.tsx');

/** What only ambassadors load; without it, the rest of the page is complete. */
function AmbassadorSection({ ambassador }: { ambassador: Ambassador }) {
  const loaded = useLoaded(loadAmbassador);
  return (
    <div className="min-h-80">{loaded !== null && <loaded.OwnAmbassador ambassador={ambassador} />}</div>
  );
}

const loadAmbassador = () => import('../../status/own-ambassador.tsx');

interface OwnDataProps {
  contact: NonNullable<StatusData['contact']>;
  leavesAt: string | null;
  refresh: () => Promise<unknown>;
}

/** What only users who are logged in load. */
function OwnData(props: OwnDataProps) {
  const loaded = useLoaded(loadOwnData);
  return <div className="min-h-40">{loaded !== null && <loaded.OwnDataSection {...props} />}</div>;
}

function Leaving(props: OwnDataProps) {
  const loaded = useLoaded(loadOwnData);
  return loaded !== null && <loaded.LeavingSection {...props} />;
}

const loadOwnData = () => import('../../own-data/own-data-section.tsx');

function Aside() {
  const [referralCode] = useState(() => readReferralLink(location.search, tabStore));
  const [referrer, setReferrer] = useState<Referrer | null>(null);
  useEffect(() => {
    if (referralCode !== null) void findReferrer(referralCode).then(setReferrer);
  }, [referralCode]);
  return <SignedOutAside referralCode={referralCode} referrer={referrer} />;
}
