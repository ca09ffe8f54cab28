import type { ComponentProps } from 'react';
import { WaitlistFlow } from '../../features/waitlist/waitlist-flow.tsx';
import { DataProvider } from '../../platform/apollo.tsx';
import { ToastProvider } from '../../ui/toasts.tsx';

/** The waitlist's dialog with all it needs; fetched when somebody is about to join. */
export function WaitlistIsland(props: ComponentProps<typeof WaitlistFlow>) {
  return (
    <DataProvider>
      <ToastProvider>
        <WaitlistFlow {...props} />
      </ToastProvider>
    </DataProvider>
  );
}
