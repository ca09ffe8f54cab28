import { useMutation } from '@apollo/client/react';
import { useRef, useState, type ComponentProps, type RefObject } from 'react';
import { nameFormSchema } from '@waitlist/backend/account-form';
import type { FormikProps } from 'formik';
import { ApiKeysDocument, CreateApiKeyDocument } from '../../generated/office.ts';
import { useServerForm } from '../../platform/use-server-form.ts';
import type { DialogOpening } from '../../ui/dialog.tsx';
import { FormDialog, ShownOnceDialog } from '../ui/form-dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Select } from '../ui/select.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { RadioCards } from '../ui/radio-cards.tsx';
import { roleOptions } from '../ui/role-choice.tsx';
import { type KeyAccess, scopeOf, scopeOptions } from './key-access.ts';

interface NewKey {
  readonly name: string;
  readonly access: KeyAccess;
  /** When it expires; empty: never. */
  readonly days: string;
}

const empty: NewKey = { name: '', access: 'VIEWER', days: '90' };

const accessOptions = [...roleOptions, ...scopeOptions];

const lifetimes = [
  { value: '30', text: 'In 30 days' },
  { value: '90', text: 'In 90 days' },
  { value: '365', text: 'In a year' },
  { value: '', text: 'Never' },
];

/** Asks for a key's access, creates it, and shows it once. */
export function NewKeyDialogs({ open, opener, onClose }: DialogOpening) {
  const name = useRef<HTMLInputElement>(null);
  const [create] = useMutation(CreateApiKeyDocument);
  const [made, setMade] = useState<string | null>(null);
  const keyForm = useServerForm({
    values: empty,
    schema: nameFormSchema,
    send: ({ name: keyName, access, days }) =>
      create({
        variables: {
          input: { name: keyName, ...scopeOf(access), expiresInDays: days === '' ? null : Number(days) },
        },
        refetchQueries: [ApiKeysDocument],
      }),
    onDone: ({ createApiKey }) => {
      setMade(createApiKey.key);
      keyForm.form.resetForm();
      onClose();
    },
  });
  return (
    <>
      <FormDialog
        open={open}
        onClose={onClose}
        formProps={keyForm.formProps}
        title="Create API key"
        submit="Create key"
        pending={keyForm.pending}
        error={keyForm.failure?.message ?? null}
        initialFocus={name}
        opener={opener}
      >
        <KeyFields form={keyForm.form} name={keyForm.field('name')} nameBox={name} />
      </FormDialog>
      <KeyDialog secret={made} opener={opener} onClose={() => setMade(null)} />
    </>
  );
}

interface KeyFieldsProps {
  form: Pick<FormikProps<NewKey>, 'values' | 'setFieldValue'>;
  /** The limits of the name field. */
  name: Pick<ComponentProps<typeof TextField>, 'name' | 'value' | 'error' | 'onChange' | 'onBlur'>;
  nameBox: RefObject<HTMLInputElement | null>;
}

function KeyFields({ form, name, nameBox }: KeyFieldsProps) {
  return (
    <>
      <TextField
        ref={nameBox}
        id="key-name"
        label="Name"
        hint="What uses it, such as nightly report"
        maxLength={100}
        autoComplete="off"
        {...name}
      />
      <RadioCards
        legend="Role"
        value={form.values.access}
        options={accessOptions}
        onChoose={(access) => void form.setFieldValue('access', access)}
      />
      <div className="grid gap-1.5">
        <span aria-hidden="true" className="text-sm font-medium text-fg">
          Expires
        </span>
        <Select
          label="Expires"
          className="w-full"
          value={form.values.days}
          options={lifetimes}
          onChoose={(days) => void form.setFieldValue('days', days)}
        />
      </div>
    </>
  );
}

interface KeyDialogProps {
  secret: string | null;
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}

function KeyDialog({ secret, opener, onClose }: KeyDialogProps) {
  const box = useRef<HTMLDivElement>(null);
  return (
    <ShownOnceDialog
      secret={secret}
      title="Your new API key"
      onClose={onClose}
      initialFocus={box}
      opener={opener}
    >
      <div ref={box} tabIndex={-1} className="mt-3 grid gap-4 outline-none">
        <p>Copy it now and keep it safe: it is not shown again, not even to admins.</p>
        <p className="rounded-lg border border-line-3 bg-ink px-3 py-2.5 font-mono text-caption break-all text-fg select-all">
          {secret}
        </p>
        <CopyButton text={secret ?? ''} what="key" />
      </div>
    </ShownOnceDialog>
  );
}
