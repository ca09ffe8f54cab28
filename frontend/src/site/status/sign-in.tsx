import { useEffect, useRef, useState } from 'react';
import type { Attempt } from '../../platform/attempt.ts';
import { attempt } from '../../platform/attempt.ts';
import { useSignupsPausedQuery } from '../../generated/site/platform.ts';
import { useOpenStatusByCodeMutation } from '../../generated/site/status.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CodeEntry } from '../../verification/code-entry.tsx';
import { ContactForm } from '../../verification/contact-form.tsx';
import { addressed, useCodeVerification } from '../../verification/use-code-verification.ts';
import { joinWords } from '../platform/join-words.ts';
import { joinAddress } from '../platform/site-paths.ts';
import { useGetsTexts } from '../platform/visitor-country.ts';
import type { Contact } from '../../verification/verification-state.ts';

interface SignInProps {
  notice: string | null;
  /** Resolves once the page shows the result. */
  onOpened: () => Promise<void>;
}

/** Email or phone, then the code that was sent there. */
export function SignIn({ notice, onOpened }: SignInProps) {
  const verification = useCodeVerification('STATUS', { redeem: useRedeem() });
  const getsTexts = useGetsTexts();
  const [entered, setEntered] = useState('');
  const { step, problem } = verification.state;
  const isUnknown = problem?.error.code === 'NOT_FOUND';
  const confirm = async (code: string) => {
    if ((await verification.confirm(code)) === null) return;
    await onOpened();
    verification.forget(); // for the next person to open a status on this page
  };
  return (
    <div className="card max-w-xl p-5 sm:p-8">
      {notice !== null && step === 'contact' && (
        <Notice tone="danger" className="mb-6">
          {notice}
        </Notice>
      )}
      {step === 'contact' && (
        <ContactForm
          id="contact"
          getsTexts={getsTexts}
          missing={(what) => `Enter the ${what} you joined with, so we know where to send the code.`}
          entered={entered}
          onChange={setEntered}
          verification={verification}
        >
          {(what) => (
            <>
              <h2 className="text-2xl">Find your rank</h2>
              <p className="mt-2 mb-6 text-small">
                {`Open the link in your welcome email, or request a code for the ${what} you joined with.`}
              </p>
            </>
          )}
        </ContactForm>
      )}
      {step === 'code' && isUnknown && <Unknown onAgain={verification.changeContact} />}
      {step === 'code' && !isUnknown && (
        <>
          <h2 className="mb-2 text-2xl">Enter the code</h2>
          <CodeEntry
            id="status-code"
            verification={verification}
            confirmText="Show my rank"
            onConfirm={(code) => void confirm(code)}
            changeText={`Use a different ${getsTexts ? 'email or number' : 'email'}`}
            onChangeContact={verification.changeContact}
          />
        </>
      )}
      {step === 'verified' && <p role="status">Opening your status…</p>}
    </div>
  );
}

/** The call that opens the status redeems the code. */
function useRedeem() {
  const [openByCode] = useOpenStatusByCodeMutation();
  return async (contact: Contact, otp: string): Promise<Attempt<{ readonly message: string }>> => {
    const opened = await attempt(() => openByCode({ variables: { input: { ...addressed(contact), otp } } }));
    return opened.ok ? { ok: true, data: opened.data.openStatusByCode } : opened;
  };
}

/** The code was right, so the visitor may learn that no sign-up has this contact. */
function Unknown({ onAgain }: { onAgain: () => void }) {
  const join = useRef<HTMLAnchorElement>(null);
  const what = useGetsTexts() ? 'email or number' : 'email';
  const isPaused = useSignupsPausedQuery().data?.signupsPaused === true;
  useEffect(() => {
    join.current?.focus();
  }, []);
  return (
    <>
      <h2 className="text-2xl">We couldn’t find you</h2>
      <p role="status" className="mt-3">
        {`No sign-up has this ${what}. ${isPaused ? 'Sign-ups are paused for a moment; try' : 'Join now, or try'} the one you joined with.`}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink ref={join} href={joinAddress(null)} variant="main" className="max-sm:w-full">
          {joinWords(isPaused)}
        </ButtonLink>
        <Button variant="bare" onClick={onAgain}>
          {`Use a different ${what}`}
        </Button>
      </div>
    </>
  );
}
