import type { Brand } from '../../platform/brand/brand.ts';
import type { MailContent, SmsContent } from '../../platform/delivery/template.ts';
import { renderMail } from '../../platform/mail/mail-layout.ts';
import type { AppealAnswer } from './fairness.appeal.repository.ts';

/** Writes the answer to an appeal for each channel. */
export interface AnswerWriter {
  readonly email: (answer: Pick<AppealAnswer, 'firstName' | 'answer'>) => MailContent;
  readonly sms: () => SmsContent;
}

export function answerWriter({
  brand,
  publicUrl,
}: {
  readonly brand: Brand;
  readonly publicUrl: () => string;
}): AnswerWriter {
  return {
    email: ({ firstName, answer }) =>
      renderMail({
        brand,
        publicUrl: publicUrl(),
        subject: 'We took another look at your points',
        preheader: answer.slice(0, 100),
        title: `${firstName}, we took another look at your points`,
        blocks: [
          ...answer
            .split(/\n+/)
            .filter((line) => line.trim() !== '')
            .map((text) => ({ kind: 'paragraph', text }) as const),
          { kind: 'button', label: 'See your status', url: `${publicUrl()}/status` },
          { kind: 'note', text: 'You asked us to look again at invitations that weren’t counted.' },
        ],
      }),
    sms: () => ({
      text: `${brand.name}: we took another look at your points. Our answer is on your status page: ${publicUrl()}/status`,
    }),
  };
}
