import type {
  RewardClaimPartsFragment,
  RewardKind,
  RewardPartsFragment,
  RewardRecipients,
} from '../../generated/office.ts';
import { counted } from '../ui/format.ts';

/** How a reward comes to its users, as its form offers it. */
export const kinds = [
  {
    value: 'CODE_POOL',
    name: 'A code',
    description: 'Each user gets one of the codes that you upload, at once.',
  },
  { value: 'MANUAL', name: 'By hand', description: 'You send it, then mark it as fulfilled here.' },
  {
    value: 'WEBHOOK',
    name: 'By your app',
    description: 'It gets the webhook reward.reached, and reports back when it is done.',
  },
] as const satisfies readonly {
  readonly value: RewardKind;
  readonly name: string;
  readonly description: string;
}[];

/** Who gets a reward. */
export const recipients = [
  { value: 'REFERRER', name: 'The referrer', description: 'Users who refer enough friends.' },
  {
    value: 'BOTH',
    name: 'Both sides',
    description: 'They, and each friend as soon as they join with a code.',
  },
  {
    value: 'AMBASSADOR',
    name: 'Campus ambassadors',
    description: 'Ambassadors who refer enough friends. Nobody else sees it.',
  },
] as const satisfies readonly {
  readonly value: RewardRecipients;
  readonly name: string;
  readonly description: string;
}[];

/** How a reward comes to whom: `Both sides · a code` */
export function delivery({ recipients: who, kind }: RewardPartsFragment): string {
  const whom = recipients.find(({ value }) => value === who)?.name ?? '';
  const how = kinds.find(({ value }) => value === kind)?.name ?? '';
  return `${whom} · ${how.toLowerCase()}`;
}

/** What a reward takes, in a line. */
export function takes({ referralsNeeded, recipients: who, kind, limit }: RewardPartsFragment): string {
  const friends =
    who === 'BOTH'
      ? ', and for each friend who joins'
      : who === 'AMBASSADOR'
        ? ' of a campus ambassador'
        : '';
  const how = kind === 'CODE_POOL' ? 'a code' : kind === 'MANUAL' ? 'by hand' : 'by your app';
  const most = limit === null ? '' : ` · for the first ${counted(limit, 'user', 'users')}`;
  return `For ${counted(referralsNeeded, 'referral', 'referrals')}${friends} · ${how}${most}`;
}

/** Why a reward is not reached anymore; null: it is. */
export function closedText({ stoppedAt, endsAt, limit, reached }: RewardPartsFragment): string | null {
  if (stoppedAt !== null) return 'Stopped';
  if (endsAt !== null && Date.parse(endsAt) <= Date.now()) return 'Ended';
  return limit !== null && reached >= limit ? 'Limit reached' : null;
}

/** Whether a claim is fulfilled by hand. */
export const isForTheTeam = ({ state, reward }: RewardClaimPartsFragment): boolean =>
  state === 'WAITING' && reward.kind !== 'CODE_POOL';
