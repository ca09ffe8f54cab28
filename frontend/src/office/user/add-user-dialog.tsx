import { useMutation } from '@apollo/client/react';
import { useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { object } from 'yup';
import { AddSignupDocument, UsersDocument } from '../../generated/office.ts';
import { useServerForm } from '../../platform/use-server-form.ts';
import type { DialogOpening } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { officePaths, userPath } from '../platform/office-paths.ts';
import { FormDialog } from '../ui/form-dialog.tsx';

const blank = { email: '', firstName: '', lastName: '', phoneNo: '', country: '', referralCode: '' };

/** Adds a user by hand, who is not verified. The server knows the rules. */
export function AddUserDialog(opening: DialogOpening) {
  const toasts = useToasts();
  const navigate = useNavigate();
  const first = useRef<HTMLInputElement>(null);
  const [add] = useMutation(AddSignupDocument, { refetchQueries: [UsersDocument] });
  const { field, failure, formProps, pending } = useServerForm({
    values: blank,
    schema: object(),
    send: (input) => add({ variables: { input } }),
    onDone: ({ addSignup: { message, id } }) => {
      opening.onClose();
      toasts.success(message, { label: 'Show user', act: () => void navigate(userPath(id)) });
    },
  });
  const text = { autoComplete: 'off' } as const;
  return (
    <FormDialog
      {...opening}
      formProps={formProps}
      title="Add user"
      submit="Add user"
      pending={pending}
      error={failure?.message ?? null}
      initialFocus={first}
    >
      <p>
        They join behind everyone who is there, and are sent nothing. Their first right code verifies them.
        Many at once?{' '}
        <Link to={officePaths.importUsers} className="text-link">
          Import a file
        </Link>
        .
      </p>
      <TextField ref={first} id="add-email" label="Email" type="email" {...text} {...field('email')} />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField id="add-first-name" label="First name" optional {...text} {...field('firstName')} />
        <TextField id="add-last-name" label="Last name" optional {...text} {...field('lastName')} />
        <TextField id="add-country" label="Country" optional {...text} {...field('country')} />
        <TextField id="add-phone" label="Phone number" type="tel" optional {...text} {...field('phoneNo')} />
      </div>
      <TextField id="add-code" label="Referral code" optional {...text} {...field('referralCode')} />
    </FormDialog>
  );
}
