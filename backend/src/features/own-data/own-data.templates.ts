import type { Brand } from '../../platform/brand/brand.ts';
import type { MailContent, SmsContent } from '../../platform/delivery/template.ts';
import { momentText } from '../../platform/delivery/moment-text.ts';
import { renderMail } from '../../platform/mail/mail-layout.ts';

/** Tells a contact that it was changed for another, for each channel. */
export interface ContactChangeWriter {
  readonly email: (change: { readonly firstName: string }) => MailContent;
  readonly sms: () => SmsContent;
}

interface Site {
  readonly brand: Brand;
  readonly publicUrl: () => string;
}

export const contactChangeWriter = ({ brand, publicUrl }: Site): ContactChangeWriter => ({
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

/** Confirms that a user is leaving, for each channel. */
export interface LeavingWriter {
  readonly email: (leaving: {
    readonly firstName: string;
    readonly leavesAt: Date;
    readonly statusLink: string;
  }) => MailContent;
  readonly sms: (leaving: { readonly leavesAt: Date }) => SmsContent;
}

export const leavingWriter = ({ brand, publicUrl }: Site): LeavingWriter => ({
  email: ({ firstName, leavesAt, statusLink }) =>
    renderMail({
      brand,
      publicUrl: publicUrl(),
      subject: `You’re leaving the ${brand.name} waitlist`,
      preheader: `You can stay until ${momentText(leavesAt)}.`,
      title: `${firstName}, you’re leaving the waitlist`,
      blocks: [
        {
          kind: 'paragraph',
          text: `We’ll erase your data on ${momentText(leavesAt)}, as you asked us to. Until then, you keep your spot, and we send you no other messages.`,
        },
        {
          kind: 'paragraph',
          text: 'Changed your mind, or wasn’t it you? Open your status and choose “Stay on the waitlist”. We’ll send you a code to confirm it.',
        },
        { kind: 'button', label: 'See your status', url: statusLink },
        { kind: 'note', text: 'Don’t forward this email. Anyone with the link can see your rank.' },
      ],
    }),
  sms: ({ leavesAt }) => ({
    text: `${brand.name}: we’ll erase your data on ${momentText(leavesAt)}, as you asked us to. To stay: ${publicUrl()}/status`,
  }),
});
