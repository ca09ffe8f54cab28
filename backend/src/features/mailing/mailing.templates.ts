import { Type } from '@sinclair/typebox';
import { mailTemplate, smsTemplate } from '../../platform/delivery/template.ts';

/* A kind renders its messages itself; the outbox stores them as they are. */

const Mail = Type.Object({
  subject: Type.String(),
  text: Type.String(),
  html: Type.String(),
  headers: Type.Optional(Type.Record(Type.String(), Type.String())),
});

export const mailingMail = mailTemplate('mailing', Mail, (content) => content);
export const mailingSms = smsTemplate(
  'mailing-sms',
  Type.Object({ text: Type.String() }),
  (content) => content,
);
