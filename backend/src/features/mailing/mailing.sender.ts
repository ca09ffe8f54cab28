import type { Logger } from 'pino';
import type { Delivery } from '../../platform/delivery/delivery.ts';
import { DeliveryError } from '../../platform/delivery/delivery-error.ts';
import type { MailingMessage } from './mailing.kind.ts';
import { mailingMail, mailingSms } from './mailing.templates.ts';

/**
 * The result of one try: `deferred`, the other side wants this message later; `away`, it accepts none at the moment;
 * `unknown`, it went silent and may have accepted it.
 */
export type TryResult = 'sent' | 'refused' | 'dead-address' | 'deferred' | 'away' | 'unknown';

/** Sends messages, each once. */
export class MailingSender {
  readonly #delivery: Pick<Delivery, 'isAvailable' | 'send'>;

  constructor(delivery: Pick<Delivery, 'isAvailable' | 'send'>) {
    this.#delivery = delivery;
  }

  isAvailable(channel: MailingMessage['channel']): boolean {
    return this.#delivery.isAvailable(channel);
  }

  /** Never throws; a try ends after 40 seconds. */
  async send(message: MailingMessage, log: Logger, signal: AbortSignal): Promise<TryResult> {
    const { id, address, channel } = message;
    try {
      if (channel === 'email')
        await this.#delivery.send(mailingMail, { id, address, params: message.content, signal });
      else await this.#delivery.send(mailingSms, { id, address, params: message.content, signal });
      return 'sent';
    } catch (error) {
      const result = error instanceof DeliveryError ? resultOf(error) : 'unknown';
      log.debug({ err: error, result, message: id }, 'a message of a mailing was not sent');
      return result;
    }
  }
}

function resultOf({ fault, about }: DeliveryError): TryResult {
  switch (fault) {
    case 'refused':
      return about === 'address' ? 'dead-address' : 'refused';
    case 'unavailable':
      return about === 'server' ? 'away' : 'deferred';
    case 'unknown':
      return 'unknown';
  }
}
