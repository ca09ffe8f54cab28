import { useEffect, useState, type RefObject } from 'react';
import { useFormik } from 'formik';
import { ambassadorDialCode, ambassadorFormSchema } from '@waitlist/backend/ambassador-form';
import { useJoinAsAmbassadorMutation } from '../../generated/operations.ts';
import { attempt } from '../../platform/attempt.ts';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { EmailProof } from './email-proof.tsx';
import { useEmailProof } from './use-email-proof.ts';

interface AmbassadorFormProps {
  firstField: RefObject<HTMLInputElement | null>;
  onApplied: () => void;
}

const emptyValues = { firstName: '', lastName: '', email: '', phoneNo: '', collegeName: '', message: '' };
type Values = typeof emptyValues;
type FieldName = keyof Values;
const fieldNames = Object.keys(emptyValues).filter((name): name is FieldName => name in emptyValues);
const fieldId = (name: FieldName) => `ambassador-${name}`;

export function AmbassadorForm({ firstField, onApplied }: AmbassadorFormProps) {
  const proof = useEmailProof();
  const { form, refused } = useApplication(proof, onApplied);
  useEffect(() => firstField.current?.focus(), [firstField]);
  const text = (name: FieldName) => ({
    ...form.getFieldProps(name),
    id: fieldId(name),
    error: (form.touched[name] ? form.errors[name] : undefined) ?? refused[name],
  });
  const proven = proof.provenEmail !== null;
  const ownPrefix = form.values.phoneNo.trimStart().startsWith('+');
  return (
    <form
      noValidate
      className="mt-6 grid gap-4 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (proven) void form.submitForm().then(focusFirstFault);
      }}
    >
      <TextField {...text('firstName')} ref={firstField} label="First name" autoComplete="given-name" />
      <TextField {...text('lastName')} label="Last name" autoComplete="family-name" />
      <div className="sm:col-span-2">
        <TextField
          {...text('email')}
          label="Email"
          type="email"
          autoComplete="email"
          spellCheck={false}
          readOnly={proven || proof.sent !== null}
        />
        <EmailProof
          email={form.errors.email === undefined ? form.values.email.trim() || null : null}
          proof={proof}
        />
      </div>
      <TextField
        {...text('phoneNo')}
        label="Phone number"
        optional
        type="tel"
        autoComplete="tel-national"
        prefix={ownPrefix ? undefined : ambassadorDialCode}
      />
      <TextField {...text('collegeName')} label="College name" autoComplete="organization" />
      <div className="sm:col-span-2">
        <TextAreaField {...text('message')} label="Message" rows={4} />
      </div>
      <SubmitRow proven={proven} pending={form.isSubmitting} />
    </form>
  );
}

/** Says why it cannot be pressed yet. */
function SubmitRow({ proven, pending }: { proven: boolean; pending: boolean }) {
  const noteId = 'ambassador-submit-note';
  return (
    <div className="sm:col-span-2">
      <Button
        type="submit"
        className="w-full"
        pending={pending}
        unavailable={!proven}
        aria-describedby={noteId}
      >
        Submit
      </Button>
      <p id={noteId} className="mt-2 min-h-6 text-sm text-fg-3">
        {proven ? '' : 'Verify your e-mail first: type it above and press “Send OTP”.'}
      </p>
    </div>
  );
}

/** The form's rules and what sending it leads to; what the server refuses stands until the next attempt. */
function useApplication(proof: ReturnType<typeof useEmailProof>, onApplied: () => void) {
  const [apply] = useJoinAsAmbassadorMutation();
  const toasts = useToasts();
  const [refused, setRefused] = useState<Partial<Record<string, string>>>({});
  const form = useFormik<Values>({
    initialValues: emptyValues,
    validationSchema: ambassadorFormSchema,
    onSubmit: async (values) => {
      setRefused({});
      const { phoneNo, ...given } = ambassadorFormSchema.cast(values);
      const input = { ...given, phoneNo: phoneNo === '' ? null : (phoneNo ?? null) };
      const answer = await attempt(() => apply({ variables: { input } }));
      if (answer.ok) {
        toasts.success(answer.data.joinAsAmbassador.message);
        return onApplied();
      }
      toasts.error(answer.error.message);
      setRefused(answer.error.fields);
      if (answer.error.code === 'VERIFICATION_REQUIRED') proof.forget();
    },
  });
  return { form, refused };
}

function focusFirstFault() {
  fieldNames
    .map((name) => document.getElementById(fieldId(name)))
    .find((field) => field?.getAttribute('aria-invalid') === 'true')
    ?.focus();
}
