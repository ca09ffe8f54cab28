import { useSendOtpMutation, useVerifyOtpMutation, type OtpPurpose } from '../generated/operations.ts';
import { attempt, type Attempt } from '../platform/attempt.ts';
import type { Contact, SentCode } from './verification-state.ts';

/** The calls of a verification. Each returns its result; none throws. */
export interface CodeCalls {
  readonly send: (contact: Contact) => Promise<Attempt<SentCode>>;
  readonly check: (contact: Contact, otp: string) => Promise<Attempt<{ readonly message: string }>>;
}

/** Sends codes for a purpose and checks them. */
export function useCodeCalls(purpose: OtpPurpose): CodeCalls {
  const [sendOtp] = useSendOtpMutation();
  const [verifyOtp] = useVerifyOtpMutation();
  return {
    send: async (contact) => {
      const sent = await attempt(() => sendOtp({ variables: { input: { ...addressed(contact), purpose } } }));
      return sent.ok ? { ok: true, data: sent.data.sendOtp } : sent;
    },
    check: async (contact, otp) => {
      const checked = await attempt(() =>
        verifyOtp({ variables: { input: { ...addressed(contact), otp, purpose } } }),
      );
      return checked.ok ? { ok: true, data: checked.data.verifyOtp } : checked;
    },
  };
}

/** A contact in the API's form. */
export function addressed({ channel, destination }: Contact) {
  return channel === 'SMS' ? { channel, mobileNumber: destination } : { channel, email: destination };
}
