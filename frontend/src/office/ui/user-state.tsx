import type { UserState } from '../../generated/office.ts';
import { Badge, type StateText } from './badge.tsx';
import { Select } from './select.tsx';
import { useFilter } from './table/use-table-query.ts';

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

/** Every state, by the word that addresses have for it. */
const states = (Object.keys(stateTexts) as UserState[]).map((state) => ({
  value: state.toLowerCase(),
  text: stateTexts[state].text,
}));

/** Chooses the state that a list is filtered by. */
export function StateSelect() {
  const [state, choose] = useFilter('states');
  return (
    <Select
      label="State"
      className="w-full sm:w-44"
      value={state}
      options={[{ value: '', text: 'All states' }, ...states]}
      onChoose={choose}
    />
  );
}
