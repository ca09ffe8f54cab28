import type { RewardClaimState } from '../../generated/office.ts';
import { Badge, type StateText } from './badge.tsx';

/** What has become of a reward that a user reached. */
export const claimStates: Readonly<Record<RewardClaimState, StateText>> = {
  WAITING: { text: 'To fulfill', tone: 'calm' },
  FULFILLED: { text: 'Fulfilled', tone: 'good' },
  FLAGGED: { text: 'Fulfilled, then lost', tone: 'danger' },
  WITHDRAWN: { text: 'Withdrawn', tone: 'calm' },
};

export const ClaimStateBadge = ({ state }: { state: RewardClaimState }) => (
  <Badge tone={claimStates[state].tone}>{claimStates[state].text}</Badge>
);
