import { UserRewardsDocument } from '../../generated/office.ts';
import { useDetail } from '../platform/use-detail.ts';
import { Moment } from '../ui/moment.tsx';
import { Panel } from '../ui/panel.tsx';
import { RetryNotice } from '../ui/retry-notice.tsx';
import { ClaimStateBadge } from '../ui/reward-state.tsx';
import { Colleague } from '../ui/colleague.tsx';

/** What a user has earned; nothing where there is none. */
export function UserRewards({ userId }: { userId: string }) {
  const { data, error, retry } = useDetail(UserRewardsDocument, { variables: { userId } });
  const claims = data?.rewardClaims.docs ?? [];
  if (error === null && claims.length === 0) return null;
  return (
    <Panel title="Rewards">
      {error !== null && (
        <div className="mt-3">
          <RetryNotice message={error.message} onRetry={retry} />
        </div>
      )}
      <ul className="mt-2">
        {claims.map(({ id, reward, state, reachedAt, fulfilledAt, fulfilledBy }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2 last:border-b-0"
          >
            <span className="min-w-0 flex-1 basis-40 wrap-anywhere text-fg">{reward.name}</span>
            <ClaimStateBadge state={state} reward={reward} />
            <span className="text-caption">
              <span>Reached</span> <Moment at={reachedAt} />
              {fulfilledAt !== null && (
                <>
                  <span>, fulfilled</span> <Moment at={fulfilledAt} />
                  {fulfilledBy !== null && (
                    <>
                      <span> by</span> <Colleague by={fulfilledBy} />
                    </>
                  )}
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
