import {
  useJoinWaitlistMutation,
  useRankLazyQuery,
  useSendOtpMutation,
  useUpdatePointsMutation,
  useVerifyOtpMutation,
  type JoinWaitlistInput,
} from '../../generated/operations.ts';
import { attempt } from '../../platform/attempt.ts';
import { logQuietly } from '../../platform/log.ts';
import type { Contact } from './flow-state.ts';

const rankRetryPausesMs = [0, 600, 1800];

export type FlowCalls = ReturnType<typeof useFlowCalls>;

/** The flow's calls to the server. Each answers how it went; none throws. */
export function useFlowCalls() {
  const [sendOtp] = useSendOtpMutation();
  const [verifyOtp] = useVerifyOtpMutation();
  const [joinWaitlist] = useJoinWaitlistMutation();
  const [updatePoints] = useUpdatePointsMutation();
  const [getRank] = useRankLazyQuery({ fetchPolicy: 'network-only' });
  return {
    sendCode: (contact: Contact) =>
      attempt(() => sendOtp({ variables: { input: { ...addressed(contact), purpose: 'WAITLIST' } } })),
    verifyCode: (contact: Contact, otp: string) =>
      attempt(() => verifyOtp({ variables: { input: { ...addressed(contact), otp, purpose: 'WAITLIST' } } })),
    join: (input: JoinWaitlistInput) => attempt(() => joinWaitlist({ variables: { input } })),
    /** Asks for the referrer's points. Whether it works is of no weight for the person who joins. */
    reportReferral: async (referralCode: string) => {
      const reported = await attempt(() => updatePoints({ variables: { referralCode } }));
      if (!reported.ok) logQuietly('updatePoints failed', reported.error);
    },
    /** The rank, asked for up to three times; null when no answer came. */
    fetchRank: async (variables: { userId: string } | { referralId: string }) => {
      for (const pauseMs of rankRetryPausesMs) {
        await pause(pauseMs);
        const found = await attempt(() => getRank({ variables }));
        if (found.ok) return found.data.rank.rank;
        logQuietly('rank failed', found.error);
      }
      return null;
    },
  };
}

function addressed({ channel, destination }: Contact) {
  return channel === 'SMS' ? { channel, mobileNumber: destination } : { channel, email: destination };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
