import { DeliveryError } from '../platform/delivery/delivery-error.ts';

/** Whose fault it is that a message was not sent; `sent` if it was. */
export const deliveryFault = async (sending: Promise<void>): Promise<unknown> => {
  const error: unknown = await sending.then(
    () => 'sent',
    (reason: unknown) => reason,
  );
  return error instanceof DeliveryError ? error.fault : error;
};
