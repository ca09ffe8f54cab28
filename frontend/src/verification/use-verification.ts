import { useEffect, useState } from 'react';
import { useSingleFlight } from '../platform/use-single-flight.ts';
import { useToasts } from '../ui/toasts.tsx';
import type { CodeCalls } from './use-code-calls.ts';
import { checkCode, sendCode, type VerificationTools } from './verification-actions.ts';
import {
  cleared,
  complaining,
  entering,
  forgotten,
  initialState,
  isSameContact,
  left,
  liveChallenge,
  lockedUntilMs,
  typed,
  verifiedAs,
  type Challenge,
  type Contact,
} from './verification-state.ts';

export type Verification = ReturnType<typeof useVerification>;

type Action = 'sending' | 'checking';

/**
 * Verifies that a contact belongs to the visitor. One action runs at a time; while one is in progress, another is
 * rejected. `start` and `confirm` resolve with the contact once it is verified, and with null otherwise.
 *
 * @param recalled a code that was sent before the page was loaded; it is requested immediately.
 */
export function useVerification(calls: CodeCalls, recalled: Challenge | null = null) {
  const toasts = useToasts();
  const { pending, run, abandon } = useSingleFlight();
  const [action, setAction] = useState<Action>('sending');
  const [state, update] = useState(() =>
    recalled === null ? initialState : entering(initialState, recalled),
  );
  useEffect(() => abandon, [abandon]);

  const begin = async (next: Action, task: (tools: VerificationTools) => Promise<Contact | null>) =>
    (await run((flight) => {
      setAction(next);
      update(cleared);
      toasts.clear();
      return task({ ...calls, ...flight, toasts, update });
    })) ?? null;

  const { challenge, verified } = state;
  return {
    state,
    pending: pending ? action : null,
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
      if (sent === null) return begin('sending', (tools) => sendCode(tools, contact, fallback));
      update((now) => entering(now, sent));
      return null;
    },
    /** Sends another code to the same contact. */
    resend: () => {
      if (challenge !== null) void begin('sending', (tools) => sendCode(tools, challenge.contact));
    },
    typeCode: (code: string) => update((now) => typed(now, code)),
    /** Checks a code, unless digits are missing or the server would reject it. */
    confirm: async (code: string): Promise<Contact | null> => {
      if (pending || challenge === null || challenge.isSpent) return null;
      if ((lockedUntilMs(state) ?? 0) > Date.now()) return null;
      if (code.length === challenge.codeLength)
        return begin('checking', (tools) => checkCode(tools, challenge.contact, code));
      // A wrong code has emptied the boxes: what was said of it stays until another is typed.
      if (code !== '' || state.complaint === null)
        update((now) => complaining(now, `Enter all ${challenge.codeLength} digits`));
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
