import { useRef, useState, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import {
  useCancelMailingMutation,
  useDeleteMailingMutation,
  usePauseMailingMutation,
  useResendUncertainMutation,
  useResumeMailingMutation,
  type MailingPartsFragment,
} from '../../generated/operations.ts';
import { useHasRole } from '../platform/use-has-role.ts';
import { actionLook } from '../ui/action-button.tsx';
import { ConfirmedAction } from '../ui/confirmed-action.tsx';
import { counted, figure } from '../ui/figures.ts';
import { kindWords } from './mailing-kinds.ts';
import { leftOf } from './mailing-state.tsx';
import { sendingTime } from './sending-time.ts';
import { StartDialog } from './start-dialog.tsx';

interface ActionProps {
  mailing: MailingPartsFragment;
}

/** Reloads everything an action changes. */
export const refetchOwn = (kind: MailingPartsFragment['kind']) => ({
  refetchQueries: [...kindWords[kind].ownQueries],
  awaitRefetchQueries: true,
});

/** The actions of a role on the mailing in its state. @param children the actions of its kind. */
export function MailingActions({ mailing, children }: ActionProps & { children?: ReactNode }) {
  const isEditor = useHasRole('EDITOR');
  const isAdmin = useHasRole('ADMIN');
  const { id, kind, state, recipients } = mailing;
  const isUnderWay = state === 'SCHEDULED' || state === 'PREPARING' || state === 'RUNNING';
  const canResend = state === 'RUNNING' || state === 'PAUSED' || state === 'DONE';
  return (
    <div className="flex flex-wrap gap-2">
      {state === 'DRAFT' && isAdmin && <StartButton mailing={mailing} />}
      {state === 'DRAFT' && isEditor && (
        <Link to={kindWords[kind].editPath(id)} className={actionLook('plain')}>
          Edit
        </Link>
      )}
      {state === 'DRAFT' && isEditor && <DeleteButton mailing={mailing} />}
      {state === 'RUNNING' && isEditor && <PauseButton mailing={mailing} />}
      {state === 'PAUSED' && isAdmin && <ResumeButton mailing={mailing} />}
      {canResend && isAdmin && recipients.uncertain > 0 && <ResendButton mailing={mailing} />}
      {(isUnderWay || state === 'PAUSED') && isAdmin && <CancelButton mailing={mailing} />}
      {children}
    </div>
  );
}

function StartButton({ mailing }: ActionProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const [asking, ask] = useState(false);
  return (
    <>
      <button ref={opener} type="button" className={actionLook('main')} onClick={() => ask(true)}>
        Start
      </button>
      {asking && (
        <StartDialog
          mailing={mailing}
          startsAt={null}
          opener={opener}
          onClose={() => ask(false)}
          onStarted={() => ask(false)}
        />
      )}
    </>
  );
}

function DeleteButton({ mailing: { id, kind, name } }: ActionProps) {
  const navigate = useNavigate();
  const [remove] = useDeleteMailingMutation();
  const { one, listPath } = kindWords[kind];
  return (
    <ConfirmedAction
      verb="Delete draft"
      look="danger"
      danger
      title={`Delete the draft of this ${one}?`}
      carryOut={async () => {
        const { data } = await remove({ variables: { id } });
        void navigate(listPath);
        return { data: data?.deleteMailing.message };
      }}
    >
      “{name}” was not sent to anyone. Deleting it cannot be undone.
    </ConfirmedAction>
  );
}

/** Messages of a mailing that are in progress at the same time, at most. */
const handedOverAtOnce = 16;

function PauseButton({ mailing: { id, kind, recipients } }: ActionProps) {
  const [pause] = usePauseMailingMutation(refetchOwn(kind));
  const { one, whenPaused } = kindWords[kind];
  const onTheWay = Math.min(handedOverAtOnce, leftOf(recipients));
  return (
    <ConfirmedAction
      verb="Pause"
      title={`Pause this ${one}?`}
      carryOut={async () => ({ data: (await pause({ variables: { id } })).data?.pauseMailing.message })}
    >
      Sending stops within a minute; up to {counted(onTheWay, 'message', 'messages')} being handed over may
      still go out. {whenPaused} An admin can resume it.
    </ConfirmedAction>
  );
}

function ResumeButton({ mailing: { id, kind, perHour, recipients } }: ActionProps) {
  const [resume] = useResumeMailingMutation(refetchOwn(kind));
  const left = leftOf(recipients);
  return (
    <ConfirmedAction
      verb="Resume"
      look="main"
      title={`Resume this ${kindWords[kind].one}?`}
      carryOut={async () => ({ data: (await resume({ variables: { id } })).data?.resumeMailing.message })}
    >
      Messages to {counted(left, 'user', 'users')} are left. At {figure(perHour)} an hour, sending them takes{' '}
      {sendingTime(left, perHour)}.
    </ConfirmedAction>
  );
}

function ResendButton({ mailing: { id, kind, recipients } }: ActionProps) {
  const [resend] = useResendUncertainMutation(refetchOwn(kind));
  const { uncertain } = recipients;
  return (
    <ConfirmedAction
      verb="Resend uncertain"
      title={`Send ${counted(uncertain, 'uncertain message', 'uncertain messages')} again?`}
      carryOut={async () => ({ data: (await resend({ variables: { id } })).data?.resendUncertain.message })}
    >
      The connection broke while {uncertain === 1 ? 'it was' : 'they were'} being handed over, so no one knows
      whether {uncertain === 1 ? 'it arrived' : 'they arrived'}. Users who got the message may get it twice.
    </ConfirmedAction>
  );
}

function CancelButton({ mailing: { id, kind, recipients } }: ActionProps) {
  const [cancel] = useCancelMailingMutation(refetchOwn(kind));
  const { one, whenCanceled } = kindWords[kind];
  return (
    <ConfirmedAction
      verb={`Cancel ${one}`}
      keep={`Keep ${one}`}
      look="danger"
      danger
      title={`Cancel this ${one}?`}
      carryOut={async () => ({ data: (await cancel({ variables: { id } })).data?.cancelMailing.message })}
    >
      {whenCanceled(leftOf(recipients), recipients.sent)} This cannot be undone.
    </ConfirmedAction>
  );
}
