import type { GroupKind, GroupRow } from './fairness.queue.repository.ts';

type Described = Pick<GroupRow, 'size' | 'referrers' | 'referrer'>;

/** What the users of a group have in common, as a sentence; it names their referrer if they have only one. */
export function groupTitle(kind: GroupKind, { size, referrers, referrer }: Described): string {
  const users = size === 1 ? '1 user' : `${size.toLocaleString('en-US')} users`;
  const name = `${referrer.firstName} ${referrer.lastName}`.trim() || referrer.referralId;
  const of = referrers === 1 ? `${users} with ${name}’s code` : users;
  switch (kind) {
    case 'device':
      return size === 1
        ? `${of} was verified in the same browser as others`
        : `${of} were verified in one browser`;
    case 'stated':
      return `${of} gave the same unverified contact`;
    case 'alike':
      return `${of} have email addresses that differ only in digits and dots`;
    case 'referrer':
      return `${users} signed up with ${name}’s code`;
  }
}
