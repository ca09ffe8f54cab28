import type { UserState } from '../../generated/office.ts';
import { Badge, type StateText } from './badge.tsx';
import { shortDay } from './format.ts';

/** The label and look of each state. */
export const stateTexts = {
  WAITING: { text: 'Waiting', tone: 'good' },
  INVITED: { text: 'Invited', tone: 'good' },
  ACCEPTED: { text: 'Accepted', tone: 'good' },
  EXPIRED: { text: 'Expired', tone: 'calm' },
  BLOCKED: { text: 'Blocked', tone: 'danger' },
  ERASED: { text: 'Erased', tone: 'calm' },
} as const satisfies Readonly<Record<UserState, StateText>>;

export function StateBadge({ state }: { state: UserState }) {
  const { text, tone } = stateTexts[state];
  return <Badge tone={tone}>{text}</Badge>;
}

/** That a user asked to leave, and the day on which they will be erased; nothing for others. */
export const LeavingBadge = ({ user: { leavesAt } }: { user: { leavesAt: string | null } }) =>
  leavesAt !== null && <Badge tone="danger">{`Leaving on ${shortDay(leavesAt)}`}</Badge>;
