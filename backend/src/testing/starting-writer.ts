import { compileMessage, renderMessage } from '../features/message/message.render.ts';
import { startingTemplates } from '../features/message/message.starting-texts.ts';
import type { Brand } from '../platform/brand/brand.ts';
import type { UserMailWriter } from '../platform/mail/user-mail.ts';

/** Writes what the template says that a new installation starts with. */
export function startingWriter(
  kind: 'welcome' | 'reward',
  letterhead: { readonly brand: Brand; readonly publicUrl: string },
): UserMailWriter {
  const compiled = compileMessage({ kind, ...startingTemplates[kind] }, letterhead);
  if (!compiled.ok) throw new Error(JSON.stringify(compiled));
  return (mail) => renderMessage(compiled.message, { ...mail, invite: null, unsubscribeLink: null });
}
