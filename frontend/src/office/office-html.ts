/** The address of the back office; every address below it is the same document. */
export const officePath = '/admin';

/** The back office's head, without styles and code: search engines must not index it. */
export const officeHead = '<meta name="robots" content="noindex">';
