import type { ReactNode, RefObject } from 'react';
import { useSite } from '../../platform/site-context.tsx';
import { ArrowLeftIcon, CheckIcon } from '../../ui/icons.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useFocus } from '../../ui/use-focus.ts';
import { WaitingButton } from '../../ui/waiting-button.tsx';
import { CodeEntry } from '../../verification/code-entry.tsx';
import type { Joined } from './join-state.ts';
import { ResultStep } from './result-step.tsx';
import { SignupForm, SmallPrint } from './signup-form.tsx';
import type { Join } from './use-join.ts';

interface JoinStepsProps {
  join: Join;
  /** The field that the focus starts in, for a dialog that needs to know it. */
  firstField?: RefObject<HTMLInputElement | null> | undefined;
  /** Ways to share the visitor's own code, shown with the result. */
  share: (joined: Joined) => ReactNode;
  /** Replaces the form while sign-ups are paused. */
  whilePaused: ReactNode;
}

/** Form, verification code, result, one after the other, wherever they are mounted. Their title is `join.title`. */
export function JoinSteps({ join, firstField, share, whilePaused }: JoinStepsProps) {
  switch (join.step) {
    case 'paused':
      return whilePaused;
    case 'form':
      return <SignupForm join={join} firstField={firstField} />;
    case 'code':
      return <CodeStep join={join} firstBox={firstField} />;
    case 'joining':
      return <JoiningStep join={join} />;
    case 'refused':
      return <RefusedStep />;
    case 'result':
      return join.joined && <ResultStep joined={join.joined} onRecount={join.recount} share={share} />;
  }
}

function CodeStep({
  join: { verification, confirm, changeContact },
  firstBox,
}: {
  join: Join;
  firstBox: JoinStepsProps['firstField'];
}) {
  const isByText = verification.state.challenge?.contact.channel === 'SMS';
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
            <span>{`Change ${isByText ? 'number' : 'email'}`}</span>
          </>
        }
        onChangeContact={changeContact}
        firstBox={firstBox}
      >
        <SmallPrint className="mt-5" />
      </CodeEntry>
    </div>
  );
}

/** The contact is verified: the join is in progress, or has failed and can be retried. */
function JoiningStep({ join: { problem, pending, joinAgain } }: { join: Join }) {
  const button = useFocus<HTMLButtonElement>();
  return (
    <div className="mt-5">
      <p role="status" className="flex items-center gap-2.5 text-fg">
        <CheckIcon className="shrink-0 text-up" />
        <span>{pending ? 'Verified. Adding you to the waitlist…' : 'Verified. One step left.'}</span>
      </p>
      {problem !== null && (
        <Notice tone="danger" className="mt-4">
          {problem.error.message}
        </Notice>
      )}
      <WaitingButton
        ref={button}
        variant="main"
        className="mt-6 w-full"
        pending={pending}
        availableAtMs={problem?.retryAtMs ?? null}
        onClick={joinAgain}
      >
        Get Early Access
      </WaitingButton>
    </div>
  );
}

/** The end for a blocked user: trying again changes nothing, writing to the team may. */
function RefusedStep() {
  const { supportEmail } = useSite().brand;
  const link = useFocus<HTMLAnchorElement>();
  return (
    <p role="status" className="mt-4 leading-relaxed">
      If you think this is a mistake, write to{' '}
      <a ref={link} href={`mailto:${supportEmail}`} className="font-medium wrap-anywhere text-link">
        {supportEmail}
      </a>
      , and we’ll look into it.
    </p>
  );
}
