import { isWithinReach } from '@waitlist/backend/page-reach';
import { figure } from '../../ui/format.ts';
import type { ListAnswer, NumberedPages } from '../../platform/use-list.ts';
import { ChevronLeftIcon, ChevronRightIcon, FirstIcon, LastIcon } from '../../../ui/icons.tsx';
import { Select } from '../select.tsx';
import { StepButton } from './step-button.tsx';
import { pageSizes, type TableQuery } from './table-query.ts';
import type { TableState } from './use-table-query.ts';

interface TablePagesProps<Row> {
  answer: ListAnswer<Row>;
  state: TableState;
}

/** Which rows are shown, and buttons for other pages. */
export function TablePages<Row>({ answer, state: { query, change } }: TablePagesProps<Row>) {
  const { page } = answer;
  const isEmpty = page?.rows.length === 0 && query.page === 1 && query.after === null;
  return (
    <div className="flex min-h-13 flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-3 py-2">
      <p role="status" className="mr-auto text-fg-3">
        {page === null ? (answer.error === null ? 'Loading' : '') : rangeText(page, query)}
      </p>
      {!isEmpty && (
        <>
          <Select
            label="Rows on a page"
            value={String(query.size)}
            options={pageSizes.map((size) => ({ value: String(size), text: `${size} rows` }))}
            onChoose={(size) => change({ size: Number(size) })}
          />
          <nav aria-label="Pages" className="flex w-full gap-1.5 *:flex-1 sm:w-auto sm:*:flex-none">
            {page?.rest.kind === 'next' && (
              <NextSteps after={query.after} next={page.rest.after} onChange={change} />
            )}
            {page?.rest.kind === 'numbered' && (
              <NumberedSteps rest={page.rest} query={query} onChange={change} />
            )}
          </nav>
        </>
      )}
    </div>
  );
}

type OnChange = TableState['change'];

interface NumberedStepsProps {
  rest: NumberedPages;
  query: TableQuery;
  onChange: OnChange;
}

function NumberedSteps({ rest, query: { page, size }, onChange }: NumberedStepsProps) {
  const last = lastPage(rest.total, size);
  const go = (to: number) => () => onChange({ page: to });
  const step = (by: number) => () =>
    onChange((now) => {
      const to = Math.max(1, Math.min(now.page + by, last));
      return { page: isOpen(rest, to, size) ? to : now.page };
    });
  return (
    <>
      <StepButton label="First page" stopped={page <= 1} onPress={go(1)}>
        <FirstIcon size={16} />
      </StepButton>
      <StepButton
        label="Previous page"
        stopped={page <= 1 || !isOpen(rest, Math.min(page - 1, last), size)}
        onPress={step(-1)}
      >
        <ChevronLeftIcon size={16} />
      </StepButton>
      <StepButton label="Next page" stopped={page >= last || !isOpen(rest, page + 1, size)} onPress={step(1)}>
        <ChevronRightIcon size={16} />
      </StepButton>
      <StepButton label="Last page" stopped={page >= last} onPress={go(last)}>
        <LastIcon size={16} />
      </StepButton>
    </>
  );
}

function NextSteps({
  after,
  next,
  onChange,
}: {
  after: string | null;
  next: string | null;
  onChange: OnChange;
}) {
  return (
    <>
      <StepButton label="First page" stopped={after === null} onPress={() => onChange({ after: null })}>
        <FirstIcon size={16} />
      </StepButton>
      <StepButton label="Next page" stopped={next === null} onPress={() => onChange({ after: next })}>
        <ChevronRightIcon size={16} />
      </StepButton>
    </>
  );
}

const isOpen = ({ total, atLeast = false, reach = Infinity }: NumberedPages, page: number, limit: number) =>
  page === 1 || isWithinReach({ page, limit }, { total, totalIsExact: !atLeast }, reach);

function lastPage(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}

function rangeText(
  { rows, rest }: NonNullable<ListAnswer<unknown>['page']>,
  { page, size }: TableQuery,
): string {
  if (rest.kind === 'next') return rows.length === 1 ? '1 entry' : `${figure(rows.length)} entries`;
  const total = `${rest.atLeast === true ? 'more than ' : ''}${figure(rest.total)}`;
  if (rows.length === 0) return `0 of ${total}`;
  const first = (page - 1) * size + 1;
  const range = `${figure(first)} to ${figure(first + rows.length - 1)} of ${total}`;
  return isAtEdge(rest, page, size)
    ? `${range}. Pages reach row ${figure(rest.reach)}: filter the list or download it to see more.`
    : range;
}

/** Whether the list goes on beside this page, where no page leads. */
function isAtEdge(
  rest: NumberedPages,
  page: number,
  size: number,
): rest is NumberedPages & { readonly reach: number } {
  const last = lastPage(rest.total, size);
  const leadsOn = (to: number) => to < 1 || to > last || isOpen(rest, to, size);
  if (rest.reach === undefined) return false;
  return (rest.atLeast === true && page === last) || !leadsOn(page - 1) || !leadsOn(page + 1);
}
