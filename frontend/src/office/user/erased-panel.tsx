import { Link } from 'react-router-dom';
import type { UserQuery } from '../../generated/office.ts';
import { treePath } from '../platform/office-paths.ts';
import { CopyValue } from '../ui/table/copy-value.tsx';
import { counted } from '../ui/format.ts';
import { Moment } from '../ui/moment.tsx';
import { PersonLink } from '../ui/person-link.tsx';
import { Panel } from '../ui/panel.tsx';

/** What remains of an erased user, in words: the data on which others' points and ranks depend. */
export function ErasedPanel({ detail }: { detail: UserQuery['user'] }) {
  const { user, referrer, joinedNth, mergedInto } = detail;
  const { referralCount, referralPoints } = user;
  return (
    <Panel title="What is left" level={3}>
      <div className="mt-3 grid max-w-[42em] gap-2">
        <p>
          Someone joined on <Moment at={user.joinedAt} withTime />
          <span>{`, ${joinedOrder(joinedNth)}`}</span>
          {referrer !== null && (
            <>
              <span>, with the code of</span> <PersonLink person={referrer} />
            </>
          )}
          <span>.</span>
        </p>
        <p>
          {referralCount === 0 ? (
            'No one joined with their code.'
          ) : (
            <>
              <span>{`${counted(referralCount, 'user', 'users')} joined with their code, for ${counted(referralPoints, 'point', 'points')}.`}</span>{' '}
              <Link to={treePath(user.id)} className="text-link">
                View referrals
              </Link>
            </>
          )}
        </p>
        <p>
          <span>
            Their name, contacts, answers, consent, messages and the code of an invitation are gone for good.
          </span>{' '}
          <span>
            {mergedInto === null
              ? 'Their code earns no points and is never given to anyone else.'
              : 'Their code goes on working for the one who stayed.'}
          </span>{' '}
          <span>This record stays so that other users’ points and ranks stay right.</span>
        </p>
        <p className="text-fg-3">
          Record{' '}
          <CopyValue text={user.id} what="id">
            {user.id}
          </CopyValue>
        </p>
      </div>
    </Panel>
  );
}

const joinedOrder = (nth: number): string =>
  nth === 1 ? 'before everyone else' : `after ${counted(nth - 1, 'other', 'others')}`;
