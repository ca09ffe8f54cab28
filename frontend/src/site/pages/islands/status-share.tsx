import { useSite } from '../../../platform/site-context.tsx';
import { wordsWhenAway } from '../../referral/share-promise.ts';
import { SharePanel } from '../../referral/share-panel.tsx';
import { isWaiting, standingOf, type StatusData } from '../../status/use-status.ts';

/** Ways to share the user's own code, as their state has them. */
export function Share({ status }: { status: StatusData }) {
  const { brand } = useSite();
  const { referralId, referralCount, joinedAt, rewards } = status;
  const isInLine = isWaiting(status);
  return (
    <SharePanel
      referralId={referralId}
      standing={isInLine ? standingOf(status) : null}
      referralCount={referralCount}
      joinedAt={joinedAt}
      heading="h2"
      earns={rewards.length > 0 ? 'rewards' : 'points'}
      posterOf={status.ambassador === null ? undefined : status.firstName}
      {...(!isInLine && { words: wordsWhenAway(brand.name) })}
    />
  );
}
