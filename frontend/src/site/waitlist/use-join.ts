import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { toReferralId } from '@waitlist/backend/referral-rules';
import { forEachField, joinedMessage } from '@waitlist/backend/waitlist-form';
import {
  useJoinWaitlistMutation,
  useRankLazyQuery,
  useUpdatePointsMutation,
} from '../../generated/site/waitlist.ts';
import { useSignupsPausedQuery } from '../../generated/site/platform.ts';
import { isHiddenByFields, type ApiError } from '../../platform/api-error.ts';
import { attempt } from '../../platform/attempt.ts';
import { logQuietly } from '../../platform/log.ts';
import { tabStore } from '../../platform/session-store.ts';
import { useSingleCall, type PendingCall } from '../../platform/use-single-call.ts';
import { countOnce, sourcesOfTab } from '../platform/source.ts';
import { useToasts } from '../../ui/toasts.tsx';
import { useCodeVerification, type CodeVerification } from '../../verification/use-code-verification.ts';
import type { Challenge, Contact } from '../../verification/verification-state.ts';
import {
  problemOf,
  rejectedBy,
  type Joined,
  type JoinProblem,
  type RankState,
  type SignupValues,
  type Submission,
} from './join-state.ts';
import { dropPendingSignup, keepPendingSignup, recallPendingSignup } from './pending-signup.ts';
import { useFormPlace } from './use-form-place.ts';

export type Join = ReturnType<typeof useJoin>;

interface JoinOptions {
  /** A friend's code; empty if there is none. */
  readonly referralCode: string;
  /** What the form begins with; empty or left out: nothing. */
  readonly email?: string;
  /** Whether the steps are shown. Each time they appear, the server is asked whether sign-ups are paused. */
  readonly isShown: boolean;
  readonly onJoined: () => void;
}

/** Form, verification code, result: the current step, and its actions. One action runs at a time. */
export function useJoin({ referralCode, email = '', isShown, onJoined }: JoinOptions) {
  const emptyValues = useMemo<SignupValues>(
    () => ({ ...forEachField(() => ''), newsConsent: false, referralCode, email }),
    [referralCode, email],
  );
  const [recalled] = useState(() => recallPendingSignup(tabStore, Date.now()));
  const verification = useCodeVerification('WAITLIST', { recalled: recalled?.challenge });
  const request = useJoinRequest(verification, onJoined);
  const [submission, setSubmission] = useState<Submission | null>(recalled?.submission ?? null);
  const [draft, setDraft] = useState<SignupValues | null>(null);
  const typed = useRef<SignupValues | null>(null);
  const onType = useCallback((values: SignupValues) => {
    typed.current = values;
  }, []);
  usePendingSignup(submission, verification.state.challenge);
  useCounted('form', isShown);
  useCounted('code', verification.state.challenge !== null);
  const place = useFormPlace(verification);
  const { joined } = request;
  const problem = request.problem ?? verification.state.problem;
  const pending = request.pending || verification.pending !== null;
  const isPaused = usePaused(isShown) || problem?.error.code === 'SIGNUPS_PAUSED';
  const step = stepOf(verification, request, isPaused);
  return {
    step,
    title: titleOf(step, verification, joined),
    verification,
    values: submission?.values ?? draft ?? emptyValues,
    ...place,
    joined,
    problem,
    pending,
    /** Receives the text of the form as it is typed. */
    onType,
    submit: async (next: Submission) => {
      if (pending) return;
      setSubmission(next);
      request.clearProblem();
      const verified = await verification.start(next.contact, fallbackOf(next));
      if (verified !== null) await request.join(next);
    },
    confirm: async (code: string) => {
      const verified = await verification.confirm(code);
      if (verified !== null && submission !== null) await request.join(submission);
    },
    joinAgain: () => void (submission !== null && request.join(submission)),
    recount: request.recount,
    /** The steps are no longer shown: a code that was sent, and a join in progress, are only set aside. */
    putAside: ({ keepsText }: { readonly keepsText: boolean }) => {
      if (step === 'code' || step === 'joining') return;
      request.reset();
      verification.forget();
      place.backToPage(0);
      setSubmission(null);
      setDraft(keepsText && step !== 'result' && step !== 'refused' ? typed.current : null);
    },
  };
}

type JoinStep = 'paused' | 'form' | 'code' | 'joining' | 'refused' | 'result';

/** Counts that a visitor got so far. */
function useCounted(step: 'form' | 'code', isReached: boolean): void {
  useEffect(() => {
    if (isReached) countOnce(step);
  }, [step, isReached]);
}

