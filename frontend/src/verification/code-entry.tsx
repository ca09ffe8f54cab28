import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { smsCountry } from '@waitlist/backend/sms-country';
import { fieldMessage, type ApiError } from '../platform/api-error.ts';
import { Button } from '../ui/button.tsx';
import { CodeField } from '../ui/code-field.tsx';
import { Notice } from '../ui/notice.tsx';
import { useToasts } from '../ui/toasts.tsx';
import { formatWait, useCountdown } from '../ui/use-countdown.ts';
import { WaitingButton } from '../ui/waiting-button.tsx';
import { mailboxOf } from './mailbox.ts';
import type { CodeVerification } from './use-code-verification.ts';
import {
  lockedUntilMs,
  otherFailure,
  resendAtMs,
  type Challenge,
  type Contact,
} from './verification-state.ts';

interface CodeEntryProps {
  id: string;
  verification: CodeVerification;
  /** The label of the button that checks the code. */
  confirmText: string;
  onConfirm: (code: string) => void;
  /** The label of the button that leads back to the contact. */
  changeText: ReactNode;
  onChangeContact: () => void;
  /** Inside another form, its buttons look secondary. */
  isInline?: boolean;
  /** For a dialog that needs to know where the focus starts. */
  firstBox?: RefObject<HTMLInputElement | null> | undefined;
  /** Shown above the button. */
  children?: ReactNode;
}

/**
 * Takes a code while one is requested: boxes, errors, and the next actions. It is not a form itself, so that it fits in
 * one.
 */
export function CodeEntry(props: CodeEntryProps) {
  const { step, challenge } = props.verification.state;
  if (step !== 'code' || challenge === null) return null;
  return <Entry key={challenge.sentAtMs} challenge={challenge} {...props} />;
}

function Entry({ challenge, children, ...props }: CodeEntryProps & { challenge: Challenge }) {
  const { id, verification, onConfirm } = props;
  const { state, pending, typeCode } = verification;
  const { isSpent, codeLength } = challenge;
  const lockedSeconds = useCountdown(lockedUntilMs(state));
  const isLocked = isSpent || lockedSeconds > 0;
  const { firstBox, resendButton, changeButton } = useFocus(verification, challenge, props.firstBox);
  const noteId = `${id}-note`;
  return (
    <div>
      <Sent challenge={challenge} />
      <CodeField
        id={id}
        length={codeLength}
        value={state.code}
        onChange={typeCode}
        onComplete={onConfirm}
        onEnter={() => onConfirm(state.code)}
        error={state.complaint ?? undefined}
        readOnly={pending !== null}
        locked={isLocked}
        firstBox={firstBox}
      />
      <Wait seconds={lockedSeconds} />
      <Failure error={otherFailure(state)} />
      <div>{children}</div>
      <Actions
        {...props}
        isLocked={isLocked}
        noteId={noteId}
        resendButton={resendButton}
        changeButton={changeButton}
      />
    </div>
  );
}

interface ActionsProps extends CodeEntryProps {
  isLocked: boolean;
  noteId: string;
  resendButton: RefObject<HTMLButtonElement | null>;
  changeButton: RefObject<HTMLButtonElement | null>;
}

/** Checks the code, sends another one, leads back to the contact. */
function Actions({ isInline = false, isLocked, noteId, resendButton, changeButton, ...props }: ActionsProps) {
  const { verification } = props;
  const { state, pending, resend } = verification;
  const toasts = useToasts();
  const change = () => {
    toasts.clear();
    props.onChangeContact();
  };
  return (
    <div className={isInline ? 'mt-1 -ml-3 flex flex-wrap' : 'mt-5'}>
      <Button
        {...(isInline
          ? { variant: 'bare', className: 'text-accent' }
          : { variant: 'main', className: 'w-full' })}
        pending={pending === 'checking'}
        unavailable={isLocked}
        onClick={() => props.onConfirm(state.code)}
      >
        {props.confirmText}
      </Button>
      <div className={isInline ? 'contents' : '-mx-3 mt-3 flex flex-wrap justify-between'}>
        <WaitingButton
          ref={resendButton}
          variant="bare"
          availableAtMs={resendAtMs(state)}
          pending={pending === 'sending'}
          aria-describedby={state.challenge?.isSpent === true ? noteId : undefined}
          onClick={resend}
        >
          Resend code
        </WaitingButton>
        <Button ref={changeButton} variant="bare" onClick={change}>
          {props.changeText}
        </Button>
      </div>
    </div>
  );
}

