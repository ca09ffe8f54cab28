import { ToastProvider } from '../../../ui/toasts.tsx';
import { InviteView } from '../../invite/invite-view.tsx';
import { DataProvider } from '../../platform/apollo.tsx';
import { mount } from './mount.tsx';

/** The invitation of the link. Its token stays in the address: the page may be opened again from the history. */
export function start(element: HTMLElement): void {
  mount(
    element,
    <DataProvider>
      <ToastProvider>
        <InviteView token={location.hash.slice(1)} />
      </ToastProvider>
    </DataProvider>,
  );
}
