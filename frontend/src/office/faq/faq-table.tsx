import { useMemo } from 'react';
import type { FaqPartsFragment } from '../../generated/operations.ts';
import type { ApiError } from '../../platform/api-error.ts';
import { pageOfWhole } from '../platform/list-answer.ts';
import { officePaths } from '../platform/office-paths.ts';
import { Switch } from '../ui/switch.tsx';
import type { Column } from '../ui/table/columns.ts';
import { DataTable } from '../ui/table/data-table.tsx';
import { useFilter, useTableQuery } from '../ui/table/use-table-query.ts';
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
  {
    id: 'question',
    title: 'Question',
    sort: 'question',
    wraps: true,
    cell: ({ question }) => <span className="font-medium wrap-anywhere text-fg">{question}</span>,
  },
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

interface FaqTableProps {
  /** Undefined while they are loading. */
  faqs: readonly FaqPartsFragment[] | undefined;
  mayWrite: boolean;
  error: ApiError | null;
  onRetry: () => void;
}

/** The FAQs as a table, as visitors read them; inactive ones only on request. */
export function FaqTable({ faqs, mayWrite, error, onRetry }: FaqTableProps) {
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
  const hidden = faqs?.filter(({ isActive }) => !isActive).length ?? 0;
  return (
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
  );
}
