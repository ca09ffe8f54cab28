import { useCallback, useMemo, useRef, type ReactNode, type RefObject } from 'react';
import { useSignupsPausedQuery, useVisitorCountryQuery } from '../../generated/operations.ts';
import { useToasts } from '../../ui/toasts.tsx';
import { Modal } from '../../ui/modal.tsx';
import { ArrowLeftIcon } from '../../ui/icons.tsx';
import { CodeEntry } from '../../verification/code-entry.tsx';
import { useCodeCalls } from '../../verification/use-code-calls.ts';
import { ConfirmedStep } from './confirmed-step.tsx';
import { forEachField, joinedMessage } from '@waitlist/backend/waitlist-form';
import { useFlowCalls } from './flow-calls.ts';
import type { SignupValues } from './flow-state.ts';
import { PausedStep } from './paused-step.tsx';
import { RefusedStep } from './refused-step.tsx';
import { ResultStep } from './result-step.tsx';
import { SignupForm } from './signup-form.tsx';
import { SmallPrint } from './small-print.tsx';
import { useBackSteps } from '../platform/use-back-steps.ts';
import { useWaitlistFlow } from './use-waitlist-flow.ts';

type Flow = ReturnType<typeof useWaitlistFlow>;

interface WaitlistFlowProps {
  open: boolean;
  onClose: () => void;
  /** The element that opened the dialog; focus returns there. */
  opener: RefObject<HTMLElement | null>;
  /** A friend's code; empty if there is none. */
  referralCode: string;
  onJoined: () => void;
  /** Shows the page as it is for a new visit. */
  onReload: () => void;
  /** Ways to share the visitor's own code, shown with the result. */
  share: (referralId: string) => ReactNode;
}

/** Form, verification code, result, one after the other in one dialog. */
export function WaitlistFlow(props: WaitlistFlowProps) {
  const { open, opener, referralCode, onJoined, share } = props;
  const emptyValues = useMemo<SignupValues>(
    () => ({ ...forEachField(() => ''), newsConsent: false, referralCode }),
    [referralCode],
  );
  const { data, loading: isLocating } = useVisitorCountryQuery();
  const flow = useWaitlistFlow(emptyValues, useFlowCalls(), useCodeCalls('WAITLIST'), onJoined);
  const first = useRef<HTMLInputElement>(null);
  const { onType, onClose, onClosed } = useClosing(flow, props);
  const { step, problem, pending, joined, verification } = flow;
  // oxlint-disable-next-line typescript/no-deprecated -- the generated hook of a query without variables takes no skipToken
  const { data: answer } = useSignupsPausedQuery({ skip: !open, fetchPolicy: 'network-only' });
  const isPaused =
    step === 'form' && (answer?.signupsPaused === true || problem?.error.code === 'SIGNUPS_PAUSED');
  return (
    <Modal
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title={isPaused ? 'Sign-ups are paused' : titleOf(flow)}
      initialFocus={first}
      opener={opener}
    >
      {isPaused && <PausedStep referralCode={referralCode} />}
      {step === 'form' && !isPaused && (
        <SignupForm
          initialValues={flow.values}
          detectedCountry={data?.visitorCountry.code ?? null}
          isLocating={isLocating}
          problem={problem}
          pending={pending}
          firstField={first}
          startsAt={verification.state.challenge === null ? 'firstName' : contactField(verification)}
          onType={onType}
          onSubmit={(submission) => void flow.submit(submission)}
        />
      )}
      {step === 'code' && <CodeStep flow={flow} firstBox={first} />}
      {step === 'refused' && <RefusedStep />}
      {step === 'joining' && <ConfirmedStep problem={problem} pending={pending} onJoin={flow.joinAgain} />}
      {joined !== null && <ResultStep joined={joined} onRecount={flow.recount} share={share} />}
    </Modal>
  );
}

/**
 * Closing the form by its cross, and the result in any way, reloads the page. The browser's Back leads from the code to
 * the form, and closes the dialog otherwise, without losing typed text.
 */
function useClosing(
  { step, verification, putAside }: Flow,
  { open, onClose, onReload }: Pick<WaitlistFlowProps, 'open' | 'onClose' | 'onReload'>,
) {
  const toasts = useToasts();
  const typed = useRef<SignupValues | null>(null);
  const closedByBack = useRef(false);
  const reloads = useRef(false);
  const close = () => {
    toasts.clear();
    onClose();
  };
  const steps = step === 'code' || step === 'joining' ? 2 : 1;
  useBackSteps('waitlist', open ? steps : 0, (left) => {
    if (step === 'code' && left === 1) {
      toasts.clear();
      return verification.changeContact();
    }
    closedByBack.current = true;
    close();
  });
  const onClosed = () => {
    putAside(closedByBack.current ? typed.current : null);
    closedByBack.current = false;
    if (reloads.current) onReload();
  };
  const onType = useCallback((values: SignupValues) => {
    typed.current = values;
  }, []);
  return {
    onType,
    onClose: (by: 'cross' | 'Escape') => {
      reloads.current = step === 'result' || (step === 'form' && by === 'cross');
      close();
    },
    onClosed,
  };
}

interface CodeStepProps {
  flow: Flow;
  firstBox: RefObject<HTMLInputElement | null>;
}

function CodeStep({ flow: { verification, confirm }, firstBox }: CodeStepProps) {
  return (
    <div className="mt-3">
      <CodeEntry
        id="otp"
        verification={verification}
        confirmText="Confirm &amp; Get Early Access"
        onConfirm={(code) => void confirm(code)}
        changeText={
          <>
            <ArrowLeftIcon size={18} />
            <span>{`Change ${contactWord(verification)}`}</span>
          </>
        }
        onChangeContact={verification.changeContact}
        firstBox={firstBox}
      >
        <SmallPrint className="mt-5" />
      </CodeEntry>
    </div>
  );
}

/** Where the last code was sent. */
const isByText = ({ state }: Flow['verification']) => state.challenge?.contact.channel === 'SMS';
const contactWord = (verification: Flow['verification']) => (isByText(verification) ? 'number' : 'email');
const contactField = (verification: Flow['verification']) => (isByText(verification) ? 'phoneNo' : 'email');

function titleOf({ step, joined, verification: { state } }: Flow): string {
  switch (step) {
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
