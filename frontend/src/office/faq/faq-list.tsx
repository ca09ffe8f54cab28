import { useId, useState } from 'react';
import {
  FaqsDocument,
  useReorderFaqsMutation,
  type FaqPartsFragment,
  type FaqsQuery,
} from '../../generated/operations.ts';
import { attempt } from '../../platform/attempt.ts';
import { useSortable } from '../ui/sortable/use-sortable.ts';
import { GripIcon } from '../../ui/icons.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { FaqRow } from './faq-row.tsx';

interface FaqListProps {
  faqs: readonly FaqPartsFragment[];
  mayWrite: boolean;
  /** What is shown is not what the server has. */
  onStale: () => void;
}

/** The list in its order, which editors change by hand. */
export function FaqList({ faqs, mayWrite, onStale }: FaqListProps) {
  const instructions = useId();
  const { wanted, saved, reorder } = useReorder(onStale);
  const byId = new Map(faqs.map((faq) => [faq.id, faq]));
  const { order, heldId, announcement, itemProps, handleProps } = useSortable({
    ids: wanted ?? faqs.map(({ id }) => id),
    nameOf: (id) => byId.get(id)?.question ?? '',
    onReorder: (ids) => void reorder(ids),
  });
  return (
    <>
      <ol className="panel divide-y divide-line overflow-clip" aria-label="Questions in their order">
        {order
          .flatMap((id) => byId.get(id) ?? [])
          .map((faq, index) => (
            <li
              key={faq.id}
              {...itemProps(faq.id)}
              className={`flex gap-1 py-3 pr-3 pl-1.5 transition-colors sm:pr-4 ${heldId === faq.id ? 'relative bg-ink-3 outline-2 -outline-offset-2 outline-data' : ''}`}
            >
              {mayWrite && faqs.length > 1 && (
                <button
                  type="button"
                  {...handleProps(faq.id)}
                  aria-label={`Move: ${faq.question}`}
                  aria-describedby={instructions}
                  className="grid h-9 w-8 shrink-0 cursor-grab touch-none place-items-center rounded-lg text-fg-3 hover:bg-ink-3 hover:text-fg active:cursor-grabbing aria-pressed:text-fg"
                >
                  <GripIcon />
                </button>
              )}
              <FaqRow faq={faq} place={index + 1} mayWrite={mayWrite} />
            </li>
          ))}
      </ol>
      {mayWrite && faqs.length > 1 && (
        <p id={instructions} className="text-caption text-fg-3">
          Drag a question by its handle to move it. With the keyboard: Space picks up and drops, the arrow
          keys move, Escape puts back.
        </p>
      )}
      <p role="status" className="sr-only">
        {announcement} {saved && 'The order is saved.'}
      </p>
    </>
  );
}

/** Saves an order. Until it is saved it is shown already; one that is refused is taken back. */
function useReorder(onStale: () => void) {
  const toasts = useToasts();
  const [wanted, setWanted] = useState<readonly string[] | null>(null);
  const [saved, setSaved] = useState(false);
  const [reorderFaqs] = useReorderFaqsMutation();
  const reorder = async (faqIds: readonly string[]) => {
    setWanted(faqIds);
    setSaved(false);
    const outcome = await attempt(() =>
      reorderFaqs({
        variables: { faqIds: [...faqIds] },
        update: (cache, { data }) => {
          if (data)
            cache.writeQuery<FaqsQuery>({ query: FaqsDocument, data: { faqs: data.reorderFaqs.faqs } });
        },
      }),
    );
    setWanted((now) => (now === faqIds ? null : now));
    if (outcome.ok) setSaved(true);
    else {
      toasts.error(outcome.error.message);
      onStale();
    }
  };
  return { wanted, saved, reorder };
}
