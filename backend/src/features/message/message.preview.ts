import type { Pool } from 'pg';
import type { MailContent } from '../../platform/delivery/template.ts';
import { type Given, isId } from '../../platform/forms/given.ts';
import { type SmsLength, smsLength } from '../../platform/sms/sms-length.ts';
import type { MessageValues } from './message.render.ts';
import { exampleInvite, exampleLinks, exampleTexts, sampleValues, tellsTotal } from './message.sample.ts';
import { findPreviewUser } from './message.template.repository.ts';
import type { MessageKind } from './message.kinds.ts';

/** What a user would get: the email, or the text message if one can be sent instead. */
export interface MessagePreviewContent extends MailContent {
  readonly textMessage: (SmsLength & { readonly text: string }) | null;
}

/** @param sms null for a kind that goes by email alone. */
export const previewContent = (mail: MailContent, sms: string | null): MessagePreviewContent => ({
  ...mail,
  textMessage: sms === null ? null : { text: sms, ...smsLength(sms) },
});

/** The variables' values: for a user, or for an example user if none is given. Null: there is no such user. */
export async function previewValues(
  pool: Pool,
  kind: MessageKind,
  signupId: Given,
  publicUrl: string,
): Promise<MessageValues | null> {
  const id = signupId?.trim() ?? '';
  if (id === '') return sampleValues(publicUrl, kind);
  const user = isId(id) ? await findPreviewUser(pool, id) : null;
  if (user === null) return null;
  const { total, ...known } = user;
  return {
    ...known,
    ...(tellsTotal(kind) && { total }),
    shareLink: `${publicUrl}/?ref=${encodeURIComponent(user.referralId)}`,
    ...exampleLinks(publicUrl),
    invite: exampleInvite(publicUrl, kind),
    texts: exampleTexts(publicUrl, user.rank, kind),
  };
}
