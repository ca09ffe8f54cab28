import { useRef, useState } from 'react';
import { formFields } from '@waitlist/backend/waitlist-form';
import { fieldMessage } from '../../platform/api-error.ts';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { WaitingButton } from '../../ui/waiting-button.tsx';
import type { Problem } from '../../verification/verification-state.ts';

interface Name {
  readonly firstName: string;
  readonly lastName: string;
}

interface NameFormProps {
  name: Name;
  onChange: (name: Name) => void;
  /** A code is being sent. */
  pending: boolean;
  /** Why none was. */
  problem: Problem | null;
  onSubmit: () => void;
}

const fields = ['firstName', 'lastName'] as const;

/** The name as it should be. */
export function NameForm({ name, onChange, pending, problem, onSubmit }: NameFormProps) {
  const [isChecked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const faultOf = (field: keyof Name) => formFields[field].rule(name[field].trim());
  const submit = () => {
    setChecked(true);
    const faulty = fields.find((field) => faultOf(field) !== null);
    if (faulty === undefined) onSubmit();
    else form.current?.querySelector<HTMLInputElement>(`#own-${faulty}`)?.focus();
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p className="mb-6">Enter your name as it should be. A code that we send you confirms it.</p>
      <div className="grid gap-5 sm:grid-cols-2">
        {fields.map((field) => (
          <TextField
            key={field}
            id={`own-${field}`}
            label={formFields[field].label}
            autoComplete={formFields[field].autoComplete}
            value={name[field]}
            readOnly={pending}
            error={isChecked ? (faultOf(field) ?? undefined) : undefined}
            onChange={({ target }) => onChange({ ...name, [field]: target.value })}
          />
        ))}
      </div>
      {problem !== null && (
        <Notice tone="danger" className="mt-4">
          {fieldMessage(problem.error)}
        </Notice>
      )}
      <WaitingButton
        type="submit"
        variant="main"
        className="mt-6 w-full"
        availableAtMs={problem?.retryAtMs ?? null}
        pending={pending}
      >
        Send code
      </WaitingButton>
    </form>
  );
}
