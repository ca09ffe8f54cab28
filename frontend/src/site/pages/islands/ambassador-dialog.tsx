import type { DialogOpening } from '../../../ui/dialog.tsx';
import { ToastProvider } from '../../../ui/toasts.tsx';
import { AmbassadorFlow } from '../../ambassador/ambassador-flow.tsx';
import { DataProvider } from '../../platform/apollo.tsx';
import { keepJoinEmail } from '../../platform/join-email.ts';
import { startDialog } from './mount.tsx';

export const start = startDialog(AmbassadorDialog);

/** The application to become a campus ambassador. Whoever goes on to join does so with the same email. */
function AmbassadorDialog(dialog: DialogOpening) {
  return (
    <DataProvider>
      <ToastProvider>
        <AmbassadorFlow {...dialog} onApplied={keepJoinEmail} />
      </ToastProvider>
    </DataProvider>
  );
}
