import { tabStore } from './session-store.ts';

const key = 'reloaded-for';

/** The part of the page that this load of it was to bring. */
const reloadedFor = tabStore.read(key);
tabStore.remove(key);

/** The part that a visitor waits for, in a page that was reloaded for it; null in any other. */
export const awaitedPart = (): string | null => reloadedFor;

let reloading: Promise<boolean> | null = null;

/**
 * For when the code of a part cannot be loaded: if the server answers, this page is of an earlier release, whose files
 * are gone, so it is reloaded, once for a part. Resolves with whether the page is going away. Several parts that fail
 * at once share one reload: a second would cut the first off.
 */
export async function reloadForNewRelease(part: string): Promise<boolean> {
  if (part === reloadedFor) return false;
  reloading ??= reload(part).then((isLeaving) => {
    if (!isLeaving) reloading = null;
    return isLeaving;
  });
  return reloading;
}

async function reload(part: string): Promise<boolean> {
  if (!(await isServerThere())) return false;
  tabStore.write(key, part);
  if (tabStore.read(key) !== part) return false; // where nothing is kept, it could go on for ever
  location.reload();
  return true;
}

/** How browsers say that a module, or one that it imports, could not be loaded. */
export const isLoadFailure = (error: unknown): boolean =>
  error instanceof TypeError && /dynamically imported module|module script failed/i.test(error.message);

async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
