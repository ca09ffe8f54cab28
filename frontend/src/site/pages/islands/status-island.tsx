import { SharePanel } from '../../referral/share-panel.tsx';
import { StatusView } from '../../status/status-view.tsx';
import { DataProvider } from '../../platform/apollo.tsx';
import { ToastProvider } from '../../../ui/toasts.tsx';
import { SignedOutAside } from '../status/signed-out-aside.tsx';

interface StatusIslandProps {
  /** Of the link that somebody came by. */
  token: string | null;
  /** A friend's code that this visit carries. */
  invitedBy: string | null;
}

/** The status with all it needs; fetched as soon as the page is alive. */
export function StatusIsland({ token, invitedBy }: StatusIslandProps) {
  return (
    <DataProvider>
      <ToastProvider>
        <StatusView
          token={token}
          aside={<SignedOutAside invitedBy={invitedBy} />}
          share={(referralId) => <SharePanel referralId={referralId} heading="h2" />}
        />
      </ToastProvider>
    </DataProvider>
  );
}
