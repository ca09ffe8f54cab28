import { useRef, useState } from 'react';
import { includesRole } from '@waitlist/backend/roles';
import {
  PauseSignupsDocument,
  ResumeSignupsDocument,
  SignupPauseDocument,
  type PausePartsFragment,
} from '../../generated/office.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useMe } from '../platform/me.ts';
import { useAction } from '../platform/use-action.ts';
import { useDetail } from '../platform/use-detail.ts';
import type { DialogOpening } from '../../ui/dialog.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { counted } from '../ui/format.ts';
import { Moment } from '../ui/moment.tsx';
import { fresh } from './fresh.ts';
import { Colleague } from '../ui/colleague.tsx';

/** A banner while sign-ups are paused; lets an ADMIN pause and resume them. */
export function PausePanel() {
  const { role } = useMe();
  const { data } = useDetail(SignupPauseDocument, fresh);
  const button = useRef<HTMLButtonElement>(null);
  const [asking, ask] = useState(false);
  if (data === undefined) return null;
  const pause = data.signupPause ?? null;
  const mayPause = includesRole(role, 'ADMIN');
  if (pause === null && !mayPause) return null;
  const { waitingForOpen } = data;
  const isSwitchOn = typeof pause?.pausedAt === 'string';
  const verb = isSwitchOn ? 'Resume sign-ups' : 'Pause sign-ups';
  const action = mayPause && (isSwitchOn || pause === null) && (
    <Button ref={button} onClick={() => ask(true)}>
      {verb}
    </Button>
  );
  return (
    <>
      {pause === null ? (
        <p className="flex flex-wrap items-center justify-between gap-3 text-small">
          <span>
            <span>Sign-ups are open.</span>
            {waitingForOpen > 0 && (
              <span>{` ${counted(waitingForOpen, 'visitor is', 'visitors are')} being told.`}</span>
            )}
          </span>
          <span className="contents">{action}</span>
        </p>
      ) : (
        <Notice tone="calm">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <div className="min-w-0">
              <p className="font-medium text-fg">Sign-ups are paused</p>
              <Reasons pause={pause} />
              {waitingForOpen > 0 && (
                <p className="text-fg-2">{`${counted(waitingForOpen, 'visitor waits', 'visitors wait')} to be told when they open.`}</p>
              )}
            </div>
            <div className="contents">{action}</div>
          </div>
        </Notice>
      )}
      <SwitchDialog
        pause={pause}
        waiting={waitingForOpen}
        isSwitchOn={isSwitchOn}
        verb={verb}
        open={asking}
        opener={button}
        onClose={() => ask(false)}
      />
    </>
  );
}

function Reasons({ pause: { byServer, pausedBy, pausedAt } }: { pause: PausePartsFragment }) {
  return (
    <p className="wrap-anywhere text-fg-2">
      {pausedAt !== null && (
        <>
          {pausedBy === null ? <span>The team</span> : <Colleague by={pausedBy} />}{' '}
          <span>paused them on</span> <Moment at={pausedAt} withTime />
          <span>.</span>{' '}
        </>
      )}
      {byServer && (
        <>
          <span>The server pauses them: remove</span> <code>SIGNUPS=paused</code>{' '}
          <span>from its configuration to resume.</span>{' '}
        </>
      )}
      <span>Visitors cannot request codes to join.</span>
    </p>
  );
}

interface SwitchDialogProps extends DialogOpening {
  pause: PausePartsFragment | null;
  /** How many visitors wait to be told. */
  waiting: number;
  isSwitchOn: boolean;
  verb: string;
}

function SwitchDialog({ pause, waiting, isSwitchOn, verb, open, opener, onClose }: SwitchDialogProps) {
  const refetch = [SignupPauseDocument];
  const pauseSignups = useAction(PauseSignupsDocument, { refetch, says: () => 'Sign-ups are paused.' });
  const resumeSignups = useAction(ResumeSignupsDocument, {
    refetch,
    says: () => (pause?.byServer === true ? 'The server still pauses sign-ups.' : 'Sign-ups are open.'),
  });
  const action = isSwitchOn ? resumeSignups : pauseSignups;
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      action={action}
      onConfirm={() => action.run()}
      title={isSwitchOn ? 'Resume sign-ups?' : 'Pause sign-ups?'}
      confirm={verb}
      opener={opener}
    >
      {isSwitchOn
        ? `Visitors can join again within a second.${waiting > 0 && pause?.byServer !== true ? ` ${counted(waiting, 'visitor', 'visitors')} who asked to be told will get an email.` : ''}`
        : 'From now on, no one can request a code to join. Visitors who have been sent a code can still use it. Ranks, ambassador applications and invitations keep working.'}
    </ConfirmDialog>
  );
}
