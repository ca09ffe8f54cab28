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
import { useToasts } from '../../ui/toasts.tsx';
import { useAction } from '../platform/use-action.ts';
import { useHasRole } from '../platform/me.ts';
import { Button } from '../../ui/button.tsx';
import { buttonStyle } from '../ui/office-kit.ts';
import { ConfirmedAction } from '../ui/confirmed-action.tsx';
import { counted, figure } from '../ui/format.ts';
import { kindWords } from './mailing-kinds.ts';
import { copyPath } from './mailing-values.ts';
import { leftOf } from './mailing-state.tsx';
import { PaceDialog } from './pace-dialog.tsx';
import { sendingTime } from './sending-time.ts';
import { StartDialog } from './start-dialog.tsx';

interface ActionProps {
  mailing: MailingPartsFragment;
}

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
        <Link to={kindWords[kind].editPath(id)} className={buttonStyle('plain')}>
          Edit
        </Link>
      )}
      {state === 'DRAFT' && isEditor && <DeleteButton mailing={mailing} />}
      {state === 'RUNNING' && isEditor && <PauseButton mailing={mailing} actions={box} />}
      {state === 'PAUSED' && isAdmin && <ResumeButton mailing={mailing} />}
      {(isUnderWay || state === 'PAUSED') && isAdmin && <PaceButton mailing={mailing} />}
      {canResend && isAdmin && recipients.uncertain > 0 && <ResendButton mailing={mailing} />}
      {isEditor && (
        <Link to={copyPath(kindWords[kind].newPath, id)} className={buttonStyle('plain')}>
          Duplicate
        </Link>
      )}
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
      <Button ref={opener} variant="main" onClick={() => ask(true)}>
        Start
      </Button>
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

function PaceButton({ mailing }: ActionProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const [asking, ask] = useState(false);
  return (
    <>
      <Button ref={opener} onClick={() => ask(true)}>
        Change pace
      </Button>
      {asking && <PaceDialog open mailing={mailing} opener={opener} onClose={() => ask(false)} />}
    </>
  );
}

function DeleteButton({ mailing: { id, kind, name } }: ActionProps) {
  const navigate = useNavigate();
  const { one, listPath } = kindWords[kind];
  const remove = useAction(DeleteMailingDocument, {
    says: ({ deleteMailing }) => deleteMailing.message,
    onDone: () => void navigate(listPath),
  });
  return (
    <ConfirmedAction
      verb="Delete draft"
      variant="danger"
      danger
      title={`Delete the draft of this ${one}?`}
      action={remove}
      onConfirm={() => remove.run({ id })}
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
  const refetch = kindWords[kind].ownQueries;
  const resume = useAction(ResumeMailingDocument, {
    refetch,
    says: ({ resumeMailing }) => resumeMailing.message,
  });
  const pause = useAction(PauseMailingDocument, {
    refetch,
    onDone: ({ pauseMailing: { message } }) => {
      toasts.success(message, ...(isAdmin ? [{ label: 'Resume', act: () => void resume.run({ id }) }] : []));
      actions.current?.focus();
    },
  });
  return (
    <Button pending={pause.pending} onClick={() => void pause.run({ id })}>
      Pause
    </Button>
  );
}

function ResumeButton({ mailing: { id, kind, perHour, recipients } }: ActionProps) {
  const resume = useAction(ResumeMailingDocument, {
    refetch: kindWords[kind].ownQueries,
    says: ({ resumeMailing }) => resumeMailing.message,
  });
  const left = leftOf(recipients);
  return (
    <ConfirmedAction
      verb="Resume"
      variant="main"
      title={`Resume this ${kindWords[kind].one}?`}
      action={resume}
      onConfirm={() => resume.run({ id })}
    >
      {`Messages to ${counted(left, 'user', 'users')} are left. At ${figure(perHour)} an hour, sending them takes ${sendingTime(left, perHour)}.`}
    </ConfirmedAction>
  );
}

function ResendButton({ mailing: { id, kind, recipients } }: ActionProps) {
  const resend = useAction(ResendUncertainDocument, {
    refetch: kindWords[kind].ownQueries,
    says: ({ resendUncertain }) => resendUncertain.message,
  });
  const { uncertain } = recipients;
  return (
    <ConfirmedAction
      verb="Resend uncertain"
      title={`Send ${counted(uncertain, 'uncertain message', 'uncertain messages')} again?`}
      action={resend}
      onConfirm={() => resend.run({ id })}
    >
      {`The connection broke while ${uncertain === 1 ? 'it was' : 'they were'} being handed over, so no one knows whether ${uncertain === 1 ? 'it arrived' : 'they arrived'}. Users who got the message may get it twice.`}
    </ConfirmedAction>
  );
}

function CancelButton({ mailing: { id, kind, recipients } }: ActionProps) {
  const cancel = useAction(CancelMailingDocument, {
    refetch: kindWords[kind].ownQueries,
    says: ({ cancelMailing }) => cancelMailing.message,
  });
  const { one, whenCanceled } = kindWords[kind];
  return (
    <ConfirmedAction
      verb={`Cancel ${one}`}
      keep={`Keep ${one}`}
      variant="danger"
      danger
      title={`Cancel this ${one}?`}
      action={cancel}
      onConfirm={() => cancel.run({ id })}
    >
      {`${whenCanceled(leftOf(recipients), recipients.sent)} This can’t be undone.`}
    </ConfirmedAction>
  );
}
