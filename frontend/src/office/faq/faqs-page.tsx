import { Link } from 'react-router-dom';
import { useFaqsQuery } from '../../generated/operations.ts';
import { officePaths } from '../platform/office-paths.ts';
import { useKept } from '../platform/use-kept.ts';
import { toApiError } from '../../platform/api-error.ts';
import { actionLook } from '../ui/action-button.tsx';
import { counted } from '../ui/figures.ts';
import { RetryNotice } from '../ui/retry-notice.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { FaqList } from './faq-list.tsx';
import { useMayWrite } from './may-write.ts';

/** Every question and answer, hidden ones too, in the order visitors read them. */
export function FaqsPage() {
  const mayWrite = useMayWrite();
  const { data, error, loading, refetch } = useFaqsQuery({ fetchPolicy: 'cache-and-network' });
  const faqs = useKept('faqs', data?.faqs);
  const refresh = async () => {
    await refetch().catch(() => undefined);
  };
  if (faqs === undefined && error !== undefined && !loading)
    return <RetryNotice message={toApiError(error).message} onRetry={() => void refresh()} />;
  const shown = faqs?.filter(({ isActive }) => isActive).length ?? 0;
  return (
    <div className="grid max-w-4xl gap-4">
      <div className="flex min-h-9 flex-wrap items-center gap-3">
        <p className="mr-auto">
          {faqs !== undefined && (
            <>
              {counted(faqs.length, 'question', 'questions')}, {shown} shown to visitors
            </>
          )}
        </p>
        {mayWrite && (
          <Link to={officePaths.addNewFaq} className={actionLook('main')}>
            <PlusIcon size={16} />
            Add New
          </Link>
        )}
      </div>
      {faqs === undefined && <Outlines />}
      {faqs?.length === 0 && (
        <div className="panel px-4 py-16 text-center">
          <p>There are no questions yet. {mayWrite ? 'Add the first one; visitors see it at once.' : ''}</p>
        </div>
      )}
      {faqs !== undefined && faqs.length > 0 && (
        <FaqList faqs={faqs} mayWrite={mayWrite} onStale={() => void refresh()} />
      )}
    </div>
  );
}

function Outlines() {
  return (
    <div role="status" aria-label="Loading" className="panel grid gap-6 p-5">
      {Array.from({ length: 4 }, (_, index) => (
        <div key={index} className="grid gap-2">
          <div className="skeleton h-5 w-2/3" />
          <div className="skeleton h-4 w-full" />
        </div>
      ))}
    </div>
  );
}
