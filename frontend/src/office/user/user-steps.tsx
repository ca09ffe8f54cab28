import { skipToken, useQuery } from '@apollo/client/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { UsersDocument, type UsersQueryVariables } from '../../generated/office.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { listOf, steppedFrom } from '../platform/list-origin.ts';
import { userPath } from '../platform/office-paths.ts';
import { figure } from '../ui/format.ts';
import { StepButton } from '../ui/table/step-button.tsx';
import { userListVariables } from './user-list.ts';

/** Steps through the users of the list that the page was opened from, in its order; nothing without a list. */
export function UserSteps({ id }: { id: string }) {
  const list = listOf(useLocation().state);
  return list === null ? null : <Steps id={id} list={list} />;
}

interface StepsProps {
  id: string;
  /** The list's address from `?` on. */
  list: string;
}

function Steps({ id, list }: StepsProps) {
  const navigate = useNavigate();
  const toasts = useToasts();
  const { previous, next, position } = useNeighbors(id, userListVariables(new URLSearchParams(list)));
  if (position === null) return null;
  const go = (to: Neighbor | null) => () => {
    if (to === null) return;
    const params = new URLSearchParams(list);
    if (to.page === 1) params.delete('page');
    else params.set('page', String(to.page));
    const search = params.toString();
    toasts.clear();
    // Back leads to the list, however far the steps went.
    void navigate(userPath(to.id), { replace: true, state: steppedFrom(search === '' ? '' : `?${search}`) });
  };
  return (
    <div className="flex items-center gap-1.5">
      <p role="status" className="mr-1 text-caption text-fg-3">
        {position}
      </p>
      <StepButton label="Previous user" stopped={previous === null} onPress={go(previous)}>
        <ChevronLeftIcon size={16} />
      </StepButton>
      <StepButton label="Next user" stopped={next === null} onPress={go(next)}>
        <ChevronRightIcon size={16} />
      </StepButton>
    </div>
  );
}

interface Neighbor {
  readonly id: string;
  /** The page of the list that it is on. */
  readonly page: number;
}

/**
 * The users before and after one in a list. Its pages stay as they were loaded, so that a user who no longer belongs
 * there, because they were just blocked, for example, keeps their place.
 */
function useNeighbors(id: string, variables: UsersQueryVariables) {
  const { page, limit } = variables;
  const here = usePage(variables);
  const ids = here?.ids ?? [];
  const at = ids.indexOf(id);
  const onPage = (index: number): Neighbor | null => {
    const other = ids[index];
    return other === undefined ? null : { id: other, page };
  };
  const before = onPage(at - 1);
  const after = onPage(at + 1);
  const isKnown = here !== null && at >= 0;
  const earlier = usePage({ ...variables, page: page - 1 }, !isKnown || before !== null || page === 1);
  const later = usePage(
    { ...variables, page: page + 1 },
    !isKnown || after !== null || page * limit >= here.total,
  );
  return {
    previous: before ?? nearestOn(earlier, page - 1, id, 'before'),
    next: after ?? nearestOn(later, page + 1, id, 'after'),
    position: isKnown ? `${figure((page - 1) * limit + at + 1)} of ${here.totalText}` : null,
  };
}

interface UserPage {
  readonly ids: readonly string[];
  readonly total: number;
  readonly totalText: string;
}

function usePage(variables: UsersQueryVariables, skip = false): UserPage | null {
  const { data } = useQuery(UsersDocument, skip ? skipToken : { variables, fetchPolicy: 'cache-first' });
  if (data === undefined || skip) return null;
  const { docs, totalDocs, totalIsExact } = data.users;
  return {
    ids: docs.map((user) => user.id),
    total: totalDocs,
    totalText: `${totalIsExact ? '' : 'more than '}${figure(totalDocs)}`,
  };
}

/** The nearest user of the page before or after, to which the list may have moved the user meanwhile. */
function nearestOn(page: UserPage | null, number: number, id: string, side: 'before' | 'after') {
  const ids = page?.ids ?? [];
  const found = ids.indexOf(id);
  const other = side === 'after' ? ids[found + 1] : found < 0 ? ids.at(-1) : ids[found - 1];
  return other === undefined ? null : { id: other, page: number };
}
