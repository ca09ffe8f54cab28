import { useSyncExternalStore } from 'react';

/** Forms with changes, each of which says whether leaving would still put them aside. */
const forms = new Set<() => boolean>();
const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

/** A form has changes, until what this returns is called. */
export function addUnsaved(isUnsaved: () => boolean): () => void {
  forms.add(isUnsaved);
  tell();
  return () => {
    forms.delete(isUnsaved);
    tell();
  };
}

/** Whether a form on the screen has changes that are not saved, at this moment. */
export const hasUnsaved = (): boolean => [...forms].some((isUnsaved) => isUnsaved());

/** Whether a form on the screen has changes. */
export const useFormsWithChanges = (): boolean => useSyncExternalStore(subscribe, () => forms.size > 0);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
