import { createContext, use, type RefObject } from 'react';

/** The open dialog's element: popups inside a dialog must be rendered inside it, or they could not be focused. */
export const ModalContainer = createContext<RefObject<HTMLElement | null> | null>(null);

export function useModalContainer(): RefObject<HTMLElement | null> | undefined {
  return use(ModalContainer) ?? undefined;
}
