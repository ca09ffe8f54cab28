import type { ComponentProps } from 'react';
import { AmbassadorFlow } from '../../ambassador/ambassador-flow.tsx';
import { DataProvider } from '../../platform/apollo.tsx';
import { ToastProvider } from '../../../ui/toasts.tsx';

/** The ambassadors' dialog with all it needs; fetched when somebody is about to apply. */
export function AmbassadorIsland({ open, onClose, opener }: ComponentProps<typeof AmbassadorFlow>) {
  return (
    <DataProvider>
      <ToastProvider>
        <AmbassadorFlow open={open} onClose={onClose} opener={opener} />
      </ToastProvider>
    </DataProvider>
  );
}
