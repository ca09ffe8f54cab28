import { useState } from 'react';
import { referralCodeMinLength } from '@waitlist/backend/referral-rules';
import type { JoinWaitlistInput } from '../../generated/operations.ts';
import type { ApiError } from '../../platform/api-error.ts';
import { useToasts } from '../../ui/toasts.tsx';
import { useFlowCalls } from './flow-calls.ts';
import {
  problemOf,
  turnedDownBy,
  type Challenge,
  type Contact,
  type FlowState,
  type Joined,
  type Problem,
  type SignupValues,
} from './flow-state.ts';
import { useSingleFlight } from './use-single-flight.ts';

/** What a filled-in form asks for: its values as typed, the join they mean, and where the code goes. */
export interface Submission {
  readonly values: SignupValues;
  readonly join: JoinWaitlistInput;
  readonly contact: Contact;
}

/** With these the same person can still be reached by e-mail. */
const smsRefusals = new Set(['SMS_PAUSED', 'PHONE_NOT_SUPPORTED']);

type CodeState = Extract<FlowState, { step: 'code' }>;

/** Form, code, result: the waitlist's steps and the calls between them. */
export function useWaitlistFlow(emptyValues: SignupValues, onJoined: () => void) {
  const calls = useFlowCalls();
  const toasts = useToasts();
  const { pending, run, abandon } = useSingleFlight();
  const [state, setState] = useState<FlowState>({ step: 'form', values: emptyValues, turnedDown: {} });
  const [problem, setProblem] = useState<Problem | null>(null);
  /** A contact proven a moment ago: after a correction the same person need not prove it again. */
  const [proven, setProven] = useState<Contact | null>(null);

  const fail = (during: Problem['during'], error: ApiError) => {
    toasts.error(error.message);
    setProblem(problemOf(during, error, Date.now()));
  };
  const backToForm = (values: SignupValues, error?: ApiError) => {
    setState({ step: 'form', values, turnedDown: error === undefined ? {} : turnedDownBy(error, values) });
  };

  /** Sends a code and shows the code's step. Falls back to e-mail when text messages cannot reach this person. */
  const challenge = async (
    { values, join, contact }: Submission,
    stillWanted: () => boolean,
  ): Promise<void> => {
    const sent = await calls.sendCode(contact);
    if (!stillWanted()) return;
    if (sent.ok) {
      toasts.success(sent.data.sendOtp.message);
      setState({
        step: 'code',
        values,
        join,
        challenge: challengeOf(contact, sent.data.sendOtp),
        confirmed: false,
      });
    } else if (contact.channel === 'SMS' && smsRefusals.has(sent.error.code)) {
      await challenge({ values, join, contact: { channel: 'EMAIL', destination: join.email } }, stillWanted);
    } else {
      fail('sending', sent.error);
      backToForm(values, sent.error);
    }
  };

  const showRank = async (joined: Joined, stillWanted: () => boolean) => {
    const counted = joined.enteredCode.length >= referralCodeMinLength;
    setState({ step: 'result', joined: { ...joined, rank: { status: 'counting' } } });
    if (counted) await calls.reportReferral(joined.enteredCode);
    const rank = await calls.fetchRank(
      counted ? { referralId: joined.referralId } : { userId: joined.userId },
    );
    if (!stillWanted()) return;
    setState({
      step: 'result',
      joined: { ...joined, rank: rank === null ? { status: 'unknown' } : { status: 'known', rank } },
    });
  };

  const join = async (
    { values, join: input, challenge: contact }: Pick<CodeState, 'values' | 'join'> & { challenge: Contact },
    stillWanted: () => boolean,
  ) => {
    const answer = await calls.join(input);
    if (!stillWanted()) return;
    if (answer.ok) {
      const { signup, ...said } = answer.data.joinWaitlist;
      toasts.success(said.message);
      setProven(null);
      onJoined();
      await showRank(joinedOf(said, signup, input.referralCode ?? ''), stillWanted);
    } else if (answer.error.code === 'VERIFICATION_REQUIRED') {
      setProven(null);
      fail('joining', answer.error);
      backToForm(values);
    } else {
      fail('joining', answer.error);
      setProven({ channel: contact.channel, destination: contact.destination });
      if (Object.keys(answer.error.fields).length > 0) backToForm(values, answer.error);
    }
  };

  const start = (action: (stillWanted: () => boolean) => Promise<void>) => {
    void run((stillWanted) => {
      setProblem(null);
      toasts.clear();
      return action(stillWanted);
    });
  };

  return {
    state,
    problem,
    pending,
    submit: (submission: Submission) =>
      start((stillWanted) =>
        isSame(proven, submission.contact)
          ? join({ ...submission, challenge: submission.contact }, stillWanted)
          : challenge(submission, stillWanted),
      ),
    resend: (at: CodeState) =>
      start(async (stillWanted) => {
        const sent = await calls.sendCode(at.challenge);
        if (!stillWanted()) return;
        if (!sent.ok) return fail('sending', sent.error);
        toasts.success(sent.data.sendOtp.message);
        setState({ ...at, challenge: challengeOf(at.challenge, sent.data.sendOtp) });
      }),
    confirm: (at: CodeState, code: string) =>
      start(async (stillWanted) => {
        if (!at.confirmed) {
          const verified = await calls.verifyCode(at.challenge, code);
          if (!stillWanted()) return;
          if (!verified.ok) return fail('verifying', verified.error);
          toasts.success(verified.data.verifyOtp.message);
          setState({ ...at, confirmed: true });
        }
        await join(at, stillWanted);
      }),
    changeContact: (at: CodeState) => {
      abandon();
      setProblem(null);
      backToForm(at.values);
    },
    recount: (joined: Joined) => start((stillWanted) => showRank(joined, stillWanted)),
    reset: () => {
      abandon();
      setProblem(null);
      setProven(null);
      backToForm(emptyValues);
    },
  };
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
    resendAtMs: Date.now() + sent.resendAfterSeconds * 1000,
  };
}

function joinedOf(
  said: { message: string; alreadyJoined: boolean; referralCredited: boolean },
  signup: { id: string; referralId: string },
  enteredCode: string,
): Joined {
  return {
    ...said,
    enteredCode,
    userId: signup.id,
    referralId: signup.referralId,
    rank: { status: 'counting' },
  };
}

function isSame(one: Contact | null, other: Contact): boolean {
  return one !== null && one.channel === other.channel && one.destination === other.destination;
}
