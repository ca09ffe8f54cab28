import { DialogClose, type DialogOpening } from '../../ui/dialog.tsx';
import { Dialog } from './dialog.tsx';
import { buttonStyle } from './office-kit.ts';

/** Every keyboard shortcut of the back office, by where it works. */
const groups: readonly { readonly title: string; readonly keys: readonly (readonly [string, string])[] }[] = [
  {
    title: 'Everywhere',
    keys: [
      ['Ctrl K, Cmd K', 'Find users, screens and actions'],
      ['/', 'Search the list on the screen; without one, everything'],
      ['?', 'These shortcuts'],
    ],
  },
  {
    title: 'Lists',
    keys: [
      ['Arrow keys', 'Move between the links and buttons of a table'],
      ['Home, End', 'Move to the first or last row of a table'],
      ['F', 'Add a filter to the users'],
      ['Alt ↑, Alt ↓', 'Move the focused question of the FAQ'],
    ],
  },
  {
    title: 'Fairness',
    keys: [
      ['J', 'Next group or user'],
      ['K', 'Previous group or user'],
      ['Enter', 'Open or close a group'],
      ['X', 'Select a user'],
      ['A', 'Count the points of the selected users, or of the focused user or group'],
      ['R', 'Take back the points of the selected users, or of the focused user or group'],
      ['U', 'Undo the last decision'],
    ],
  },
];

/** The list of keyboard shortcuts. */
export function KeysDialog({ open, opener, onClose }: DialogOpening) {
  return (
    <Dialog open={open} onClose={onClose} title="Keyboard shortcuts" finalFocus={() => opener.current}>
      {groups.map(({ title, keys }) => (
        <section key={title} className="mt-4">
          <h3 className="font-medium text-fg">{title}</h3>
          <dl className="mt-2 grid gap-y-2">
            {keys.map(([key, text]) => (
              <div key={key} className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-3">
                <dt>
                  <kbd className="rounded-md border border-line bg-ink-3 px-1.5 py-0.5 font-sans text-xs">
                    {key}
                  </kbd>
                </dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <div className="mt-5 flex justify-end">
        <DialogClose className={buttonStyle('main')}>Done</DialogClose>
      </div>
    </Dialog>
  );
}
