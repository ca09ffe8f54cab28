import { referralCodeMinLength } from '@waitlist/backend/referral-rules';
import type { JoinWaitlistInput } from '../../generated/operations.ts';
import type { ApiError } from '../../platform/api-error.ts';
import type { Flight } from '../../platform/use-single-flight.ts';
import type { Toasts } from '../../ui/toasts.tsx';
import type { FlowCalls } from './flow-calls.ts';
import {
  turnedDownBy,
  type Challenge,
  type CodeState,
  type Contact,
  type FlowState,
  type Joined,
  type Problem,
  type SignupValues,
} from './flow-state.ts';

/** What a filled-in form asks for: its values as typed, the join they mean, and where the code goes. */
export interface Submission {
  readonly values: SignupValues;
  readonly join: JoinWaitlistInput;
  readonly contact: Contact;
}

/** What actions work with. */
export interface FlowTools extends Flight {
  readonly calls: FlowCalls;
  readonly toasts: Toasts;
  show(state: FlowState): void;
  /** Says what went wrong; it was the last that the action had to do. */
  fail(during: Problem['during'], error: ApiError): void;
  /** Keeps a contact that was proven, so that after a correction nobody proves it again; null forgets it. */
  keepProven(contact: Contact | null): void;
  /** Keeps the newest code that was sent, so that whoever closed its step finds it again; null forgets it. */
  keepSent(sent: Challenge | null): void;
  onJoined(): void;
}

/** After these no entry of the code will do. */
const deadCodes = new Set(['OTP_EXPIRED', 'OTP_ATTEMPTS_EXCEEDED']);

/** With these the same person can still be reached by e-mail. */
const smsRefusals = new Set(['SMS_PAUSED', 'PHONE_NOT_SUPPORTED']);

/** Sends a code and shows its step. Falls back to e-mail where a text message cannot reach this person. */
export async function challenge(tools: FlowTools, { values, join, contact }: Submission): Promise<void> {
  const sent = await tools.calls.sendCode(contact);
  if (!tools.stillWanted()) return;
  if (sent.ok) {
    tools.toasts.success(sent.data.sendOtp.message);
    askForCode(tools, { values, join, challenge: challengeOf(contact, sent.data.sendOtp) });
  } else if (contact.channel === 'SMS' && smsRefusals.has(sent.error.code)) {
    await challenge(tools, { values, join, contact: { channel: 'EMAIL', destination: join.email } });
  } else {
    tools.fail('sending', sent.error);
    tools.show({ step: 'form', values, turnedDown: turnedDownBy(sent.error, values) });
  }
}

/** Shows the step of a code that was sent before and is still good. */
export function askAgain(
  tools: FlowTools,
  { values, join }: Submission,
  sent: Challenge,
  secondsLeft: number,
): void {
  askForCode(tools, { values, join, challenge: { ...sent, expiresInSeconds: secondsLeft } });
}

function askForCode(tools: FlowTools, asked: Omit<CodeState, 'step' | 'confirmed'>): void {
  tools.land();
  tools.keepSent(asked.challenge);
  tools.show({ step: 'code', ...asked, confirmed: false });
}

/** Sends another code to the same contact. */
export async function resend(tools: FlowTools, at: CodeState): Promise<void> {
  const sent = await tools.calls.sendCode(at.challenge);
  if (!tools.stillWanted()) return;
  if (!sent.ok) return tools.fail('sending', sent.error);
  tools.toasts.success(sent.data.sendOtp.message);
  askForCode(tools, { ...at, challenge: challengeOf(at.challenge, sent.data.sendOtp) });
}

/** Checks the code, drops it, and joins. */
export async function confirm(tools: FlowTools, at: CodeState, code: string): Promise<void> {
  if (!at.confirmed) {
    const verified = await tools.calls.verifyCode(at.challenge, code);
    if (!tools.stillWanted()) return;
    if (!verified.ok) {
      if (deadCodes.has(verified.error.code)) tools.keepSent(null);
      return tools.fail('verifying', verified.error);
    }
    tools.toasts.success(verified.data.verifyOtp.message);
    tools.show({ ...at, confirmed: true });
  }
  await join(tools, { values: at.values, join: at.join, contact: at.challenge });
}

/** Joins with a proven contact. What the server does not accept leads back to the form, the proof kept. */
export async function join(tools: FlowTools, { values, join: input, contact }: Submission): Promise<void> {
  const answer = await tools.calls.join(input);
  if (!tools.stillWanted()) return;
  if (answer.ok) {
    const { signup, ...said } = answer.data.joinWaitlist;
    tools.toasts.success(said.message);
    tools.keepProven(null);
    tools.keepSent(null);
    tools.onJoined();
    const enteredCode = input.referralCode ?? '';
    return showRank(tools, { ...said, enteredCode, userId: signup.id, referralId: signup.referralId });
  }
  const unproven = answer.error.code === 'VERIFICATION_REQUIRED';
  const turnedDown = turnedDownBy(answer.error, values);
  tools.fail('joining', answer.error);
  tools.keepProven(unproven ? null : { channel: contact.channel, destination: contact.destination });
  if (unproven || Object.keys(turnedDown).length > 0) tools.show({ step: 'form', values, turnedDown });
}

/** Shows the result at once and the rank when it is known. */
export async function showRank(tools: FlowTools, joined: Omit<Joined, 'rank'>): Promise<void> {
  const withCode = joined.enteredCode.length >= referralCodeMinLength;
  tools.show({ step: 'result', joined: { ...joined, rank: { status: 'counting' } } });
  if (withCode) await tools.calls.reportReferral(joined.enteredCode);
  const rank = await tools.calls.fetchRank(
    withCode ? { referralId: joined.referralId } : { userId: joined.userId },
  );
  if (!tools.stillWanted()) return;
  tools.show({
    step: 'result',
    joined: { ...joined, rank: rank === null ? { status: 'unknown' } : { status: 'known', rank } },
  });
}

function challengeOf(
  { channel, destination }: Contact,
  sent: { codeLength: number; expiresInSeconds: number; resendAfterSeconds: number },
): Challenge {
  return {
    channel,
    destination,
    codeLength: sent.codeLength,
    expiresInSeconds: sent.expiresInSeconds,
    expiresAtMs: Date.now() + sent.expiresInSeconds * 1000,
    resendAtMs: Date.now() + sent.resendAfterSeconds * 1000,
  };
}
