import { useSite } from '../../../platform/site-context.tsx';
import { OpenRewards } from '../../reward/open-rewards.tsx';
import { wordsWhenAway } from '../../referral/share-promise.ts';
import { SharePanel } from '../../referral/share-panel.tsx';
import type { Joined } from '../../waitlist/join-state.ts';

/**
 * Ways to share the visitor's own code, and what it earns: loaded while they enter the code that they were sent. How far
 * those are who had joined before, only their status knows.
 */
export function JoinedShare({ referralId, referralCredited, rank, alreadyJoined }: Joined) {
  const { brand } = useSite();
  return (
    <>
      <SharePanel
        referralId={referralId}
        standing={rank.status === 'known' ? rank : null}
        {...(!alreadyJoined && { referralCount: 0 })}
        {...(rank.status === 'none' && { words: wordsWhenAway(brand.name) })}
        className="mt-6"
      />
      {!alreadyJoined && (
        <OpenRewards isReferred={referralCredited} className="mt-6 border-t border-line pt-6" />
      )}
    </>
  );
}
