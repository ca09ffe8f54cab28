import { useMutation } from '@apollo/client/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { tagFormSchema, tagNameMaxLength } from '@waitlist/backend/tag-form';
import {
  DeleteTagDocument,
  RenameTagDocument,
  TagCountsDocument,
  TagsDocument,
  type TagCountsQuery,
  UserDocument,
} from '../../generated/office.ts';
import { useServerForm } from '../../platform/use-server-form.ts';
import { Button } from '../../ui/button.tsx';
import type { DialogOpening } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { useAction } from '../platform/use-action.ts';
import { useDetail } from '../platform/use-detail.ts';
import { ConfirmedAction } from '../ui/confirmed-action.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { counted } from '../ui/format.ts';
import { QueryFallback } from '../ui/query-fallback.tsx';

type CountedTag = TagCountsQuery['tagCounts'][number];

/** The queries that show what renaming and deleting change. */
const shownBy = [TagCountsDocument, TagsDocument, UserDocument];

/** Renames and deletes tags, for everyone who has them. */
export function ManageTags({ open, opener, onClose }: DialogOpening) {
  const heading = useRef<HTMLParagraphElement>(null);
  return (
    <Dialog side="right" open={open} onClose={onClose} title="Tags" finalFocus={() => opener.current}>
      <p ref={heading} tabIndex={-1} className="mt-1 text-fg-2 outline-none">
        Changes apply to every user who has the tag.
      </p>
      <TagList afterwards={heading} />
    </Dialog>
  );
}

function TagList({ afterwards }: { afterwards: RefObject<HTMLElement | null> }) {
  const result = useDetail(TagCountsDocument);
  const [renaming, rename] = useState<string | null>(null);
  const tags = result.data?.tagCounts;
  if (tags === undefined) return <QueryFallback result={result} blocks={['h-20']} />;
  if (tags.length === 0) return <p className="mt-4">No tags yet. Add the first one on a user’s page.</p>;
  return (
    <ul className="mt-3">
      {tags.map((tag) => (
        <li key={tag.id} className="border-b border-line py-2.5 last:border-b-0">
          {renaming === tag.id ? (
            <RenameForm tag={tag} onDone={() => rename(null)} />
          ) : (
            <TagRow tag={tag} onRename={() => rename(tag.id)} afterwards={afterwards} />
          )}
        </li>
      ))}
    </ul>
  );
}

interface TagRowProps {
  tag: CountedTag;
  onRename: () => void;
  afterwards: RefObject<HTMLElement | null>;
}

function TagRow({ tag: { id, name, users }, onRename, afterwards }: TagRowProps) {
  const remove = useAction(DeleteTagDocument, {
    refetch: shownBy,
    says: ({ deleteTag: { message } }) => message,
  });
  const whose = users === 0 ? 'No user has it.' : `${counted(users, 'user has', 'users have')} it.`;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p className="min-w-0 flex-1 basis-32">
        <span className="block font-medium wrap-anywhere text-fg">{name}</span>
        <span className="block text-caption text-fg-3">{counted(users, 'user', 'users')}</span>
      </p>
      <Button onClick={onRename}>
        <span>Rename</span>
        <span className="sr-only">{` ${name}`}</span>
      </Button>
      <ConfirmedAction
        verb="Delete"
        of={name}
        variant="danger"
        danger
        title={`Delete the tag “${name}”?`}
        confirm="Delete tag"
        action={remove}
        onConfirm={() => remove.run({ id })}
        afterwards={afterwards}
      >
        {`${whose} Filters that ask for it will find no one by it. This cannot be undone.`}
      </ConfirmedAction>
    </div>
  );
}

function RenameForm({ tag, onDone }: { tag: CountedTag; onDone: () => void }) {
  const toasts = useToasts();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    box.current?.select();
  }, []);
  const [rename] = useMutation(RenameTagDocument, { refetchQueries: shownBy, awaitRefetchQueries: true });
  const back = useAction(RenameTagDocument, { refetch: shownBy, says: ({ renameTag }) => renameTag.message });
  const { field, failure, formProps, pending } = useServerForm({
    values: { name: tag.name },
    schema: tagFormSchema,
    send: ({ name }) => rename({ variables: { id: tag.id, name } }),
    onDone: ({ renameTag: { message } }) => {
      toasts.success(message, { label: 'Undo', act: () => void back.run({ id: tag.id, name: tag.name }) });
      onDone();
    },
  });
  return (
    <form {...formProps} className="grid gap-3">
      {failure !== null && <Notice tone="danger">{failure.message}</Notice>}
      <TextField
        id={`tag-${tag.id}`}
        label={`New name of ${tag.name}`}
        maxLength={tagNameMaxLength}
        autoComplete="off"
        ref={box}
        {...field('name')}
      />
      <div className="flex justify-end gap-2">
        <Button onClick={onDone}>Cancel</Button>
        <Button type="submit" variant="main" pending={pending}>
          Rename
        </Button>
      </div>
    </form>
  );
}
