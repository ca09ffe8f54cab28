import { useState } from 'react';
import { tabStore } from '../../../platform/session-store.ts';
import { ToastProvider } from '../../../ui/toasts.tsx';
import { DataProvider } from '../../platform/apollo.tsx';
import { endInvite, readInvite } from '../../referral/invite.ts';
import { showInvite } from '../../referral/invite-texts.ts';
import { SharePanel } from '../../referral/share-panel.tsx';
import { WaitlistFlow } from '../../waitlist/waitlist-flow.tsx';
import { startDialog, type DialogProps } from './mount.tsx';

export const start = startDialog(WaitlistDialog);

/** Joining the waitlist. A join uses up the invitation that brought the visitor. */
function WaitlistDialog(dialog: DialogProps) {
  const [invitedBy, setInvitedBy] = useState(() => readInvite(location.search, tabStore) ?? '');
  const onJoined = () => {
    history.replaceState(history.state, '', endInvite(location.href, tabStore));
    showInvite(document, null);
    setInvitedBy('');
  };
  return (
    <DataProvider>
      <ToastProvider>
        <WaitlistFlow
          {...dialog}
          invitedBy={invitedBy}
          onJoined={onJoined}
          share={(referralId) => <SharePanel referralId={referralId} className="mt-6" />}
        />
      </ToastProvider>
    </DataProvider>
  );
}
