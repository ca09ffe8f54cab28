import type { UserState } from '../../generated/office.ts';
import { Badge, type StateText } from './badge.tsx';

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
