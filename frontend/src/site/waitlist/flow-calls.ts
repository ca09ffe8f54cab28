import {
  useJoinWaitlistMutation,
  useRankLazyQuery,
  useUpdatePointsMutation,
  type JoinWaitlistInput,
} from '../../generated/operations.ts';
import { attempt } from '../../platform/attempt.ts';
import { logQuietly } from '../../platform/log.ts';

const rankRetryPausesMs = [0, 600, 1800];

export type FlowCalls = ReturnType<typeof useFlowCalls>;

/** The flow's calls to the server. Each returns its result; none throws. */
export function useFlowCalls() {
  const [joinWaitlist] = useJoinWaitlistMutation();
  const [updatePoints] = useUpdatePointsMutation();
  const [getRank] = useRankLazyQuery({ fetchPolicy: 'network-only' });
  return {
    join: (input: JoinWaitlistInput) => attempt(() => joinWaitlist({ variables: { input } })),
    /** Requests the referrer's points. A failure is only logged: the join does not depend on it. */
    reportReferral: async (referralCode: string) => {
      const reported = await attempt(() => updatePoints({ variables: { referralCode } }));
      if (!reported.ok) logQuietly('updatePoints failed', reported.error);
    },
    /** The rank, requested up to three times; null if no answer arrived. */
    fetchRank: async (variables: { userId: string } | { referralId: string }) => {
      for (const pauseMs of rankRetryPausesMs) {
        await pause(pauseMs);
        const found = await attempt(() => getRank({ variables }));
        if (found.ok) {
          const { rank, total, nextStep } = found.data.rank;
          return { rank, total, nextStep };
        }
        logQuietly('rank failed', found.error);
      }
      return null;
    },
  };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
