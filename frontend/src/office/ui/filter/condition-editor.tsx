import { skipToken, useQuery } from '@apollo/client/react';
import { useState, type RefObject } from 'react';
import {
  FilterBroadcastsDocument,
  ImportNamesDocument,
  SignupsByCountryDocument,
  SourceNamesDocument,
  TagsDocument,
  type UserFilter,
} from '../../../generated/office.ts';
import { Button } from '../../../ui/button.tsx';
import type { Choice } from '../../../ui/choice-search.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { displayName } from '../../platform/display-name.ts';
import { filterFaults } from './filter-faults.ts';
import { compareTexts, fullDay } from '../format.ts';
import { PickList } from '../pick-list.tsx';
import { useUserSearch } from '../use-user-search.ts';
import { type Condition, importLabel, type ListField, valueLabel, without } from './conditions.ts';

interface EditorProps<Kind extends Condition['kind'] = Condition['kind']> {
  condition: Extract<Condition, { readonly kind: Kind }>;
  filter: UserFilter;
  onChange: (filter: UserFilter) => void;
  /** What is wanted is complete. */
  onDone: () => void;
  /** Gets the focus. */
  input: RefObject<HTMLInputElement | null>;
}

/** Changes the values of one condition. */
export function ConditionEditor(props: EditorProps) {
  const { condition } = props;
  switch (condition.kind) {
    case 'list':
      return <ListEditor {...props} condition={condition} />;
    case 'either':
      return <EitherEditor {...props} condition={condition} />;
    case 'broadcast':
      return <BroadcastEditor {...props} condition={condition} />;
    case 'person':
      return <PersonEditor {...props} condition={condition} />;
    case 'range':
    case 'text':
      return <TypedEditor {...props} condition={condition} />;
    case 'users':
      return (
        <p className="px-3 py-2.5">
          These users were chosen by hand. To choose others, remove this condition.
        </p>
      );
  }
}

function ListEditor({ condition, filter, onChange, input }: EditorProps<'list'>) {
  const { field, name } = condition;
  const given = filter[field];
  const chosen = (given ?? []).map(String);
  const { known, nothing } = useKnownChoices(field, condition.choices);
  const choices = [
    ...known,
    ...chosen
      .filter((value) => !known.some((choice) => choice.value === value))
      .map((value) => ({ value, label: valueLabel(field, value) })),
  ];
  return (
    <PickList
      multiple
      label={name}
      placeholder={`Search ${name.toLowerCase()}`}
      choices={choices}
      chosen={chosen}
      onChoose={(values) => {
        const rest = without(condition, filter);
        onChange(values.length === 0 ? rest : { ...rest, [field]: [...values] });
      }}
      input={input}
      nothing={nothing}
    />
  );
}

const noMatch = 'No match. Try fewer letters.';

interface KnownChoices {
  known: readonly Choice[];
  /** Said where no choice matches. */
  nothing: string;
}

/** The choices of a list: its own, or those that there are users with. */
function useKnownChoices(field: ListField, own: readonly Choice[] | undefined): KnownChoices {
  const ofCountries = field === 'countries';
  const ofTags = field === 'tags';
  const countries = useQuery(
    SignupsByCountryDocument,
    ofCountries ? { fetchPolicy: 'cache-first' } : skipToken,
  );
  const sources = useQuery(
    SourceNamesDocument,
    field === 'sources' || field === 'campaigns' ? { fetchPolicy: 'cache-first' } : skipToken,
  );
  const tags = useQuery(TagsDocument, ofTags ? { fetchPolicy: 'cache-and-network' } : skipToken);
  const imports = useQuery(
    ImportNamesDocument,
    field === 'imports' ? { fetchPolicy: 'cache-and-network' } : skipToken,
  );
  const { error } = ofCountries ? countries : ofTags ? tags : field === 'imports' ? imports : sources;
  const values = ofCountries
    ? countries.data?.signupsByCountry.map(({ country }) => country)
    : ofTags
      ? tags.data?.tags.map(({ name }) => name)
      : sources.data?.sourceNames[field === 'campaigns' ? 'campaigns' : 'sources'];
  const labeled =
    field === 'imports'
      ? imports.data?.importNames.map((each) => ({ value: each.id, label: importLabel(each) }))
      : values
          ?.map((value) => ({ value, label: valueLabel(field, value) }))
          .sort((one, other) => compareTexts(one.label, other.label));
  if (own !== undefined) return { known: own, nothing: noMatch };
  if (labeled === undefined)
    return { known: [], nothing: error === undefined ? 'Loading…' : 'Loading failed. Close and try again.' };
  return { known: labeled, nothing: labeled.length === 0 ? 'There are none yet.' : noMatch };
}

