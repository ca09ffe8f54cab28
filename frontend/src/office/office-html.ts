/** Where the back office is; every address below it is the same document. */
export const officePath = '/admin';

/** What stands in the back office's head besides styles and code: search engines are told to stay away. */
export const officeHead = '<meta name="robots" content="noindex">';
