import type { MailContent } from '../../platform/delivery/template.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import { type CompiledMessage, type MessageValues, renderMessage } from './message.render.ts';
import { unsubscribeHeaders, unsubscribeLink } from './message.unsubscribe.token.ts';

/** An invitation to one user, or a reminder of it, as an admin wrote it, with a link and headers to unsubscribe. */
export function renderInvite(
  secrets: Secrets,
  compiled: CompiledMessage,
  {
    signupId,
    mailingSeq,
    ...values
  }: Omit<MessageValues, 'unsubscribeLink'> & {
    readonly signupId: string;
    /** The wave that it belongs to; null: none. */
    readonly mailingSeq: number | null;
  },
): MailContent {
  const leave = unsubscribeLink(secrets, compiled.letterhead.publicUrl, {
    signupId,
    stream: 'invites',
    mailingSeq,
  });
  return {
    ...renderMessage(compiled, { ...values, unsubscribeLink: leave }),
    headers: unsubscribeHeaders(leave),
  };
}
