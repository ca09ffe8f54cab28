import { useMemo, useRef, type ReactNode, type RefObject } from 'react';
import { useVisitorCountryQuery } from '../../generated/operations.ts';
import { Modal } from '../../ui/modal.tsx';
import { CodeStep } from './code-step.tsx';
import { ConfirmedStep } from './confirmed-step.tsx';
import { forEachField } from '@waitlist/backend/waitlist-form';
import type { FlowState, SignupValues } from './flow-state.ts';
import { ResultStep } from './result-step.tsx';
import { SignupForm } from './signup-form.tsx';
import { useWaitlistFlow } from './use-waitlist-flow.ts';

interface WaitlistFlowProps {
  open: boolean;
  onClose: () => void;
  /** What the visitor pressed: focus returns there. */
  opener: RefObject<HTMLElement | null>;
  /** A friend's code; empty when there is none. */
  invitedBy: string;
  onJoined: () => void;
  /** Ways to pass a code on, for those who joined. */
  share: (referralId: string) => ReactNode;
}

/** Form, code, result, one after the other in one dialog. */
export function WaitlistFlow({ open, onClose, opener, invitedBy, onJoined, share }: WaitlistFlowProps) {
  const emptyValues = useMemo<SignupValues>(
    () => ({ ...forEachField(() => ''), referralCode: invitedBy }),
    [invitedBy],
  );
  const { data } = useVisitorCountryQuery();
  const flow = useWaitlistFlow(emptyValues, onJoined);
  const first = useRef<HTMLInputElement>(null);
  const { state, problem, pending } = flow;
  return (
    <Modal
      open={open}
      onClose={onClose}
      // A code that is on its way is still good: closing its step only puts it aside.
      onClosed={() => state.step !== 'code' && flow.reset()}
      title={titleOf(state)}
      initialFocus={first}
      opener={opener}
    >
      {state.step === 'form' && (
        <SignupForm
          initialValues={state.values}
          turnedDown={state.turnedDown}
          detectedCountry={data?.visitorCountry.code ?? null}
          problem={problem}
          pending={pending}
          firstField={first}
          onSubmit={flow.submit}
        />
      )}
      {state.step === 'code' && state.confirmed && (
        <ConfirmedStep problem={problem} pending={pending} onJoin={() => flow.confirm(state, '')} />
      )}
      {state.step === 'code' && !state.confirmed && (
        <CodeStep
          challenge={state.challenge}
          problem={problem}
          pending={pending}
          firstBox={first}
          onConfirm={(code) => flow.confirm(state, code)}
          onResend={() => flow.resend(state)}
          onChangeContact={() => flow.changeContact(state)}
        />
      )}
      {state.step === 'result' && (
        <ResultStep joined={state.joined} onRecount={() => flow.recount(state.joined)} share={share} />
      )}
    </Modal>
  );
}

function titleOf(state: FlowState): string {
  switch (state.step) {
    case 'form':
      return 'Signup for early access';
    case 'code':
      return state.challenge.channel === 'SMS'
        ? 'Check your phone messages for OTP !'
        : 'Check your Mail Inbox for OTP!';
    case 'result':
      return state.joined.alreadyJoined
        ? state.joined.message
        : "Thanks, you've been registered to the waitlist!";
  }
}
