import { useEffect, useMemo, useRef, type RefObject } from 'react';
import { useFormik } from 'formik';
import { formFieldNames, waitlistFormSchema } from '@waitlist/backend/waitlist-form';
import { type SignupChoicesQuery, useSignupChoicesQuery } from '../../generated/operations.ts';
import { useSite } from '../../platform/site-context.tsx';
import { Notice } from '../../ui/notice.tsx';
import { WaitingButton } from '../../ui/waiting-button.tsx';
import { contactOf } from './channel.ts';
import {
  rejectedBy,
  type FlowProblem,
  type RejectedValues,
  type SignupField,
  type SignupValues,
  type Submission,
} from './flow-state.ts';
import { countryOfTimeZone } from '../platform/visitor-country.ts';
import { fieldId, SignupFields } from './signup-fields.tsx';
import { NewsBox } from './news-box.tsx';
import { SmallPrint } from './small-print.tsx';

const noCountries: SignupChoicesQuery['countries'] = [];

interface SignupFormProps {
  /** As last submitted, if the visitor returns to the form. */
  initialValues: SignupValues;
  /** ISO code of the visitor's apparent country. */
  detectedCountry: string | null;
  /** That country is still being looked up. */
  isLocating: boolean;
  problem: FlowProblem | null;
  pending: boolean;
  firstField: RefObject<HTMLInputElement | null>;
  /** Gets the focus: the first field, or the contact that the visitor came back to change. */
  startsAt: SignupField;
  /** Receives the typed text, so that closing the dialog need not lose it. */
  onType: (values: SignupValues) => void;
  onSubmit: (submission: Submission) => void;
}

export function SignupForm({
  initialValues,
  detectedCountry,
  isLocating,
  problem,
  pending,
  firstField,
  startsAt,
  onType,
  onSubmit,
}: SignupFormProps) {
  const choices = useSignupChoicesQuery();
  const countries = choices.data?.countries ?? noCountries;
  const { form, submit } = useSignupForm(initialValues, detectedCountry, { onType, onSubmit });
  useCountry(form, countries, detectedCountry, isLocating);
  const rejected = useMemo<RejectedValues>(
    () => (problem === null ? {} : rejectedBy(problem.error, initialValues)),
    [problem, initialValues],
  );
  const errorOf = (field: SignupField) => {
    const rejection = rejected[field];
    if (form.touched[field] && form.errors[field]) return form.errors[field];
    return rejection?.value === form.values[field] ? rejection.message : undefined;
  };
  useEffect(() => {
    focusField((field) => field === startsAt);
  }, [startsAt]);
  useEffect(() => {
    focusField((field) => field in rejected);
  }, [rejected]);

  return (
    <form
      noValidate
      className="mt-6 grid gap-4 sm:grid-cols-2 [&_:is(input,button)]:scroll-mt-24"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <SignupFields form={form} errorOf={errorOf} choices={choices} firstField={firstField} />
      {problem !== null && Object.keys(problem.error.fields).length === 0 && (
        <Notice tone="trouble" className="sm:col-span-2">
          {problem.error.message}
        </Notice>
      )}
      <NewsBox {...form.getFieldProps({ name: 'newsConsent', type: 'checkbox' })} />
      <SmallPrint className="sm:col-span-2" />
      <WaitingButton
        type="submit"
        pending={pending}
        availableAtMs={problem?.retryAtMs ?? null}
        className="sm:col-span-2"
      >
        Send OTP
      </WaitingButton>
    </form>
  );
}

function useSignupForm(
  initialValues: SignupValues,
  detectedCountry: string | null,
  { onType, onSubmit }: Pick<SignupFormProps, 'onType' | 'onSubmit'>,
) {
  const { smsEnabled } = useSite();
  const form = useFormik<SignupValues>({
    initialValues,
    validationSchema: waitlistFormSchema,
    onSubmit: (values, { setSubmitting }) => {
      onSubmit(submissionOf(values, detectedCountry, smsEnabled));
      setSubmitting(false);
    },
  });
  useEffect(() => {
    onType(form.values);
  }, [onType, form.values]);
  const submit = async () => {
    const errors = await form.validateForm();
    await form.submitForm();
    focusField((field) => errors[field] !== undefined);
  };
  return { form, submit };
}

function submissionOf(values: SignupValues, detectedCountry: string | null, smsEnabled: boolean): Submission {
  const { referralCode, ...given } = waitlistFormSchema.cast(values, { stripUnknown: true });
  const { country: chosenCountry, phoneNo: phone, email } = given;
  return {
    values,
    join: {
      ...given,
      referralCode: referralCode === '' ? null : referralCode,
      systemCountry: detectedCountry,
      newsConsent: values.newsConsent,
    },
    contact: contactOf({ detectedCountry, chosenCountry, phone, email, smsEnabled }),
  };
}

/**
 * Preselects the visitor's country, once, unless they were faster. If they clear it, it stays empty. Where their address
 * tells none, that of their time zone is guessed; what is stored as detected, and how the code is sent, does not depend on
 * a guess.
 */
function useCountry(
  { values: { country }, setFieldValue }: ReturnType<typeof useFormik<SignupValues>>,
  countries: SignupChoicesQuery['countries'],
  detected: string | null,
  isLocating: boolean,
) {
  const done = useRef(false);
  const guess = useMemo(
    () => (isLocating ? null : countryOfTimeZone(countries.map(({ code }) => code))),
    [isLocating, countries],
  );
  const apparent = detected ?? guess;
  useEffect(() => {
    if (apparent === null || done.current) return;
    done.current = true;
    if (country === '') void setFieldValue('country', apparent);
  }, [apparent, country, setFieldValue]);
}

/** What gets the focus when the form is rejected, by its own rules or by the server: the first invalid field. */
function focusField(isAtFault: (field: SignupField) => boolean) {
  const field = formFieldNames.find(isAtFault);
  if (field !== undefined) document.getElementById(fieldId(field))?.focus();
}
