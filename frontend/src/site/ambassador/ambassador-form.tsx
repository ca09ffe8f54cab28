import { useEffect, type RefObject } from 'react';
import { ambassadorFormSchema, collegeNameMaxLength } from '@waitlist/backend/ambassador-form';
import { useJoinAsAmbassadorMutation } from '../../generated/site/ambassador.ts';
import { useServerForm } from '../../platform/use-server-form.ts';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { useCodeVerification, type CodeVerification } from '../../verification/use-code-verification.ts';
import { nameHint } from '../platform/name-hint.ts';
import { PhoneField } from './phone-field.tsx';
import { usePhoneCountry, withDialCode, type ChosenCountry } from './phone-country.ts';
import { sendCodeId, VerifiedEmail } from './verified-email.tsx';

interface AmbassadorFormProps {
  /** Text typed earlier; null for an empty form. */
  draft: ApplicationValues | null;
  /** Receives the typed text, so that closing the dialog need not lose it. */
  onType: (values: ApplicationValues) => void;
  firstField: RefObject<HTMLInputElement | null>;
  onApplied: () => void;
}

const emptyValues = { firstName: '', lastName: '', email: '', phoneNo: '', collegeName: '', message: '' };
export type ApplicationValues = Readonly<typeof emptyValues>;
type FieldName = keyof ApplicationValues;
const fieldId = (name: FieldName) => `ambassador-${name}`;

export function AmbassadorForm({ draft, onType, firstField, onApplied }: AmbassadorFormProps) {
  const verification = useCodeVerification('AMBASSADOR');
  const phoneCountry = usePhoneCountry();
  const { form, field, formProps, pending } = useApplication(
    draft ?? emptyValues,
    verification,
    phoneCountry,
    onApplied,
  );
  useEffect(() => {
    firstField.current?.focus();
  }, [firstField]);
  useEffect(() => {
    onType(form.values);
  }, [onType, form.values]);
  const text = (name: FieldName) => ({ ...field(name), id: fieldId(name) });
  const name = (given: 'firstName' | 'lastName') => ({ ...text(given), hint: nameHint(form.values[given]) });
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
      <TextField {...name('firstName')} ref={firstField} label="First name" autoComplete="given-name" />
      <TextField {...name('lastName')} label="Last name" autoComplete="family-name" />
      <VerifiedEmail
        {...text('email')}
        isPossible={form.errors.email === undefined}
        onUse={(email) => void form.setFieldValue('email', email)}
        verification={verification}
      />
      <PhoneField
        {...text('phoneNo')}
        country={phoneCountry}
        setValue={(phone) => void form.setFieldValue('phoneNo', phone)}
      />
      <TextField
        {...text('collegeName')}
        label="College name"
        hint={`Up to ${collegeNameMaxLength} characters; MIT is fine.`}
        autoComplete="organization"
      />
      <div className="sm:col-span-2">
        <TextAreaField {...text('message')} label="Message" rows={4} />
      </div>
      <SubmitRow step={step} pending={pending} />
    </form>
  );
}

const submitNotes = {
  contact: 'To submit, verify your email first: enter it above and press “Send OTP”.',
  code: 'To submit, enter the code that we emailed you.',
  verified: 'Check your details, then submit.',
} as const;

/** Says in advance why the button cannot be used yet, and leads to what is missing. */
function SubmitRow({ step, pending }: { step: keyof typeof submitNotes; pending: boolean }) {
  const noteId = 'ambassador-submit-note';
  return (
    <div className="sm:col-span-2">
      <p id={noteId} className="mb-2 text-sm text-fg-2">
        {submitNotes[step]}
      </p>
      {step === 'contact' && (
        <Button variant="bare" className="mb-2 -ml-3 text-accent" onClick={goToEmail}>
          Enter my email
        </Button>
      )}
      <Button
        variant="main"
        type="submit"
        className="w-full"
        pending={pending}
        unavailable={step !== 'verified'}
        aria-describedby={noteId}
      >
        Submit
      </Button>
    </div>
  );
}

/** Moves the focus to the button that sends the code, or to the field while it contains no address. */
function goToEmail(): void {
  (document.getElementById(sendCodeId) ?? document.getElementById(fieldId('email')))?.focus();
}

/** The form's rules and the result of submitting it. */
function useApplication(
  values: ApplicationValues,
  { forget }: CodeVerification,
  { chosen }: ChosenCountry,
  onApplied: () => void,
) {
  const [apply] = useJoinAsAmbassadorMutation();
  const toasts = useToasts();
  return useServerForm({
    values,
    schema: ambassadorFormSchema,
    send: (typed) => {
      const { phoneNo = '', ...given } = ambassadorFormSchema.cast(typed);
      const input = { ...given, phoneNo: phoneNo === '' ? null : withDialCode(phoneNo, chosen.dialCode) };
      return apply({ variables: { input } });
    },
    onDone: () => {
      toasts.clear(); // the title says it
      onApplied();
    },
    onRefused: ({ code, message }) => {
      toasts.error(message);
      if (code === 'VERIFICATION_REQUIRED') forget();
    },
  });
}
