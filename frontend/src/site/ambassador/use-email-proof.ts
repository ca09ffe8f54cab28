import { useState } from 'react';
import { useSendOtpMutation, useVerifyOtpMutation } from '../../generated/operations.ts';
import type { ApiError } from '../../platform/api-error.ts';
import { attempt } from '../../platform/attempt.ts';
import { useSingleFlight } from '../../platform/use-single-flight.ts';
import { useToasts } from '../../ui/toasts.tsx';

/** A code that is on its way to an e-mail address. */
export interface SentCode {
  readonly email: string;
  readonly length: number;
  /** Before this no other code can be asked for; epoch. */
  readonly resendAtMs: number;
}

/** Proves that an e-mail address is somebody's own: a code is sent, and verified in place. */
export function useEmailProof() {
  const [sendOtp] = useSendOtpMutation();
  const [verifyOtp] = useVerifyOtpMutation();
  const toasts = useToasts();
  const { pending, run } = useSingleFlight();
  const [sent, setSent] = useState<SentCode | null>(null);
  const [provenEmail, setProvenEmail] = useState<string | null>(null);
  const [complaint, setComplaint] = useState<ApiError | null>(null);
  const fail = (error: ApiError) => {
    toasts.error(error.message);
    setComplaint(error);
  };
  const send = (email: string) =>
    void run(async ({ land }) => {
      setComplaint(null);
      const answer = await attempt(() =>
        sendOtp({ variables: { input: { channel: 'EMAIL', email, purpose: 'AMBASSADOR' } } }),
      );
      land();
      if (!answer.ok) return fail(answer.error);
      const { codeLength, resendAfterSeconds, message } = answer.data.sendOtp;
      toasts.success(message);
      setSent({ email, length: codeLength, resendAtMs: Date.now() + resendAfterSeconds * 1000 });
    });
  const verify = (otp: string) =>
    void run(async ({ land }) => {
      if (sent === null) return;
      setComplaint(null);
      const { email } = sent;
      const answer = await attempt(() =>
        verifyOtp({ variables: { input: { channel: 'EMAIL', email, otp, purpose: 'AMBASSADOR' } } }),
      );
      land();
      if (!answer.ok) return fail(answer.error);
      toasts.success(answer.data.verifyOtp.message);
      setProvenEmail(email);
      setSent(null);
    });
  /** The address was changed, or its proof is no longer good: all begins anew. */
  const forget = () => {
    setSent(null);
    setProvenEmail(null);
    setComplaint(null);
  };
  return { pending, sent, provenEmail, complaint, send, verify, forget };
}
