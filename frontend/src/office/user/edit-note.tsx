import { useApolloClient, useMutation } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { object } from 'yup';
import { noteMaxLength } from '@waitlist/backend/note-form';
import {
  UpdateUserNoteDocument,
  UserNotesDocument,
  type UserNotePartsFragment,
} from '../../generated/office.ts';
import { useServerForm } from '../../platform/use-server-form.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { conflictAnswers, useConflict } from '../platform/use-conflict.ts';
import { useFormDraft, useKeepDraft } from '../platform/use-form-draft.ts';
import { RestoredNotice } from '../ui/restored-notice.tsx';
import { ConflictNotice, textLine } from '../ui/conflict-notice.tsx';

interface EditNoteProps {
  userId: string;
  note: UserNotePartsFragment;
  onDone: () => void;
}

const valuesOf = ({ text, revision }: UserNotePartsFragment) => ({ text, revision });
type NoteValues = ReturnType<typeof valuesOf>;

/** The form of a note; unsaved text is kept in the tab, with the revision that it started from. */
function useNoteForm({ userId, note, onDone }: EditNoteProps) {
  const toasts = useToasts();
  const client = useApolloClient();
  const [update] = useMutation(UpdateUserNoteDocument, { refetchQueries: [UserNotesDocument] });
  const draft = useFormDraft(`note/${note.id}`, valuesOf(note));
  const conflict = useConflict<NoteValues>(async () => {
    const options = { variables: { userId }, fetchPolicy: 'network-only' } as const;
    const { data } = await client.query({ query: UserNotesDocument, ...options });
    const found = data?.userNotes.find(({ id }) => id === note.id);
    return found === undefined ? null : valuesOf(found);
  });
  const leave = () => {
    draft.settle();
    flushSync(onDone); // the note has its buttons again
    document.getElementById(`edit-${note.id}`)?.focus();
  };
  const serverForm = useServerForm<NoteValues, object>({
    values: draft.initial,
    schema: object(),
    send: ({ text, revision }) => update({ variables: { id: note.id, text, revision } }),
    onRefused: conflict.onRefused,
    onDone: () => {
      toasts.success('The note is saved.');
      leave();
    },
  });
  const restored = useKeepDraft(draft, serverForm.form.values);
  const answers = conflictAnswers(conflict, serverForm, 'revision', () =>
    serverForm.formProps.ref.current?.requestSubmit(),
  );
  const discard = () => {
    draft.discard();
    serverForm.form.resetForm({ values: draft.stored });
  };
  return { ...serverForm, ...answers, restored, discard, leave };
}

/** Changes a note. If someone else did meanwhile, both texts are shown, and nothing is overwritten unseen. */
export function EditNote(props: EditNoteProps) {
  const { note } = props;
  const { form, formProps, field, failure, pending, theirs, keepYours, useTheirs, restored, discard, leave } =
    useNoteForm(props);
  const box = useRef<HTMLLIElement>(null);
  useEffect(() => {
    box.current?.querySelector('textarea')?.focus();
  }, []);
  return (
    <li ref={box} className="rounded-lg border border-line p-3">
      <form {...formProps} className="grid gap-3">
        {failure !== null && theirs === null && <Notice tone="danger">{failure.message}</Notice>}
        {theirs !== null && (
          <ConflictNotice
            what="note"
            lines={[textLine('Text', form.values.text, theirs.text)]}
            pending={pending}
            onKeepYours={keepYours}
            onUseTheirs={useTheirs}
          />
        )}
        {restored && theirs === null && <RestoredNotice onDiscard={discard} />}
        <TextAreaField
          id={`note-${note.id}`}
          label="Note"
          rows={2}
          maxLength={noteMaxLength}
          {...field('text')}
        />
        <div className="flex justify-end gap-2">
          <Button onClick={leave}>Cancel</Button>
          <Button type="submit" variant="main" pending={pending}>
            Save note
          </Button>
        </div>
      </form>
    </li>
  );
}
