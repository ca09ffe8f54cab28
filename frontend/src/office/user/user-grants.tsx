import { useMutation } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { grantFormSchema, reasonMax } from '@waitlist/backend/fairness-form';
import {
  GrantPointsDocument,
  PointGrantsDocument,
  TakeBackPointsDocument,
  UserDocument,
  UserTimelineDocument,
  type GrantPartsFragment,
} from '../../generated/office.ts';
import { useServerForm } from '../../platform/use-server-form.ts';
import { Button } from '../../ui/button.tsx';
import type { DialogOpening } from '../../ui/dialog.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { useHasRole } from '../platform/me.ts';
import { useAction } from '../platform/use-action.ts';
import { useDetail } from '../platform/use-detail.ts';
import { Checks } from '../ui/checks.tsx';
import { ConfirmedAction } from '../ui/confirmed-action.tsx';
import { counted } from '../ui/format.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { Colleague } from '../ui/colleague.tsx';

/** The queries that show what a grant changes. */
const shownByGrants = [PointGrantsDocument, UserDocument, UserTimelineDocument];

export type Grant = GrantPartsFragment;

/** Points that admins gave a user, with those taken back; and why they are not known. */
export function useGrants(userId: string) {
  const { data, error, retry } = useDetail(PointGrantsDocument, { variables: { userId } });
  return { grants: data?.pointGrants ?? [], error, retry };
}

/** What an entry of the history says about points that were given, with a way to take them back for those who may. */
export function GrantText({ grant, isTakenBack }: { grant: Grant; isTakenBack: boolean }) {
  const mayTakeBack = useHasRole('ADMIN');
  const { id, points, reason, isVisible, grantedBy, takenBackAt } = grant;
  const takeBack = useAction(TakeBackPointsDocument, {
    refetch: shownByGrants,
    says: (data) => data.takeBackPoints,
  });
  if (isTakenBack) return <span>{`“${reason}” taken back`}</span>;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="min-w-0 wrap-anywhere">
        <span className="text-fg">{`“${reason}”`}</span> <span>given by</span> <Colleague by={grantedBy} />
        <span>{isVisible ? ', the user sees it' : ''}</span>
      </span>
      {mayTakeBack && takenBackAt === null && (
        <ConfirmedAction
          verb="Take back"
          of={`“${reason}”`}
          title={`Take back ${counted(points, 'point', 'points')}?`}
          action={takeBack}
          onConfirm={() => takeBack.run({ id })}
        >
          Their rank changes at once. You can give the points again.
        </ConfirmedAction>
      )}
    </span>
  );
}

/** Gives a user points; nothing for those who may not. */
export function GiveButton({ userId }: { userId: string }) {
  const mayGrant = useHasRole('ADMIN');
  const [isGiving, give] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (!mayGrant) return null;
  return (
    <>
      <Button ref={button} onClick={() => give(true)}>
        Give points
      </Button>
      {isGiving && <GrantDialog userId={userId} open opener={button} onClose={() => give(false)} />}
    </>
  );
}

const visibleOption = [
  { value: 'visible', text: 'Show it on their status page', hint: 'With the number and the reason.' },
] as const;

function GrantDialog({ userId, ...opening }: DialogOpening & { userId: string }) {
  const toasts = useToasts();
  const points = useRef<HTMLInputElement>(null);
  const [visible, choose] = useState<readonly 'visible'[]>([]);
  const [grant] = useMutation(GrantPointsDocument, { refetchQueries: shownByGrants });
  const takeBack = useAction(TakeBackPointsDocument, {
    refetch: shownByGrants,
    says: (data) => data.takeBackPoints,
  });
  const { field, failure, formProps, pending } = useServerForm({
    values: { points: '', reason: '' },
    schema: grantFormSchema,
    send: (values) =>
      grant({
        variables: {
          input: {
            userId,
            points: Number(values.points),
            reason: values.reason,
            isVisible: visible.length > 0,
          },
        },
      }),
    onDone: ({ grantPoints }) => {
      const [newest] = grantPoints;
      opening.onClose();
      if (newest === undefined) return;
      toasts.success(`They have ${counted(newest.points, 'more point', 'more points')}.`, {
        label: 'Undo',
        act: () => void takeBack.run({ id: newest.id }),
      });
    },
  });
  return (
    <FormDialog
      {...opening}
      formProps={formProps}
      title="Give points"
      submit="Give points"
      pending={pending}
      error={failure?.message ?? null}
      initialFocus={points}
    >
      <TextField
        ref={points}
        id="grant-points"
        label="Points"
        inputMode="numeric"
        autoComplete="off"
        {...field('points')}
      />
      <TextAreaField id="grant-reason" label="Why" rows={2} maxLength={reasonMax} {...field('reason')} />
      <Checks legend="The user" options={visibleOption} chosen={visible} onChoose={choose} />
    </FormDialog>
  );
}
