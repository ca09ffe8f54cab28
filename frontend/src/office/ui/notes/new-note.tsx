import { useId } from 'react';
import { object } from 'yup';
import { noteMaxLength } from '@waitlist/backend/note-form';
import { useServerForm } from '../../../platform/use-server-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import { useToasts } from '../../../ui/toasts.tsx';
import { useFormDraft, useKeepDraft } from '../../platform/use-form-draft.ts';
import { RestoredNotice } from '../restored-notice.tsx';

interface NewNoteProps {
  /** What the note is on, such as `user/…`: unsaved text is kept under it. */
  about: string;
  hint?: string;
  send: (text: string) => Promise<{ data?: object | null | undefined; error?: unknown }>;
}

const empty = { text: '' };

/** A field for a new note; the text stays until it is saved, also when the screen is left. */
export function NewNote({ about, hint, send }: NewNoteProps) {
  const id = useId();
  const toasts = useToasts();
  const draft = useFormDraft(`note/${about}`, empty);
  const { form, field, formProps, pending, failure } = useServerForm({
    values: draft.initial,
    schema: object(),
    send: ({ text }) => send(text),
    onDone: () => {
      form.resetForm({ values: empty });
      toasts.success('The note is saved.');
    },
  });
  const restored = useKeepDraft(draft, form.values);
  return (
    <form {...formProps} className="grid gap-3">
      {failure !== null && <Notice tone="danger">{failure.message}</Notice>}
      {restored && (
        <RestoredNotice
          onDiscard={() => {
            draft.discard();
            form.resetForm({ values: empty });
          }}
        />
      )}
      <TextAreaField
        id={id}
        label="New note"
        hint={hint}
        rows={2}
        maxLength={noteMaxLength}
        {...field('text')}
      />
      <Button type="submit" variant="main" pending={pending} className="justify-self-end">
        Add note
      </Button>
    </form>
  );
}
