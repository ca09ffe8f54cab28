import { useQuery } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SaveUserViewDocument, UserViewsDocument } from '../../generated/office.ts';
import { useHasRole } from '../platform/me.ts';
import { useAction } from '../platform/use-action.ts';
import { isFiltered } from '../platform/user-filter.ts';
import { DropdownMenu, MenuAction, MenuLink } from '../ui/dropdown-menu.tsx';
import { lazyPart, useLazyDialog } from '../ui/lazy.tsx';
import { isShown, keptFilter, readyViews, type StoredView, type View, viewInput, viewPath } from './views.ts';

const SaveDialog = lazyPart(async () => (await import('./view-dialogs.tsx')).SaveDialog);
const RenameDialog = lazyPart(async () => (await import('./view-dialogs.tsx')).RenameDialog);
const DeleteDialog = lazyPart(async () => (await import('./view-dialogs.tsx')).DeleteDialog);
const notLoaded = 'The dialog couldn’t be loaded. Try again.';

const refetch = [UserViewsDocument];
const noViews: readonly View[] = [];

/** Opens a view of the list: one that ships, or one that the team saved. EDITORs save, change and delete them. */
export function ViewsMenu() {
  const [address] = useSearchParams();
  const mayWrite = useHasRole('EDITOR');
  const { ready, saved, current, reload } = useViews(address);
  const isEdited = current !== null && !isShown(current, address);
  const stored = storedOf(current);
  const saving = useLazyDialog(SaveDialog, notLoaded);
  const renaming = useLazyDialog(RenameDialog, notLoaded);
  const deleting = useLazyDialog(DeleteDialog, notLoaded);
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
          <ViewActions
            stored={stored}
            maySave={isFiltered(keptFilter(address))}
            mayUpdate={isEdited}
            onSave={() => void saving.open()}
            onUpdate={(view) => void update(view)}
            onRename={() => void renaming.open()}
            onDelete={() => void deleting.open()}
          />
        )}
      </DropdownMenu>
      {saving.wasOpened && (
        <SaveDialog open={saving.isOpen} opener={opener} onClose={saving.close} address={address} />
      )}
      {stored !== null && renaming.isOpen && (
        <RenameDialog open opener={opener} onClose={renaming.close} view={stored} />
      )}
      {stored !== null && deleting.wasOpened && (
        <DeleteDialog
          open={deleting.isOpen}
          opener={opener}
          onClose={deleting.close}
          view={stored}
          address={address}
        />
      )}
    </>
  );
}

interface ViewActionsProps {
  /** The view that was opened, if the team saved it. */
  stored: StoredView | null;
  maySave: boolean;
  mayUpdate: boolean;
  onSave: () => void;
  onUpdate: (view: StoredView) => void;
  onRename: () => void;
  onDelete: () => void;
}

function ViewActions(props: ViewActionsProps) {
  const { stored, maySave, mayUpdate, onSave, onUpdate, onRename, onDelete } = props;
  return (
    <>
      {maySave && (
        <MenuAction onPress={onSave}>
          <span>Save view…</span>
        </MenuAction>
      )}
      {stored !== null && mayUpdate && (
        <MenuAction onPress={() => onUpdate(stored)}>
          <span className="max-w-64 wrap-anywhere">{`Update “${stored.name}”`}</span>
        </MenuAction>
      )}
      {stored !== null && (
        <>
          <MenuAction onPress={onRename}>
            <span className="max-w-64 wrap-anywhere">{`Rename “${stored.name}”…`}</span>
          </MenuAction>
          <MenuAction onPress={onDelete}>
            <span className="max-w-64 wrap-anywhere">{`Delete “${stored.name}”…`}</span>
          </MenuAction>
        </>
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
