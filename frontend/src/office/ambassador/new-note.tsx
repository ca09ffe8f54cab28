import { useMutation } from '@apollo/client/react';
import { useId, useState } from 'react';
import {
  AddAmbassadorNoteDocument,
  AmbassadorNotesDocument,
  AmbassadorsDocument,
} from '../../generated/office.ts';
import { Notice } from '../../ui/notice.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { useCall } from '../platform/use-call.ts';
import { ActionButton } from '../ui/action-button.tsx';
import { TextArea } from '../ui/text-area.tsx';

/** A field for a new note; the text stays until it is saved. */
export function NewNote({ applicationId }: { applicationId: string }) {
  const id = useId();
  const toasts = useToasts();
  const [text, setText] = useState('');
  const { pending, error, run } = useCall();
  const [add] = useMutation(AddAmbassadorNoteDocument, {
    refetchQueries: [AmbassadorNotesDocument, AmbassadorsDocument],
    awaitRefetchQueries: true,
  });
  const fault = error?.fields['text'];
  const save = async () => {
    if ((await run(() => add({ variables: { applicationId, text } }))) === null) return;
    setText('');
    toasts.success('The note is saved.');
  };
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {error !== null && fault === undefined && <Notice tone="trouble">{error.message}</Notice>}
      <TextArea
        id={id}
        label="New note"
        value={text}
        maxLength={2000}
        error={fault}
        onChange={({ target }) => setText(target.value)}
      />
      <ActionButton type="submit" look="main" pending={pending} className="justify-self-end">
        Add note
      </ActionButton>
    </form>
  );
}
