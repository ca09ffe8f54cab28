import { Type } from '@sinclair/typebox';
import type { Brand } from '../../platform/brand/brand.ts';
import { mailTemplate } from '../../platform/delivery/template.ts';
import { renderMail } from '../../platform/mail/mail-layout.ts';

const ConfirmationParams = Type.Object({ firstName: Type.String() });

/** The messages to applicants. */
export type AmbassadorTemplates = ReturnType<typeof ambassadorTemplates>;

/** Tells an applicant that the application has arrived. */
export function ambassadorTemplates({
  brand,
  publicUrl,
}: {
  readonly brand: Brand;
  readonly publicUrl: string;
}) {
  return {
    email: mailTemplate('ambassador-confirmation-mail', ConfirmationParams, ({ firstName }) =>
      renderMail({
        brand,
        publicUrl,
        subject: `We have your ${brand.name} ambassador application`,
        preheader: 'Our team will reach out to you shortly.',
        title: `Thank you, ${firstName}. We have your application.`,
        blocks: [
          {
            kind: 'paragraph',
            text: 'Our team will reach out to you shortly. There is nothing more to do: we write to this address.',
          },
          { kind: 'note', text: 'If you did not apply, please tell us at the address below.' },
        ],
      }),
    ),
  };
}
