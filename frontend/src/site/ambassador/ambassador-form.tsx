import { useEffect, useState, type RefObject } from 'react';
import { useFormik } from 'formik';
import { ambassadorDialCode, ambassadorFormSchema } from '@waitlist/backend/ambassador-form';
import { useJoinAsAmbassadorMutation } from '../../generated/operations.ts';
import { attempt } from '../../platform/attempt.ts';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { useCodeCalls } from '../../verification/use-code-calls.ts';
import { useVerification, type Verification } from '../../verification/use-verification.ts';
import { VerifiedEmail } from './verified-email.tsx';

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
  const verification = useVerification(useCodeCalls('AMBASSADOR'));
  const { form, rejected } = useApplication(verification, onApplied);
  useEffect(() => firstField.current?.focus(), [firstField]);
  const text = (name: FieldName) => ({
    ...form.getFieldProps(name),
    id: fieldId(name),
    error: (form.touched[name] ? form.errors[name] : undefined) ?? rejected[name],
  });
  const { step } = verification.state;
  const ownPrefix = form.values.phoneNo.trimStart().startsWith('+');
  return (
    <form
      noValidate
      className="mt-6 grid gap-4 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (step === 'verified') void form.submitForm().then(focusFirstFault);
      }}
    >
      <TextField {...text('firstName')} ref={firstField} label="First name" autoComplete="given-name" />
      <TextField {...text('lastName')} label="Last name" autoComplete="family-name" />
      <VerifiedEmail
        {...text('email')}
        isPossible={form.errors.email === undefined}
        verification={verification}
      />
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
      <SubmitRow step={step} pending={form.isSubmitting} />
    </form>
  );
}

const submitNotes = {
  contact: 'Verify your email first: enter it above and press “Send OTP”.',
  code: 'Enter the code we emailed you',
  verified: '',
} as const;

/** Says why it cannot be pressed yet. */
function SubmitRow({ step, pending }: { step: keyof typeof submitNotes; pending: boolean }) {
  const noteId = 'ambassador-submit-note';
  return (
    <div className="sm:col-span-2">
      <Button
        type="submit"
        className="w-full"
        pending={pending}
        unavailable={step !== 'verified'}
        aria-describedby={noteId}
      >
        Submit
      </Button>
      <p id={noteId} className="mt-2 min-h-6 text-sm text-fg-3">
        {submitNotes[step]}
      </p>
    </div>
  );
}

/** The form's rules and what submitting it leads to; what the server rejects stands until the next attempt. */
function useApplication({ forget }: Verification, onApplied: () => void) {
  const [apply] = useJoinAsAmbassadorMutation();
  const toasts = useToasts();
  const [rejected, setRejected] = useState<Partial<Record<string, string>>>({});
  const form = useFormik<Values>({
    initialValues: emptyValues,
    validationSchema: ambassadorFormSchema,
    onSubmit: async (values) => {
      setRejected({});
      const { phoneNo, ...given } = ambassadorFormSchema.cast(values);
      const input = { ...given, phoneNo: phoneNo === '' ? null : (phoneNo ?? null) };
      const answer = await attempt(() => apply({ variables: { input } }));
      if (answer.ok) {
        toasts.success(answer.data.joinAsAmbassador.message);
        return onApplied();
      }
      toasts.error(answer.error.message);
      setRejected(answer.error.fields);
      if (answer.error.code === 'VERIFICATION_REQUIRED') forget();
    },
  });
  return { form, rejected };
}

function focusFirstFault() {
  fieldNames
    .map((name) => document.getElementById(fieldId(name)))
    .find((field) => field?.getAttribute('aria-invalid') === 'true')
    ?.focus();
}
