import { useEffect, type RefObject } from 'react';
import { ambassadorFormSchema } from '@waitlist/backend/ambassador-form';
import { useJoinAsAmbassadorMutation } from '../../generated/operations.ts';
import { useServerForm } from '../../platform/use-server-form.ts';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { useCodeCalls } from '../../verification/use-code-calls.ts';
import { useVerification, type Verification } from '../../verification/use-verification.ts';
import { composePhone } from '../platform/phone.ts';
import { PhoneField } from './phone-field.tsx';
import { usePhoneCountry, type ChosenCountry } from './use-phone-country.ts';
import { VerifiedEmail } from './verified-email.tsx';

interface AmbassadorFormProps {
  firstField: RefObject<HTMLInputElement | null>;
  onApplied: () => void;
}

const emptyValues = { firstName: '', lastName: '', email: '', phoneNo: '', collegeName: '', message: '' };
type FieldName = keyof typeof emptyValues;
const fieldId = (name: FieldName) => `ambassador-${name}`;

export function AmbassadorForm({ firstField, onApplied }: AmbassadorFormProps) {
  const verification = useVerification(useCodeCalls('AMBASSADOR'));
  const phoneCountry = usePhoneCountry();
  const { form, field, formProps, pending } = useApplication(verification, phoneCountry, onApplied);
  useEffect(() => {
    firstField.current?.focus();
  }, [firstField]);
  const text = (name: FieldName) => ({
    ...field(name),
    id: fieldId(name),
  });
  const { step } = verification.state;
  return (
    <form
      {...formProps}
      className="mt-6 grid gap-4 sm:grid-cols-2"
      onSubmit={(event) => {
        if (step === 'verified') formProps.onSubmit(event);
        else event.preventDefault();
      }}
    >
      <TextField {...text('firstName')} ref={firstField} label="First name" autoComplete="given-name" />
      <TextField {...text('lastName')} label="Last name" autoComplete="family-name" />
      <VerifiedEmail
        {...text('email')}
        isPossible={form.errors.email === undefined}
        verification={verification}
      />
      <PhoneField
        {...text('phoneNo')}
        country={phoneCountry}
        setValue={(phone) => void form.setFieldValue('phoneNo', phone)}
      />
      <TextField {...text('collegeName')} label="College name" autoComplete="organization" />
      <div className="sm:col-span-2">
        <TextAreaField {...text('message')} label="Message" rows={4} />
      </div>
      <SubmitRow step={step} pending={pending} />
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

/** The form's rules and what submitting it leads to. */
function useApplication({ forget }: Verification, { chosen }: ChosenCountry, onApplied: () => void) {
  const [apply] = useJoinAsAmbassadorMutation();
  const toasts = useToasts();
  return useServerForm({
    values: emptyValues,
    schema: ambassadorFormSchema,
    send: (values) => {
      const { phoneNo = '', ...given } = ambassadorFormSchema.cast(values);
      const input = { ...given, phoneNo: phoneNo === '' ? null : composePhone(phoneNo, chosen).number };
      return apply({ variables: { input } });
    },
    onDone: ({ joinAsAmbassador: { message } }) => {
      toasts.success(message);
      onApplied();
    },
    onRefused: ({ code, message }) => {
      toasts.error(message);
      if (code === 'VERIFICATION_REQUIRED') forget();
    },
  });
}
