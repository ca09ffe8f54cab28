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

const states = (Object.keys(stateTexts) as UserState[]).map((value) => ({
  value,
  text: stateTexts[value].text,
}));

/** The state that an address names; null: any, as with an invalid value. */
export const stateIn = (text: string | null): UserState | null =>
  states.find(({ value }) => value === text)?.value ?? null;

/** The state that a list is filtered by, in the address; null: any. */
export function useStateFilter(): readonly [UserState | null, (state: string) => void] {
  const [text, choose] = useFilter('state');
  return [stateIn(text), choose];
}

/** Chooses the state that a list is filtered by. */
export function StateSelect({
  state,
  onChoose,
}: {
  state: UserState | null;
  onChoose: (state: string) => void;
}) {
  return (
    <Select
      label="State"
      className="w-full sm:w-44"
      value={state ?? ''}
      options={[{ value: '', text: 'All states' }, ...states]}
      onChoose={onChoose}
    />
  );
}
