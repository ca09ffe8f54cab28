import { useState } from 'react';
import { useSendOwnDataCodeMutation, useVerifyOwnDataCodeMutation } from '../../generated/site/own-data.ts';
import type { ApiError } from '../../platform/api-error.ts';
import { attempt, type Attempt } from '../../platform/attempt.ts';
import { useCodeVerification } from '../../verification/use-code-verification.ts';
import type { Contact } from '../../verification/verification-state.ts';

/** The contact that a user verified, as their browser knows it. */
export interface OwnContact {
  readonly channel: Contact['channel'];
  readonly masked: string;
}

/** A code from the verified contact, and what it allows. */
export function useOwnerCode({ channel, masked }: OwnContact) {
  const [sendCode] = useSendOwnDataCodeMutation();
  const [verifyCode] = useVerifyOwnDataCodeMutation();
  const verification = useCodeVerification('OWN_DATA', {
    async request(headers) {
      const sent = await attempt(() => sendCode({ context: { headers } }));
      return sent.ok ? { ok: true, data: sent.data.sendOwnDataCode } : sent;
    },
    async redeem(_contact, otp) {
      const checked = await attempt(() => verifyCode({ variables: { otp } }));
      return checked.ok ? { ok: true, data: checked.data.verifyOwnDataCode } : checked;
    },
  });
  return { verification, request: () => void verification.start({ channel, destination: masked }) };
}

/** What a verified code allows: done once it is, and again if it failed. */
export function useAllowed<T>(act: () => Promise<Attempt<T>>, onDone: (data: T) => void | Promise<void>) {
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<ApiError | null>(null);
  const run = async () => {
    setPending(true);
    setProblem(null);
    const answer = await act();
    if (answer.ok) await onDone(answer.data);
    else setProblem(answer.error);
    setPending(false);
  };
  return { pending, problem, run };
}
