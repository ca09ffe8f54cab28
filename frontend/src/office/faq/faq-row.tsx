import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { DeleteFaqDocument, UpdateFaqDocument, type FaqPartsFragment } from '../../generated/office.ts';
import { faqEditPath } from '../platform/office-paths.ts';
import { useAction } from '../platform/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { buttonStyle } from '../ui/office-kit.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { EditIcon, TrashIcon } from '../../ui/icons.tsx';
import { previewText } from './preview-text.ts';
import { useFillIn } from './use-fill-in.ts';

interface FaqRowProps {
  faq: FaqPartsFragment;
  /** 1 is first. */
  place: number;
  mayWrite: boolean;
}

/** One question: its texts and its actions. */
export function FaqRow({ faq, place, mayWrite }: FaqRowProps) {
  const { question, answer, isActive } = faq;
  const fillIn = useFillIn();
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-4 gap-y-1 pl-2">
      <div className="min-w-56 flex-1">
        <h2 className={`wrap-anywhere ${isActive ? '' : 'text-fg-2'}`}>
          <span className="mr-2 font-normal text-fg-3">{place}</span>
          <span>{fillIn(question)}</span>
        </h2>
        <p className="mt-0.5 wrap-anywhere">{previewText(fillIn(answer))}</p>
      </div>
      {mayWrite ? <FaqActions faq={faq} /> : <StateBadge isActive={isActive} />}
    </div>
  );
}

/** Whether visitors see a question. */
export function StateBadge({ isActive }: { isActive: boolean }) {
  return (
    <span className="rounded-md border border-line-2 px-2 py-0.5 text-caption text-fg-2">
      {isActive ? 'Active' : 'Inactive'}
    </span>
  );
}

/** Edit, and delete or restore. */
export function FaqActions({ faq: { id, question: asStored, isActive } }: { faq: FaqPartsFragment }) {
  const question = useFillIn()(asStored);
  const edit = useRef<HTMLAnchorElement>(null);
  const [asking, ask] = useState(false);
  const remove = useAction(DeleteFaqDocument, { says: ({ deleteFaq }) => deleteFaq.message });
  const restore = useAction(UpdateFaqDocument, { says: ({ updateFaq }) => updateFaq.message });
  return (
    <div className="-mx-1.5 flex items-center gap-1">
      {!isActive && <StateBadge isActive={false} />}
      <Link
        ref={edit}
        to={faqEditPath(id)}
        aria-label={`Edit: ${question}`}
        className={buttonStyle('bare', undefined, 'square')}
      >
        <EditIcon size={18} />
      </Link>
      {isActive ? (
        <button
          type="button"
          aria-label={`Delete: ${question}`}
          onClick={() => ask(true)}
          className={buttonStyle('bare', 'hover:text-down', 'square')}
        >
          <TrashIcon size={18} />
        </button>
      ) : (
        <Button
          variant="bare"
          aria-label={`Restore: ${question}`}
          pending={restore.pending}
          onClick={() => void restore.run({ input: { faqId: id, isActive: true } })}
        >
          Restore
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        opener={edit}
        onClose={() => ask(false)}
        title="Delete this question?"
        confirm="Delete"
        action={remove}
        onConfirm={() => remove.run({ faqId: id })}
      >
        {`Visitors no longer see “${question}”. You can restore it: turn on Show inactive.`}
      </ConfirmDialog>
    </div>
  );
}
