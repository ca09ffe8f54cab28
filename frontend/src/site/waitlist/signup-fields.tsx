import { useMemo, type RefObject } from 'react';
import type { useFormik } from 'formik';
import type { SignupChoicesQuery } from '../../generated/operations.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ComboboxField } from '../../ui/combobox-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useAfterPress } from '../../ui/use-after-press.ts';
import type { SignupField, SignupValues } from './flow-state.ts';
import { formatDialCode } from './phone.ts';
import { useUnknownCode } from './use-unknown-code.ts';

type SignupFormik = ReturnType<typeof useFormik<SignupValues>>;

interface SignupFieldsProps {
  form: SignupFormik;
  errorOf: (field: SignupField) => string | undefined;
  choices: { data?: SignupChoicesQuery | undefined; loading: boolean; refetch: () => Promise<unknown> };
  firstField: RefObject<HTMLInputElement | null>;
}

/** Country stands before the phone number: its dial code goes in front of the number. */
export function SignupFields({ form, errorOf, choices, firstField }: SignupFieldsProps) {
  const afterPress = useAfterPress();
  // Passing through an empty field is no mistake yet; submitting it is.
  const leave = (field: SignupField) =>
    afterPress(() => form.values[field] !== '' && void form.setFieldTouched(field));
  const text = (field: SignupField) => ({
    ...form.getFieldProps(field),
    id: fieldId(field),
    error: errorOf(field),
    onBlur: () => leave(field),
  });
  const pick = (field: 'country' | 'broker') => ({
    id: fieldId(field),
    error: errorOf(field),
    value: form.values[field],
    loading: choices.loading,
    onBlur: () => leave(field),
    onChange: (value: string) => {
      // Touched first and without validating: else the old value would be judged after the new one.
      void form.setFieldTouched(field, true, false);
      void form.setFieldValue(field, value);
    },
  });
  const { countries, brokers } = useChoices(choices.data);
  const unknownCode = useUnknownCode(form.values.referralCode);
  const country = choices.data?.countries.find(({ code }) => code === form.values.country);
  const ownPrefix = form.values.phoneNo.trimStart().startsWith('+');
  return (
    <>
      <TextField {...text('firstName')} ref={firstField} label="First name" autoComplete="given-name" />
      <TextField {...text('lastName')} label="Last name" autoComplete="family-name" />
      <TextField {...text('email')} label="Email" type="email" autoComplete="email" spellCheck={false} />
      <ComboboxField
        {...pick('country')}
        label="Country"
        placeholder="Search countries"
        choices={countries}
      />
      <TextField
        {...text('phoneNo')}
        label="Phone number"
        type="tel"
        autoComplete={country === undefined ? 'tel' : 'tel-national'}
        prefix={country === undefined || ownPrefix ? undefined : formatDialCode(country)}
      />
      <ComboboxField {...pick('broker')} label="Broker" placeholder="Search brokers" choices={brokers} />
      {!choices.loading && choices.data === undefined && <NoChoices onRetry={() => void choices.refetch()} />}
      <div className="sm:col-span-2">
        <TextField
          {...text('referralCode')}
          label="Referral code"
          optional
          hint={<CodeHint unknown={unknownCode} />}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </div>
    </>
  );
}

/** A code that nobody has keeps nobody from joining. Both lines take the same place, so that nothing moves. */
function CodeHint({ unknown }: { unknown: boolean }) {
  const place = (shown: boolean) => classNames('[grid-area:1/1]', !shown && 'invisible');
  return (
    <span className="grid">
      <span className={place(!unknown)}>Whoever shared it with you gets points when you join.</span>
      <span role="status" className={place(unknown)}>
        We don’t know this code. You can join without it.
      </span>
    </span>
  );
}

function NoChoices({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice tone="trouble" className="sm:col-span-2">
      <p>The lists of countries and brokers could not be loaded.</p>
      <Button look="ghost" className="mt-3" onClick={onRetry}>
        Load them again
      </Button>
    </Notice>
  );
}

/** The same lists from render to render: a box whose list changes drops what is being typed. */
function useChoices(data: SignupChoicesQuery | undefined) {
  return useMemo(
    () => ({
      countries: (data?.countries ?? []).map(({ code, name }) => ({ value: code, label: name })),
      brokers: (data?.brokers ?? []).map(({ slug, label }) => ({ value: slug, label })),
    }),
    [data],
  );
}

export function fieldId(field: SignupField): string {
  return `signup-${field}`;
}
