import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { FaqDocument } from '../../generated/office.ts';
import { faqEditPath, officePaths } from '../platform/office-paths.ts';
import { useScreenTitle } from '../platform/screen-title.ts';
import { useDetail } from '../platform/use-detail.ts';
import { QueryFallback } from '../ui/query-fallback.tsx';
import { WayBack } from '../ui/way-back.tsx';
import { FaqForm } from './faq-form.tsx';
import { useHasRole } from '../platform/me.ts';

const back = { to: officePaths.faqs, text: 'Go to the questions' };

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
  if (id === null && stateId !== null) return <Navigate to={faqEditPath(stateId)} replace />;
  if (!mayWrite) {
    return (
      <WayBack {...back}>You can read the FAQs but not edit them. An admin can make you an editor.</WayBack>
    );
  }
  return id === null ? <FaqForm key="new" faq={null} /> : <ExistingFaq key={id} id={id} />;
}

function ExistingFaq({ id }: { id: string }) {
  const result = useDetail(FaqDocument, { variables: { id }, fetchPolicy: 'cache-first' });
  const { data, error } = result;
  if (data !== undefined) return <FaqForm faq={data.faq} />;
  return error?.code === 'NOT_FOUND' ? (
    <WayBack {...back}>There is no question with this id.</WayBack>
  ) : (
    <QueryFallback result={result} blocks={['h-96 max-w-4xl']} />
  );
}

function idIn(state: unknown): string | null {
  return typeof state === 'object' && state !== null && '_id' in state && typeof state._id === 'string'
    ? state._id
    : null;
}
