import type { RewardClaimPartsFragment, RewardClaimState } from '../../generated/office.ts';
import { Badge, type StateText } from './badge.tsx';

/** What has become of a reward that a user reached. */
export const claimStates: Readonly<Record<RewardClaimState, StateText>> = {
  WAITING: { text: 'To fulfill', tone: 'calm' },
  FULFILLED: { text: 'Fulfilled', tone: 'good' },
  FLAGGED: { text: 'Fulfilled, then lost', tone: 'danger' },
  WITHDRAWN: { text: 'Withdrawn', tone: 'calm' },
};

/** A state, and for which kind of reward. */
export function ClaimStateBadge({ state, reward }: Pick<RewardClaimPartsFragment, 'state' | 'reward'>) {
  const { tone, text } = claimStates[state];
  const waitsForCode = state === 'WAITING' && reward.kind === 'CODE_POOL';
  return <Badge tone={tone}>{waitsForCode ? 'Waiting for a code' : text}</Badge>;
}
