import { useMutation, useQuery } from '@apollo/client/react';
import { viewFormSchema, viewNameMaxLength } from '@waitlist/backend/view-form';
import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { DeleteUserViewDocument, SaveUserViewDocument, UserViewsDocument } from '../../generated/office.ts';
import { useServerForm } from '../../platform/use-server-form.ts';
import type { DialogOpening } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { useHasRole } from '../platform/me.ts';
import { useAction } from '../platform/use-action.ts';
import { isFiltered, readUserFilter } from '../platform/user-filter.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { DropdownMenu, MenuAction, MenuLink } from '../ui/dropdown-menu.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { isShown, keptFilter, readyViews, type View, viewInput, viewPath } from './views.ts';

const refetch = [UserViewsDocument];
const noViews: readonly View[] = [];

/** Opens a view of the list: one that ships, or one that the team saved. EDITORs save, change and delete them. */
export function ViewsMenu() {
  const [address] = useSearchParams();
  const mayWrite = useHasRole('EDITOR');
  const { ready, saved, current, reload } = useViews(address);
  const isEdited = current !== null && !isShown(current, address);
  const stored = storedOf(current);
  const [asking, setAsking] = useState<'save' | 'delete' | null>(null);
  const save = useAction(SaveUserViewDocument, { refetch, says: ({ saveUserView: { message } }) => message });
  const update = async (view: StoredView) => {
    const done = await save.run({ input: viewInput(view.name, address, view) });
    if (done === null) await reload(); // someone else may have changed it
  };
  const opener = useRef<HTMLButtonElement>(null);
  const name = current === null ? 'Views' : isEdited ? `${current.name} (edited)` : current.name;
  return (
    <>
      <DropdownMenu
        label={current === null ? 'Views' : `Views: ${name}`}
        content={<span className="max-w-48 truncate">{name}</span>}
        wide
        align="start"
        trigger={opener}
      >
        <ViewLinks title="Ready-made" views={ready} current={current} />
        {saved.length > 0 && <ViewLinks title="Saved by your team" views={saved} current={current} />}
        {mayWrite && (
          <>
            {isFiltered(keptFilter(address)) && (
              <MenuAction onPress={() => setAsking('save')}>
                <span>Save view…</span>
              </MenuAction>
            )}
            {stored !== null && isEdited && (
              <MenuAction onPress={() => void update(stored)}>
                <span className="max-w-64 wrap-anywhere">{`Update “${stored.name}”`}</span>
              </MenuAction>
            )}
            {stored !== null && (
              <MenuAction onPress={() => setAsking('delete')}>
                <span className="max-w-64 wrap-anywhere">{`Delete “${stored.name}”…`}</span>
              </MenuAction>
            )}
          </>
        )}
      </DropdownMenu>
      {asking === 'save' && (
        <SaveDialog open opener={opener} onClose={() => setAsking(null)} address={address} />
      )}
      {stored !== null && (
        <DeleteDialog
          open={asking === 'delete'}
          opener={opener}
          onClose={() => setAsking(null)}
          view={stored}
          address={address}
        />
      )}
    </>
  );
}

/** Every view, and the one that was opened. */
function useViews(address: URLSearchParams) {
  const [ready] = useState(() => readyViews(new Date()));
  const { data, refetch: reload } = useQuery(UserViewsDocument, { fetchPolicy: 'cache-and-network' });
  const saved: readonly View[] = data?.userViews ?? noViews;
  const current = [...ready, ...saved].find(({ id }) => id === address.get('view')) ?? null;
  return { ready, saved, current, reload };
}

/** A view, if it is not one that ships. */
function storedOf(view: View | null): StoredView | null {
  const { revision = null } = view ?? {};
  return view === null || revision === null ? null : { ...view, revision };
}

interface ViewLinksProps {
  title: string;
  views: readonly View[];
  current: View | null;
}

function ViewLinks({ title, views, current }: ViewLinksProps) {
  return (
    <div className="max-h-72 overflow-y-auto border-b border-line pb-1 last:border-b-0">
      <p className="px-2.5 pt-2 pb-1 text-caption text-fg-3">{title}</p>
      <ul aria-label={title}>
        {views.map((view) => (
          <li key={view.id}>
            <MenuLink to={viewPath(view)} isCurrent={view.id === current?.id}>
              <span className="max-w-64 wrap-anywhere">{view.name}</span>
            </MenuLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

type StoredView = View & { readonly revision: number };

/** Asks for the name of what the list shows. */
function SaveDialog({ address, ...opening }: DialogOpening & { address: URLSearchParams }) {
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

/** Asks before a view is deleted for everyone; the toast brings it back. */
function DeleteDialog({
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
