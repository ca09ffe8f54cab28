/**
 * How a template leads back to the message that is prepared with it. Both are in the state of the browser's history, as with
 * lists (see list-origin.ts).
 */

import { stateRecord } from './list-origin.ts';

/** The state of a template that was opened from a page. @param page its address. */
export const writtenFor = (page: string) => ({ writtenFor: page });

/** The state of a page that a template leads back to. @param template its id. */
export const backWith = (template: string) => ({ template });

const textOf = (state: unknown, name: string): string | null => {
  const value = stateRecord(state)[name];
  return typeof value === 'string' ? value : null;
};

/** The address of the page that a template was opened from; null: it was opened from elsewhere. */
export const pageOf = (state: unknown): string | null => textOf(state, 'writtenFor');

/** The id of the template that was just saved for this page; null: none was. */
export const templateOf = (state: unknown): string | null => textOf(state, 'template');
