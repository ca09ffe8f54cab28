import { useRef, useState } from 'react';
import {
  AmbassadorsDocument,
  SetAmbassadorStatusDocument,
  WaitingDocument,
  type AmbassadorStatus,
} from '../../generated/office.ts';
import { useToasts } from '../../ui/toasts.tsx';
import { useAction } from '../platform/use-action.ts';
import { Badge } from '../ui/badge.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Select } from '../ui/select.tsx';
import { type Application, nameOf, statusOf, statusOptions, statusTexts } from './application.ts';
import { useHasRole } from '../platform/me.ts';

const tones = { NEW: 'calm', CONTACTED: 'calm', ACCEPTED: 'good', DECLINED: 'danger' } as const;

// Also after a failure: someone else may have changed it.
const refetch = [AmbassadorsDocument, WaitingDocument];

const asksFirst = (is: AmbassadorStatus, becomes: AmbassadorStatus): boolean =>
  is === 'ACCEPTED' || becomes === 'ACCEPTED';

/** The team's progress with an application; an EDITOR changes it here. Accepting an applicant, or taking that back, asks first; other changes are undone from their toast. */
export function StatusMenu({ application }: { application: Application }) {
  const { id, status } = application;
  const toasts = useToasts();
  const changed = (becomes: AmbassadorStatus) => `${nameOf(application)}: ${statusTexts[becomes]}.`;
  const undo = useAction(SetAmbassadorStatusDocument, {
    refetch,
    says: ({ setAmbassadorStatus }) => changed(setAmbassadorStatus.status),
  });
  const action = useAction(SetAmbassadorStatusDocument, {
    refetch,
    onDone: ({ setAmbassadorStatus: { status: becomes } }) =>
      toasts.success(
        changed(becomes),
        ...(asksFirst(status, becomes)
          ? []
          : [{ label: 'Undo', act: () => void undo.run({ id, status, from: becomes }) }]),
      ),
  });
  const { pending, error, run } = action;
  const mayReview = useHasRole('EDITOR');
  const [asked, ask] = useState<AmbassadorStatus>('ACCEPTED');
  const [asking, setAsking] = useState(false);
  const menu = useRef<HTMLSpanElement>(null);
  const opener = useRef<HTMLElement>(null);
  if (!mayReview) return <Badge tone={tones[status]}>{statusTexts[status]}</Badge>;
  const change = (chosen: AmbassadorStatus) => run({ id, status: chosen, from: status });
  const choose = (text: string) => {
    const chosen = statusOf(text);
    if (chosen === null || chosen === status) return;
    if (!asksFirst(status, chosen)) return void change(chosen);
    opener.current = menu.current?.querySelector('select') ?? null;
    ask(chosen);
    setAsking(true);
  };
  return (
    <span ref={menu} className="grid gap-1">
      <Select
        label={`Status of ${nameOf(application)}`}
        value={status}
        options={statusOptions}
        disabled={pending}
        onChoose={choose}
        className="w-32"
      />
      {error !== null && !asking && (
        <span role="alert" className="max-w-48 text-caption whitespace-normal text-down">
          {error.message}
        </span>
      )}
      <ConfirmDialog
        open={asking}
        opener={opener}
        onClose={() => setAsking(false)}
        action={action}
        onConfirm={() => change(asked)}
        {...(asked === 'ACCEPTED' ? accepting(application) : ending(application, asked))}
      />
    </span>
  );
}

function accepting(application: Application) {
  return {
    title: `Accept ${nameOf(application)}?`,
    confirm: 'Accept',
    children: `They become a campus ambassador: rewards for ambassadors are open to them, and their page shows how many friends joined. ${emailed(application)}`,
  };
}

/** Whether they are emailed, and with what. */
function emailed({ email, acceptedAt, signup, isStated }: Application): string {
  if (signup?.isBlocked === true)
    return 'Their sign-up is blocked, so this takes effect once you unblock it, and we won’t email them.';
  if (acceptedAt !== null) return 'If we’ve already emailed them, we won’t again.';
  if (signup !== null) return `We’ll email their code, ${signup.referralId}, and their link to ${email}.`;
  return isStated
    ? `They haven’t connected a sign-up: we’ll email ${email} how to. Someone who signed up by phone gave that address, probably them.`
    : `They have no sign-up yet: we’ll email ${email} to join with that address, or to connect the sign-up they have.`;
}

function ending(application: Application, becomes: AmbassadorStatus) {
  const { signup } = application;
  return {
    title: `Change ${nameOf(application)} from Accepted to ${statusTexts[becomes]}?`,
    confirm: `Change to ${statusTexts[becomes]}`,
    danger: true,
    children: `They’ll no longer be a campus ambassador. Rewards for ambassadors that they haven’t received yet are withdrawn.${signup === null ? '' : ' Their code keeps working.'} We won’t email them.`,
  };
}
