import { useOpenRewardsQuery } from '../../generated/site/reward.ts';
import { Milestones } from './milestones.tsx';

interface OpenRewardsProps {
  /** They joined with a code that credited its owner. */
  isReferred: boolean;
  className?: string;
}

/** What a visitor who just joined can earn; nothing while that is not known, or if it fails: it is on their status, too. */
export function OpenRewards({ isReferred, className }: OpenRewardsProps) {
  const { data } = useOpenRewardsQuery();
  const milestones = (data?.openRewards ?? []).map(({ recipients, ...reward }) => ({
    ...reward,
    isForJoining: isReferred && recipients === 'BOTH',
  }));
  return <Milestones milestones={milestones} referrals={0} {...(className !== undefined && { className })} />;
}
