import type { Pool } from 'pg';
import type { Env } from '../env/env.ts';
import { createSmtpMailer, type Mailer } from '../mail/smtp-mailer.ts';
import { addOutboxMessage } from '../outbox/outbox.repository.ts';
import { createTwilioSms, type SmsSender } from '../sms/twilio-sms.ts';
import type { MailTemplate, MessageTemplate, SmsTemplate } from './template.ts';

/** A message to one recipient. */
export interface Message<Params extends object> {
  /** The same for every try to send one message; mail has it in its Message-ID, and the outbox shows it once. */
  readonly id: string;
  /** An email address without a name, or an E.164 number. */
  readonly address: string;
  readonly params: Params;
  /** Seconds after which the message is useless. */
  readonly validSeconds?: number;
  /** Abandons the try in progress. */
  readonly signal?: AbortSignal;
}

export interface DeliveryOptions {
  readonly env: Pick<Env, 'production' | 'smtp' | 'twilio'>;
  /** For the local outbox. */
  readonly pool: Pool;
  /** How many connections to the mail server it may open. */
  readonly mailConnections: number;
  /** The mark that emails carry; left out: none. */
  readonly mark?: string | null;
}

/** Sends messages by SMTP and Twilio where they are configured, otherwise into the local outbox. */
export class Delivery {
  readonly #pool: Pool;
  readonly #mailer: Mailer | null;
  readonly #sms: SmsSender | null;
  readonly #production: boolean;

  constructor({ env, pool, mailConnections, mark = null }: DeliveryOptions) {
    this.#pool = pool;
    this.#production = env.production;
    this.#mailer =
      env.smtp === undefined ? null : createSmtpMailer({ ...env.smtp, connections: mailConnections, mark });
    this.#sms = env.twilio === undefined ? null : createTwilioSms(env.twilio);
  }

  /** Whether messages of the channel can be sent: in production, one that is not configured cannot. */
  isAvailable(channel: 'email' | 'sms'): boolean {
    return !this.#production || (channel === 'email' ? this.#mailer : this.#sms) !== null;
  }

  /** Whether messages of some channel stay in the local outbox. */
  get hasOutbox(): boolean {
    return !this.#production && (this.#mailer === null || this.#sms === null);
  }

  /**
   * Sends one message; resolves once the other side has accepted it.
   *
   * @throws DeliveryError, which tells whether another try makes sense.
   */
  async send<Params extends object>(
    template: MessageTemplate<Params>,
    message: Message<Params>,
  ): Promise<void> {
    if (template.channel === 'email') await this.#sendMail(template, message);
    else await this.#sendSms(template, message);
  }

  /** Closes idle connections; a message in progress is abandoned. */
  close(): void {
    this.#mailer?.close();
  }

  async #sendMail<Params extends object>(
    template: MailTemplate<Params>,
    message: Message<Params>,
  ): Promise<void> {
    if (this.#mailer === null) return this.#keep(template, message);
    const { id, address, params, signal } = message;
    await this.#mailer.send({
      id,
      to: { address },
      ...template.render(params),
      ...(signal === undefined ? {} : { signal }),
    });
  }

  async #sendSms<Params extends object>(
    template: SmsTemplate<Params>,
    message: Message<Params>,
  ): Promise<void> {
    if (this.#sms === null) return this.#keep(template, message);
    const { address, params, validSeconds, signal } = message;
    await this.#sms.send({
      to: address,
      ...template.render(params),
      ...(validSeconds === undefined ? {} : { validSeconds }),
      ...(signal === undefined ? {} : { signal }),
    });
  }

  async #keep<Params extends object>(
    { name, channel }: MessageTemplate<Params>,
    { id, address, params }: Message<Params>,
  ): Promise<void> {
    if (!this.isAvailable(channel)) throw new Error(`No ${channel} is configured`);
    await addOutboxMessage(this.#pool, { id, channel, address, template: name, params });
  }
}
