import type { BulkActionPartsFragment, BulkKind } from '../../generated/office.ts';
import { counted, figure } from '../ui/format.ts';

/** "3,088 users" */
export const users = (count: number): string => counted(count, 'user', 'users');

/** What a kind of bulk action is called, and says. */
interface KindTexts {
  readonly verb: string;
  /** @param whom "20 users" */
  readonly title: (whom: string) => string;
  /** What it means for each of them. */
  readonly means: string;
  /** "Blocked 20 users", "Blocking 2,000 users". */
  readonly done: (users: number, what: Pick<BulkActionPartsFragment, 'points' | 'tag'>) => string;
  readonly going: (users: number) => string;
  readonly nobody: string;
}

const named = (tag: string | null): string => (tag === null ? 'a deleted tag' : `“${tag}”`);

export const bulkTexts: Readonly<Record<BulkKind, KindTexts>> = {
  TAG: {
    verb: 'Tag',
    title: (whom) => `Tag ${whom}?`,
    means:
      'You can filter lists, messages and exports by a tag. Users who have 20 tags already are left out.',
    done: (count, { tag }) => `Tagged ${users(count)} with ${named(tag)}`,
    going: (count) => `Tagging ${users(count)}`,
    nobody: 'They all have it, or 20 tags already.',
  },
  UNTAG: {
    verb: 'Remove tag from',
    title: (whom) => `Remove the tag from ${whom}?`,
    means: 'The tag stays on everyone else.',
    done: (count, { tag }) => `Removed ${named(tag)} from ${users(count)}`,
    going: (count) => `Removing a tag from ${users(count)}`,
    nobody: 'None of them has it.',
  },
  BLOCK: {
    verb: 'Block',
    title: (whom) => `Block ${whom}?`,
    means: 'Their codes earn no points, and rewards they wait for are withdrawn. Nobody is notified.',
    done: (count) => `Blocked ${users(count)}`,
    going: (count) => `Blocking ${users(count)}`,
    nobody: 'They are all blocked or erased already.',
  },
  UNBLOCK: {
    verb: 'Unblock',
    title: (whom) => `Unblock ${whom}?`,
    means:
      'They get back their spots, based on their points and the day they joined. Points that their sign-ups gave to others count again.',
    done: (count) => `Unblocked ${users(count)}`,
    going: (count) => `Unblocking ${users(count)}`,
    nobody: 'None of them is blocked.',
  },
  GRANT_POINTS: {
    verb: 'Give points to',
    title: (whom) => `Give points to ${whom}?`,
    means: 'Each of them gets the points, and ranks change at once.',
    done: (count, { points }) =>
      `Gave ${counted(points ?? 0, 'point', 'points')} to ${count === 1 ? '1 user' : `each of ${figure(count)} users`}`,
    going: (count) => `Giving points to ${users(count)}`,
    nobody: 'They are all erased.',
  },
  ERASE: {
    verb: 'Erase',
    title: (whom) => `Erase ${whom}?`,
    means:
      'Names, contacts, and messages are removed for good, and they leave the ranking. Points already given stay. It begins in 10 minutes. Until then, you can stop it under Bulk actions; afterwards it can’t be undone.',
    done: (count) => `Erased ${users(count)}`,
    going: (count) => `Erasing ${users(count)}`,
    nobody: 'They are all erased already.',
  },
};

/** Whether an action has not begun: it is an erasure that can still be stopped. */
export const isWaiting = ({ isEnded, done, dueAt }: BulkActionPartsFragment): boolean =>
  !isEnded && done === 0 && Date.parse(dueAt) > Date.now();

/** An action in words, as far as it has come. */
export function bulkActionText(action: BulkActionPartsFragment): string {
  const { kind, undoneKind, users: all, changed, isEnded } = action;
  const of = kind === 'UNDO' ? undoneKind : kind;
  if (of === null || kind === 'UNDO') {
    const what = of === null ? 'a bulk action' : `“${bulkTexts[of].verb}”`;
    return isEnded ? `Undid ${what} for ${users(changed)}` : `Undoing ${what} for ${users(all)}`;
  }
  if (isWaiting(action)) return `${bulkTexts[of].verb} ${users(all)}`;
  if (!isEnded) return bulkTexts[of].going(all);
  return bulkTexts[of].done(changed, action);
}
