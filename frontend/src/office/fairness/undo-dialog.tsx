import { UndoHoldDecisionDocument, type DecisionPartsFragment } from '../../generated/office.ts';
import type { DialogOpening } from '../../ui/dialog.tsx';
import { useAction } from '../platform/use-action.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { counted } from '../ui/format.ts';
import { shownByReview } from './decide-dialog.tsx';

/** Asks before a decision is undone. */
export function UndoDialog({ decision, ...opening }: DialogOpening & { decision: DecisionPartsFragment }) {
  const { id, credits, blocks, reason } = decision;
  const undo = useAction(UndoHoldDecisionDocument, {
    refetch: shownByReview,
    says: () => 'It is as it was before.',
  });
  return (
    <ConfirmDialog
      {...opening}
      action={undo}
      onConfirm={() => undo.run({ id })}
      title="Undo this decision?"
      confirm="Undo"
      keep="Keep it"
    >
      {`“${reason}”: ${counted(credits, 'join becomes', 'joins become')} what they were before, unless somebody decided about them since.${blocks ? ' Whom it blocked is unblocked.' : ''}`}
    </ConfirmDialog>
  );
}
