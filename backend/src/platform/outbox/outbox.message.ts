import type { StoredTemplate } from '../delivery/template.ts';
import type { StoredMessage } from './outbox.repository.ts';

/** A message as its recipient would have received it. */
export interface ShownMessage {
  readonly id: string;
  readonly channel: 'email' | 'sms';
  /** Email address or E.164 number. */
  readonly to: string;
  /** Null for a text message. */
  readonly subject: string | null;
  readonly text: string;
  /** Null for a text message. */
  readonly html: string | null;
  /** ISO 8601. */
  readonly createdAt: string;
}

/** Renders a stored message with its template; null if this version of the product has no such template. */
export function renderStored(
  message: StoredMessage,
  templates: readonly StoredTemplate[],
): ShownMessage | null {
  const template = templates.find(({ name }) => name === message.template);
  if (template === undefined) return null;
  const { id, channel, address: to } = message;
  const createdAt = message.created_at.toISOString();
  if (template.channel === 'sms')
    return {
      id,
      channel,
      to,
      subject: null,
      text: template.renderStored(message.params).text,
      html: null,
      createdAt,
    };
  return { id, channel, to, ...template.renderStored(message.params), createdAt };
}
