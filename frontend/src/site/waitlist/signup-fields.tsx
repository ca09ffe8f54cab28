import { type ComponentProps, Fragment, useMemo, type RefObject } from 'react';
import {
  allQuestions,
  type ChoiceKey,
  forEachChoiceKey,
  isChoiceKey,
  questions,
} from '@waitlist/backend/questions';
import { smsCountry } from '@waitlist/backend/sms-country';
import { formFields } from '@waitlist/backend/waitlist-form';
import type { SignupChoicesQuery } from '../../generated/site/waitlist.ts';
import { Button } from '../../ui/button.tsx';
import { ComboboxField } from '../../ui/combobox-field.tsx';
import { MailSuggestionHint } from '../../ui/mail-suggestion-hint.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useAfterPress } from '../../ui/use-after-press.ts';
import { nameHint } from '../platform/name-hint.ts';
import type { FieldRow } from './form-pages.ts';
import type { SignupField, SignupValues } from './join-state.ts';
import { fieldId, type SignupFormState } from './use-signup-form.ts';

interface SignupFieldsProps {
  form: SignupFormState;
  rows: readonly FieldRow[];
  choices: { data?: SignupChoicesQuery | undefined; loading: boolean; refetch: () => Promise<unknown> };
  firstField: RefObject<HTMLInputElement | null> | undefined;
  /** Whether a number in the country that gets text messages gets the code. */
  textsCode: boolean;
  /** Whether nobody has the code in the form. */
  isCodeUnknown: boolean;
}

/** Fields that are picked from a list: the country, and questions with options. */
type ChoiceField = 'country' | ChoiceKey;

/** Fields in the form's table, each rendered with its control. */
export function SignupFields(props: SignupFieldsProps) {
  const { form, rows, choices, firstField, textsCode, isCodeUnknown } = props;
  const { values, set, touch, errorOf } = form;
  const afterPress = useAfterPress();
  // Leaving an empty field is not an error yet; submitting it is.
  const leave = (field: SignupField) => afterPress(() => values[field] !== '' && touch(field));
  const countries = useCountries(choices.data);
  const pick = (field: ChoiceField) => ({
    id: fieldId(field),
    label: formFields[field].label,
    optional: !formFields[field].required,
    choices: field === 'country' ? countries : optionsOf[field],
    hint: reasonOf(field),
    error: errorOf(field),
    value: values[field],
    loading: field === 'country' && choices.loading,
    onBlur: () => leave(field),
    onChange: (value: string) => {
      touch(field);
      set(field, value);
    },
  });
  const text = (field: Exclude<SignupField, ChoiceField>) => ({
    id: fieldId(field),
    name: field,
    label: formFields[field].label,
    optional: !formFields[field].required,
    type: formFields[field].control,
    autoComplete: formFields[field].autoComplete,
    spellCheck: formFields[field].control === 'email' ? false : undefined,
    hint: isName(field) ? nameHint(values[field]) : reasonOf(field),
    error: errorOf(field),
    value: values[field],
    onChange: ({ target }: { target: HTMLInputElement }) => set(field, target.value),
    onBlur: () => leave(field),
  });
  const control = (field: SignupField) => {
    if (field === 'country') return <ComboboxField {...pick(field)} placeholder="Search countries" />;
    if (isChoiceKey(field))
      return <ComboboxField {...pick(field)} placeholder={`Search ${questions[field].words.many}`} />;
    if (field === 'phoneNo')
      return <TextField {...text(field)} {...dialCode(values, choices.data)} hint={phoneReason(textsCode)} />;
    if (field === 'email') return <EmailField {...text(field)} onUse={(email) => set('email', email)} />;
    if (field === 'referralCode') return <CodeField {...text(field)} isUnknown={isCodeUnknown} />;
    return <TextField {...text(field)} ref={field === 'firstName' ? firstField : undefined} />;
  };
  return (
    <>
      {rows.map((row) => (
        <div key={row.join()} className={`grid gap-4 ${columnsOf(row)}`}>
          {row.map((field) => (
            <Fragment key={field}>{control(field)}</Fragment>
          ))}
        </div>
      ))}
      {rows.flat().includes('country') && !choices.loading && choices.data === undefined && (
        <NoChoices onRetry={() => void choices.refetch()} />
      )}
    </>
  );
}

const isName = (field: SignupField) => field === 'firstName' || field === 'lastName';

/** Names are short enough for phones. */
const columnsOf = (row: FieldRow): string =>
  row.every(isName) ? 'grid-cols-2' : row.length > 1 ? 'sm:grid-cols-2' : '';

/** Why a question is asked. */
const reasonOf = (field: SignupField): string | undefined =>
  allQuestions.find(({ key }) => key === field)?.question.reason;

const phoneReason = (textsCode: boolean): string =>
  textsCode
    ? `We text your code to ${smsCountry.adjective} mobile numbers.`
    : 'It helps us keep the list to one spot per person.';

type TextInput = ComponentProps<typeof TextField> & { value: string };

function EmailField({ onUse, ...field }: TextInput & { onUse: (email: string) => void }) {
  const hint = <MailSuggestionHint typed={field.value} fieldId={field.id} onUse={onUse} />;
  return <TextField {...field} hint={hint} />;
}

/** A friend's code. An unknown one is shown as what is wrong is, but keeps no one from joining. */
function CodeField({ isUnknown, ...field }: TextInput & { isUnknown: boolean }) {
  return (
    <TextField
      {...field}
      hint="The friend who shared it gets points when you join."
      error={field.error ?? (isUnknown ? unknownCode : undefined)}
      announcesError
      autoCapitalize="characters"
      spellCheck={false}
    />
  );
}

const unknownCode = 'We don’t recognize this code. Check it, or join without it; you can’t add one later.';

/** The country's dial code before a number without its own; a browser then fills in only the national part. */
function dialCode({ country: code, phoneNo }: SignupValues, choices: SignupChoicesQuery | undefined) {
  const country = choices?.countries.find((each) => each.code === code);
  if (country === undefined) return {};
  return {
    autoComplete: 'tel-national',
    prefix: /^(\+|00)/.test(phoneNo.trimStart()) ? undefined : country.dialCode,
  };
}

function NoChoices({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice tone="danger">
      <p>The list of countries couldn’t be loaded.</p>
      <Button className="mt-3" onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  );
}

/** The same list in every render: a combobox whose list changes drops the typed text. */
const useCountries = (data: SignupChoicesQuery | undefined) =>
  useMemo(
    () =>
      (data?.countries ?? []).map(({ code, name, searchTerms }) => ({
        value: code,
        label: name,
        terms: searchTerms,
      })),
    [data],
  );

/** What there is to choose from, by question. */
const optionsOf = forEachChoiceKey(({ question: { options, notListed } }) =>
  options.map(({ slug, label }) => ({ value: slug, label, isOther: slug === notListed })),
);
