import { createContext, use, type RefObject } from 'react';

/** The open dialog's own element: what pops up inside a dialog must live inside it, or focus could not reach it. */
export const ModalContainer = createContext<RefObject<HTMLElement | null> | null>(null);

export function useModalContainer(): RefObject<HTMLElement | null> | undefined {
  return use(ModalContainer) ?? undefined;
}
