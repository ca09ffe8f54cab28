/**
 * What became of a message that could not be sent.
 *
 * - `refused`: for good; trying again would get the same answer.
 * - `unavailable`: it was not taken; a later try may succeed.
 * - `unknown`: the other side fell silent, so it may have been taken.
 */
export type DeliveryFault = 'refused' | 'unavailable' | 'unknown';

/**
 * What the fault says something of: the other side as a whole, this message, or the recipient's address, which does not
 * exist.
 */
export type FaultSubject = 'server' | 'message' | 'address';

/** A message could not be sent. Its text names only codes: what a server answers may repeat addresses or contents. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
  readonly fault: DeliveryFault;
  readonly about: FaultSubject;

  constructor(
    fault: DeliveryFault,
    message: string,
    about: FaultSubject = fault === 'refused' ? 'message' : 'server',
  ) {
    super(message);
    this.fault = fault;
    this.about = about;
  }
}
