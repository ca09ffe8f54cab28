import { Link, useSearchParams } from 'react-router-dom';
import { ReferralTreeDocument, type TreePersonFragment } from '../../generated/office.ts';
import { officePaths, treePath, userPath, usersPath } from '../platform/office-paths.ts';
import { useScreenTitle } from '../platform/screen-title.ts';
import { StackedFact } from '../ui/facts.tsx';
import { counted, figure } from '../ui/format.ts';
import { Moment } from '../ui/moment.tsx';
import { useDetail } from '../platform/use-detail.ts';
import { QueryFallback } from '../ui/query-fallback.tsx';
import { WayBack } from '../ui/way-back.tsx';
import { LargestTrees } from './largest-trees.tsx';
import { ReferralTree } from './referral-tree.tsx';
import { contactsOf, displayName } from '../platform/display-name.ts';
import { sizeText } from './tree-model.ts';
import { fetched, type TreeAnswer } from './use-tree.ts';

/** The referrals of the user in the address; without one, the largest trees. */
export function ReferralDetailsPage() {
  const [search] = useSearchParams();
  const userId = search.get('userId')?.trim() ?? '';
  return userId === '' ? <LargestTrees /> : <Details key={userId} userId={userId} />;
}

function Details({ userId }: { userId: string }) {
  const result = useDetail(ReferralTreeDocument, {
    variables: { userId, ...fetched.first },
    fetchPolicy: 'network-only',
  });
  const { data, error } = result;
  const root = data?.referralTree.nodes[0];
  useScreenTitle(root === undefined ? {} : { subject: displayName(root) });
  if (data !== undefined) {
    const { referralTree } = data;
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Path path={referralTree.path} person={root} />
        <Header answer={referralTree} />
        {referralTree.size.people > 0 ? (
          <ReferralTree answer={referralTree} />
        ) : (
          <p className="panel px-4 py-16 text-center">No one has joined with this code yet.</p>
        )}
      </div>
    );
  }
  return error?.code === 'NOT_FOUND' ? (
    <WayBack to={officePaths.countDetails} text="View the largest trees">
      {error.message}
    </WayBack>
  ) : (
    <QueryFallback result={result} blocks={['h-24', 'h-[min(36rem,70dvh)]']} />
  );
}

const nearest = 4;

/** The path up to the root; for a long one, its beginning and its end. */
function Path({
  path,
  person,
}: {
  path: readonly TreePersonFragment[];
  person: TreePersonFragment | undefined;
}) {
  const hidden = path.length > nearest + 1 ? path.length - nearest - 1 : 0;
  const shown = hidden > 0 ? [...path.slice(0, 1), ...path.slice(-nearest)] : path;
  return (
    <nav aria-label="Path to the root">
      <ol className="flex flex-wrap items-center gap-x-2 gap-y-1 text-caption">
        <li>
          <Link to={officePaths.countDetails} className={pathLink}>
            Largest trees
          </Link>
        </li>
        {shown.map((above, index) => (
          <li key={above.userId} className="flex items-center gap-2">
            <span aria-hidden="true">›</span>
            {index === 1 && hidden > 0 && <span>{`${figure(hidden)} more ›`}</span>}
            <Link to={treePath(above.userId)} className={pathLink}>
              {displayName(above)}
            </Link>
          </li>
        ))}
        {person !== undefined && (
          <li aria-current="page" className="flex items-center gap-2 text-fg">
            <span aria-hidden="true">›</span>
            <span>{displayName(person)}</span>
          </li>
        )}
      </ol>
    </nav>
  );
}

const large = 'text-xl font-semibold';
const pathLink = 'underline decoration-line-3 underline-offset-3 hover:text-fg hover:decoration-fg';

function Header({ answer: { nodes, size, path } }: { answer: TreeAnswer }) {
  const [person] = nodes;
  if (person === undefined) return null;
  return (
    <header className="panel flex flex-wrap items-center gap-x-10 gap-y-3 p-4 sm:p-5">
      <div className="mr-auto min-w-0">
        <h2 className="text-lg wrap-anywhere">
          <Link to={userPath(person.userId)} className={pathLink}>
            {displayName(person)}
          </Link>
        </h2>
        <p className="wrap-anywhere">{contactsOf(person)}</p>
        <p className="text-caption text-fg-3">
          Joined <Moment at={person.joinedAt} />
          <span>
            {path.length === 0
              ? ' without a referral'
              : `, ${counted(path.length, 'step', 'steps')} below the root`}
          </span>
        </p>
        {size.people > 0 && (
          <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
            <Link to={usersPath({ referredBy: person.userId })} className={pathLink}>
              Show the users they referred
            </Link>
            <Link to={usersPath({ treeOf: person.userId })} className={pathLink}>
              Show everyone below
            </Link>
          </p>
        )}
      </div>
      <dl className="grid grid-cols-2 gap-x-8 gap-y-2 sm:flex sm:flex-wrap">
        <StackedFact term="Points" value={figure(person.referralPoints)} className={large} />
        <StackedFact term="Referrals" value={figure(person.referralCount)} className={large} />
        <StackedFact term="Users below" value={sizeText(size)} className={large} />
        <StackedFact term="Levels below" value={figure(size.depth)} className={large} />
      </dl>
    </header>
  );
}
