import { Link } from 'react-router-dom';
import { LargestReferralTreesDocument, type LargestReferralTreesQuery } from '../../generated/office.ts';
import { treePath } from '../platform/office-paths.ts';
import { useScreenTitle } from '../platform/screen-title.ts';
import { useDetail } from '../platform/use-detail.ts';
import { QueryFallback } from '../ui/query-fallback.tsx';
import { counted, figure } from '../ui/format.ts';
import { displayName } from '../platform/display-name.ts';
import { sizeText } from './tree-model.ts';
import { Panel } from '../ui/panel.tsx';

const shownTrees = 20;

type Summary = LargestReferralTreesQuery['largestReferralTrees'][number];

/** The program as a whole: the roots of the largest trees, and their sizes. */
export function LargestTrees() {
  const result = useDetail(LargestReferralTreesDocument, { variables: { first: shownTrees } });
  const trees = result.data?.largestReferralTrees;
  useScreenTitle({ title: 'Largest trees' });
  return (
    <Panel title="Largest trees" className="p-4 sm:p-5">
      <p className="mb-4 text-caption text-fg-3">{`The ${figure(shownTrees)} largest trees found among the top 200 referrers. Each starts with a user who joined without a referral.`}</p>
      {trees !== undefined && trees.length > 0 && <Trees trees={trees} />}
      {trees?.length === 0 && (
        <p className="py-12 text-center text-fg-3">
          No referrals yet. The first tree starts with the first referral.
        </p>
      )}
      {trees === undefined && <QueryFallback result={result} blocks={['h-96']} />}
    </Panel>
  );
}

function Trees({ trees }: { trees: readonly Summary[] }) {
  const most = Math.max(...trees.map(({ size }) => size.people), 1);
  return (
    <ol className="divide-y divide-line/60">
      {trees.map(({ root, size }, index) => (
        <li key={root.userId}>
          <Link
            to={treePath(root.userId)}
            className="-mx-2 grid grid-cols-[1.75rem_1fr_auto] items-center gap-x-2 gap-y-1 rounded-lg px-2 py-2.5 hover:bg-ink-3"
          >
            <span className="text-fg-3">{index + 1}</span>
            <span className="min-w-0 font-medium wrap-anywhere text-fg">{displayName(root)}</span>
            <span className="text-right">
              <span className="font-medium text-fg">{sizeText(size)}</span>{' '}
              <span>{`${size.people === 1 ? 'user' : 'users'}, ${counted(size.depth, 'level', 'levels')}`}</span>
            </span>
            <span aria-hidden="true" className="col-span-2 col-start-2 h-2 rounded-full bg-ink-3">
              <span
                className="block h-full min-w-1 rounded-full bg-data"
                style={{ width: `${(100 * size.people) / most}%` }}
              />
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
