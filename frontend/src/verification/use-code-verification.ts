import { useEffect, useState } from 'react';
import { useSendOtpMutation, useVerifyOtpMutation, type OtpPurpose } from '../generated/site/verification.ts';
import { isHiddenByFields } from '../platform/api-error.ts';
import { attempt, type Attempt } from '../platform/attempt.ts';
import { useSingleCall, type PendingCall } from '../platform/use-single-call.ts';
import { useToasts } from '../ui/toasts.tsx';
import { useProving } from './use-proving.ts';
import {
  challengeOf,
  cleared,
  complaining,
  entering,
  forgotten,
  initialState,
  isSameContact,
  left,
  liveChallenge,
  lockedUntilMs,
  notSent,
  notVerified,
  typed,
  verifiedAs,
  type Challenge,
  type Contact,
  type SentCode,
  type VerificationState,
} from './verification-state.ts';

export type CodeVerification = ReturnType<typeof useCodeVerification>;

interface Options {
  /** A code that was sent before the page was loaded; it is requested immediately. */
  readonly recalled?: Challenge | undefined;
  /** Redeems a code, for a flow that does so in a mutation of its own. */
  readonly redeem?: ((contact: Contact, otp: string) => Promise<Attempt<Answer>>) | undefined;
  /** Requests a code, for a flow whose contact only the server knows. */
  readonly request?: ((headers: Readonly<Record<string, string>>) => Promise<Attempt<SentCode>>) | undefined;
}

interface Answer {
  /** For the visitor. */
  readonly message: string;
}

/** With these codes, a text message cannot reach this visitor, but email can. */
const smsRefusals = new Set(['SMS_PAUSED', 'PHONE_NOT_SUPPORTED']);

/**
 * Verifies that a contact belongs to the visitor. One action runs at a time; while one is in progress, another is
 * rejected. `start` and `confirm` resolve with the contact once it is verified, and with null otherwise.
 */
export function useCodeVerification(purpose: OtpPurpose, { recalled, redeem, request }: Options = {}) {
  const [state, update] = useState(() =>
    recalled === undefined ? initialState : entering(initialState, recalled),
  );
  const { pending, sendTo, check, abandon } = useCodeActions(purpose, { redeem, request }, update);
  const { challenge, verified } = state;
  return {
    state,
    pending,
    /**
     * Requests the code that was sent to the contact; sends one unless the last can still be entered.
     *
     * @param fallback where the code goes if a text message cannot be sent.
     */
    start: async (contact: Contact, fallback?: Contact): Promise<Contact | null> => {
      if (isSameContact(verified, contact)) {
        update((now) => verifiedAs(now, contact));
        return contact;
      }
      const sent = liveChallenge(state, contact, Date.now());
      if (sent === null) return sendTo(contact, fallback);
      update((now) => entering(now, sent));
      return null;
    },
    /** Sends another code to the same contact. */
    resend: () => {
      if (challenge !== null) void sendTo(challenge.contact);
    },
    typeCode: (code: string) => update((now) => typed(now, code)),
    /** Checks a code, unless digits are missing or the server would reject it. */
    confirm: async (code: string): Promise<Contact | null> => {
      if (pending !== null || challenge === null || challenge.isSpent) return null;
      if ((lockedUntilMs(state) ?? 0) > Date.now()) return null;
      const { contact, codeLength } = challenge;
      if (code.length === codeLength) return (await check(contact, code)) ? contact : null;
      // A wrong code has emptied the boxes: what was said of it stays until another is typed.
      if (code !== '' || state.complaint === null)
        update((now) => complaining(now, `Enter all ${codeLength} digits`));
      return null;
    },
    /** Forgets the last failure: its contact is being changed. */
    clearProblem: () => update(cleared),
    /** Back to the contact; a code already sent there can still be entered. */
    changeContact: () => {
      abandon();
      update(left);
    },
    /** Back to the contact, which has to be verified again. */
    forget: () => {
      abandon();
      update(forgotten);
    },
  };
}

type Action = 'sending' | 'checking';

/** Sends and checks codes, and writes down what came of it. */
function useCodeActions(
  purpose: OtpPurpose,
  { redeem, request }: Pick<Options, 'redeem' | 'request'>,
  update: (change: (now: VerificationState) => VerificationState) => void,
) {
  const toasts = useToasts();
  const { pending, run, abandon } = useSingleCall();
  const calls = useCodeCalls(purpose, request, abandon);
  const [action, setAction] = useState<Action>('sending');
  useEffect(() => abandon, [abandon]);

  /** Resolves with whether it succeeded. The view shows why not; a toast only adds what the view leaves out. */
  const begin = async <T extends Answer>(
    next: Action,
    ask: (call: PendingCall) => Promise<Attempt<T>>,
    change: (answer: T) => (now: VerificationState) => VerificationState,
  ): Promise<boolean> =>
    (await run(async (call) => {
      setAction(next);
      update(cleared);
      toasts.clear();
      const answer = await ask(call);
      if (!call.isCurrent()) return false;
      call.settle();
      if (answer.ok) {
        toasts.success(answer.data.message);
        update(change(answer.data));
        return true;
      }
      const { error } = answer;
      if (isHiddenByFields(error)) toasts.error(error.message);
      const failed = next === 'sending' ? notSent : notVerified;
      update((now) => failed(now, error, Date.now()));
      return false;
    })) === true;

  const sendTo = async (contact: Contact, fallback?: Contact): Promise<null> => {
    let reached = contact;
    const send = async ({ isCurrent, signal }: PendingCall) => {
      const answer = await calls.send(contact, signal);
      if (answer.ok || fallback === undefined || !smsRefusals.has(answer.error.code)) return answer;
      if (!isCurrent()) return answer;
      reached = fallback;
      return calls.send(fallback, signal);
    };
    await begin('sending', send, (sent) => {
      const challenge = challengeOf(reached, sent, Date.now());
      return (now) => entering(now, challenge);
    });
    return null;
  };
  const check = (contact: Contact, code: string): Promise<boolean> => {
    const redeemed = () => (redeem ?? calls.check)(contact, code);
    return begin('checking', redeemed, () => (now) => verifiedAs(now, contact));
  };
  return { pending: pending ? action : null, sendTo, check, abandon };
}

/** The calls to the server. None throws. */
function useCodeCalls(purpose: OtpPurpose, request: Options['request'], cancel: () => void) {
  const proving = useProving(cancel);
  const [sendOtp] = useSendOtpMutation();
  const [verifyOtp] = useVerifyOtpMutation();
  return {
    send: async (contact: Contact, signal: AbortSignal): Promise<Attempt<SentCode>> => {
      if (request !== undefined) return proving(signal, request);
      const variables = { input: { ...addressed(contact), purpose } };
      const sent = await proving(signal, (headers) =>
        attempt(() => sendOtp({ variables, context: { headers } })),
      );
      return sent.ok ? { ok: true, data: sent.data.sendOtp } : sent;
    },
    check: async (contact: Contact, otp: string): Promise<Attempt<Answer>> => {
      const checked = await attempt(() =>
        verifyOtp({ variables: { input: { ...addressed(contact), otp, purpose } } }),
      );
      return checked.ok ? { ok: true, data: checked.data.verifyOtp } : checked;
    },
  };
}

/** A contact in the API's form. */
export function addressed({ channel, destination }: Contact) {
  return channel === 'SMS' ? { channel, mobileNumber: destination } : { channel, email: destination };
}
