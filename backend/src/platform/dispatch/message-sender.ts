import type { Logger } from 'pino';
import type { Delivery } from '../delivery/delivery.ts';
import { DeliveryError } from '../delivery/delivery-error.ts';
import type { DispatchMessage, Sender, TryResult } from './dispatch-queue.ts';
import { sentMail, sentSms } from './sent-content.ts';

/** Sends messages, each once. */
export class MessageSender implements Sender {
  readonly #delivery: Pick<Delivery, 'isAvailable' | 'send'>;

  constructor(delivery: Pick<Delivery, 'isAvailable' | 'send'>) {
    this.#delivery = delivery;
  }

  isAvailable(channel: DispatchMessage['channel']): boolean {
    return this.#delivery.isAvailable(channel);
  }

  /** Never throws; a try ends after 40 seconds. */
  async send(message: DispatchMessage, log: Logger, signal: AbortSignal): Promise<TryResult> {
    const { id, address, channel } = message;
    try {
      if (channel === 'email')
        await this.#delivery.send(sentMail, { id, address, params: message.content, signal });
      else await this.#delivery.send(sentSms, { id, address, params: message.content, signal });
      return 'sent';
    } catch (error) {
      const result = error instanceof DeliveryError ? resultOf(error) : 'unknown';
      log.debug({ err: error, result, message: id }, 'a message was not sent');
      return result;
    }
  }
}

function resultOf({ kind, about }: DeliveryError): TryResult {
  switch (kind) {
    case 'refused':
      return about === 'address' ? 'dead-address' : 'refused';
    case 'unavailable':
      return about === 'server' ? 'away' : 'deferred';
    case 'unknown':
      return 'unknown';
  }
}
