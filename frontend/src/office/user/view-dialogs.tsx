import { useMutation } from '@apollo/client/react';
import { viewFormSchema, viewNameMaxLength } from '@waitlist/backend/view-form';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { DeleteUserViewDocument, SaveUserViewDocument, UserViewsDocument } from '../../generated/office.ts';
import { useServerForm } from '../../platform/use-server-form.ts';
import type { DialogOpening } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { useAction } from '../platform/use-action.ts';
import { readUserFilter } from '../platform/user-filter.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { type StoredView, type View, viewInput, viewPath } from './views.ts';

const refetch = [UserViewsDocument];

/** Asks for the name of what the list shows. */
export function SaveDialog({ address, ...opening }: DialogOpening & { address: URLSearchParams }) {
  const toasts = useToasts();
  const navigate = useNavigate();
  const box = useRef<HTMLInputElement>(null);
  const [save] = useMutation(SaveUserViewDocument, { refetchQueries: refetch, awaitRefetchQueries: true });
  const { field, failure, formProps, pending } = useServerForm({
    values: { name: '' },
    schema: viewFormSchema,
    send: ({ name }) => save({ variables: { input: viewInput(name, address) } }),
    onDone: ({ saveUserView: { message, view } }) => {
      toasts.success(message);
      opening.onClose();
      void navigate(viewPath(view), { replace: true, preventScrollReset: true });
    },
  });
  const { search = '', signupIds = [] } = readUserFilter(address);
  const isPartial = search !== '' || (signupIds?.length ?? 0) > 0;
  return (
    <FormDialog
      {...opening}
      formProps={formProps}
      title="Save view"
      submit="Save view"
      pending={pending}
      error={failure?.message ?? null}
      initialFocus={box}
    >
      <p>Your team sees it, with these filters, this order, and these columns.</p>
      {isPartial && <p>The search and users chosen by hand aren’t saved with it.</p>}
      <TextField
        ref={box}
        id="view-name"
        label="Name"
        maxLength={viewNameMaxLength}
        autoComplete="off"
        {...field('name')}
      />
    </FormDialog>
  );
}

/** Asks for another name of a view, which shows the same. */
export function RenameDialog({ view, ...opening }: DialogOpening & { view: StoredView }) {
  const toasts = useToasts();
  const box = useRef<HTMLInputElement>(null);
  const [save] = useMutation(SaveUserViewDocument, { refetchQueries: refetch, awaitRefetchQueries: true });
  const { field, failure, formProps, pending } = useServerForm({
    values: { name: view.name },
    schema: viewFormSchema,
    send: ({ name }) => save({ variables: { input: viewInput(name, paramsOf(view), view) } }),
    onDone: ({ saveUserView: { view: renamed } }) => {
      toasts.success(`The view is now “${renamed.name}”.`);
      opening.onClose();
    },
  });
  return (
    <FormDialog
      {...opening}
      formProps={formProps}
      title="Rename view"
      submit="Rename"
      pending={pending}
      error={failure?.message ?? null}
      initialFocus={box}
    >
      <TextField
        ref={box}
        id="view-new-name"
        label="Name"
        maxLength={viewNameMaxLength}
        autoComplete="off"
        {...field('name')}
      />
    </FormDialog>
  );
}

/** Asks before a view is deleted for everyone; the toast brings it back. */
export function DeleteDialog({
  view,
  address,
  ...opening
}: DialogOpening & { view: StoredView; address: URLSearchParams }) {
  const toasts = useToasts();
  const navigate = useNavigate();
  const restore = useAction(SaveUserViewDocument, { refetch, says: () => 'The view is back.' });
  const remove = useAction(DeleteUserViewDocument, {
    refetch,
    onDone: ({ deleteUserView: { message } }) => {
      const rest = new URLSearchParams(address);
      rest.delete('view');
      void navigate(`?${rest.toString()}`, { replace: true, preventScrollReset: true });
      toasts.success(message, {
        label: 'Undo',
        act: () => void restore.run({ input: viewInput(view.name, paramsOf(view)) }),
      });
    },
  });
  return (
    <ConfirmDialog
      {...opening}
      action={remove}
      onConfirm={() => remove.run({ id: view.id, revision: view.revision })}
      title={`Delete the view “${view.name}”?`}
      confirm="Delete"
      danger
    >
      Your team will no longer see it. No user is deleted.
    </ConfirmDialog>
  );
}

const paramsOf = (view: View): URLSearchParams => new URLSearchParams(viewPath(view).split('?')[1]);
