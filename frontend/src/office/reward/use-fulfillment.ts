import { FulfillRewardClaimsDocument, ReopenRewardClaimsDocument } from '../../generated/office.ts';
import { useToasts } from '../../ui/toasts.tsx';
import { useAction } from '../platform/use-action.ts';
import { counted } from '../ui/format.ts';
import { shownRewards } from './shown-rewards.ts';

/** Marks claims as fulfilled, which can be undone from the toast, or as not fulfilled. */
export function useFulfillment() {
  const toasts = useToasts();
  const reopen = useAction(ReopenRewardClaimsDocument, {
    refetch: shownRewards,
    says: ({ reopenRewardClaims }) =>
      `${counted(reopenRewardClaims, 'reward is', 'rewards are')} no longer fulfilled.`,
  });
  const fulfill = useAction(FulfillRewardClaimsDocument, { refetch: shownRewards });
  const { run, pending } = fulfill;
  return {
    pending: pending || reopen.pending,
    reopen: (ids: string[]) => reopen.run({ ids }),
    fulfill: async (ids: string[]) => {
      const done = await run({ ids });
      if (done !== null)
        toasts.success(`${counted(done.fulfillRewardClaims, 'reward is', 'rewards are')} fulfilled.`, {
          label: 'Undo',
          act: () => void reopen.run({ ids }),
        });
      return done;
    },
  };
}
