import type { UserState } from '../../generated/operations.ts';
import { Badge } from '../ui/badge.tsx';

const texts = {
  ACTIVE: { text: 'Active', tone: 'good' },
  BLOCKED: { text: 'Blocked', tone: 'bad' },
  ERASED: { text: 'Erased', tone: 'calm' },
} as const;

export function StateBadge({ state }: { state: UserState }) {
  const { text, tone } = texts[state];
  return <Badge tone={tone}>{text}</Badge>;
}
