import { Link, useParams } from 'react-router-dom';
import { UserDocument, type UserQuery } from '../../generated/office.ts';
import { applicationPath, officePaths } from '../platform/office-paths.ts';
import { useScreenTitle } from '../platform/screen-title.ts';
import { useDetail } from '../platform/use-detail.ts';
import { DetailScreen } from '../ui/detail-screen.tsx';
import { Moment } from '../ui/moment.tsx';
import { PersonLink } from '../ui/person-link.tsx';
import { CopyValue } from '../ui/table/copy-value.tsx';
import { ErasedPanel } from './erased-panel.tsx';
import { InvitePanel } from './invite-panel.tsx';
import { RankPanel } from './rank-panel.tsx';
import { UserActions } from './user-actions.tsx';
import { UserConsent } from './user-consent.tsx';
import { UserFacts } from './user-facts.tsx';
import { UserHolds } from './user-holds.tsx';
import { UserNotes } from './user-notes.tsx';
import { UserRewards } from './user-rewards.tsx';
import { UserLedger } from './user-ledger.tsx';
import { UserMessages } from './user-messages.tsx';
import { LeavingBadge, StateBadge } from '../ui/user-state.tsx';
import { UserTimeline } from './user-timeline.tsx';
import { UserTags } from './user-tags.tsx';
import { UserSteps } from './user-steps.tsx';
import { UserTrust } from './user-trust.tsx';
import { displayName } from '../platform/display-name.ts';

/** One user: who they are, why they have their rank, what their code earned them, and what they were sent. */
export function UserPage() {
  const { id = '' } = useParams();
  const result = useDetail(UserDocument, { variables: { id } });
  const { data } = result;
  return (
    <DetailScreen
      list={{ path: officePaths.users, text: 'All users' }}
      result={result}
      steps={<UserSteps id={id} />}
    >
      {data === undefined ? null : <Person key={id} detail={data.user} />}
    </DetailScreen>
  );
}

interface PersonProps {
  detail: UserQuery['user'];
}

function Person({ detail }: PersonProps) {
  const { user, erasedAt } = detail;
  useScreenTitle({ subject: displayName(user) });
  return (
    <>
      <section className="panel flex flex-wrap items-start gap-x-6 gap-y-4 p-5" aria-labelledby="person">
        <div className="min-w-0 flex-1 basis-64">
          <div className="flex flex-wrap items-center gap-2.5">
            <h2 id="person" className="text-xl wrap-anywhere">
              {displayName(user)}
            </h2>
            {erasedAt === null && <StateBadge state={user.state} />}
            <LeavingBadge user={user} />
          </div>
          {user.email !== '' && (
            <p className="mt-1">
              <CopyValue text={user.email} what="email">
                {user.email}
              </CopyValue>
            </p>
          )}
          {erasedAt === null && <UserTrust userId={user.id} />}
          {erasedAt === null && <UserTags user={user} />}
          {detail.application !== null && (
            <p className="mt-1">
              <Link to={applicationPath(detail.application.id)} className="text-link">
                {detail.application.isAmbassador ? 'Campus ambassador' : 'Applied to be a campus ambassador'}
              </Link>
            </p>
          )}
          <WhatBecame detail={detail} />
        </div>
        <UserActions detail={detail} />
      </section>
      {erasedAt === null ? <Panels detail={detail} /> : <ErasedPanels detail={detail} />}
    </>
  );
}

/** That they are blocked, leaving, merged or erased. */
function WhatBecame({ detail: { user, blockedAt, erasedAt, mergedInto } }: PersonProps) {
  return (
    <>
      {blockedAt !== null && erasedAt === null && (
        <p className="mt-1 text-fg-3">
          Blocked since <Moment at={blockedAt} withTime />. They have no rank, and their code earns no points.
        </p>
      )}
      {user.leavesAt !== null && (
        <p className="mt-1 text-fg-3">
          They asked to leave, and will be erased on <Moment at={user.leavesAt} withTime />. Until then, they
          keep their spot, get no messages, and can stay after all.
        </p>
      )}
      {erasedAt !== null && (
        <p className="mt-1 text-fg-3">
          {mergedInto === null ? (
            <span>Erased on</span>
          ) : (
            <>
              <span>Merged into</span> <PersonLink person={mergedInto} /> <span>on</span>
            </>
          )}{' '}
          <Moment at={erasedAt} withTime />
        </p>
      )}
    </>
  );
}

function Panels({ detail }: PersonProps) {
  const { user } = detail;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.35fr)]">
      <div className="grid gap-4">
        <RankPanel detail={detail} />
        <UserHolds userId={user.id} />
        <InvitePanel user={user} invite={detail.invite} isVerified={detail.verifiedBy !== null} />
        <UserFacts detail={detail} />
        <UserRewards userId={user.id} />
        <UserMessages user={user} messages={detail.messages} />
        <UserConsent userId={user.id} />
      </div>
      <div className="grid gap-4">
        <UserNotes userId={user.id} />
        <UserTimeline userId={user.id} />
        <UserLedger userId={user.id} newest={detail.credits} />
      </div>
    </div>
  );
}

function ErasedPanels({ detail }: PersonProps) {
  const { user, invite, credits } = detail;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <ErasedPanel detail={detail} />
      {(invite !== null || credits.entries.length > 0) && (
        <div className="grid gap-4">
          <InvitePanel user={user} invite={invite} isVerified={detail.verifiedBy !== null} />
          {credits.entries.length > 0 && <UserLedger userId={user.id} newest={credits} isErased />}
        </div>
      )}
    </div>
  );
}
