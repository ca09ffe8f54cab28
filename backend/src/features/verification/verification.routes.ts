import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendFailure } from '../../platform/http/reply.ts';
import { contextOf } from '../../platform/http/request-context.ts';
import { needed, nullable, responses } from '../../platform/http/rest-schema.ts';
import { sent, verified } from './verification.messages.ts';
import type { DestinationInput, Purpose } from './verification.rules.ts';
import type { VerificationService } from './verification.service.ts';
import { smsCountry } from './verification.sms-country.ts';

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

const config = { requires: 'NOTHING' } as const;

const answering = (message: string) => responses({ 200: Type.Object({ message: shown(message) }) });
const answeringSend = (message: string) =>
  responses({
    200: Type.Object({
      message: shown(message),
      result: Type.Object({
        codeLength: Type.Integer({ description: 'Number of digits in the code.', examples: [4] }),
        expiresInSeconds: Type.Integer({ description: 'Seconds until the code expires.', examples: [300] }),
        resendAfterSeconds: Type.Integer({
          description: 'Seconds until another code may be requested.',
          examples: [60],
        }),
      }),
    }),
  });
const shown = (message: string) =>
  Type.String({ description: 'A message to show to the user.', examples: [message] });

const sendOtp = {
  summary: 'Sends a verification code by email',
  body: Type.Object({
    email: Email,
    mobileNumber: nullable(
      Type.Union([Type.String(), Type.Integer()]),
      'If given, and there is no purpose, the code is for the waitlist. Nothing is sent to this number.',
    ),
    purpose: PurposeWord(
      'What the code is good for; left out: waitlist with a mobileNumber, else ambassador.',
    ),
  }),
  response: answeringSend(sent('email', 300)),
  failures: ['VALIDATION_FAILED', 'SIGNUPS_PAUSED', 'OTP_COOLDOWN', 'MAIL_PAUSED'],
} as const;
const sendMobileOtp = {
  summary: 'Sends a verification code for the waitlist by SMS',
  body: Type.Object({ mobileNumber: MobileNumber, email: UnusedEmail }),
  response: answeringSend(sent('sms', 600)),
  failures: ['VALIDATION_FAILED', 'PHONE_NOT_SUPPORTED', 'SIGNUPS_PAUSED', 'OTP_COOLDOWN', 'SMS_PAUSED'],
} as const;
const verifyOtp = {
  summary: 'Checks a verification code that was sent by email',
  body: Type.Object({
    email: Email,
    otp: Otp,
    purpose: PurposeWord('Defaults to the purpose of the newest active code for this email.'),
  }),
  response: answering(verified('email')),
  failures: ['VALIDATION_FAILED', 'OTP_INVALID', 'OTP_EXPIRED', 'OTP_ATTEMPTS_EXCEEDED'],
} as const;
const verifyMobileOtp = {
  summary: 'Checks a verification code that was sent by SMS',
  body: Type.Object({ mobileNumber: MobileNumber, otp: Otp }),
  response: answering(verified('sms')),
  failures: [...verifyOtp.failures, 'PHONE_NOT_SUPPORTED'],
} as const;

/** `POST /api/sendOtp`, `/api/sendMobileOtp`, `/api/verifyOtp` and `/api/verifyMobileOtp`. */
export function verificationRoutes(verification: VerificationService): FastifyPluginCallbackTypebox {
  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    what: DestinationInput & { readonly purpose: Purpose },
  ) => {
    const { clientAddress, browser, setBrowserToken } = contextOf(request, reply);
    const outcome = await verification.sendOtp({ ...what, clientAddress, browser });
    if (!outcome.ok) return sendFailure(reply, outcome);
    const { message, browserToken, codeLength, expiresInSeconds, resendAfterSeconds } = outcome;
    if (browserToken !== undefined) setBrowserToken(browserToken);
    return { message, result: { codeLength, expiresInSeconds, resendAfterSeconds } };
  };
  const verify = async (request: FastifyRequest, reply: FastifyReply, what: Verification) => {
    const { clientAddress, browser, setBrowserToken } = contextOf(request, reply);
    const outcome = await verification.verifyOtp({ ...what, clientAddress, browser });
    if (!outcome.ok) return sendFailure(reply, outcome);
    if (outcome.browserToken !== undefined) setBrowserToken(outcome.browserToken);
    return { message: outcome.message };
  };
  return (app, _options, done) => {
    app.post('/sendOtp', { config, schema: sendOtp }, (request, reply) => {
      const { email, mobileNumber, purpose } = request.body;
      const isWaitlist = mobileNumber !== undefined && mobileNumber !== null && mobileNumber !== '';
      return send(request, reply, {
        channel: 'email',
        email,
        purpose: purpose ?? (isWaitlist ? 'waitlist' : 'ambassador'),
      });
    });
    app.post('/sendMobileOtp', { config, schema: sendMobileOtp }, (request, reply) =>
      send(request, reply, {
        channel: 'sms',
        mobileNumber: request.body.mobileNumber?.toString(),
        purpose: 'waitlist',
      }),
    );
    app.post('/verifyOtp', { config, schema: verifyOtp }, (request, reply) => {
      const { email, otp, purpose } = request.body;
      return verify(request, reply, { channel: 'email', email, otp, purpose: purpose ?? undefined });
    });
    app.post('/verifyMobileOtp', { config, schema: verifyMobileOtp }, (request, reply) => {
      const { mobileNumber, otp } = request.body;
      return verify(request, reply, {
        channel: 'sms',
        mobileNumber: mobileNumber?.toString(),
        otp,
        purpose: 'waitlist',
      });
    });
    done();
  };
}

interface Verification extends DestinationInput {
  readonly otp: string | number | null | undefined;
  readonly purpose?: Purpose | undefined;
}
