import { useOpenRewardsQuery } from '../../generated/operations.ts';
import { Milestones } from './milestones.tsx';

/** What a visitor who just joined can earn; nothing while that is not known, or if it fails: it is on their status, too. */
export function OpenRewards({ className }: { className?: string }) {
  const { data } = useOpenRewardsQuery();
  return (
    <Milestones
      milestones={data?.openRewards ?? []}
      referrals={0}
      {...(className !== undefined && { className })}
    />
  );
}
