import { failure, type Failure, type Outcome } from '../../platform/errors/error-catalogue.ts';
import type { ProofDemand } from '../../platform/proof/proof.ts';
import { type Obstacle, retryAfterSeconds } from './verification.limits.ts';
import { type Channel, invalidField } from './verification.rules.ts';

/** This feature's messages, shown to users as they are. */

const means: Readonly<Record<Channel, string>> = { email: 'email address', sms: 'mobile number' };

export const sent = (channel: Channel, validSeconds: number): string =>
  `OTP sent to your ${means[channel]}. It expires in ${duration(validSeconds)}.`;

export const verified = (channel: Channel): string => `Your ${means[channel]} is verified.`;

export const otpInvalid: Failure = failure(
  'OTP_INVALID',
  'That code isn’t right. Try again or request a new one.',
);

export const otpExpired: Failure = failure('OTP_EXPIRED', 'That code has expired. Request a new one.');

/** @param waitSeconds until a new code may be requested; 0: now. */
export function attemptsExceeded(waitSeconds: number): Failure {
  const retryAfter = retryAfterSeconds(waitSeconds);
  // Without the seconds, which the button beside it counts down.
  const when = waitSeconds > 0 ? 'Wait a moment, then request a new code.' : 'Request a new code.';
  return failure('OTP_ATTEMPTS_EXCEEDED', `Too many wrong codes. ${when}`, { retryAfterSeconds: retryAfter });
}

/** DNS says that no server takes email for the domain. */
export const deadDomain = (domain: string): Outcome<never> =>
  invalidField('email', `${domain} can’t receive email. Check the spelling, or use another address.`);

/** What this send needs first. Browsers do it without asking, so people read this only if that fails. */
export const proofRequired = (proof: ProofDemand): Failure =>
  failure(
    'PROOF_REQUIRED',
    'Many codes are being requested, so your browser has to do a short check first. Try again, or reload the page.',
    { proof },
  );

/** The rejection of a send by a limit. */
export function sendRefused({ code, waitSeconds }: TimedObstacle): Failure {
  const retryAfter = retryAfterSeconds(waitSeconds);
  return failure(code, refusal(code, duration(retryAfter)), { retryAfterSeconds: retryAfter });
}

type TimedObstacle = Obstacle & { readonly code: Exclude<Obstacle['code'], 'PROOF_REQUIRED'> };

function refusal(code: TimedObstacle['code'], wait: string): string {
  switch (code) {
    case 'OTP_COOLDOWN':
      return `We just sent a code. You can request another one in ${wait}.`;
    case 'RATE_LIMITED':
      return `Too many codes were requested. Try again in ${wait}.`;
    case 'SMS_PAUSED':
      return `We can’t send text messages right now. Use your email address, or try again in ${wait}.`;
    case 'MAIL_PAUSED':
      return `We can’t send email right now. Try again in ${wait}.`;
  }
}

/** The team has paused sign-ups. Not a 503: nothing is broken, and clients and proxies must not retry it. */
export const signupsPaused: Failure = failure(
  'SIGNUPS_PAUSED',
  'Sign-ups are paused for now. Please try again later. If you have already joined, you can still check your rank.',
);

/** This installation sends no text messages, so an early retry is pointless. */
export const smsUnavailable: Failure = failure(
  'SMS_PAUSED',
  'We can’t send text messages. Use your email address instead.',
  { retryAfterSeconds: 3600 },
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
