/** The address of the back office; every address below it is the same document. */
export const officePath = '/admin';
