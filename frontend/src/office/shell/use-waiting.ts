import { skipToken, useQuery } from '@apollo/client/react';
import { WaitingDocument } from '../../generated/office.ts';
import { useHasRole } from '../platform/me.ts';
import { officePaths } from '../platform/office-paths.ts';
import { counted } from '../ui/format.ts';

const pollMs = 120_000;

/** How many wait on a screen for somebody who may answer them, in figures and in words, by the screen's address. */
export function useWaiting(): ReadonlyMap<string, { readonly count: number; readonly words: string }> {
  const isAdmin = useHasRole('ADMIN');
  const mayReview = useHasRole('EDITOR');
  const { data } = useQuery(
    WaitingDocument,
    mayReview ? { variables: { isAdmin }, pollInterval: pollMs } : skipToken,
  );
  const applications = data?.ambassadors.totalDocs ?? 0;
  const accounts = data?.admins?.docs.filter(({ state }) => state === 'PENDING').length ?? 0;
  const waiting = [
    { path: officePaths.ambassadors, count: applications, words: ['new application', 'new applications'] },
    {
      path: officePaths.team,
      count: accounts,
      words: ['account waits for approval', 'accounts wait for approval'],
    },
  ] as const;
  return new Map(
    waiting.flatMap(({ path, count, words: [one, many] }) =>
      count === 0 ? [] : [[path, { count, words: counted(count, one, many) }]],
    ),
  );
}
