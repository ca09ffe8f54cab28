import { RewardClaimsDocument, RewardsDocument, UserRewardsDocument } from '../../generated/office.ts';

/** The queries that show what changes with rewards and claims. */
export const shownRewards = [RewardsDocument, RewardClaimsDocument, UserRewardsDocument];
