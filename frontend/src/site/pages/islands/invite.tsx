import { ToastProvider } from '../../../ui/toasts.tsx';
import { InviteView } from '../../invite/invite-view.tsx';
import { DataProvider } from '../../platform/apollo.tsx';
import { mount } from './mount.tsx';
import { reopenOnLink } from './reopen.ts';

/** The invitation of the link. Its token stays in the address: the page may be opened again from the history. */
export function start(element: HTMLElement): void {
  reopenOnLink((fragment) => fragment.includes('.')); // no heading's id has a dot
  mount(
    element,
    <DataProvider>
      <ToastProvider>
        <InviteView token={location.hash.slice(1)} />
      </ToastProvider>
    </DataProvider>,
  );
}