/** The server finds everyone who may join: it says of a blocked user that there is none. */
function stepOf({ state }: CodeVerification, { joined, problem }: JoinRequest, isPaused: boolean): JoinStep {
  if (joined !== null) return 'result';
  if (state.step === 'contact') return isPaused ? 'paused' : 'form';
  if (state.step === 'code') return 'code';
  return problem?.error.code === 'NOT_FOUND' ? 'refused' : 'joining';
}

function titleOf(step: JoinStep, { state }: CodeVerification, joined: Joined | null): string {
  switch (step) {
    case 'paused':
      return 'Sign-ups are paused';
    case 'form':
      return 'Signup for early access';
    case 'code':
    case 'joining':
      return (state.verified ?? state.challenge?.contact)?.channel === 'SMS'
        ? 'Check your phone messages for OTP !'
        : 'Check your Mail Inbox for OTP!';
    case 'refused':
      return 'We can’t add you to the waitlist';
    case 'result':
      return joined?.alreadyJoined === true ? joined.message : joinedMessage;
  }
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

function usePaused(isShown: boolean): boolean {
  // oxlint-disable-next-line typescript/no-deprecated -- the generated hook of a query without variables takes no skipToken
  const { data } = useSignupsPausedQuery({ skip: !isShown, fetchPolicy: 'network-only' });
  return data?.signupsPaused === true;
}

type JoinRequest = ReturnType<typeof useJoinRequest>;

/** Joins with a verified contact, and then fetches the rank. */
function useJoinRequest(verification: CodeVerification, onJoined: () => void) {
  const toasts = useToasts();
  const { pending, run, abandon } = useSingleCall();
  const [joined, setJoined] = useState<Joined | null>(null);
  const [problem, setProblem] = useState<JoinProblem | null>(null);
  const [joinWaitlist] = useJoinWaitlistMutation();
  const { reportReferral, fetchRank } = useRankCalls();

  /** Shows the result immediately, and the rank once it is known. */
  const showRank = async ({ isCurrent }: PendingCall, known: Omit<Joined, 'rank'>) => {
    const hasCode = toReferralId(known.enteredCode) !== null;
    setJoined({ ...known, rank: { status: 'counting' } });
    if (hasCode) await reportReferral(known.enteredCode);
    const rank = await fetchRank(hasCode ? { referralId: known.referralId } : { userId: known.userId });
    if (isCurrent()) setJoined({ ...known, rank });
  };
  /** Back to the form if the server rejects a value; the contact stays verified, unless that was too long ago. */
  const refuse = (error: ApiError, values: SignupValues) => {
    const isAtFields = Object.keys(rejectedBy(error, values)).length > 0;
    if (isAtFields && isHiddenByFields(error)) toasts.error(error.message);
    setProblem(problemOf(error, Date.now()));
    if (error.code === 'VERIFICATION_REQUIRED') verification.forget();
    else if (isAtFields) verification.changeContact();
  };
  return {
    joined,
    problem,
    pending,
    join: ({ join: input, values }: Submission) =>
      run(async (call) => {
        setProblem(null);
        const answer = await attempt(() =>
          joinWaitlist({ variables: { input: { ...input, ...sourcesOfTab() } } }),
        );
        if (!call.isCurrent()) return undefined;
        if (!answer.ok) {
          call.settle();
          return refuse(answer.error, values);
        }
        const { signup, ...result } = answer.data.joinWaitlist;
        toasts.clear(); // the title says it
        verification.forget();
        onJoined();
        const enteredCode = input.referralCode ?? '';
        return showRank(call, { ...result, enteredCode, userId: signup.id, referralId: signup.referralId });
      }),
    recount: () => void (joined !== null && run((call) => showRank(call, joined))),
    clearProblem: () => setProblem(null),
    reset: () => {
      abandon();
      setProblem(null);
      setJoined(null);
    },
  };
}

const rankRetryPausesMs = [0, 600, 1800];

function useRankCalls() {
  const [updatePoints] = useUpdatePointsMutation();
  const [getRank] = useRankLazyQuery({ fetchPolicy: 'network-only' });
  return {
    /** Requests the referrer's points. A failure is only logged: the join does not depend on it. */
    reportReferral: async (referralCode: string) => {
      const reported = await attempt(() => updatePoints({ variables: { referralCode } }));
      if (!reported.ok) logQuietly('updatePoints failed', reported.error);
    },
    /** The rank, requested up to three times. */
    fetchRank: async (variables: { userId: string } | { referralId: string }): Promise<RankState> => {
      let isNone = false;
      for (const pauseMs of rankRetryPausesMs) {
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
        const found = await attempt(() => getRank({ variables }));
        if (found.ok) {
          const { rank, total, nextSteps } = found.data.rank;
          return { status: 'known', rank, total, nextSteps };
        }
        isNone = found.error.code === 'NOT_FOUND';
        logQuietly('rank failed', found.error);
      }
      return { status: isNone ? 'none' : 'unknown' };
    },
  };
}
