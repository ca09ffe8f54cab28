/**
 * What became of a message that could not be sent.
 *
 * - `refused`: for good; trying again would get the same answer.
 * - `unavailable`: it was not taken; a later try may succeed.
 * - `unknown`: the other side fell silent, so it may have been taken.
 */
export type DeliveryFault = 'refused' | 'unavailable' | 'unknown';

/** A message could not be sent. Its text names only codes: what a server answers may repeat addresses or contents. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
  readonly fault: DeliveryFault;

  constructor(fault: DeliveryFault, message: string) {
    super(message);
    this.fault = fault;
  }
}
