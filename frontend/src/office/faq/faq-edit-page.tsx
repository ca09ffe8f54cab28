import type { ReactNode } from 'react';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { useFaqQuery } from '../../generated/operations.ts';
import { officePaths } from '../platform/office-paths.ts';
import { useScreenTitle } from '../platform/screen-title.ts';
import { toApiError } from '../../platform/api-error.ts';
import { actionLook } from '../ui/action-button.tsx';
import { RetryNotice } from '../ui/retry-notice.tsx';
import { FaqForm } from './faq-form.tsx';
import { useHasRole } from '../platform/use-has-role.ts';

/**
 * Adds a question, or changes the one in `_id`: from the address, or from the navigation's state, which is copied into
 * the address so that it survives a reload or a login.
 */
export function FaqEditPage() {
  const mayWrite = useHasRole('EDITOR');
  const [search] = useSearchParams();
  const state: unknown = useLocation().state;
  const id = search.get('_id');
  useScreenTitle({ title: id === null ? 'Add FAQ' : 'Edit FAQ' });
  const stateId = idIn(state);
  if (id === null && stateId !== null)
    return <Navigate to={`${officePaths.addNewFaq}?_id=${encodeURIComponent(stateId)}`} replace />;
  if (!mayWrite) {
    return <WayBack>You can read the FAQs but not edit them. An admin can make you an editor.</WayBack>;
  }
  return id === null ? <FaqForm key="new" faq={null} /> : <ExistingFaq key={id} id={id} />;
}

function ExistingFaq({ id }: { id: string }) {
  const { data, error, loading, refetch } = useFaqQuery({ variables: { id } });
  if (data !== undefined) return <FaqForm faq={data.faq} />;
  if (error === undefined || loading)
    return <div role="status" aria-label="Loading" className="skeleton h-96 max-w-4xl" />;
  const { code, message } = toApiError(error);
  if (code === 'NOT_FOUND') return <WayBack>There is no question with this id.</WayBack>;
  return <RetryNotice message={message} onRetry={() => void refetch().catch(() => undefined)} />;
}

function WayBack({ children }: { children: ReactNode }) {
  return (
    <div className="panel grid justify-items-center gap-4 px-4 py-16 text-center">
      <p>{children}</p>
      <Link to={officePaths.faqs} className={actionLook('plain')}>
        Go to the questions
      </Link>
    </div>
  );
}

function idIn(state: unknown): string | null {
  return typeof state === 'object' && state !== null && '_id' in state && typeof state._id === 'string'
    ? state._id
    : null;
}
