import { useMutation } from '@apollo/client/react';
import { useId } from 'react';
import { object } from 'yup';
import {
  AddAmbassadorNoteDocument,
  AmbassadorNotesDocument,
  AmbassadorsDocument,
} from '../../generated/office.ts';
import { useServerForm } from '../../platform/use-server-form.ts';
import { Notice } from '../../ui/notice.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';

/** A field for a new note; the text stays until it is saved. */
export function NewNote({ applicationId }: { applicationId: string }) {
  const id = useId();
  const toasts = useToasts();
  const [add] = useMutation(AddAmbassadorNoteDocument, {
    refetchQueries: [AmbassadorNotesDocument, AmbassadorsDocument],
    awaitRefetchQueries: true,
  });
  const { form, field, formProps, pending, failure } = useServerForm({
    values: { text: '' },
    schema: object(),
    send: ({ text }) => add({ variables: { applicationId, text } }),
    onDone: () => {
      form.resetForm();
      toasts.success('The note is saved.');
    },
  });
  return (
    <form {...formProps} className="grid gap-3">
      {failure !== null && <Notice tone="danger">{failure.message}</Notice>}
      <TextAreaField id={id} label="New note" maxLength={2000} {...field('text')} />
      <Button type="submit" variant="main" pending={pending} className="justify-self-end">
        Add note
      </Button>
    </form>
  );
}
