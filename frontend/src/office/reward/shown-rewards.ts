import { RewardClaimsDocument, RewardsDocument, UserRewardsDocument } from '../../generated/office.ts';

/** Users reach rewards while the screen is open. */
export const refreshMs = 10_000;

/** The queries that show what changes with rewards and claims. */
export const shownRewards = [RewardsDocument, RewardClaimsDocument, UserRewardsDocument];
