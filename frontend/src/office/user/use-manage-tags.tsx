import type { RefObject } from 'react';
import { lazyPart, useLazyDialog } from '../ui/lazy.tsx';

const ManageTags = lazyPart(async () => (await import('./manage-tags.tsx')).ManageTags);

export const useManageTags = () => useLazyDialog(ManageTags, 'The tags couldn’t be loaded. Try again.');

interface ManageTagsDialogProps {
  managing: ReturnType<typeof useManageTags>;
  /** Gets the focus back. */
  opener: RefObject<HTMLButtonElement | null>;
}

/** The dialog in which ADMINs rename and delete tags. */
export function ManageTagsDialog({ managing: { wasOpened, isOpen, close }, opener }: ManageTagsDialogProps) {
  return wasOpened ? <ManageTags open={isOpen} opener={opener} onClose={close} /> : null;
}
