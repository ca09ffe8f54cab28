import { useEffect, useRef, type RefObject } from 'react';
import { useFormik } from 'formik';
import { formFieldNames, phoneInvalidMessage, waitlistFormSchema } from '@waitlist/backend/waitlist-form';
import { useSignupChoicesQuery } from '../../generated/operations.ts';
import { useSite } from '../../platform/site-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { formatWait, useCountdown } from '../../ui/use-countdown.ts';
import { chooseChannel } from './channel.ts';
import type { Submission } from './flow-actions.ts';
import type { Problem, SignupField, SignupValues, TurnedDown } from './flow-state.ts';
import { composePhone, type PhoneCountry } from './phone.ts';
import { fieldId, SignupFields } from './signup-fields.tsx';
import { SmallPrint } from './small-print.tsx';

interface SignupFormProps {
  initialValues: SignupValues;
  turnedDown: TurnedDown;
  /** ISO code of the country the visitor seems to be in. */
  detectedCountry: string | null;
  problem: Problem | null;
  pending: boolean;
  firstField: RefObject<HTMLInputElement | null>;
  onSubmit: (submission: Submission) => void;
}

export function SignupForm({
  initialValues,
  turnedDown,
  detectedCountry,
  problem,
  pending,
  firstField,
  onSubmit,
}: SignupFormProps) {
  const choices = useSignupChoicesQuery();
  const { form, submit } = useSignupForm(
    initialValues,
    choices.data?.countries ?? [],
    detectedCountry,
    onSubmit,
  );
  const errorOf = (field: SignupField) => {
    const complaint = turnedDown[field];
    if (form.touched[field] && form.errors[field]) return form.errors[field];
    return complaint?.value === form.values[field] ? complaint.message : undefined;
  };
  useEffect(() => firstField.current?.focus(), [firstField]);
  useEffect(() => focusField((field) => field in turnedDown), [turnedDown]);
  const waitSeconds = useCountdown(problem?.retryAtMs ?? null);

  return (
    <form
      noValidate
      className="mt-6 grid gap-4 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <SignupFields form={form} errorOf={errorOf} choices={choices} firstField={firstField} />
      {problem !== null && Object.keys(problem.error.fields).length === 0 && (
        <Notice tone="trouble" announced={false} className="sm:col-span-2">
          {problem.error.message}
        </Notice>
      )}
      <SmallPrint className="sm:col-span-2" />
      <Button type="submit" pending={pending} unavailable={waitSeconds > 0} className="sm:col-span-2">
        {waitSeconds > 0 ? `Send OTP in ${formatWait(waitSeconds)}` : 'Send OTP'}
      </Button>
    </form>
  );
}

function useSignupForm(
  initialValues: SignupValues,
  countries: readonly PhoneCountry[],
  detectedCountry: string | null,
  onSubmit: (submission: Submission) => void,
) {
  const { smsEnabled } = useSite();
  const phoneOf = ({ phoneNo, country }: SignupValues) =>
    composePhone(phoneNo, countries.find(({ code }) => code === country) ?? null);
  const form = useFormik<SignupValues>({
    initialValues,
    validationSchema: waitlistFormSchema,
    validate: (values) =>
      hasImpossiblePhone(values, phoneOf(values).possible) ? { phoneNo: phoneInvalidMessage } : {},
    onSubmit: (values, { setSubmitting }) => {
      onSubmit(submissionOf(values, phoneOf(values).number, detectedCountry, smsEnabled));
      setSubmitting(false);
    },
  });
  useDetectedCountry(detectedCountry, form.values.country, form.setFieldValue);
  const submit = async () => {
    const errors = await form.validateForm();
    await form.submitForm();
    focusField((field) => errors[field] !== undefined);
  };
  return { form, submit };
}

function hasImpossiblePhone({ phoneNo, country }: SignupValues, possible: boolean): boolean {
  return !possible && phoneNo.trim() !== '' && (country !== '' || phoneNo.trim().startsWith('+'));
}

function submissionOf(
  values: SignupValues,
  phone: string,
  detectedCountry: string | null,
  smsEnabled: boolean,
): Submission {
  const { referralCode, ...given } = waitlistFormSchema.cast(values);
  const channel = chooseChannel({ detectedCountry, chosenCountry: given.country, phone, smsEnabled });
  return {
    values,
    join: {
      ...given,
      phoneNo: phone,
      referralCode: referralCode === '' ? null : referralCode,
      systemCountry: detectedCountry,
    },
    contact: { channel, destination: channel === 'SMS' ? phone : given.email },
  };
}

/** Chooses the visitor's country for them, once, unless they were faster. Emptied by hand it stays empty. */
function useDetectedCountry(
  detected: string | null,
  country: string,
  setFieldValue: (field: string, value: string) => unknown,
) {
  const done = useRef(false);
  useEffect(() => {
    if (detected === null || done.current) return;
    done.current = true;
    if (country === '') void setFieldValue('country', detected);
  }, [detected, country, setFieldValue]);
}

/** Where focus goes when the form is refused, by its own rules or by the server: to the first field at fault. */
function focusField(isAtFault: (field: SignupField) => boolean) {
  const field = formFieldNames.find(isAtFault);
  if (field !== undefined) document.getElementById(fieldId(field))?.focus();
}
