import { Link } from 'react-router-dom';
import { treePath, userPath } from '../platform/office-paths.ts';
import { buttonStyle } from '../ui/office-kit.ts';
import { counted } from '../ui/format.ts';
import { Moment } from '../ui/moment.tsx';
import { contactsOf, displayName } from '../platform/display-name.ts';
import type { TreeState } from './use-tree.ts';

/** The active user of the tree, in full. */
export function ActivePerson({ state: { tree, activeId } }: { state: TreeState }) {
  const node = tree.nodes.get(activeId);
  return (
    <div className="flex min-h-16 flex-wrap items-center gap-x-6 gap-y-2 lg:sticky lg:top-4 lg:grid lg:rounded-lg lg:border lg:border-line lg:p-4">
      {node === undefined ? (
        <p className="text-fg-3">Press Enter to show more users.</p>
      ) : (
        <>
          <div className="min-w-0">
            <Link to={userPath(activeId)} className="font-medium wrap-anywhere text-fg hover:underline">
              {displayName(node.person)}
            </Link>
            <p className="wrap-anywhere">{contactsOf(node.person)}</p>
          </div>
          <p>
            <span>{`${counted(node.person.referralCount, 'referral', 'referrals')}, ${counted(node.person.referralPoints, 'point', 'points')}`}</span>
            <br />
            Joined <Moment at={node.person.joinedAt} />
          </p>
          {activeId !== tree.rootId && (
            <Link to={treePath(activeId)} className={buttonStyle('plain', 'ml-auto lg:ml-0')}>
              Start the tree here
            </Link>
          )}
        </>
      )}
    </div>
  );
}
