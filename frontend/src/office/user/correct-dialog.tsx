import { useApolloClient, useMutation } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { object } from 'yup';
import {
  CorrectUserDocument,
  UserDocument,
  UserTimelineDocument,
  type UserQuery,
} from '../../generated/office.ts';
import { useServerForm } from '../../platform/use-server-form.ts';
import type { DialogOpening } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { useAction } from '../platform/use-action.ts';
import { conflictAnswers, useConflict } from '../platform/use-conflict.ts';
import { ConflictNotice, textLine } from '../ui/conflict-notice.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { CopyValue } from '../ui/table/copy-value.tsx';

type Detail = UserQuery['user'];

const refetch = [UserDocument, UserTimelineDocument];
const valuesOf = ({ user: { firstName, lastName, email, phone }, revision }: Detail) => ({
  ...{ firstName, lastName, email, phoneNo: phone },
  revision,
});
type Values = ReturnType<typeof valuesOf>;

/** The form; what was corrected is undone from its toast. */
function useCorrection(detail: Detail, onClose: () => void) {
  const userId = detail.user.id;
  const toasts = useToasts();
  const client = useApolloClient();
  const [correct] = useMutation(CorrectUserDocument, { refetchQueries: refetch });
  const undo = useAction(CorrectUserDocument, { refetch, says: () => 'The correction is undone.' });
  const conflict = useConflict<Values>(async () => {
    const options = { variables: { id: userId }, fetchPolicy: 'network-only' } as const;
    const { data } = await client.query({ query: UserDocument, ...options });
    return data === undefined ? null : valuesOf(data.user);
  });
  const [before] = useState(() => valuesOf(detail)); // the page's are newer by the time it is undone
  const form = useServerForm({
    values: before,
    schema: object(),
    send: (values) => correct({ variables: { input: { userId, ...values } } }),
    onRefused: conflict.onRefused,
    onDone: ({ correctUser: { revision } }, sent) => {
      onClose();
      const earlier = conflict.theirs ?? before;
      if (isSame(earlier, sent)) return;
      toasts.success('The user is corrected.', {
        label: 'Undo',
        act: () => void undo.run({ input: { userId, ...earlier, revision } }),
      });
    },
  });
  const submit = () => form.formProps.ref.current?.requestSubmit();
  return { ...form, ...conflictAnswers(conflict, form, 'revision', submit) };
}

const isSame = (one: Values, other: Values): boolean =>
  one.firstName === other.firstName &&
  one.lastName === other.lastName &&
  one.email === other.email &&
  one.phoneNo === other.phoneNo;

/** Corrects a user's name and the contact that they did not verify; says who can change the other one. */
export function CorrectDialog({ detail, onClose, ...opening }: DialogOpening & { detail: Detail }) {
  const { verifiedBy } = detail;
  const first = useRef<HTMLInputElement>(null);
  const { form, field, failure, formProps, pending, theirs, keepYours, useTheirs } = useCorrection(
    detail,
    onClose,
  );
  return (
    <FormDialog
      {...opening}
      onClose={onClose}
      formProps={formProps}
      title="Correct name and contact"
      submit="Save"
      pending={pending}
      error={theirs === null ? (failure?.message ?? null) : null}
      initialFocus={first}
    >
      {theirs !== null && (
        <ConflictNotice
          what="user"
          lines={linesOf(form.values, theirs)}
          pending={pending}
          onKeepYours={keepYours}
          onUseTheirs={useTheirs}
        />
      )}
      <TextField
        ref={first}
        id="correct-first-name"
        label="First name"
        autoComplete="off"
        {...field('firstName')}
      />
      <TextField id="correct-last-name" label="Last name" autoComplete="off" {...field('lastName')} />
      {verifiedBy !== 'EMAIL' && (
        <TextField id="correct-email" label="Email" type="email" autoComplete="off" {...field('email')} />
      )}
      {verifiedBy !== 'SMS' && (
        <TextField
          id="correct-phone"
          label="Phone number"
          type="tel"
          autoComplete="off"
          {...field('phoneNo')}
        />
      )}
      <WhoChanges detail={detail} />
    </FormDialog>
  );
}

const linesOf = (yours: Values, theirs: Values) => [
  textLine('First name', yours.firstName, theirs.firstName),
  textLine('Last name', yours.lastName, theirs.lastName),
  textLine('Email', yours.email, theirs.email),
  textLine('Phone number', yours.phoneNo, theirs.phoneNo),
];

/** How the contact that is not in the form changes. */
function WhoChanges({ detail: { verifiedBy, user } }: { detail: Detail }) {
  if (verifiedBy === null)
    return (
      <p className="text-caption text-fg-3">
        They were imported. The first code that they enter for the email or the number verifies them.
      </p>
    );
  const contact = verifiedBy === 'EMAIL' ? user.email : user.phone;
  return (
    <div className="text-caption wrap-anywhere text-fg-3">
      <p>{`They verified ${contact}, so only they can change it, with a code sent to it and one to the new contact. Send them to:`}</p>
      <CopyValue text={statusAddress()} what="address">
        {statusAddress()}
      </CopyValue>
    </div>
  );
}

const statusAddress = (): string => new URL('/status', window.location.origin).href;
