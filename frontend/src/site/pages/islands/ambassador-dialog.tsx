import type { DialogOpening } from '../../../ui/dialog.tsx';
import { ToastProvider } from '../../../ui/toasts.tsx';
import { AmbassadorFlow } from '../../ambassador/ambassador-flow.tsx';
import { DataProvider } from '../../platform/apollo.tsx';
import { startDialog } from './mount.tsx';

export const start = startDialog(AmbassadorDialog);

/** The application to become a campus ambassador. */
function AmbassadorDialog(dialog: DialogOpening) {
  return (
    <DataProvider>
      <ToastProvider>
        <AmbassadorFlow {...dialog} />
      </ToastProvider>
    </DataProvider>
  );
}
