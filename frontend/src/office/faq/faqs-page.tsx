import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { FaqsDocument } from '../../generated/office.ts';
import { officePaths } from '../platform/office-paths.ts';
import { useDetail } from '../platform/use-detail.ts';
import { buttonStyle } from '../ui/office-kit.ts';
import { counted, figure } from '../ui/format.ts';
import { OutdatedNotice } from '../ui/outdated-notice.tsx';
import { Segments } from '../ui/segments.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { useFailureToast } from '../ui/use-failure-toast.ts';
import { FaqList } from './faq-list.tsx';
import { FaqTable } from './faq-table.tsx';
import { useHasRole } from '../platform/me.ts';

const views = [
  { value: 'table', text: 'Table' },
  { value: 'order', text: 'Order' },
] as const;

/** The FAQs as a table; editors can also put them in order. */
export function FaqsPage() {
  const mayWrite = useHasRole('EDITOR');
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const [added] = useState(() => addedIn(location.state)); // turning pages forgets the state
  const view = mayWrite && params.get('view') === 'order' ? 'order' : 'table';
  const { data, error, outdated, retry } = useDetail(FaqsDocument);
  const faqs = data?.faqs;
  useFailureToast(faqs !== undefined ? 'ready' : error === null ? 'loading' : 'failed');
  const shown = faqs?.filter(({ isActive }) => isActive).length ?? 0;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex min-h-9 flex-wrap items-center gap-3">
        <p className="mr-auto">
          {faqs !== undefined && (
            <>
              <span>{`${figure(shown)} of ${counted(faqs.length, 'question is', 'questions are')} visible`}</span>
            </>
          )}
        </p>
        {mayWrite && (
          <>
            <Segments
              label="View"
              value={view}
              options={views}
              onChoose={(chosen) => setParams(chosen === 'order' ? { view: chosen } : {}, { replace: true })}
            />
            <Link to={officePaths.addNewFaq} className={buttonStyle('main')}>
              <PlusIcon size={16} />
              Add New
            </Link>
          </>
        )}
      </div>
      <OutdatedNotice outdated={outdated} />
      {view === 'order' && faqs !== undefined && faqs.length > 0 ? (
        <FaqList faqs={faqs} mayWrite={mayWrite} onStale={retry} />
      ) : (
        <FaqTable faqs={faqs} added={added} mayWrite={mayWrite} error={error} onRetry={retry} />
      )}
    </div>
  );
}

/** The id of the question that was just added; null: none was. */
function addedIn(state: unknown): string | null {
  return typeof state === 'object' && state !== null && 'added' in state && typeof state.added === 'string'
    ? state.added
    : null;
}
