import { skipToken, useQuery } from '@apollo/client/react';
import { WaitingDocument } from '../../generated/office.ts';
import { useHasRole } from '../platform/me.ts';
import { officePaths } from '../platform/office-paths.ts';
import { counted } from '../ui/format.ts';

const pollMs = 120_000;
/** Those that wait come first; more than so many are not told apart. */
const accountsAtMost = 10;

/** What waits for the admin on each screen, as a count and in words, by the screen's address. */
export function useWaiting(): ReadonlyMap<string, { readonly count: string; readonly words: string }> {
  const isAdmin = useHasRole('ADMIN');
  const mayReview = useHasRole('EDITOR');
  const { data } = useQuery(
    WaitingDocument,
    mayReview ? { variables: { isAdmin, accounts: accountsAtMost }, pollInterval: pollMs } : skipToken,
  );
  const applications = data?.ambassadors.totalDocs ?? 0;
  const accounts = data?.admins?.docs.filter(({ state }) => state === 'PENDING').length ?? 0;
  return new Map([
    ...entry(officePaths.ambassadors, applications, 99, ['new application', 'new applications']),
    ...entry(officePaths.team, accounts, accountsAtMost - 1, [
      'account waits for approval',
      'accounts wait for approval',
    ]),
  ]);
}

/** @param most above it, the count only says that there are more. */
function entry(
  path: string,
  count: number,
  most: number,
  [one, many]: readonly [string, string],
): readonly (readonly [string, { readonly count: string; readonly words: string }])[] {
  if (count === 0) return [];
  if (count > most) return [[path, { count: `${most}+`, words: `More than ${most} ${many}` }]];
  return [[path, { count: String(count), words: counted(count, one, many) }]];
}
