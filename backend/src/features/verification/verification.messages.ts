import { failure, type Failure } from '../../platform/errors/error-catalogue.ts';
import { type Obstacle, retryAfterSeconds } from './verification.limits.ts';
import type { Channel } from './verification.rules.ts';

/** The words of this feature's answers; each is shown to people as it is. */

const means: Readonly<Record<Channel, string>> = { email: 'email address', sms: 'mobile number' };

export const sent = (channel: Channel, validSeconds: number): string =>
  `OTP sent to your ${means[channel]}. It is valid for ${duration(validSeconds)}.`;

export const verified = (channel: Channel): string => `Your ${means[channel]} is verified.`;

export const otpInvalid: Failure = failure(
  'OTP_INVALID',
  'This OTP is not valid. Please check it, or ask for a new one.',
);

export const otpExpired: Failure = failure('OTP_EXPIRED', 'This OTP has expired. Please ask for a new one.');

/** @param waitSeconds until a new code may be asked for; 0: now. */
export function attemptsExceeded(waitSeconds: number): Failure {
  const retryAfter = retryAfterSeconds(waitSeconds);
  const when =
    waitSeconds > 0 ? `You can ask for a new OTP in ${duration(retryAfter)}.` : 'Please ask for a new OTP.';
  return failure('OTP_ATTEMPTS_EXCEEDED', `Too many wrong tries. ${when}`, { retryAfterSeconds: retryAfter });
}

/** The refusal of a send by a limit. */
export function sendRefused({ code, waitSeconds }: Obstacle): Failure {
  const retryAfter = retryAfterSeconds(waitSeconds);
  return failure(code, refusal(code, duration(retryAfter)), { retryAfterSeconds: retryAfter });
}

function refusal(code: Obstacle['code'], wait: string): string {
  switch (code) {
    case 'OTP_COOLDOWN':
      return `An OTP was sent a moment ago. You can ask for another one in ${wait}.`;
    case 'RATE_LIMITED':
      return `Too many OTPs were asked for. Please try again in ${wait}.`;
    case 'SMS_PAUSED':
      return `We cannot send text messages just now. Please use your email address, or try again in ${wait}.`;
  }
}

/** The installation sends no text messages; asking again within the hour will not change that. */
export const smsUnavailable: Failure = failure(
  'SMS_PAUSED',
  'We cannot send text messages. Please use your email address instead.',
  {
    retryAfterSeconds: 3600,
  },
);

/** Whole seconds in words, rounded up. */
function duration(seconds: number): string {
  const [amount, unit] =
    seconds < 120
      ? [seconds, 'second']
      : seconds < 7200
        ? [Math.ceil(seconds / 60), 'minute']
        : [Math.ceil(seconds / 3600), 'hour'];
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}
