import { skipToken, useQuery } from '@apollo/client/react';
import { UsersDocument, type UserPartsFragment } from '../../generated/office.ts';
import { useDebounced } from '../../ui/use-debounced.ts';

const pauseMs = 200;
const usersMax = 8;
const noUsers: readonly UserPartsFragment[] = [];

/** The users that a typed text finds, best first, and what to say if there are none. */
export function useUserSearch(typed: string) {
  const text = typed.trim();
  const search = useDebounced(text, pauseMs);
  const { data, previousData, error } = useQuery(
    UsersDocument,
    search === ''
      ? skipToken
      : {
          variables: { filter: { search }, sort: 'RELEVANCE', direction: 'DESC', page: 1, limit: usersMax },
          fetchPolicy: 'cache-first',
        },
  );
  const isSettled = data !== undefined && search === text;
  return {
    found: text === '' ? noUsers : ((data ?? previousData)?.users.docs ?? noUsers),
    nothing: nothingText(text, error !== undefined, isSettled),
  };
}

function nothingText(text: string, hasFailed: boolean, isSettled: boolean): string {
  if (text === '') return 'Enter a name, email, or referral code.';
  if (hasFailed) return 'The search failed. Try again.';
  return isSettled ? 'No user matches.' : 'Searching users…';
}
