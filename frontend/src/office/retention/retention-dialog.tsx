import { skipToken, useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { useRef, useState, type RefObject } from 'react';
import { readMonths, retentionConfirmSchema, retentionNoticeDays } from '@waitlist/backend/retention-form';
import {
  PreviewRetentionDocument,
  type PreviewRetentionQuery,
  RetentionDocument,
  type RetentionPartsFragment,
  SetRetentionDocument,
} from '../../generated/office.ts';
import { toApiError } from '../../platform/api-error.ts';
import { useServerForm } from '../../platform/use-server-form.ts';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { useDebounced } from '../../ui/use-debounced.ts';
import { displayName } from '../platform/display-name.ts';
import { Checks } from '../ui/checks.tsx';
import { counted, figure, listed } from '../ui/format.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { retentionText } from './retention-text.ts';

interface RetentionDialogProps {
  retention: RetentionPartsFragment;
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}

const usualMonths = 24;

/** Shows whom retention would be about, exactly, and switches it on or changes it. */
export function RetentionDialog({ retention, opener, onClose }: RetentionDialogProps) {
  const [months, setMonths] = useState(String(retention.months ?? usualMonths));
  const [accepted, setAccepted] = useState<readonly 'accepted'[]>(
    retention.includesAccepted ? ['accepted'] : [],
  );
  const [launchedOn, setLaunchedOn] = useState(retention.launchedOn ?? '');
  const terms = { months, includesAccepted: accepted.length > 0, launchedOn };
  const look = useLook(terms);
  const { field, failure, formProps, pending, errorOf } = useSetRetention(retention, terms, look, onClose);
  const first = useRef<HTMLInputElement>(null);
  const users = look.preview?.users ?? 0;
  return (
    <FormDialog
      open
      opener={opener}
      onClose={onClose}
      formProps={formProps}
      title="Erase users without activity?"
      submit={retention.months === null ? 'Turn on' : 'Save'}
      danger
      pending={pending}
      error={failure?.message ?? null}
      initialFocus={first}
    >
      <p>
        <span className="font-medium text-fg">Now: </span>
        <span>{retentionText(retention)}</span>
      </p>
      <TextField
        ref={first}
        id="retention-months"
        name="months"
        label="Months after their last activity"
        inputMode="numeric"
        autoComplete="off"
        value={months}
        onChange={({ target }) => setMonths(target.value)}
        error={errorOf('months') ?? look.fault}
      />
      <LaunchDate value={launchedOn} onChange={setLaunchedOn} error={errorOf('launchedOn')} />
      <Checks legend="Which users" options={acceptedOption} chosen={accepted} onChoose={setAccepted} />
      {look.fault === undefined && <Consequences look={look} />}
      {users > 0 && (
        <TextField
          id="retention-users"
          label={`To confirm, type ${figure(users)}`}
          inputMode="numeric"
          autoComplete="off"
          {...field('typedUsers')}
        />
      )}
    </FormDialog>
  );
}

interface LaunchDateProps {
  value: string;
  onChange: (day: string) => void;
  error: string | undefined;
}

const LaunchDate = ({ value, onChange, error }: LaunchDateProps) => (
  <TextField
    id="retention-launched"
    name="launchedOn"
    type="date"
    label="Launch date"
    optional
    hint="Months are counted from this day at the earliest, so users aren’t erased while they wait for your launch."
    value={value}
    onChange={({ target }) => onChange(target.value)}
    error={error}
  />
);

const acceptedOption = [
  {
    value: 'accepted',
    text: 'Also users who accepted an invitation',
    hint: 'Their account in your app stays; their sign-up here is erased.',
  },
] as const;

function Consequences({ look: { preview, error } }: { look: Look }) {
  if (error !== null) return <Notice tone="danger">{error}</Notice>;
  if (preview === null) return <p role="status">Working out who this is about…</p>;
  const { users, soon, named } = preview;
  const soonText = `${counted(soon, 'more user', 'more users')} will be within ${retentionNoticeDays} days, unless they come back.`;
  return (
    <div role="status" className="grid gap-2">
      {users === 0 ? (
        <p>Nobody has been inactive that long.</p>
      ) : (
        <>
          <p>
            {`${counted(users, 'user has', 'users have')} been inactive that long. They’re told now, and erased for good in ${retentionNoticeDays} days unless they come back:`}
          </p>
          <p className="wrap-anywhere text-fg">{listed(named.map(displayName), users)}</p>
        </>
      )}
      {soon > 0 && <p>{soonText}</p>}
    </div>
  );
}

type Preview = PreviewRetentionQuery['previewRetention'];

interface Terms {
  /** As typed. */
  readonly months: string;
  readonly includesAccepted: boolean;
  /** A day, such as 2026-01-31; empty: none. */
  readonly launchedOn: string;
}

/** The terms as the server takes them, but for the months. */
const inputOf = ({ includesAccepted, launchedOn }: Terms) => ({
  includesAccepted,
  launchedOn: launchedOn === '' ? null : launchedOn,
});

interface Look {
  /** Null while it is worked out. */
  readonly preview: Preview | null;
  readonly error: string | null;
  /** What is wrong with the number of months. */
  readonly fault: string | undefined;
  readonly again: () => void;
}

/** Whom the terms would be about. */
function useLook(terms: Terms): Look {
  const settled = useDebounced(terms, 250);
  const { months, fault } = readMonths(settled.months);
  const { data, loading, error, refetch } = useQuery(
    PreviewRetentionDocument,
    months === null
      ? skipToken
      : { variables: { input: { months, ...inputOf(settled) } }, fetchPolicy: 'network-only' },
  );
  const isCurrent = JSON.stringify(terms) === JSON.stringify(settled) && !loading;
  return {
    preview: isCurrent && months !== null ? (data?.previewRetention ?? null) : null,
    error: error === undefined || loading ? null : toApiError(error).message,
    fault,
    again: () => void refetch().catch(() => undefined),
  };
}

/** The form that sets it, for those who were looked at. */
function useSetRetention(
  { revision }: RetentionPartsFragment,
  terms: Terms,
  { preview, again }: Look,
  onClose: () => void,
) {
  const client = useApolloClient();
  const toasts = useToasts();
  const [send] = useMutation(SetRetentionDocument);
  const refresh = () => client.refetchQueries({ include: [RetentionDocument] }).catch(() => undefined);
  return useServerForm({
    values: { months: '', launchedOn: '', typedUsers: '' },
    schema: retentionConfirmSchema(preview?.users ?? 0),
    send: () =>
      send({
        variables: {
          input: {
            ...{ months: readMonths(terms.months).months ?? 0, ...inputOf(terms) },
            ...{ revision, version: preview?.version ?? '' },
          },
        },
      }),
    onDone: ({ setRetention }) => {
      onClose();
      void refresh();
      toasts.success(retentionText(setRetention));
    },
    onRefused: async ({ code }) => {
      if (code !== 'CONFLICT') return;
      again();
      await refresh();
    },
  });
}
