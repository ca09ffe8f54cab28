import { useRef, useState, type RefObject } from 'react';
import { useCreateApiKeyMutation } from '../../generated/operations.ts';
import { useCall } from '../platform/use-call.ts';
import { FormDialog, ShownOnceDialog } from '../ui/form-dialog.tsx';
import { Input } from '../ui/input.tsx';
import { Select } from '../ui/select.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { RadioCards } from '../ui/radio-cards.tsx';
import { roleOptions } from '../ui/role-choice.tsx';
import { type KeyAccess, metricsTexts, scopeOf } from './key-access.ts';

interface NewKeyDialogsProps {
  open: boolean;
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}

interface NewKey {
  readonly name: string;
  readonly access: KeyAccess;
  /** Until it ends; empty: it does not. */
  readonly days: string;
}

const empty: NewKey = { name: '', access: 'VIEWER', days: '90' };

const accessOptions = [...roleOptions, { value: 'METRICS' as const, ...metricsTexts }];

const lifetimes = [
  { value: '30', text: 'In 30 days' },
  { value: '90', text: 'In 90 days' },
  { value: '365', text: 'In a year' },
  { value: '', text: 'Never' },
];

/** Asks what a key is for, makes it, and shows it this once. */
export function NewKeyDialogs({ open, opener, onClose }: NewKeyDialogsProps) {
  const name = useRef<HTMLInputElement>(null);
  const { pending, error, run } = useCall();
  const [create] = useCreateApiKeyMutation();
  const [input, setInput] = useState(empty);
  const [made, setMade] = useState<string | null>(null);
  const submit = async () => {
    const { name: keyName, access, days } = input;
    const data = await run(() =>
      create({
        variables: {
          input: { name: keyName, ...scopeOf(access), expiresInDays: days === '' ? null : Number(days) },
        },
        refetchQueries: ['ApiKeys'],
      }),
    );
    if (data === null) return;
    setMade(data.createApiKey.key);
    setInput(empty);
    onClose();
  };
  return (
    <>
      <FormDialog
        open={open}
        onCancel={onClose}
        onSubmit={() => void submit()}
        title="Make an API key"
        submit="Make key"
        pending={pending}
        error={error === null || error.fields['name'] !== undefined ? null : error.message}
        initialFocus={name}
        opener={opener}
      >
        <KeyFields input={input} nameFault={error?.fields['name']} nameBox={name} onChange={setInput} />
      </FormDialog>
      <KeyDialog secret={made} opener={opener} onClose={() => setMade(null)} />
    </>
  );
}

interface KeyFieldsProps {
  input: NewKey;
  nameFault: string | undefined;
  nameBox: RefObject<HTMLInputElement | null>;
  onChange: (input: NewKey) => void;
}

function KeyFields({ input, nameFault, nameBox, onChange }: KeyFieldsProps) {
  return (
    <>
      <Input
        ref={nameBox}
        id="key-name"
        label="Name"
        hint="What uses it, such as nightly report"
        maxLength={100}
        autoComplete="off"
        value={input.name}
        error={nameFault}
        onChange={({ target }) => onChange({ ...input, name: target.value })}
      />
      <RadioCards
        legend="Role"
        value={input.access}
        options={accessOptions}
        onChoose={(access) => onChange({ ...input, access })}
      />
      <div className="grid gap-1.5">
        <span aria-hidden="true" className="text-sm font-medium text-fg">
          Ends
        </span>
        <Select
          label="Ends"
          className="w-full"
          value={input.days}
          options={lifetimes}
          onChoose={(days) => onChange({ ...input, days })}
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
  const toasts = useToasts();
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
        <CopyButton
          text={secret ?? ''}
          what="key"
          onFailure={() => toasts.error('Your browser did not let the page copy. Mark the key and copy it.')}
        />
      </div>
    </ShownOnceDialog>
  );
}
