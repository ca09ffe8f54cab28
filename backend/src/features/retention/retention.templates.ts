import type { Brand } from '../../platform/brand/brand.ts';
import { momentText } from '../../platform/delivery/moment-text.ts';
import type { MailContent, SmsContent } from '../../platform/delivery/template.ts';
import { renderMail } from '../../platform/mail/mail-layout.ts';

/** Tells a user that they will be erased, for each channel. */
export interface RetentionWriter {
  readonly email: (told: {
    readonly firstName: string;
    readonly erasedAfter: Date;
    readonly statusLink: string;
  }) => MailContent;
  readonly sms: (told: { readonly erasedAfter: Date }) => SmsContent;
}

interface Site {
  readonly brand: Brand;
  readonly publicUrl: () => string;
}

export const retentionWriter = ({ brand, publicUrl }: Site): RetentionWriter => ({
  email: ({ firstName, erasedAfter, statusLink }) =>
    renderMail({
      brand,
      publicUrl: publicUrl(),
      subject: `Do you want to stay on the ${brand.name} waitlist?`,
      preheader: `Open your status by ${momentText(erasedAfter)} to stay.`,
      title: `${firstName}, do you want to stay?`,
      blocks: [
        {
          kind: 'paragraph',
          text: `It’s been a while since you last visited the ${brand.name} waitlist. We don’t keep data longer than we need it, so after ${momentText(erasedAfter)} we’ll erase yours, and your spot with it.`,
        },
        { kind: 'paragraph', text: 'To stay, open your status before then. That’s all it takes.' },
        { kind: 'button', label: 'Stay on the waitlist', url: statusLink },
        {
          kind: 'note',
          text: 'If you don’t want to stay, you don’t need to do anything. Don’t forward this email. Anyone with the link can see your rank.',
        },
      ],
    }),
  sms: ({ erasedAfter }) => ({
    text: `${brand.name}: we’ll erase your data and your spot on the waitlist after ${momentText(erasedAfter)}. To stay, open your status: ${publicUrl()}/status`,
  }),
});
