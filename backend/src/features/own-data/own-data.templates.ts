import type { Brand } from '../../platform/brand/brand.ts';
import type { MailContent, SmsContent } from '../../platform/delivery/template.ts';
import { renderMail } from '../../platform/mail/mail-layout.ts';

/** Tells a contact that it was changed for another, for each channel. */
export interface ContactChangeWriter {
  readonly email: (change: { readonly firstName: string }) => MailContent;
  readonly sms: () => SmsContent;
}

export const contactChangeWriter = ({
  brand,
  publicUrl,
}: {
  readonly brand: Brand;
  readonly publicUrl: () => string;
}): ContactChangeWriter => ({
  email: ({ firstName }) =>
    renderMail({
      brand,
      publicUrl: publicUrl(),
      subject: `Your contact for ${brand.name} was changed`,
      preheader: 'Wasn’t it you? Write to us.',
      title: `${firstName}, your contact was changed`,
      blocks: [
        {
          kind: 'paragraph',
          text: `Your spot on the ${brand.name} waitlist now belongs to another email address or phone number. A code that we sent to this address confirmed the change. Links to your status that we sent here no longer work.`,
        },
        { kind: 'paragraph', text: `If it wasn’t you, write to ${brand.supportEmail} right away.` },
        {
          kind: 'note',
          text: 'We only write to this address about the change. You can’t undo it with this email.',
        },
      ],
    }),
  sms: () => ({
    text: `${brand.name}: your spot on the waitlist now belongs to another email address or phone number. If it wasn’t you, write to ${brand.supportEmail}.`,
  }),
});
