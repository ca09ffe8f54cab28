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
import { counted, figure } from '../ui/format.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { Moment } from '../ui/moment.tsx';
import { Panel } from '../ui/panel.tsx';
import { RetryNotice } from '../ui/retry-notice.tsx';

/** The queries that show what a grant changes. */
const shownByGrants = [PointGrantsDocument, UserDocument, UserTimelineDocument];

/** Points that admins gave a user; nothing for those who cannot give any where there are none. */
export function UserGrants({ userId }: { userId: string }) {
  const mayGrant = useHasRole('ADMIN');
  const { data, error, retry } = useDetail(PointGrantsDocument, { variables: { userId } });
  const [isGiving, give] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const grants = data?.pointGrants ?? [];
  if (error === null && grants.length === 0 && !mayGrant) return null;
  return (
    <Panel title="Points given">
      {error !== null && (
        <div className="mt-3">
          <RetryNotice message={error.message} onRetry={retry} />
        </div>
      )}
      {data !== undefined && grants.length === 0 && <p className="mt-3">None besides those for referrals.</p>}
      <ul className="mt-2">
        {grants.map((grant) => (
          <Grant key={grant.id} grant={grant} mayTakeBack={mayGrant} />
        ))}
      </ul>
      {mayGrant && (
        <Button ref={button} className="mt-3" onClick={() => give(true)}>
          Give points
        </Button>
      )}
      {isGiving && <GrantDialog userId={userId} open opener={button} onClose={() => give(false)} />}
    </Panel>
  );
}

function Grant({ grant, mayTakeBack }: { grant: GrantPartsFragment; mayTakeBack: boolean }) {
  const { id, points, reason, isVisible, grantedAt, grantedBy, takenBackAt } = grant;
  const takeBack = useAction(TakeBackPointsDocument, {
    refetch: shownByGrants,
    says: (data) => data.takeBackPoints,
  });
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 border-b border-line py-2 last:border-b-0">
      <div className="min-w-0 flex-1 basis-48">
        <p className="wrap-anywhere">
          <span className="font-medium text-fg">{`+${figure(points)}`}</span> <span>{`“${reason}”`}</span>
        </p>
        <p className="text-caption wrap-anywhere text-fg-3">
          <span>{`${grantedBy}, `}</span>
          <Moment at={grantedAt} withTime />
          <span>{isVisible ? ', the user sees it' : ''}</span>
          {takenBackAt !== null && (
            <>
              <span>, taken back on</span> <Moment at={takenBackAt} withTime />
            </>
          )}
        </p>
      </div>
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
    </li>
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
