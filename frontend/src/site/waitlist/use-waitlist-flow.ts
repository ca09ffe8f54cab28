import { useState } from 'react';
import { useToasts } from '../../ui/toasts.tsx';
import {
  askAgain,
  challenge,
  confirm,
  join,
  resend,
  showRank,
  type FlowTools,
  type Submission,
} from './flow-actions.ts';
import { useFlowCalls } from './flow-calls.ts';
import {
  problemOf,
  type Challenge,
  type CodeState,
  type Contact,
  type FlowState,
  type Joined,
  type Problem,
  type SignupValues,
} from './flow-state.ts';
import { useSingleFlight } from '../../platform/use-single-flight.ts';

/** Form, code, result: where somebody stands, and what they can do there. One action runs at a time. */
export function useWaitlistFlow(emptyValues: SignupValues, onJoined: () => void) {
  const calls = useFlowCalls();
  const toasts = useToasts();
  const { pending, run, abandon } = useSingleFlight();
  const [state, show] = useState<FlowState>(() => formWith(emptyValues));
  const [problem, setProblem] = useState<Problem | null>(null);
  const [proven, keepProven] = useState<Contact | null>(null);
  const [sent, keepSent] = useState<Challenge | null>(null);
  const start = (action: (tools: FlowTools) => Promise<void>) =>
    void run(({ stillWanted, land }) => {
      setProblem(null);
      toasts.clear();
      const fail: FlowTools['fail'] = (during, error) => {
        land();
        toasts.error(error.message);
        setProblem(problemOf(during, error, Date.now()));
      };
      return action({ calls, toasts, stillWanted, land, show, fail, keepProven, keepSent, onJoined });
    });
  const leaveFor = (next: FlowState) => {
    abandon();
    setProblem(null);
    show(next);
  };
  return {
    state,
    problem,
    pending,
    submit: (submission: Submission) =>
      start(async (tools) => {
        if (isSame(proven, submission.contact)) return join(tools, submission);
        const secondsLeft = sent === null ? 0 : Math.floor((sent.expiresAtMs - Date.now()) / 1000);
        if (sent !== null && isSame(sent, submission.contact) && secondsLeft > 0)
          return askAgain(tools, submission, sent, secondsLeft);
        return challenge(tools, submission);
      }),
    resend: (at: CodeState) => start((tools) => resend(tools, at)),
    confirm: (at: CodeState, code: string) => start((tools) => confirm(tools, at, code)),
    changeContact: (at: CodeState) => leaveFor(formWith(at.values)),
    recount: (joined: Joined) => start((tools) => showRank(tools, joined)),
    reset: () => {
      keepProven(null);
      leaveFor(formWith(emptyValues));
    },
  };
}

function formWith(values: SignupValues): FlowState {
  return { step: 'form', values, turnedDown: {} };
}

function isSame(one: Contact | null, other: Contact): boolean {
  return one !== null && one.channel === other.channel && one.destination === other.destination;
}
