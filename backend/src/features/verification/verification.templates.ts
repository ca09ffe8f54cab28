import { Type } from '@sinclair/typebox';
import {
  type MailTemplate,
  mailTemplate,
  type SmsTemplate,
  smsTemplate,
} from '../../platform/delivery/template.ts';
import { type MailBrand, renderMail } from '../../platform/mail/mail-layout.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import { deriveCode } from './verification.code.ts';
import { codeKeyLabel } from './verification.rules.ts';

const OtpParams = Type.Object({
  challengeId: Type.String(),
  codeLength: Type.Integer({ minimum: 4, maximum: 8 }),
  purpose: Type.Union([
    Type.Literal('waitlist'),
    Type.Literal('ambassador'),
    Type.Literal('status'),
    Type.Literal('reopen'),
    Type.Literal('own-data'),
    Type.Literal('contact'),
  ]),
  validMinutes: Type.Integer({ minimum: 1 }),
});
type OtpParams = (typeof OtpParams)['static'];

/** The messages that carry a code, by channel. */
export interface OtpTemplates {
  readonly email: MailTemplate<OtpParams>;
  readonly sms: SmsTemplate<OtpParams>;
}

export interface OtpTemplateOptions {
  readonly brand: MailBrand;
  /** The site's address; text messages are bound to its host. */
  readonly publicUrl: string;
  readonly secrets: Secrets;
}

/** The templates derive the code when they render, so it is stored nowhere. */
export function otpTemplates({ brand, publicUrl, secrets }: OtpTemplateOptions): OtpTemplates {
  const key = secrets.key(codeKeyLabel);
  const codeOf = ({ challengeId, codeLength }: OtpParams): string => deriveCode(key, challengeId, codeLength);
  return {
    email: mailTemplate('otp-email', OtpParams, (params) => {
      const code = codeOf(params);
      const valid = `It expires in ${minutes(params.validMinutes)}.`;
      const mail = renderMail({
        brand,
        publicUrl,
        subject: `${code} is your ${brand.name} OTP`,
        preheader: `${valid} Don’t share it.`,
        title: reasons[params.purpose],
        blocks: [
          { kind: 'figure', label: 'Your OTP', value: code },
          {
            kind: 'paragraph',
            text: `${valid} Only enter it on ${new URL(publicUrl).hostname}. We’ll never call or write to ask for it.`,
          },
          {
            kind: 'note',
            text: 'If you didn’t request it, ignore this email. Nothing happens without the OTP.',
          },
        ],
      });
      return { ...mail, code };
    }),
    sms: smsTemplate('otp-sms', OtpParams, (params) => {
      const code = codeOf(params);
      const text = `${code} is your ${brand.name} OTP, valid for ${minutes(params.validMinutes)}. If you did not ask for it, ignore this.`;
      // The last line makes browsers offer the code only on this site: https://wicg.github.io/sms-one-time-codes/
      return { text: `${text}\n\n@${new URL(publicUrl).hostname} #${code}`, code };
    }),
  };
}

const reasons = {
  waitlist: 'Confirm your email address to join the waitlist',
  ambassador: 'Confirm your email address to apply as an ambassador',
  status: 'Confirm your email address to see where you stand',
  reopen: 'Confirm your email address to hear when sign-ups open again',
  'own-data': 'Confirm that it’s you, to see or change your data',
  contact: 'Confirm your new email address',
} as const;

const minutes = (count: number): string => `${count} minute${count === 1 ? '' : 's'}`;
