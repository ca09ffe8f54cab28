/**
 * Thrown for the address of a database that cannot be used. The message goes on from the variable's name, says what to change,
 * and repeats nothing that may be secret.
 */
export class AddressError extends Error {
  override readonly name = 'AddressError';
}
