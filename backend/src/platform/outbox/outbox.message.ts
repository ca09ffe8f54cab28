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
  /** The one-time code in it; null if there is none. */
  readonly code: string | null;
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
  const content = { subject: null, html: null, code: null, ...template.renderStored(message.params) };
  return { id, channel, to, ...content, createdAt };
}
