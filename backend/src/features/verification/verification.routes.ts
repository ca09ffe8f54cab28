import { Type } from '@sinclair/typebox';
import type { FastifyPluginCallback } from 'fastify';
import { needed, nullable } from '../../platform/http/rest-schema.ts';
import { ownBody } from '../../platform/mirror/mirror.inputs.ts';
import { mirror } from '../../platform/mirror/mirror.ts';
import { sent, verified } from './verification.messages.ts';
import type { VerificationResolver } from './verification.resolver.ts';
import { smsCountry } from './verification.sms-country.ts';
import type { SendOtpPayload } from './verification.types.ts';

const Email = needed(Type.String({ examples: ['ada@example.com'] }), 'Email address.');
const UnusedEmail = nullable(Type.String(), 'Accepted but ignored: the code goes to the phone.');
const MobileNumber = needed(
  Type.Union([Type.String(), Type.Integer()], { examples: [smsCountry.exampleMobile] }),
  `${smsCountry.adjective} mobile number, with or without ${smsCountry.dialCode}.`,
);
const Otp = needed(
  Type.Union([Type.String(), Type.Integer()], { examples: ['1234'] }),
  'The code, as text or as a number without its leading zeros.',
);
const PurposeWord = (description: string) =>
  nullable(
    Type.Union([Type.Literal('waitlist'), Type.Literal('ambassador')], { examples: ['waitlist'] }),
    description,
  );

const EmailToVerify = Type.Object({
  email: Email,
  mobileNumber: nullable(
    Type.Union([Type.String(), Type.Integer()]),
    'If given, and there is no purpose, the code is for the waitlist. Nothing is sent to this number.',
  ),
  purpose: PurposeWord('What the code is good for; left out: waitlist with a mobileNumber, else ambassador.'),
});
const MobileToVerify = Type.Object({ mobileNumber: MobileNumber, email: UnusedEmail });
const EmailedCode = Type.Object({
  email: Email,
  otp: Otp,
  purpose: PurposeWord('Defaults to the purpose of the newest active code for this email.'),
});
const TextedCode = Type.Object({ mobileNumber: MobileNumber, otp: Otp });

const ProofHeader = Type.Object({
  'x-proof': Type.Optional(
    Type.String({ description: 'Needed after PROOF_REQUIRED: the answer to the challenge of that answer.' }),
  ),
});

const times = { codeLength: 4, expiresInSeconds: 300, resendAfterSeconds: 60 };
const verifyFailures = ['VALIDATION_FAILED', 'OTP_INVALID', 'OTP_EXPIRED', 'OTP_ATTEMPTS_EXCEEDED'] as const;

/** `POST /api/sendOtp`, `/api/sendMobileOtp`, `/api/verifyOtp` and `/api/verifyMobileOtp`. */
export const verificationRoutes: FastifyPluginCallback = (app, _options, done) => {
  const call = mirror<VerificationResolver>(app);
  call('POST /sendOtp', 'sendOtp', {
    summary: 'Sends a verification code by email',
    takes: ownBody(EmailToVerify, ({ email, mobileNumber, purpose }) => {
      const isWaitlist = mobileNumber !== undefined && mobileNumber !== null && mobileNumber !== '';
      const usual = isWaitlist ? 'waitlist' : 'ambassador';
      return { input: { channel: 'email', email, purpose: purpose ?? usual } };
    }),
    examples: { ...times, message: sent('email', 300) },
    reply: sentReply,
    headers: ProofHeader,
    failures: ['VALIDATION_FAILED', 'SIGNUPS_PAUSED', 'PROOF_REQUIRED', 'OTP_COOLDOWN', 'MAIL_PAUSED'],
  });
  call('POST /sendMobileOtp', 'sendOtp', {
    summary: 'Sends a verification code for the waitlist by SMS',
    takes: ownBody(MobileToVerify, ({ mobileNumber }) => ({
      input: { channel: 'sms', mobileNumber: mobileNumber?.toString(), purpose: 'waitlist' },
    })),
    examples: { ...times, message: sent('sms', 600) },
    reply: sentReply,
    headers: ProofHeader,
    failures: [
      'VALIDATION_FAILED',
      'PHONE_NOT_SUPPORTED',
      'SIGNUPS_PAUSED',
      'PROOF_REQUIRED',
      'OTP_COOLDOWN',
      'SMS_PAUSED',
    ],
  });
  call('POST /verifyOtp', 'verifyOtp', {
    summary: 'Checks a verification code that was sent by email',
    takes: ownBody(EmailedCode, ({ email, otp, purpose }) => ({
      input: { channel: 'email', email, otp, purpose: purpose ?? undefined },
    })),
    examples: { message: verified('email') },
    reply: ({ message }) => ({ message }),
    failures: verifyFailures,
  });
  call('POST /verifyMobileOtp', 'verifyOtp', {
    summary: 'Checks a verification code that was sent by SMS',
    takes: ownBody(TextedCode, ({ mobileNumber, otp }) => ({
      input: { channel: 'sms', mobileNumber: mobileNumber?.toString(), otp, purpose: 'waitlist' },
    })),
    examples: { message: verified('sms') },
    reply: ({ message }) => ({ message }),
    failures: [...verifyFailures, 'PHONE_NOT_SUPPORTED'],
  });
  done();
};

const sentReply = ({ message, codeLength, expiresInSeconds, resendAfterSeconds }: SendOtpPayload) => ({
  message,
  result: { codeLength, expiresInSeconds, resendAfterSeconds },
});
