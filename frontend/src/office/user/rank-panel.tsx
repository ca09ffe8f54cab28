import { Link } from 'react-router-dom';
import type { UserQuery } from '../../generated/office.ts';
import { treePath, usersPath } from '../platform/office-paths.ts';
import { counted, figure, ordinal } from '../ui/format.ts';
import { Panel } from '../ui/panel.tsx';
import { noRankText } from './no-rank.ts';

const link = 'text-fg underline decoration-line-3 underline-offset-3 hover:decoration-fg';

/** The rank, and how it is computed. */
export function RankPanel({ detail }: { detail: UserQuery['user'] }) {
  const { user, ranking, joinedNth, invite } = detail;
  const rankThen = ranking === null ? (invite?.rankThen ?? null) : null;
  const reason = `${counted(user.referralCount, 'referral', 'referrals')}, ${counted(user.referralPoints, 'point', 'points')}, joined ${ordinal(joinedNth)}`;
  return (
    <Panel title="Rank" level={3}>
      <p className="mt-2 text-3xl font-semibold tracking-tight text-fg">
        <span>{ranking !== null ? `#${figure(ranking.rank)}` : noRankText(user.state)}</span>
        {rankThen !== null && (
          <span className="ml-2 text-sm font-normal tracking-normal text-fg-3">{`· was #${figure(rankThen)}`}</span>
        )}
        {ranking !== null && (
          <span className="ml-2 text-sm font-normal tracking-normal text-fg-3">
            {`of ${figure(ranking.people)}`}
          </span>
        )}
      </p>
      <p className="mt-1 text-fg">{reason}</p>
      {user.referralCount > 0 && (
        <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
          <Link to={treePath(user.id)} className={link}>
            View referrals
          </Link>
          <Link to={usersPath({ referredBy: user.id })} className={link}>
            Show the users they referred
          </Link>
        </p>
      )}
      {ranking !== null && (
        <dl className="mt-4 grid gap-1.5 border-t border-line pt-4">
          <Before term="Ahead with more points" value={ranking.withMorePoints} />
          <Before term="Same points, joined earlier" value={ranking.withAsManyJoinedEarlier} />
        </dl>
      )}
    </Panel>
  );
}

function Before({ term, value }: { term: string; value: number }) {
  return (
    <div className="flex justify-between gap-4">
      <dt>{term}</dt>
      <dd className="text-fg">{figure(value)}</dd>
    </div>
  );
}
