import type { GroupKind, GroupRow } from './fairness.queue.repository.ts';

/** What the users of a group have in common, as a sentence. */
export function groupTitle(kind: GroupKind, { size, referrer }: Pick<GroupRow, 'size' | 'referrer'>): string {
  const users = size === 1 ? '1 user' : `${size.toLocaleString('en-US')} users`;
  switch (kind) {
    case 'device':
      return size === 1
        ? 'A user was verified in a browser of others'
        : `${users} were verified in one browser`;
    case 'stated':
      return `${users} gave the same unverified contact`;
    case 'alike':
      return `${users} have email addresses that differ only in digits and dots`;
    case 'referrer': {
      const name = `${referrer.firstName} ${referrer.lastName}`.trim();
      return `${users} joined with the code of ${name === '' ? referrer.referralId : name}`;
    }
  }
}