/**
 * The first box gets the focus when the boxes appear and when a code is rejected, together with the message, so that
 * the next digits go there. If only a new code helps, the button that requests one gets it; if nothing belongs to the
 * contact, the button that leads to another.
 */
function useFocus(
  { state }: CodeVerification,
  { isSpent }: Challenge,
  givenBox: RefObject<HTMLInputElement | null> | undefined,
) {
  const ownBox = useRef<HTMLInputElement>(null);
  const resendButton = useRef<HTMLButtonElement>(null);
  const changeButton = useRef<HTMLButtonElement>(null);
  const { complaint, problem } = state;
  const firstBox = givenBox ?? ownBox;
  useLayoutEffect(() => {
    firstBox.current?.focus();
  }, [firstBox]);
  useLayoutEffect(() => {
    if (isSpent) (complaint === null ? changeButton : resendButton).current?.focus();
    else if (complaint !== null) firstBox.current?.focus();
  }, [complaint, problem, isSpent, firstBox]);
  return { firstBox, resendButton, changeButton };
}

function Sent({ challenge }: { challenge: Challenge }) {
  const { contact, expiresAtMs, resendAtMs: nextAtMs, isSpent } = challenge;
  const [shownAtMs] = useState(() => Date.now());
  const secondsLeft = useCountdown(expiresAtMs);
  const mailbox = isSpent ? undefined : mailboxOf(contact);
  return (
    <div className={mailbox === undefined ? 'mb-6' : undefined}>
      <p className="leading-relaxed">
        We sent a code to{' '}
        <strong className="font-medium wrap-anywhere text-fg">{shownContact(contact)}</strong>.
        {!isSpent && (
          <span className="figures">
            {secondsLeft > 0
              ? ` It expires in ${formatWait(secondsLeft)}.`
              : ' It has expired. Request a new one.'}
          </span>
        )}
        {!isSpent && nextAtMs > expiresAtMs && (
          <span>{` We can send the next one in ${minutesText(nextAtMs - shownAtMs)}.`}</span>
        )}
      </p>
      {mailbox !== undefined && (
        <a
          href={mailbox.href}
          target="_blank"
          rel="noopener"
          className="mb-2 inline-flex py-2.5 font-medium text-link"
        >
          <span>{`Open ${mailbox.name}`}</span>
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      )}
    </div>
  );
}

/** A number with the blanks that people put there: `+91 98765 43210`. */
function shownContact({ channel, destination }: Contact): string {
  const { dialCode, groups } = smsCountry;
  const digits = destination.startsWith(dialCode) ? destination.slice(dialCode.length) : null;
  if (channel === 'EMAIL' || digits === null) return destination;
  return `${dialCode} ${digits.replace(groups, '$1 $2')}`;
}

function minutesText(ms: number): string {
  const minutes = Math.max(1, Math.round(ms / 60_000));
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

function Failure({ error }: { error: ApiError | null }) {
  if (error === null) return null;
  return (
    <Notice tone="danger" className="mt-4">
      {fieldMessage(error)}
    </Notice>
  );
}

/** The time until another try, with a visible countdown; a screen reader announces when it is over. */
function Wait({ seconds }: { seconds: number }) {
  const [hasWaited, setWaited] = useState(false);
  if (seconds > 0 && !hasWaited) setWaited(true);
  return (
    <>
      {seconds > 0 && (
        <p className="figures mt-1.5 text-sm text-fg-2">{`You can try again in ${formatWait(seconds)}.`}</p>
      )}
      <p role="status" className="text-sm text-fg-2">
        {hasWaited && seconds === 0 && 'You can try again now.'}
      </p>
    </>
  );
}
