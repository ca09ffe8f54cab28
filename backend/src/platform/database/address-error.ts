/**
 * Thrown for an invalid database address. The message continues a sentence that starts with the variable's name, says what
 * to change, and contains nothing that may be secret.
 */
export class AddressError extends Error {
  override readonly name = 'AddressError';
}

const encoding = 'write / as %2F, ? as %3F, # as %23, @ as %40 and % as %25';
/** What to do about a user name or password that breaks the address it is in. */
export const encodeLogin = `must have its user name and password percent-encoded: ${encoding}`;
/** Ends a message about an address that cannot be read, perhaps because of its password. */
export const loginHint = `; in its user name and password, ${encoding}`;
