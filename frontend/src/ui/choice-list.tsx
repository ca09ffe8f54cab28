import type { ComponentProps, ReactNode } from 'react';
import { Combobox } from '@base-ui/react/combobox';
import { CheckIcon } from './icons.tsx';

interface ChoicePlaceProps {
  container: ComponentProps<typeof Combobox.Portal>['container'];
  children: ReactNode;
}

/** Where the list of a field stands: below it, over everything else. */
export function ChoicePlace({ container, children }: ChoicePlaceProps) {
  return (
    <Combobox.Portal container={container}>
      <Combobox.Positioner
        // In their first frames, absolute ones are as far from the field as the dialog is from the window's corner.
        positionMethod="fixed"
        sideOffset={6}
        collisionPadding={12}
        className="z-50 outline-none"
      >
        {children}
      </Combobox.Positioner>
    </Combobox.Portal>
  );
}

/** In the list of a field, instead of choices. */
export function NoChoice({ className }: { className: string }) {
  return (
    <Combobox.Empty className={`${className} text-fg-2 empty:hidden`}>
      No match. Try fewer letters.
    </Combobox.Empty>
  );
}

/** The look of the list itself, which scrolls. */
export const choiceListStyle =
  'max-h-[min(16rem,var(--available-height))] scroll-py-1 overflow-y-auto overscroll-contain p-1 empty:hidden';

/** What a choice says, and whether it is chosen. */
export function ChoiceText({ label }: { label: string }) {
  return (
    <>
      <span className="min-w-0 flex-1">{label}</span>
      <Combobox.ItemIndicator>
        <CheckIcon size={16} />
      </Combobox.ItemIndicator>
    </>
  );
}
