/**
 * Why a message could not be sent.
 *
 * - `refused`: permanently; another try would get the same answer.
 * - `unavailable`: it was not accepted; a later try may succeed.
 * - `unknown`: the other side went silent, so it may have been accepted.
 */
export type DeliveryErrorKind = 'refused' | 'unavailable' | 'unknown';

/**
 * What the error is about: the other side as a whole, this message, or the recipient's address, which does not exist.
 */
export type DeliveryErrorSubject = 'server' | 'message' | 'address';

/** A message could not be sent. Its text contains only codes: a server's answers may repeat addresses or contents. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
  readonly kind: DeliveryErrorKind;
  readonly about: DeliveryErrorSubject;

  constructor(
    kind: DeliveryErrorKind,
    message: string,
    about: DeliveryErrorSubject = kind === 'refused' ? 'message' : 'server',
  ) {
    super(message);
    this.kind = kind;
    this.about = about;
  }
}
