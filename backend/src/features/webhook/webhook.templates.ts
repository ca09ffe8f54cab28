import { Type } from '@sinclair/typebox';
import { type MailTemplate, mailTemplate } from '../../platform/delivery/template.ts';
import { type MailBrand, renderMail } from '../../platform/mail/mail-layout.ts';

const AlertParams = Type.Object({
  /** The endpoint's host: the path may hold a secret of the receiver. */
  host: Type.String(),
  what: Type.Union([Type.Literal('failing'), Type.Literal('disabled')]),
  reason: Type.Union([Type.Literal('gone'), Type.Literal('failing'), Type.Null()]),
});

type AlertContent = (typeof AlertParams)['static'];
export type AlertTemplate = MailTemplate<AlertContent>;

/** The mail to admins about an endpoint that needs their attention. */
export function alertTemplate({
  brand,
  publicUrl,
}: {
  readonly brand: MailBrand;
  readonly publicUrl: string;
}): AlertTemplate {
  return mailTemplate('webhook-alert', AlertParams, ({ host, what, reason }) => {
    const { subject, happened, next } = wordsOf({ host, what, reason });
    return renderMail({
      brand,
      publicUrl,
      subject,
      preheader: next,
      title: subject,
      blocks: [
        { kind: 'paragraph', text: happened },
        { kind: 'paragraph', text: next },
        { kind: 'button', label: 'View webhooks', url: `${publicUrl}/admin/webhooks` },
      ],
    });
  });
}

function wordsOf({ host, what, reason }: AlertContent) {
  if (what === 'failing')
    return {
      subject: `Webhooks to ${host} are failing`,
      happened: `For 24 hours, no webhook to ${host} has succeeded. Events are kept, and we keep trying every hour.`,
      next: 'Fix the receiver within four days. After that, the endpoint is disabled until an admin enables it.',
    };
  return {
    subject: `The webhook endpoint at ${host} is disabled`,
    happened:
      reason === 'gone'
        ? `${host} answered 410 Gone, so nothing more is sent there.`
        : `For five days, no webhook to ${host} has succeeded, so nothing more is sent there.`,
    next: 'When the receiver works again, enable the endpoint. You can have everything sent that it missed.',
  };
}
