import type { Brand } from '../../platform/brand/brand.ts';
import type { MailContent } from '../../platform/delivery/template.ts';
import { renderMail } from '../../platform/mail/mail-layout.ts';

export type ConfirmationWriter = (applicant: { readonly firstName: string }) => MailContent;

/** Tells an applicant that the application has arrived. */
export const confirmationWriter =
  ({ brand, publicUrl }: { readonly brand: Brand; readonly publicUrl: () => string }): ConfirmationWriter =>
  ({ firstName }) =>
    renderMail({
      brand,
      publicUrl: publicUrl(),
      subject: `We have your ${brand.name} ambassador application`,
      preheader: 'Our team will reach out to you shortly.',
      title: `Thank you, ${firstName}. We have your application.`,
      blocks: [
        {
          kind: 'paragraph',
          text: 'Our team will reach out to you shortly, at this email address. There’s nothing more to do.',
        },
        { kind: 'note', text: 'If you didn’t apply, let us know at the address below.' },
      ],
    });
