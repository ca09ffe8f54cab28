import type { ComponentProps } from 'react';
import { SharePanel } from '../../referral/share-panel.tsx';
import { WaitlistFlow } from '../../waitlist/waitlist-flow.tsx';
import { DataProvider } from '../../platform/apollo.tsx';
import { ToastProvider } from '../../../ui/toasts.tsx';

/** The waitlist's dialog with all it needs; fetched when somebody is about to join. */
export function WaitlistIsland(props: Omit<ComponentProps<typeof WaitlistFlow>, 'share'>) {
  return (
    <DataProvider>
      <ToastProvider>
        <WaitlistFlow
          {...props}
          share={(referralId) => <SharePanel referralId={referralId} className="mt-6" />}
        />
      </ToastProvider>
    </DataProvider>
  );
}
