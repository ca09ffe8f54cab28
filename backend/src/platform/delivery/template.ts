import type { Static, TObject } from '@sinclair/typebox';
import { checked } from '../json/checked.ts';

interface Content {
  /** The one-time code that the message carries. Never stored or logged; the outbox offers it for copying. */
  readonly code?: string;
}

/** A rendered email. */
export interface MailContent extends Content {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Additional headers, by name. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A rendered text message. */
export interface SmsContent extends Content {
  readonly text: string;
}

interface TemplateOf<Channel extends string, Params extends object, Rendered> {
  readonly name: string;
  readonly channel: Channel;
  /** The text of the message. Parameters are stored as they are: a secret is derived here, not passed in. */
  render(params: Params): Rendered;
  /** Renders stored parameters. Throws if they do not fit this template. */
  renderStored(params: unknown): Rendered;
}

export type MailTemplate<Params extends object> = TemplateOf<'email', Params, MailContent>;
export type SmsTemplate<Params extends object> = TemplateOf<'sms', Params, SmsContent>;
export type MessageTemplate<Params extends object> = MailTemplate<Params> | SmsTemplate<Params>;

/** Any template, for lookup by name. */
export type StoredTemplate =
  | Pick<MailTemplate<never>, 'name' | 'channel' | 'renderStored'>
  | Pick<SmsTemplate<never>, 'name' | 'channel' | 'renderStored'>;

/** Defines an email; `schema` describes its parameters. */
export function mailTemplate<S extends TObject>(
  name: string,
  schema: S,
  render: (params: Static<S>) => MailContent,
): MailTemplate<Static<S>> {
  return { name, channel: 'email', render, renderStored: (params) => render(checked(schema, params)) };
}

/** Defines a text message; `schema` describes its parameters. */
export function smsTemplate<S extends TObject>(
  name: string,
  schema: S,
  render: (params: Static<S>) => SmsContent,
): SmsTemplate<Static<S>> {
  return { name, channel: 'sms', render, renderStored: (params) => render(checked(schema, params)) };
}
