import { DeliveryError } from '../platform/delivery/delivery-error.ts';

/** Why a message was not sent; `sent` if it was. */
export const deliveryResult = async (sending: Promise<void>): Promise<unknown> => {
  const error: unknown = await sending.then(
    () => 'sent',
    (reason: unknown) => reason,
  );
  return error instanceof DeliveryError ? error.kind : error;
};
