import { useCallback, useMemo, useRef, useState } from 'react';
import { FaqsDocument, ReorderFaqsDocument, type FaqPartsFragment } from '../../generated/office.ts';
import { useAction } from '../platform/use-action.ts';
import { SortableList } from '../ui/sortable-list.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { FaqRow } from './faq-row.tsx';
import { useFillIn } from './use-fill-in.ts';

interface FaqListProps {
  faqs: readonly FaqPartsFragment[];
  mayWrite: boolean;
  /** The list has changed on the server. */
  onStale: () => void;
}

/** The list in its order, which editors can change. */
export function FaqList({ faqs, mayWrite, onStale }: FaqListProps) {
  const { wanted, reorder } = useReorder(onStale);
  const byId = useMemo(() => new Map(faqs.map((faq) => [faq.id, faq])), [faqs]);
  const ids = (wanted ?? faqs.map(({ id }) => id)).filter((id) => byId.has(id));
  const fillIn = useFillIn();
  const nameOf = useCallback((id: string) => fillIn(byId.get(id)?.question ?? ''), [byId, fillIn]);
  return (
    <>
      <SortableList
        label="Questions in their order"
        ids={ids}
        nameOf={nameOf}
        onReorder={(order) => void reorder(order)}
        isSortable={mayWrite}
      >
        {(id, position) => {
          const faq = byId.get(id);
          return faq && <FaqRow faq={faq} place={position} mayWrite={mayWrite} />;
        }}
      </SortableList>
      {mayWrite && faqs.length > 1 && (
        <p className="text-caption text-fg-3">
          Drag a question by its handle to move it. With the keyboard, on the handle: Alt+↑ and Alt+↓ move it
          by one; Space picks it up and drops it.
        </p>
      )}
    </>
  );
}

/**
 * Saves an order. It is shown immediately, and undone if the server rejects it. One is saved at a time, then the newest:
 * none overtakes a later one.
 */
function useReorder(onStale: () => void) {
  const toasts = useToasts();
  const [wanted, setWanted] = useState<readonly string[] | null>(null);
  const newest = useRef<readonly string[] | null>(null);
  const { run } = useAction(ReorderFaqsDocument, {
    update: (cache, { reorderFaqs }) =>
      cache.writeQuery({ query: FaqsDocument, data: { faqs: reorderFaqs.faqs } }),
  });
  const save = (faqIds: readonly string[]) => run({ faqIds: [...faqIds] });
  const reorder = async (faqIds: readonly string[]) => {
    const isSaving = newest.current !== null;
    newest.current = faqIds;
    setWanted(faqIds);
    if (isSaving) return;
    toasts.clear();
    let saved: readonly string[] = faqIds;
    let outcome = await save(saved);
    while (outcome !== null && newest.current !== saved) {
      saved = newest.current;
      outcome = await save(saved);
    }
    newest.current = null;
    setWanted(null);
    if (outcome === null) onStale();
    else toasts.success('The order is saved.');
  };
  return { wanted, reorder };
}