function EitherEditor({ condition, filter, onChange, onDone, input }: EditorProps<'either'>) {
  const { field, name, options } = condition;
  const choices = options.map(({ value, text }) => ({ value: String(value), label: text }));
  return (
    <PickList
      label={name}
      placeholder={name}
      choices={choices}
      chosen={[filter[field] ?? []].flat().map(String)}
      onChoose={([chosen]) => {
        const value = options.find((option) => String(option.value) === chosen)?.value;
        onChange({ ...filter, [field]: value });
        onDone();
      }}
      input={input}
      nothing={noMatch}
    />
  );
}

const broadcastsMax = 100;

/** Chooses one of the latest broadcasts that were sent. */
function BroadcastEditor({ condition, filter, onChange, onDone, input }: EditorProps<'broadcast'>) {
  const { field, name } = condition;
  const { data, error } = useQuery(FilterBroadcastsDocument, {
    variables: { page: 1, limit: broadcastsMax },
    fetchPolicy: 'cache-and-network',
  });
  const sent = data?.broadcasts.docs.filter(({ startedAt }) => startedAt !== null) ?? [];
  const isKnown = data !== undefined;
  return (
    <PickList
      label={name}
      placeholder="Search broadcasts"
      choices={sent.map(({ id, name: label }) => ({ value: id, label }))}
      chosen={[filter[field] ?? []].flat().map(String)}
      onChoose={([id]) => {
        onChange({ ...filter, [field]: id });
        onDone();
      }}
      input={input}
      nothing={
        !isKnown
          ? error === undefined
            ? 'Loading…'
            : 'Loading failed. Close and try again.'
          : sent.length === 0
            ? 'No broadcast has been sent yet.'
            : noMatch
      }
      hintOf={(id) => {
        const at = sent.find((broadcast) => broadcast.id === id)?.startedAt;
        return at === undefined || at === null ? undefined : fullDay(at);
      }}
    />
  );
}

function PersonEditor({ condition, filter, onChange, onDone, input }: EditorProps<'person'>) {
  const { field, name } = condition;
  const [text, setText] = useState('');
  const { found, nothing } = useUserSearch(text);
  return (
    <PickList
      label={name}
      placeholder="Search a user"
      choices={found.map((user) => ({ value: user.id, label: displayName(user) }))}
      chosen={[]}
      onChoose={([id]) => {
        onChange({ ...filter, [field]: id });
        onDone();
      }}
      input={input}
      onSearch={setText}
      nothing={nothing}
      hintOf={(id) => found.find((user) => user.id === id)?.email}
    />
  );
}

/** Values that are typed: they count once they are complete. */
function TypedEditor({ condition, filter, onChange, onDone, input }: EditorProps<'range' | 'text'>) {
  const isRange = condition.kind === 'range';
  const fields = isRange ? condition.fields : [condition.field];
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(fields.map((field) => [field, String(filter[field] ?? '')])),
  );
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const type = !isRange ? 'text' : condition.of === 'days' ? 'date' : 'number';
  const apply = () => {
    const entries = fields
      .map((field) => [field, (typed[field] ?? '').trim()] as const)
      .filter(([, text]) => text !== '')
      .map(([field, text]) => [field, type === 'number' ? Number(text) : text] as const);
    const given: UserFilter = Object.fromEntries(entries);
    const wrong = filterFaults(given);
    setFaults(wrong);
    if (Object.keys(wrong).length > 0) return;
    onChange({ ...without(condition, filter), ...given });
    onDone();
  };
  return (
    // Not a form: it may stand inside one.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only hears Enter on its way up
    <div
      className="grid gap-3 p-3"
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        apply();
      }}
    >
      <p className="font-medium text-fg">
        {isRange && condition.of === 'days' ? `${condition.name} (UTC)` : condition.name}
      </p>
      <div className={isRange ? 'grid grid-cols-2 items-start gap-2' : ''}>
        {fields.map((field, index) => (
          <TextField
            key={field}
            ref={index === 0 ? input : undefined}
            id={`filter-${field}`}
            name={field}
            label={isRange ? (index === 0 ? 'From' : 'To') : 'Words in a name, email, phone, or code'}
            type={type}
            min={type === 'number' ? 0 : undefined}
            maxLength={type === 'text' ? 100 : undefined}
            autoComplete="off"
            value={typed[field] ?? ''}
            onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
            error={faults[field]}
          />
        ))}
      </div>
      <Button onClick={apply}>Apply</Button>
    </div>
  );
}
