import { DialogClose, type DialogOpening } from '../../ui/dialog.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { buttonStyle } from '../ui/office-kit.ts';

const keys = [
  ['J', 'Next group or user'],
  ['K', 'Previous group or user'],
  ['Enter', 'Open or close a group'],
  ['X', 'Select a user'],
  ['A', 'Count the points of the selected users, or of the focused user or group'],
  ['R', 'Take back the points of the selected users, or of the focused user or group'],
  ['U', 'Undo the last decision'],
  ['?', 'These shortcuts'],
] as const;

/** The keys of the review. */
export function KeysDialog({ open, opener, onClose }: DialogOpening) {
  return (
    <Dialog open={open} onClose={onClose} title="Keyboard shortcuts" finalFocus={() => opener.current}>
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-2">
        {keys.map(([key, text]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="rounded-md border border-line bg-ink-3 px-1.5 py-0.5 font-sans text-xs">
                {key}
              </kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-5 flex justify-end">
        <DialogClose className={buttonStyle('main')}>Done</DialogClose>
      </div>
    </Dialog>
  );
}
