import type { MailContent } from '../../platform/delivery/template.ts';
import { type MailBrand, renderMail } from '../../platform/mail/mail-layout.ts';
import type { AlertedOf } from './webhook.alert.repository.ts';
import type { DisabledReason } from './webhook.rules.ts';

interface AlertContent {
  /** The endpoint's host: the path may hold a secret of the receiver. */
  readonly host: string;
  readonly what: AlertedOf;
  readonly reason: DisabledReason | null;
}

export type AlertWriter = (content: AlertContent) => MailContent;

/** Writes the mail to admins about an endpoint that needs their attention. */
export function alertWriter({
  brand,
  publicUrl,
}: {
  readonly brand: MailBrand;
  readonly publicUrl: () => string;
}): AlertWriter {
  return (content) => {
    const { subject, happened, next } = wordsOf(content);
    return renderMail({
      brand,
      publicUrl: publicUrl(),
      subject,
      preheader: next,
      title: subject,
      blocks: [
        { kind: 'paragraph', text: happened },
        { kind: 'paragraph', text: next },
        { kind: 'button', label: 'View webhooks', url: `${publicUrl()}/admin/webhooks` },
      ],
    });
  };
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
    next: 'Once the receiver works again, enable the endpoint. You can then resend everything it missed.',
  };
}
