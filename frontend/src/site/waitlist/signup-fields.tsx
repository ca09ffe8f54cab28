import { type ComponentProps, useMemo, type RefObject } from 'react';
import type { useFormik } from 'formik';
import { brokerWords } from '@waitlist/backend/broker-words';
import { formFieldNames, formFields } from '@waitlist/backend/waitlist-form';
import type { SignupChoicesQuery } from '../../generated/operations.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ComboboxField } from '../../ui/combobox-field.tsx';
import { MailSuggestionHint } from '../../ui/mail-suggestion-hint.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useAfterPress } from '../../ui/use-after-press.ts';
import type { SignupField, SignupValues } from './flow-state.ts';
import { nameHint } from '../platform/name-hint.ts';
import { useUnknownCode } from './use-unknown-code.ts';

type SignupFormik = ReturnType<typeof useFormik<SignupValues>>;

interface SignupFieldsProps {
  form: SignupFormik;
  errorOf: (field: SignupField) => string | undefined;
  choices: { data?: SignupChoicesQuery | undefined; loading: boolean; refetch: () => Promise<unknown> };
  firstField: RefObject<HTMLInputElement | null>;
}

type ChoiceField = 'country' | 'broker';

/** The fields in the form's table, each rendered with its control. */
export function SignupFields({ form, errorOf, choices, firstField }: SignupFieldsProps) {
  const afterPress = useAfterPress();
  // Leaving an empty field is not an error yet; submitting it is.
  const leave = (field: SignupField) =>
    afterPress(() => form.values[field] !== '' && void form.setFieldTouched(field));
  const lists = useChoices(choices.data);
  const pick = (field: ChoiceField) => ({
    id: fieldId(field),
    label: formFields[field].label,
    choices: lists[field],
    error: errorOf(field),
    value: form.values[field],
    loading: choices.loading,
    onBlur: () => leave(field),
    onChange: (value: string) => {
      // Touched first and without validating: otherwise the old value would be validated after the new one.
      void form.setFieldTouched(field, true, false);
      void form.setFieldValue(field, value);
    },
  });
  const text = (field: Exclude<SignupField, ChoiceField>) => ({
    ...form.getFieldProps(field),
    id: fieldId(field),
    label: formFields[field].label,
    optional: !formFields[field].required,
    type: formFields[field].control,
    autoComplete: formFields[field].autoComplete,
    spellCheck: formFields[field].control === 'email' ? false : undefined,
    hint: isName(field) ? nameHint(form.values[field]) : undefined,
    error: errorOf(field),
    onBlur: () => leave(field),
  });
  const control = (field: SignupField) => {
    if (field === 'country') return <ComboboxField {...pick(field)} placeholder="Search countries" />;
    if (field === 'broker')
      return <ComboboxField {...pick(field)} placeholder={`Search ${brokerWords.many}`} />;
    if (field === 'phoneNo') return <TextField {...text(field)} {...dialCode(form.values, choices.data)} />;
    if (field === 'email') return <EmailField {...text(field)} signup={form} />;
    if (field === 'referralCode') return <CodeField {...text(field)} value={form.values.referralCode} />;
    return <TextField {...text(field)} ref={field === 'firstName' ? firstField : undefined} />;
  };
  return (
    <>
      {formFieldNames.map((field) => (
        <div key={field} className={field === lonely ? 'sm:col-span-2' : undefined}>
          {control(field)}
        </div>
      ))}
      {!choices.loading && choices.data === undefined && <NoChoices onRetry={() => void choices.refetch()} />}
    </>
  );
}

const isName = (field: SignupField) => field === 'firstName' || field === 'lastName';

/** The last field, if it has no other beside it: two stand in a row. */
const lonely = formFieldNames.length % 2 === 1 ? formFieldNames.at(-1) : undefined;

function EmailField({ signup: form, ...field }: ComponentProps<typeof TextField> & { signup: SignupFormik }) {
  const use = (email: string) => void form.setFieldValue('email', email);
  const hint = <MailSuggestionHint typed={form.values.email} fieldId={field.id} onUse={use} />;
  return <TextField {...field} hint={hint} />;
}

/** A friend's code, with feedback while it is typed. */
function CodeField(field: ComponentProps<typeof TextField> & { value: string }) {
  const unknown = useUnknownCode(field.value);
  return (
    <TextField
      {...field}
      hint={<CodeHint unknown={unknown} />}
      autoCapitalize="characters"
      spellCheck={false}
    />
  );
}

/** The country's dial code before a number without its own; a browser then fills in only the national part. */
function dialCode({ country: code, phoneNo }: SignupValues, choices: SignupChoicesQuery | undefined) {
  const country = choices?.countries.find((each) => each.code === code);
  if (country === undefined) return {};
  return {
    autoComplete: 'tel-national',
    prefix: /^(\+|00)/.test(phoneNo.trimStart()) ? undefined : country.dialCode,
  };
}

/** An unknown code keeps no one from joining. Both lines take the same space, so that nothing moves. */
function CodeHint({ unknown }: { unknown: boolean }) {
  const place = (shown: boolean) => classNames('[grid-area:1/1]', !shown && 'invisible');
  return (
    <span className="grid">
      <span className={place(!unknown)}>The friend who shared it gets points when you join.</span>
      <span role="status" className={place(unknown)}>
        We don’t recognize this code. Check it now; you can’t add one later.
      </span>
    </span>
  );
}

function NoChoices({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice tone="trouble" className="sm:col-span-2">
      <p>The lists of countries and {brokerWords.many} couldn’t be loaded.</p>
      <Button look="ghost" className="mt-3" onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  );
}

/** The same lists in every render: a combobox whose list changes drops the typed text. */
function useChoices(data: SignupChoicesQuery | undefined) {
  return useMemo(
    () => ({
      country: (data?.countries ?? []).map(({ code, name, searchTerms }) => ({
        value: code,
        label: name,
        terms: searchTerms,
      })),
      broker: (data?.brokers ?? []).map(({ slug, label }) => ({
        value: slug,
        label,
        isOther: slug === brokerWords.notListed,
      })),
    }),
    [data],
  );
}

export function fieldId(field: SignupField): string {
  return `signup-${field}`;
}
