import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { allChoices } from '@waitlist/backend/questions';
import { SegmentCountriesDocument, type MailingKind, type UserState } from '../../generated/office.ts';
import { Checks, type CheckOption } from '../ui/checks.tsx';
import { ChoicesField } from '../ui/choices-field.tsx';
import { counted, figure } from '../ui/format.ts';
import { TextField } from '../../ui/text-field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { RadioCards } from '../ui/radio-cards.tsx';
import { EmailListField } from './email-list-field.tsx';
import { kindWords } from './mailing-kinds.ts';
import type { MailingForm } from './use-mailing-form.ts';
import type { SegmentAnswer } from './use-segment-preview.ts';

type StateChoice = CheckOption<UserState>;

const waiting: StateChoice = { value: 'WAITING', text: 'Waiting', hint: 'On the waitlist, with a rank.' };
const expired: StateChoice = { value: 'EXPIRED', text: 'Expired', hint: 'Their invitation expired.' };

/** The states of users that a kind may go to. */
const states: Readonly<Record<MailingKind, readonly StateChoice[]>> = {
  INVITE: [waiting, expired],
  BROADCAST: [
    waiting,
    { value: 'INVITED', text: 'Invited', hint: 'Have an invitation that they can accept.' },
    { value: 'ACCEPTED', text: 'Accepted', hint: 'Accepted their invitation.' },
    expired,
  ],
};

interface StepProps {
  kind: MailingKind;
  form: MailingForm;
}

/** Who gets it. All given conditions must match. */
export function WhoStep({ kind, form, preview }: StepProps & Pick<SegmentAnswer, 'preview'>) {
  const { values, field, set, errorOf } = form;
  const { signupIds } = values;
  return (
    <div className="grid gap-4">
      <TextField
        id="mailing-name"
        label="Name"
        hint="Only your team sees it"
        autoComplete="off"
        {...field('name')}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          id="mailing-top"
          label="How many, highest rank first"
          hint={kindWords[kind].everyone}
          type="number"
          min={1}
          {...field('topByRank')}
        />
        <Conditions form={form} />
        {kind === 'INVITE' && (
          <SelectField
            id="mailing-verified-by"
            label="Verified by"
            options={[
              { value: '', text: 'Email or text message' },
              { value: 'EMAIL', text: 'Email' },
              { value: 'SMS', text: 'Text message' },
            ]}
            {...field('verifiedBy')}
          />
        )}
        <States kind={kind} form={form} />
        <EmailListField
          value={values.emailListId}
          onChoose={(listId) => set('emailListId', listId)}
          error={errorOf('emailListId')}
        />
      </div>
      {values.emailListId !== '' && <Stated form={form} preview={preview} />}
      {signupIds.length > 0 && (
        <p>{`Only ${counted(signupIds.length, 'user', 'users')} who were chosen when it was created.`}</p>
      )}
    </div>
  );
}

interface FieldsProps {
  form: Pick<MailingForm, 'values' | 'field' | 'set' | 'errorOf'>;
}

/** What users of any state can be chosen by. */
export const Conditions = ({ form }: FieldsProps) => (
  <>
    <Referrals form={form} />
    <Countries form={form} />
    <Answers form={form} />
    <Range legend="Joined between (UTC)" names={['joinedFrom', 'joinedTo']} type="date" form={form} />
    <Range legend="Points" names={['minPoints', 'maxPoints']} type="number" form={form} />
  </>
);

function Countries({ form: { values, set, errorOf } }: FieldsProps) {
  const { data } = useQuery(SegmentCountriesDocument, { fetchPolicy: 'cache-first' });
  const countries = useMemo(
    () => (data?.countries ?? []).map(({ code, name }) => ({ value: code, label: name })),
    [data],
  );
  return (
    <ChoicesField
      id="mailing-countries"
      label="Countries"
      placeholder="Any country"
      choices={countries}
      values={values.countries}
      onChange={(chosen) => set('countries', chosen)}
      error={errorOf('countries')}
    />
  );
}

/** For each choice of the waitlist form, as its search takes them. */
const answers = allChoices.map(({ field, question: { words, options } }) => ({
  field,
  words,
  choices: options.map(({ slug, label }) => ({ value: slug, label })),
}));

/** What users answered to the choices of the waitlist form. */
const Answers = ({ form: { values, set, errorOf } }: FieldsProps) =>
  answers.map(({ field, words, choices }) => (
    <ChoicesField
      key={field}
      id={`mailing-${field}`}
      label={words.plural}
      placeholder={`Any ${words.one}`}
      choices={choices}
      values={values[field]}
      onChange={(chosen) => set(field, chosen)}
      error={errorOf(field)}
    />
  ));

interface RangeProps extends FieldsProps {
  legend: string;
  names:
    | readonly ['joinedFrom', 'joinedTo']
    | readonly ['minPoints', 'maxPoints']
    | readonly ['minReferrals', 'maxReferrals'];
  type: 'date' | 'number';
}

/** A range of two bounds, either of which may be missing. */
function Range({ legend, names: [least, most], type, form: { field } }: RangeProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium text-fg">{legend}</legend>
      <div className="grid grid-cols-2 gap-2">
        <TextField
          id={`mailing-${least}`}
          label="From"
          type={type}
          min={type === 'number' ? 0 : undefined}
          {...field(least)}
        />
        <TextField
          id={`mailing-${most}`}
          label="To"
          type={type}
          min={type === 'number' ? 0 : undefined}
          {...field(most)}
        />
      </div>
    </fieldset>
  );
}

const States = ({ kind, form: { values, set, touch, errorOf } }: StepProps) => (
  <Checks
    legend="State"
    options={states[kind]}
    chosen={values.states}
    error={errorOf('states')}
    onChoose={(chosen) => {
      touch('states');
      set('states', chosen);
    }}
  />
);

/** What to do with users who are on the list by an address that they did not verify, once there are any. */
function Stated({ form: { values, set, errorOf }, preview }: FieldsProps & Pick<SegmentAnswer, 'preview'>) {
  const stated = preview?.stated ?? 0;
  const chosen = values.reachStatedBy;
  if (stated === 0 && chosen === '') return null;
  return (
    <RadioCards
      legend={`${stated === 1 ? '1 is' : `${figure(stated)} are`} on the waitlist and verified by phone`}
      value={chosen}
      options={statedOptions.filter(
        ({ value }) => value !== 'SMS' || preview?.canText === true || chosen === 'SMS',
      )}
      error={errorOf('reachStatedBy')}
      onChoose={(channel) => set('reachStatedBy', channel)}
    />
  );
}

const statedOptions = [
  { value: '', name: 'Leave out', description: 'They get no message.' },
  {
    value: 'EMAIL',
    name: 'Email the address they entered',
    description: 'They never verified it, so it may belong to someone else.',
  },
  { value: 'SMS', name: 'Send a text message', description: 'To the phone number they verified.' },
] as const;
