import { useMutation } from '@apollo/client/react';
import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import {
  CancelMailingDocument,
  DeleteMailingDocument,
  PauseMailingDocument,
  ResendUncertainDocument,
  ResumeMailingDocument,
  type MailingPartsFragment,
} from '../../generated/office.ts';
import { attempt } from '../../platform/attempt.ts';
import { useToasts } from '../../ui/toasts.tsx';
import { useHasRole } from '../platform/use-has-role.ts';
import { ActionButton, actionLook } from '../ui/action-button.tsx';
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
  const box = useRef<HTMLDivElement>(null);
  const isUnderWay = state === 'SCHEDULED' || state === 'PREPARING' || state === 'RUNNING';
  const canResend = state === 'RUNNING' || state === 'PAUSED' || state === 'DONE';
  return (
    <div
      ref={box}
      role="group"
      aria-label="Actions"
      tabIndex={-1}
      className="flex flex-wrap gap-2 outline-none"
    >
      {state === 'DRAFT' && isAdmin && <StartButton mailing={mailing} />}
      {state === 'DRAFT' && isEditor && (
        <Link to={kindWords[kind].editPath(id)} className={actionLook('plain')}>
          Edit
        </Link>
      )}
      {state === 'DRAFT' && isEditor && <DeleteButton mailing={mailing} />}
      {state === 'RUNNING' && isEditor && <PauseButton mailing={mailing} actions={box} />}
      {state === 'PAUSED' && isAdmin && <ResumeButton mailing={mailing} />}
      {canResend && isAdmin && recipients.uncertain > 0 && <ResendButton mailing={mailing} />}
      {(isUnderWay || state === 'PAUSED') && isAdmin && <CancelButton mailing={mailing} />}
      <div className="contents">{children}</div>
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
  const [remove] = useMutation(DeleteMailingDocument);
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
      {`“${name}” wasn’t sent to anyone. This can’t be undone.`}
    </ConfirmedAction>
  );
}

/** Acts at once: every message that is not sent meanwhile can still be. An ADMIN can undo it where the toast says so. */
function PauseButton({
  mailing: { id, kind },
  actions,
}: ActionProps & { actions: RefObject<HTMLElement | null> }) {
  const toasts = useToasts();
  const isAdmin = useHasRole('ADMIN');
  const [pause] = useMutation(PauseMailingDocument, refetchOwn(kind));
  const [resume] = useMutation(ResumeMailingDocument, refetchOwn(kind));
  const [pending, setPending] = useState(false);
  const resumeNow = async () => {
    const outcome = await attempt(() => resume({ variables: { id } }));
    if (outcome.ok) toasts.success(outcome.data.resumeMailing.message);
    else toasts.error(outcome.error.message);
  };
  const pauseNow = async () => {
    setPending(true);
    const outcome = await attempt(() => pause({ variables: { id } }));
    setPending(false);
    if (!outcome.ok) return toasts.error(outcome.error.message);
    const { message } = outcome.data.pauseMailing;
    toasts.success(message, isAdmin ? { label: 'Resume', act: () => void resumeNow() } : undefined);
    actions.current?.focus();
  };
  return (
    <ActionButton pending={pending} onClick={() => void pauseNow()}>
      Pause
    </ActionButton>
  );
}

function ResumeButton({ mailing: { id, kind, perHour, recipients } }: ActionProps) {
  const [resume] = useMutation(ResumeMailingDocument, refetchOwn(kind));
  const left = leftOf(recipients);
  return (
    <ConfirmedAction
      verb="Resume"
      look="main"
      title={`Resume this ${kindWords[kind].one}?`}
      carryOut={async () => ({ data: (await resume({ variables: { id } })).data?.resumeMailing.message })}
    >
      {`Messages to ${counted(left, 'user', 'users')} are left. At ${figure(perHour)} an hour, sending them takes ${sendingTime(left, perHour)}.`}
    </ConfirmedAction>
  );
}

function ResendButton({ mailing: { id, kind, recipients } }: ActionProps) {
  const [resend] = useMutation(ResendUncertainDocument, refetchOwn(kind));
  const { uncertain } = recipients;
  return (
    <ConfirmedAction
      verb="Resend uncertain"
      title={`Send ${counted(uncertain, 'uncertain message', 'uncertain messages')} again?`}
      carryOut={async () => ({ data: (await resend({ variables: { id } })).data?.resendUncertain.message })}
    >
      {`The connection broke while ${uncertain === 1 ? 'it was' : 'they were'} being handed over, so no one knows whether ${uncertain === 1 ? 'it arrived' : 'they arrived'}. Users who got the message may get it twice.`}
    </ConfirmedAction>
  );
}

function CancelButton({ mailing: { id, kind, recipients } }: ActionProps) {
  const [cancel] = useMutation(CancelMailingDocument, refetchOwn(kind));
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
      {`${whenCanceled(leftOf(recipients), recipients.sent)} This can’t be undone.`}
    </ConfirmedAction>
  );
}
