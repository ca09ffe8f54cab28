import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { InviteWaveDocument, type WavePartsFragment } from '../../generated/office.ts';
import { MailingActions } from '../mailing/mailing-actions.tsx';
import { MailingFacts } from '../mailing/mailing-facts.tsx';
import { Fact } from '../ui/facts.tsx';
import { MailingHead } from '../mailing/mailing-head.tsx';
import { liveQuery, MailingScreen } from '../mailing/mailing-screen.tsx';
import { hasBegun, isMoving } from '../mailing/mailing-state.tsx';
import { Reach } from '../mailing/reach.tsx';
import { exactLength } from '../mailing/sending-time.ts';
import { StepsChart } from '../mailing/steps-chart.tsx';
import { useDetail } from '../platform/use-detail.ts';
import { counted, share } from '../ui/format.ts';
import { Moment } from '../ui/moment.tsx';
import { RevokeButton } from './revoke-button.tsx';
import { WaveInvites } from './wave-invites.tsx';

/** One wave: its progress, the results of its invitations, and its actions. */
export function WavePage() {
  const { id = '' } = useParams();
  const [moves, setMoves] = useState(true);
  const result = useDetail(InviteWaveDocument, { variables: { id }, ...liveQuery(moves) });
  const wave = result.data?.inviteWave;
  const movesNow = !wave || moving(wave);
  if (movesNow !== moves) setMoves(movesNow);
  return (
    <MailingScreen kind="INVITE" result={result} isUnknown={wave === null}>
      {wave && <Wave key={id} wave={wave} />}
    </MailingScreen>
  );
}

/** Whether its figures change by themselves: it is being sent, canceled, or revoked. */
function moving({ mailing, funnel, revokedAt }: WavePartsFragment): boolean {
  const open = funnel.issued - funnel.accepted - funnel.expired - funnel.revoked;
  return isMoving(mailing) || (revokedAt !== null && open > 0);
}

function Wave({ wave }: { wave: WavePartsFragment }) {
  const { mailing } = wave;
  return (
    <>
      <MailingHead
        mailing={mailing}
        actions={
          <MailingActions mailing={mailing}>
            <RevokeButton wave={wave} />
          </MailingActions>
        }
        aftermath={
          wave.revokedAt !== null && (
            <>
              {' '}
              <span>Its invitations were revoked on</span> <Moment at={wave.revokedAt} withTime />
              <span>: their users are back on the waitlist.</span>
            </>
          )
        }
      />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        {hasBegun(mailing) ? <Funnel wave={wave} /> : <Reach mailing={mailing} />}
        <MailingFacts mailing={mailing}>
          <Terms wave={wave} />
        </MailingFacts>
      </div>
      {hasBegun(mailing) && (
        <WaveInvites waveId={wave.id} moves={moving(wave)} planned={wave.funnel.planned} />
      )}
    </>
  );
}

/** The results of the invitations. */
function Funnel({ wave: { funnel } }: { wave: WavePartsFragment }) {
  const { planned, issued, sent, opened, accepted, expired, revoked } = funnel;
  return (
    <StepsChart
      title="Funnel"
      label="Invitations of the wave by step"
      note={
        sent > 0 && `${share(accepted, sent)} of sent invitations were accepted. Bars: share of all planned.`
      }
      steps={[
        { name: 'Planned', count: planned },
        { name: 'Issued', count: issued },
        { name: 'Sent', count: sent },
        { name: 'Opened', count: opened },
        { name: 'Accepted', count: accepted },
        { name: 'Expired', count: expired },
        { name: 'Revoked', count: revoked },
      ]}
    />
  );
}

function Terms({ wave: { expiresInMinutes, reminderDays } }: { wave: WavePartsFragment }) {
  return (
    <>
      <Fact term="Expires">{`${exactLength(expiresInMinutes)} after it is sent`}</Fact>
      <Fact term="Reminders">
        {reminderDays.length === 0
          ? 'None'
          : `${reminderDays.map((days) => counted(days, 'day', 'days')).join(' and ')} before it expires`}
      </Fact>
    </>
  );
}
