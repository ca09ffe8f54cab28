import { tabStore } from '../../platform/session-store.ts';

/**
 * Text that an admin typed and has not saved, kept in this tab: it survives a reload and the end of a session. Only for
 * the account that typed it.
 */
export interface Draft {
  read(): unknown;
  write(content: unknown): void;
  forget(): void;
}

/** @param what identifies the form, such as `faq/new`. @param accountId the account that typed the text. */
export function draftOf(what: string, accountId: string): Draft {
  const key = `draft/${accountId}/${what}`;
  return {
    read: () => parse(tabStore.read(key)),
    write: (content) => tabStore.write(key, JSON.stringify(content)),
    forget: () => tabStore.remove(key),
  };
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
