import { createContext, use, useEffect, useMemo, useRef } from 'react';
import type { FaqPartsFragment } from '../../generated/office.ts';
import type { ApiError } from '../../platform/api-error.ts';
import { pageOfWhole } from '../platform/use-list.ts';
import { officePaths } from '../platform/office-paths.ts';
import { Switch } from '../ui/switch.tsx';
import type { Column } from '../ui/table/columns.ts';
import { DataTable } from '../ui/table/data-table.tsx';
import { useFilter, useTableQuery, type TableState } from '../ui/table/use-table-query.ts';
import { useMedia } from '../ui/use-media.ts';
import { FaqActions, StateBadge } from './faq-row.tsx';
import { faqRows } from './faq-rows.ts';
import { previewText } from './preview-text.ts';
import { useFillIn } from './use-fill-in.ts';

const faqId: Column<FaqPartsFragment> = {
  id: 'id',
  title: 'FaqId',
  sort: 'id',
  cell: ({ id }) => (
    <span title={id} className="block w-20 truncate font-normal text-fg-3">
      {id}
    </span>
  ),
};
const texts: readonly Column<FaqPartsFragment>[] = [
  { id: 'question', title: 'Question', sort: 'question', wraps: true, cell: (faq) => <Question faq={faq} /> },
  {
    id: 'answer',
    title: 'Answer',
    sort: 'answer',
    wraps: true,
    cell: ({ answer }) => <span className="wrap-anywhere">{previewText(answer)}</span>,
  },
];

const actions: Column<FaqPartsFragment> = {
  id: 'actions',
  title: 'Action',
  fixed: true,
  cell: (faq) => <FaqActions faq={faq} />,
};
const state: Column<FaqPartsFragment> = {
  id: 'state',
  title: 'State',
  cell: ({ isActive }) => <StateBadge isActive={isActive} />,
};

/** The id is for those with room for it. */
const columnsFor = {
  reader: { wide: [faqId, ...texts, state], narrow: [...texts, state] },
  writer: { wide: [faqId, ...texts, actions], narrow: [...texts, actions] },
};

/** The id of the question that was just added. */
const AddedContext = createContext<string | null>(null);

/** A question; one that was just added is marked, and scrolled to. */
function Question({ faq: { id, question } }: { faq: FaqPartsFragment }) {
  const isAdded = use(AddedContext) === id;
  const text = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isAdded) text.current?.scrollIntoView({ block: 'center' });
  }, [isAdded]);
  return (
    <span ref={text} className="font-medium wrap-anywhere text-fg">
      <span className={isAdded ? 'rounded bg-data/15 px-1 py-0.5' : undefined}>{question}</span>
      {isAdded && <span className="ml-2 font-normal text-data">Added</span>}
    </span>
  );
}

interface FaqTableProps {
  /** Undefined while they are loading. */
  faqs: readonly FaqPartsFragment[] | undefined;
  /** The id of one that was just added. */
  added: string | null;
  mayWrite: boolean;
  error: ApiError | null;
  onRetry: () => void;
}

/** The FAQs as a table, as visitors read them; inactive ones only on request. */
export function FaqTable({ faqs, added, mayWrite, error, onRetry }: FaqTableProps) {
  const fillIn = useFillIn();
  const isWide = useMedia('(width >= 64rem)');
  const own = columnsFor[mayWrite ? 'writer' : 'reader'][isWide ? 'wide' : 'narrow'];
  const table = useTableQuery(own, {});
  const [inactive, setInactive] = useFilter('inactive');
  const { search, sort } = table.query;
  const rows = useMemo(() => {
    const filled = faqs?.map((faq) => ({
      ...faq,
      question: fillIn(faq.question),
      answer: fillIn(faq.answer),
    }));
    return filled && faqRows(filled, { search, sort, withInactive: inactive !== '' });
  }, [faqs, fillIn, search, sort, inactive]);
  usePageOf(added, rows, table);
  const hidden = faqs?.filter(({ isActive }) => !isActive).length ?? 0;
  return (
    <AddedContext value={added}>
      <DataTable<FaqPartsFragment>
        title="FAQs"
        columns={own}
        state={table}
        answer={{
          page: rows ? pageOfWhole(rows, table.query) : null,
          stale: false,
          error,
          outdated: null,
          retry: onRetry,
        }}
        searchable
        rowKey={({ id }) => id}
        {...(mayWrite && { rowLink: ({ id }) => `${officePaths.addNewFaq}?_id=${id}` })}
        filters={
          <Switch
            label="Show inactive"
            on={inactive !== ''}
            texts={{ on: 'Inactive shown', off: 'Show inactive' }}
            onToggle={(on) => setInactive(on ? '1' : '')}
          />
        }
        empty={
          <p>
            {hidden > 0
              ? 'All FAQs are inactive.'
              : `No FAQs yet.${mayWrite ? ' Add the first one. Visitors see it at once.' : ''}`}
          </p>
        }
      />
    </AddedContext>
  );
}

/** Opens the page that a question is on, once. */
function usePageOf(
  id: string | null,
  rows: readonly FaqPartsFragment[] | undefined,
  { query: { size }, change }: TableState,
): void {
  const isOpen = useRef(false);
  const at = rows?.findIndex((row) => row.id === id) ?? -1;
  useEffect(() => {
    if (at < 0 || isOpen.current) return;
    isOpen.current = true;
    if (at >= size) change({ page: Math.floor(at / size) + 1 });
  }, [at, size, change]);
}
