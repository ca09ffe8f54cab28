import { useMutation } from '@apollo/client/react';
import { useRef } from 'react';
import { listEntryFormSchema, noteMax } from '@waitlist/backend/fairness-form';
import {
  AddFairnessListEntryDocument,
  FairnessListEntriesDocument,
  type FairnessList,
} from '../../generated/office.ts';
import { useServerForm } from '../../platform/use-server-form.ts';
import type { DialogOpening } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { RadioCards } from '../ui/radio-cards.tsx';
import { fairnessLists, listTexts } from './list-texts.ts';

const options = fairnessLists.map((value) => ({ value, ...listTexts[value] }));

/** Asks what to add, and to which list. */
export function AddEntryDialog({ initial, ...opening }: DialogOpening & { initial: FairnessList }) {
  const toasts = useToasts();
  const value = useRef<HTMLInputElement>(null);
  const [add] = useMutation(AddFairnessListEntryDocument, { refetchQueries: [FairnessListEntriesDocument] });
  const { form, field, failure, formProps, pending, clearRefusal } = useServerForm({
    values: { list: initial, value: '', note: '' },
    schema: listEntryFormSchema,
    send: (input) => add({ variables: { input } }),
    onDone: ({ addFairnessListEntry: entry }) => {
      toasts.success(`Added to ${listTexts[entry.list].name.toLowerCase()}.`);
      opening.onClose();
    },
  });
  const { label, hint } = listTexts[form.values.list];
  return (
    <FormDialog
      {...opening}
      formProps={formProps}
      title="Add an entry"
      submit="Add entry"
      pending={pending}
      error={failure?.message ?? null}
      initialFocus={value}
    >
      <RadioCards
        legend="List"
        value={form.values.list}
        options={options}
        onChoose={(list) => {
          clearRefusal();
          void form.setFieldValue('list', list);
        }}
      />
      <TextField
        ref={value}
        id="entry-value"
        label={label}
        hint={hint}
        autoComplete="off"
        {...field('value')}
      />
      <TextField
        id="entry-note"
        label="Note"
        optional
        maxLength={noteMax}
        autoComplete="off"
        {...field('note')}
      />
    </FormDialog>
  );
}
