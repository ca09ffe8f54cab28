import { useEffect, useState } from 'react';
import { isHiddenByFields } from '../../platform/api-error.ts';
import { tabStore } from '../../platform/session-store.ts';
import { useSingleFlight } from '../../platform/use-single-flight.ts';
import { useToasts } from '../../ui/toasts.tsx';
import type { CodeCalls } from '../../verification/use-code-calls.ts';
import { useVerification } from '../../verification/use-verification.ts';
import type { Challenge, Contact } from '../../verification/verification-state.ts';
import { join, showRank, type FlowTools } from './flow-actions.ts';
import type { FlowCalls } from './flow-calls.ts';
import {
  problemOf,
  rejectedBy,
  type FlowProblem,
  type Joined,
  type SignupValues,
  type Submission,
} from './flow-state.ts';
import { dropPendingSignup, keepPendingSignup, recallPendingSignup } from './pending-signup.ts';

type WaitlistStep = 'form' | 'code' | 'joining' | 'refused' | 'result';

/** Form, verification code, result: the current step, and its actions. One action runs at a time. */
export function useWaitlistFlow(
  emptyValues: SignupValues,
  calls: FlowCalls,
  codeCalls: CodeCalls,
  onJoined: () => void,
) {
  const toasts = useToasts();
  const [recalled] = useState(() => recallPendingSignup(tabStore, Date.now()));
  const verification = useVerification(codeCalls, recalled?.challenge);
  const { pending, run, abandon } = useSingleFlight();
  const [submission, setSubmission] = useState<Submission | null>(recalled?.submission ?? null);
  const [draft, setDraft] = useState<SignupValues | null>(null);
  const [joined, showResult] = useState<Joined | null>(null);
  const [joinProblem, setJoinProblem] = useState<FlowProblem | null>(null);
  usePendingSignup(submission, verification.state.challenge);

  const begin = (action: (tools: FlowTools) => Promise<void>) =>
    run((flight) => {
      setJoinProblem(null);
      const fail = (error: FlowProblem['error']) => {
        flight.land();
        const isAtFields = Object.keys(rejectedBy(error, emptyValues)).length > 0;
        if (isAtFields && isHiddenByFields(error)) toasts.error(error.message);
        setJoinProblem(problemOf(error, Date.now()));
      };
      const ways = { returnToForm: verification.changeContact, forgetVerification: verification.forget };
      return action({ ...flight, ...ways, calls, toasts, showResult, fail, onJoined });
    });
  const joinWith = (submitted: Submission) => begin((tools) => join(tools, submitted));
  const step: WaitlistStep = joined === null ? stepOf(verification.state.step, joinProblem) : 'result';
  return {
    step,
    verification,
    values: submission?.values ?? draft ?? emptyValues,
    joined,
    problem: joinProblem ?? verification.state.problem,
    pending: pending || verification.pending !== null,
    submit: async (next: Submission) => {
      if (pending || verification.pending !== null) return;
      setSubmission(next);
      setJoinProblem(null);
      const verified = await verification.start(next.contact, fallbackOf(next));
      if (verified !== null) await joinWith(next);
    },
    confirm: async (code: string) => {
      const verified = await verification.confirm(code);
      if (verified !== null && submission !== null) await joinWith(submission);
    },
    joinAgain: () => void (submission !== null && joinWith(submission)),
    recount: () => void (joined !== null && begin((tools) => showRank(tools, joined))),
    /**
     * The dialog was closed: a code that was sent, and a join in progress, are only set aside. The form keeps `typed`.
     */
    putAside: (typed: SignupValues | null) => {
      if (step === 'code' || step === 'joining') return;
      abandon();
      verification.forget();
      setSubmission(null);
      setDraft(step === 'form' ? typed : null);
      setJoinProblem(null);
      showResult(null);
    },
  };
}

/** Where a code goes if a text message cannot be sent. */
const fallbackOf = ({ contact, join: { email } }: Submission): Contact | undefined =>
  contact.channel === 'SMS' ? { channel: 'EMAIL', destination: email } : undefined;

/** Keeps the pending sign-up for this tab, as long as its code can be entered. */
function usePendingSignup(submission: Submission | null, challenge: Challenge | null): void {
  useEffect(() => {
    if (submission !== null && challenge?.isSpent === false)
      keepPendingSignup(tabStore, { submission, challenge });
    else dropPendingSignup(tabStore);
  }, [submission, challenge]);
}

/** The server finds everyone who may join: it says of a blocked user that there is none. */
function stepOf(step: keyof typeof stepBy, problem: FlowProblem | null): WaitlistStep {
  return step === 'verified' && problem?.error.code === 'NOT_FOUND' ? 'refused' : stepBy[step];
}

const stepBy = { contact: 'form', code: 'code', verified: 'joining' } as const;
