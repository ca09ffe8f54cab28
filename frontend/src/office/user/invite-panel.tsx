import { includesRole } from '@waitlist/backend/roles';
import { useRef, type RefObject } from 'react';
import { Link } from 'react-router-dom';
import {
  AcceptInviteDocument,
  InviteSignupsDocument,
  ResendInviteDocument,
  RevokeInviteDocument,
  UserDocument,
  type InviteState,
  type UserPartsFragment,
  type UserQuery,
} from '../../generated/office.ts';
import { displayName } from '../platform/display-name.ts';
import { useMe } from '../platform/me.ts';
import { wavePath } from '../platform/office-paths.ts';
import { Badge, type StateText } from '../ui/badge.tsx';
import { Moment } from '../ui/moment.tsx';
import { useAction } from '../platform/use-action.ts';
import { ConfirmedAction } from '../ui/confirmed-action.tsx';
import { Fact, Facts } from '../ui/facts.tsx';
import { Panel } from '../ui/panel.tsx';

type Invite = NonNullable<UserQuery['user']['invite']>;

interface InvitePanelProps {
  user: UserPartsFragment;
  invite: Invite | null;
  /** False: they were imported and have not verified a contact. */
  isVerified: boolean;
}

/**
 * A user's invitation and its result; an ADMIN can act on it. Nothing for users who were never invited and cannot be.
 */
export function InvitePanel({ user, invite, isVerified }: InvitePanelProps) {
  const { role } = useMe();
  const heading = useRef<HTMLHeadingElement>(null);
  const canBeInvited = includesRole(role, 'ADMIN') && (user.state === 'WAITING' || user.state === 'EXPIRED');
  const mayInvite = canBeInvited && isVerified && user.leavesAt === null;
  const mayDecide = includesRole(role, 'ADMIN') && user.state === 'INVITED';
  if (invite === null && !canBeInvited) return null;
  return (
    <Panel
      title="Invitation"
      level={3}
      headingRef={heading}
      badge={invite !== null && <Badge tone={states[invite.state].tone}>{states[invite.state].text}</Badge>}
    >
      {invite === null ? (
        <p className="mt-2">
          {isVerified
            ? 'Not invited yet.'
            : 'Not verified yet. You can invite them once they have entered a code.'}
        </p>
      ) : (
        <InviteFacts invite={invite} isErased={user.state === 'ERASED'} />
      )}
      {(mayInvite || mayDecide) && (
        <div className="mt-4 flex flex-wrap gap-2">
          {mayInvite && <InviteButton user={user} afterwards={heading} />}
          {mayDecide && invite !== null && (
            <Decisions id={invite.id} name={displayName(user)} afterwards={heading} />
          )}
        </div>
      )}
    </Panel>
  );
}

const states: Readonly<Record<InviteState, StateText>> = {
  ISSUED: { text: 'Open', tone: 'good' },
  ACCEPTED: { text: 'Accepted', tone: 'good' },
  EXPIRED: { text: 'Expired', tone: 'calm' },
  REVOKED: { text: 'Revoked', tone: 'danger' },
};

function InviteFacts({ invite, isErased }: { invite: Invite; isErased: boolean }) {
  const {
    issuedAt,
    expiresAt,
    openedAt,
    acceptedAt,
    account,
    messages,
    messageSentAt,
    messageRefusedAt,
    wave,
  } = invite;
  const missing = invite.state === 'ISSUED' ? 'Not yet' : 'No';
  return (
    <Facts wide>
      <Fact term="Invited">
        <Moment at={issuedAt} withTime />
      </Fact>
      {wave !== null && (
        <Fact term="Wave">
          <Link to={wavePath(wave.id)} className="text-link">
            {wave.name}
          </Link>
        </Fact>
      )}
      <Fact term="Message" missing="Not yet">
        {messageRefusedAt !== null ? (
          <>
            <span>Not delivered: refused for good on</span> <Moment at={messageRefusedAt} withTime />
          </>
        ) : messageSentAt !== null ? (
          <>
            <span>Sent</span> <Moment at={messageSentAt} withTime />
            {messages > 1 && <span>{`, ${messages} in all`}</span>}
          </>
        ) : messages > 0 ? (
          'Waiting to be sent'
        ) : null}
      </Fact>
      <Fact term="Opened" missing={missing}>
        {openedAt !== null && <Moment at={openedAt} withTime />}
      </Fact>
      <Fact term="Accepted" missing={missing}>
        {acceptedAt !== null && <Moment at={acceptedAt} withTime />}
      </Fact>
      {acceptedAt !== null && !isErased && <Fact term="Account">{account ?? 'Marked by an admin'}</Fact>}
      {acceptedAt === null && invite.state !== 'REVOKED' && (
        <Fact term={invite.state === 'ISSUED' ? 'Expires' : 'Expired'}>
          <Moment at={expiresAt} withTime />
        </Fact>
      )}
    </Facts>
  );
}

interface Afterwards {
  afterwards: RefObject<HTMLElement | null>;
}

const refetch = [UserDocument];

function InviteButton({ user, afterwards }: Afterwards & { user: UserPartsFragment }) {
  const invite = useAction(InviteSignupsDocument, {
    refetch,
    says: ({ inviteSignups }) => inviteSignups.message,
  });
  return (
    <ConfirmedAction
      verb="Invite"
      variant="main"
      title={`Invite ${displayName(user)}?`}
      action={invite}
      onConfirm={() => invite.run({ ids: [user.id] })}
      afterwards={afterwards}
    >
      They leave the ranking, those behind them move up, and they get a message with their code. They have 14
      days to accept.
    </ConfirmedAction>
  );
}

function Decisions({ id, name, afterwards }: Afterwards & { id: string; name: string }) {
  const resend = useAction(ResendInviteDocument, {
    refetch,
    says: ({ resendInvite }) => resendInvite.message,
  });
  const accept = useAction(AcceptInviteDocument, {
    refetch,
    says: ({ acceptInvite }) => acceptInvite.message,
  });
  const revoke = useAction(RevokeInviteDocument, {
    refetch,
    says: ({ revokeInvite }) => revokeInvite.message,
  });
  return (
    <>
      <ConfirmedAction
        verb="Send again"
        of="the invitation"
        title={`Send the invitation to ${name} again?`}
        action={resend}
        onConfirm={() => resend.run({ id })}
      >
        It goes to the contact they verified, with the same code: three times at most, an hour apart.
      </ConfirmedAction>
      <ConfirmedAction
        verb="Mark as accepted"
        title={`Mark the invitation of ${name} as accepted?`}
        action={accept}
        onConfirm={() => accept.run({ id })}
        afterwards={afterwards}
      >
        For a user you let in another way. Their code can then no longer be redeemed.
      </ConfirmedAction>
      <ConfirmedAction
        verb="Revoke"
        of="the invitation"
        variant="danger"
        danger
        title={`Revoke the invitation of ${name}?`}
        action={revoke}
        onConfirm={() => revoke.run({ id })}
        afterwards={afterwards}
      >
        Their code stops working, and they are back in line at the place that their points and the day they
        joined give them. They aren’t notified.
      </ConfirmedAction>
    </>
  );
}
