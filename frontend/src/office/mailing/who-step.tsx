import { maxSampleSeed } from '@waitlist/backend/segment-form';
import type { MailingKind, UserFilter, UserState } from '../../generated/office.ts';
import { Checks, type CheckOption } from '../ui/checks.tsx';
import { AddFilter, FilterChips } from '../ui/filter/filter-bar.tsx';
import { figure } from '../ui/format.ts';
import { Segments } from '../ui/segments.tsx';
import { stateTexts } from '../ui/user-state.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { RadioCards } from '../ui/radio-cards.tsx';
import { EmailListField } from './email-list-field.tsx';
import { kindWords } from './mailing-kinds.ts';
import { filterOf, filterText, statesFor } from './mailing-values.ts';
import type { MailingForm } from './use-mailing-form.ts';
import type { SegmentAnswer } from './use-segment-preview.ts';

const stateHints: Readonly<Partial<Record<UserState, string>>> = {
  WAITING: 'On the waitlist, with a rank.',
  INVITED: 'Have an invitation that they can accept.',
  ACCEPTED: 'Accepted their invitation.',
  EXPIRED: 'Their invitation expired.',
};

/** The states of users that a kind may go to. */
const stateChoices = (kind: MailingKind): readonly CheckOption<UserState>[] =>
  statesFor[kind].map((value) => ({ value, text: stateTexts[value].text, hint: stateHints[value] ?? '' }));

interface StepProps {
  kind: MailingKind;
  form: MailingForm;
}

/** Who gets it. All given conditions must match. */
export function WhoStep({ kind, form, preview }: StepProps & Pick<SegmentAnswer, 'preview'>) {
  const { values, field, set, errorOf } = form;
  return (
    <div className="grid gap-4">
      <TextField
        id="mailing-name"
        label="Name"
        hint={kindWords[kind].nameHint}
        autoComplete="off"
        {...field('name')}
      />
      <Conditions form={form} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <HowMany kind={kind} form={form} />
        <States kind={kind} form={form} />
        <EmailListField
          value={values.emailListId}
          onChoose={(listId) => set('emailListId', listId)}
          error={errorOf('emailListId')}
        />
      </div>
      {values.emailListId !== '' && <Stated form={form} preview={preview} />}
    </div>
  );
}

/** How many of those who match, and which: a random sample stays the same once it is chosen. */
function HowMany({ kind, form: { values, field, set } }: StepProps) {
  const isRandom = values.sampleSeed !== '';
  return (
    <div className="grid grid-cols-1 gap-2">
      <TextField
        id="mailing-top"
        label={isRandom ? 'How many, at random' : 'How many, highest rank first'}
        hint={kindWords[kind].everyone}
        type="number"
        min={1}
        {...field('topByRank')}
      />
      <Segments
        label="Which of them"
        value={isRandom ? 'random' : 'best'}
        options={[
          { value: 'best', text: 'Highest rank' },
          { value: 'random', text: 'At random' },
        ]}
        onChoose={(which) =>
          set('sampleSeed', which === 'best' ? '' : Math.floor(Math.random() * maxSampleSeed))
        }
      />
    </div>
  );
}

type FieldsProps = Pick<StepProps, 'form'>;

/** Which users it goes to, besides their state. */
export function Conditions({
  form: { values, set, errorOf },
}: {
  form: Pick<MailingForm, 'values' | 'set' | 'errorOf'>;
}) {
  const filter = filterOf(values);
  const error = errorOf('filter');
  const bar = { filter, onChange: (next: UserFilter) => set('filter', filterText(next)), except: asState };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium text-fg">Filters</legend>
      <FilterChips {...bar} />
      <AddFilter {...bar} />
      {error !== undefined && (
        <p role="alert" className="mt-1.5 text-sm text-down">
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** Asked for by a field of its own. */
const asState = ['states'];

const States = ({ kind, form: { values, set, touch, errorOf } }: StepProps) => (
  <Checks
    legend="State"
    options={stateChoices(kind)}
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
