import { useRef } from 'react';
import {
  TagsDocument,
  TagUsersDocument,
  UntagUsersDocument,
  UserDocument,
  UserTimelineDocument,
  type UserPartsFragment,
} from '../../generated/office.ts';
import { Button } from '../../ui/button.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { useHasRole } from '../platform/me.ts';
import { useAction } from '../platform/use-action.ts';
import { useDetail } from '../platform/use-detail.ts';
import { TagPicker } from './tag-picker.tsx';
import { ManageTagsDialog, useManageTags } from './use-manage-tags.tsx';

/** The queries that show what tagging changes. */
const refetch = [UserDocument, TagsDocument, UserTimelineDocument];

/** A user's tags, which EDITORs change; nothing for those who cannot add any where there are none. */
export function UserTags({ user }: { user: UserPartsFragment }) {
  const mayTag = useHasRole('EDITOR');
  const mayManage = useHasRole('ADMIN');
  const opener = useRef<HTMLButtonElement>(null);
  const managing = useManageTags();
  const list = useRef<HTMLUListElement>(null);
  const tagging = useTagging(user.id);
  if (!mayTag && user.tags.length === 0) return null;
  const remove = (tag: string, at: number) => {
    const crosses = [...(list.current?.querySelectorAll<HTMLElement>('[data-tag]') ?? [])];
    const next = crosses[at + 1] ?? crosses[at - 1] ?? list.current?.querySelector<HTMLElement>('[data-add]');
    void tagging.remove([tag]).then((done) => done && next?.focus());
  };
  return (
    <ul ref={list} aria-label="Tags" className="mt-3 flex flex-wrap items-center gap-1.5">
      {user.tags.map((tag, at) => (
        <li
          key={tag}
          className="inline-flex max-w-full items-stretch rounded-full border border-line-2 bg-ink-2 text-xs font-medium text-fg"
        >
          <span className={`min-w-0 truncate py-1 pl-2.5 ${mayTag ? 'pr-1' : 'pr-2.5'}`} title={tag}>
            {tag}
          </span>
          {mayTag && (
            <button
              type="button"
              data-tag
              aria-label={`Remove tag ${tag}`}
              onClick={() => remove(tag, at)}
              className="grid w-7 shrink-0 place-items-center rounded-r-full text-fg-3 transition-colors hover:bg-ink-3 hover:text-fg"
            >
              <CloseIcon size={12} />
            </button>
          )}
        </li>
      ))}
      {mayTag && (
        <li className="contents">
          <NewTag had={user.tags} onAdd={(tag) => void tagging.add([tag])} />
        </li>
      )}
      {mayManage && (
        <li className="contents">
          <Button variant="bare" ref={opener} onClick={() => void managing.open()}>
            Manage tags
          </Button>
          <ManageTagsDialog managing={managing} opener={opener} />
        </li>
      )}
    </ul>
  );
}

function NewTag({ had, onAdd }: { had: readonly string[]; onAdd: (tag: string) => void }) {
  const { data } = useDetail(TagsDocument);
  const known = (data?.tags ?? []).map(({ name }) => name).filter((name) => !had.includes(name));
  return <TagPicker known={known} had={had} onPick={onAdd} />;
}

/** Puts tags on a user and takes them off; the toast of each undoes it. Both resolve with whether it was done. */
function useTagging(userId: string) {
  const toasts = useToasts();
  const addBack = useAction(TagUsersDocument, { refetch, says: ({ tagUsers }) => tagUsers.message });
  const removeAgain = useAction(UntagUsersDocument, {
    refetch,
    says: ({ untagUsers }) => untagUsers.message,
  });
  const add = useAction(TagUsersDocument, {
    refetch,
    onDone: ({ tagUsers: { message, changed } }) =>
      said(message, changed, (tags) => void removeAgain.run({ userIds: [userId], tags })),
  });
  const remove = useAction(UntagUsersDocument, {
    refetch,
    onDone: ({ untagUsers: { message, changed } }) =>
      said(message, changed, (tags) => void addBack.run({ userIds: [userId], tags })),
  });
  const said = (
    message: string,
    changed: readonly { readonly tags: readonly string[] }[],
    undo: (tags: string[]) => void,
  ) => {
    const tags = changed.flatMap((user) => user.tags);
    if (tags.length === 0) toasts.success(message);
    else toasts.success(message, { label: 'Undo', act: () => undo(tags) });
  };
  return {
    add: async (tags: string[]) => (await add.run({ userIds: [userId], tags })) !== null,
    remove: async (tags: string[]) => (await remove.run({ userIds: [userId], tags })) !== null,
  };
}
