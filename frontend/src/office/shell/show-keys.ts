type Listener = (opener: HTMLElement | null) => void;

const listeners = new Set<Listener>();

/** Calls a listener whenever the list of keyboard shortcuts is asked for. @returns a function that ends it. */
export function onKeysAsked(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows the list of keyboard shortcuts. @param opener gets the focus back. */
export function showKeys(opener: HTMLElement | null): void {
  for (const listener of listeners) listener(opener);
}
