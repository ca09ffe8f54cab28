import { Type } from '@sinclair/typebox';
import { mailTemplate, smsTemplate } from '../delivery/template.ts';

/* Messages are rendered before they are sent; the outbox stores them as they are. */

const Mail = Type.Object({
  subject: Type.String(),
  text: Type.String(),
  html: Type.String(),
  headers: Type.Optional(Type.Record(Type.String(), Type.String())),
});

export const sentMail = mailTemplate('message', Mail, (content) => content);
export const sentSms = smsTemplate('message-sms', Type.Object({ text: Type.String() }), (content) => content);
