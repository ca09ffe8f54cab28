import { ToastProvider } from '../../../ui/toasts.tsx';
import { AmbassadorFlow } from '../../ambassador/ambassador-flow.tsx';
import { DataProvider } from '../../platform/apollo.tsx';
import { startDialog, type DialogProps } from './mount.tsx';

export const start = startDialog(AmbassadorDialog);

/** The application to become a campus ambassador. */
function AmbassadorDialog(dialog: DialogProps) {
  return (
    <DataProvider>
      <ToastProvider>
        <AmbassadorFlow {...dialog} />
      </ToastProvider>
    </DataProvider>
  );
}
