import { skipToken, useQuery } from '@apollo/client/react';
import {
  RewardMeetingDocument,
  type RewardPartsFragment,
  type RewardRecipients,
} from '../../generated/office.ts';
import { useDebounced } from '../../ui/use-debounced.ts';
import { counted, figure } from '../ui/format.ts';
import { RadioCards } from '../ui/radio-cards.tsx';

/** Empty: not chosen yet. */
export type Existing = 'now' | 'later' | '';

interface ExistingChoiceProps {
  reward: RewardPartsFragment | null;
  referralsNeeded: number;
  recipients: RewardRecipients;
  /** How many more users may have it; null: any number. */
  room: number | null;
  value: Existing;
  error: string | undefined;
  onChoose: (value: Existing) => void;
}

const asksAfterMs = 400;

const legends: Readonly<Record<RewardRecipients, string>> = {
  REFERRER: 'Users who have that many referrals already',
  BOTH: 'Users who have that many referrals, or joined with a code, already',
  AMBASSADOR: 'Ambassadors who have that many referrals already',
};

/** ` That is 50 of 1,659 users now: the first ones.` */
function howMany(users: number | undefined, room: number | null): string {
  if (users === undefined) return '';
  if (room === null || !(room < users)) return ` That is ${counted(users, 'user', 'users')} now.`;
  return ` That is ${figure(Math.max(0, room))} of ${counted(users, 'user', 'users')} now: the first ones.`;
}

/** What becomes of users who have enough referrals already, and how many that are. */
export function ExistingChoice({
  reward,
  referralsNeeded,
  recipients: who,
  room,
  value,
  error,
  onChoose,
}: ExistingChoiceProps) {
  const asked = useDebounced(referralsNeeded, asksAfterMs);
  const isWhole = asked === referralsNeeded && Number.isInteger(asked) && asked >= 1 && asked <= 100_000;
  const question = { referralsNeeded: asked, recipients: who, id: reward?.id ?? null };
  const { data } = useQuery(RewardMeetingDocument, isWhole ? { variables: question } : skipToken);
  return (
    <RadioCards
      legend={legends[who]}
      value={value}
      options={[
        {
          value: 'now',
          name: 'Get it now',
          description: `They are told at once.${isWhole ? howMany(data?.rewardMeeting, room) : ''}`,
        },
        {
          value: 'later',
          name: 'Need another referral',
          description: 'They get it with the next friend who joins.',
        },
      ]}
      error={error}
      onChoose={onChoose}
    />
  );
}
