/**
 * Thrown for an invalid database address. The message continues a sentence that starts with the variable's name, says what
 * to change, and contains nothing that may be secret.
 */
export class AddressError extends Error {
  override readonly name = 'AddressError';
}
