import type { DecisionPartsFragment } from '../../generated/office.ts';
import type { DialogOpening } from '../../ui/dialog.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { counted } from '../ui/format.ts';
import { useUndo } from './use-undo.ts';

/** Asks before a decision is undone. */
export function UndoDialog({ decision, ...opening }: DialogOpening & { decision: DecisionPartsFragment }) {
  const { id, credits, blocks, reason } = decision;
  const undo = useUndo();
  return (
    <ConfirmDialog
      {...opening}
      action={undo}
      onConfirm={() => undo.run({ id })}
      title="Undo this decision?"
      confirm="Undo"
      keep="Keep it"
    >
      {`“${reason}”: this restores ${counted(credits, 'sign-up', 'sign-ups')}, except those decided again since.${blocks ? ' Users it blocked are unblocked.' : ''}`}
    </ConfirmDialog>
  );
}
