import { RevokeWaveDocument, type WavePartsFragment } from '../../generated/office.ts';
import { kindWords } from '../mailing/mailing-kinds.ts';
import { useAction } from '../platform/use-action.ts';
import { useHasRole } from '../platform/me.ts';
import { ConfirmedAction } from '../ui/confirmed-action.tsx';
import { counted } from '../ui/format.ts';

/** Takes back what a wave that is over has sent, if there is anything to take back and the role may. */
export function RevokeButton({ wave: { id, mailing, funnel, revokedAt } }: { wave: WavePartsFragment }) {
  const revoke = useAction(RevokeWaveDocument, {
    refetch: kindWords.INVITE.ownQueries,
    says: ({ revokeWave }) => revokeWave.message,
  });
  const isAdmin = useHasRole('ADMIN');
  const isOver = mailing.state === 'DONE' || mailing.state === 'CANCELED';
  const revocable = revokedAt === null ? funnel.issued - funnel.accepted - funnel.revoked : 0;
  if (!isAdmin || !isOver || revocable <= 0) return null;
  return (
    <ConfirmedAction
      verb="Revoke invitations"
      variant="danger"
      danger
      title={`Revoke ${counted(revocable, 'invitation', 'invitations')}?`}
      action={revoke}
      onConfirm={() => revoke.run({ id })}
    >
      {[
        'Their codes stop working within minutes, and these users are back on the waitlist, with their points and the day they joined.',
        ...(funnel.accepted > 0
          ? [`${counted(funnel.accepted, 'user who accepted stays', 'users who accepted stay')} in.`]
          : []),
        'No one is notified. This can’t be undone.',
      ].join(' ')}
    </ConfirmedAction>
  );
}
