/** Forms on the screen, each of which says whether it has something that leaving would put aside. */
const forms = new Set<() => boolean>();

/** Asks a form for as long as it is on the screen. @returns what ends that. */
export function watchUnsaved(isUnsaved: () => boolean): () => void {
  forms.add(isUnsaved);
  return () => forms.delete(isUnsaved);
}

/** Whether a form on the screen has changes that are not saved. */
export const hasUnsaved = (): boolean => [...forms].some((isUnsaved) => isUnsaved());
