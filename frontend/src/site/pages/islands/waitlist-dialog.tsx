import { useEffect, useState } from 'react';
import { tabStore } from '../../../platform/session-store.ts';
import type { DialogOpening } from '../../../ui/dialog.tsx';
import { ToastProvider } from '../../../ui/toasts.tsx';
import { DataProvider } from '../../platform/apollo.tsx';
import { joinEmail, keepJoinEmail, keepLinkedEmail } from '../../platform/join-email.ts';
import { endReferralLink, readReferralLink } from '../../referral/referral-link.ts';
import { showReferralLink } from '../../referral/referral-link-texts.ts';
import { JoinDialog } from '../../waitlist/join-dialog.tsx';
import { startDialog } from './mount.tsx';
import { OwnShare, preloadShare } from './own-share.tsx';
import { WhilePaused } from './while-paused.tsx';

export const start = startDialog(WaitlistDialog);

/** Joining the waitlist. A join uses up the visitor's referral link. */
function WaitlistDialog(dialog: DialogOpening) {
  const [referralCode, setReferralCode] = useState(() => readReferralLink(location.search, tabStore) ?? '');
  useState(() => keepLinkedEmail(window));
  const [joined, setJoined] = useState(false);
  useEndedLink(joined);
  const onJoined = () => {
    setJoined(true);
    showReferralLink(document, null);
    keepJoinEmail('');
    setReferralCode('');
  };
  return (
    <DataProvider>
      <ToastProvider>
        <JoinDialog
          {...dialog}
          referralCode={referralCode}
          email={joinEmail()}
          onJoined={onJoined}
          onReload={() => location.reload()}
          whilePaused={<WhilePaused referralCode={referralCode} />}
          onCode={preloadShare}
          share={(result) => <OwnShare joined={result} />}
        />
      </ToastProvider>
    </DataProvider>
  );
}

/** Removes the link's code from the address, and from each earlier history entry that the visitor returns to. */
function useEndedLink(joined: boolean): void {
  useEffect(() => {
    if (!joined) return undefined;
    const end = () => history.replaceState(history.state, '', endReferralLink(location.href, tabStore));
    end();
    window.addEventListener('popstate', end);
    return () => window.removeEventListener('popstate', end);
  }, [joined]);
}
