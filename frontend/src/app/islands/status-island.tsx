import { SharePanel } from '../../features/referral/share-panel.tsx';
import { StatusView } from '../../features/status/status-view.tsx';
import { DataProvider } from '../../platform/apollo.tsx';
import { ToastProvider } from '../../ui/toasts.tsx';

/** The status with all it needs; fetched as soon as the page is alive. */
export function StatusIsland({ token }: { token: string | null }) {
  return (
    <DataProvider>
      <ToastProvider>
        <StatusView
          token={token}
          share={(referralId) => <SharePanel referralId={referralId} heading="h2" />}
        />
      </ToastProvider>
    </DataProvider>
  );
}
