import { allChoices, forEachChoice, labelOf, type ChoiceField } from '@waitlist/backend/questions';
import type { ImportNamesQuery, UserFilter, UserState } from '../../../generated/office.ts';
import type { Choice } from '../../../ui/choice-search.ts';
import { countryName, counted, figure, fullDay } from '../format.ts';
import { sourceLabel } from '../source-label.ts';
import { stateTexts } from '../user-state.tsx';

/** A field of a filter that any of several values may match. */
export type ListField = 'states' | 'countries' | 'sources' | 'campaigns' | 'tags' | 'imports' | ChoiceField;
export type PersonField = 'referredBy' | 'treeOf';
export type BroadcastField = 'clicked' | 'notClicked';

interface Named {
  readonly id: string;
  /** In the menu, and before its values. */
  readonly name: string;
}

/** What a filter can ask of users, and how it is asked for. */
export type Condition = Named &
  (
    | { readonly kind: 'text'; readonly field: 'search' }
    /** Without choices of its own, they are those that the server knows. */
    | { readonly kind: 'list'; readonly field: ListField; readonly choices?: readonly Choice[] }
    | {
        readonly kind: 'range';
        readonly of: 'figures' | 'days';
        readonly fields: readonly [FromField, ToField];
      }
    | {
        readonly kind: 'either';
        readonly field: 'verifiedBy' | 'newsConsent' | 'held' | 'leaving';
        readonly options: readonly { readonly value: string | boolean; readonly text: string }[];
      }
    | { readonly kind: 'person'; readonly field: PersonField }
    | { readonly kind: 'broadcast'; readonly field: BroadcastField }
    /** Chosen elsewhere: it can only be removed. */
    | { readonly kind: 'users'; readonly field: 'signupIds' }
  );

type FromField = 'joinedFrom' | 'minPoints' | 'minReferrals';
type ToField = 'joinedTo' | 'maxPoints' | 'maxReferrals';

/** Every condition, in the order of the menu and of the chips. */
export const conditions: readonly Condition[] = [
  { id: 'search', name: 'Matches', kind: 'text', field: 'search' },
  {
    id: 'states',
    name: 'State',
    kind: 'list',
    field: 'states',
    choices: (Object.keys(stateTexts) as UserState[]).map((value) => ({
      value,
      label: stateTexts[value].text,
    })),
  },
  { id: 'countries', name: 'Country', kind: 'list', field: 'countries' },
  ...allChoices.map(({ field, question }): Condition => ({
    id: field,
    name: question.label,
    kind: 'list',
    field,
    choices: question.options.map(({ slug, label }) => ({ value: slug, label })),
  })),
  { id: 'joined', name: 'Joined', kind: 'range', of: 'days', fields: ['joinedFrom', 'joinedTo'] },
  { id: 'points', name: 'Points', kind: 'range', of: 'figures', fields: ['minPoints', 'maxPoints'] },
  {
    id: 'referrals',
    name: 'Referrals',
    kind: 'range',
    of: 'figures',
    fields: ['minReferrals', 'maxReferrals'],
  },
  { id: 'sources', name: 'Source', kind: 'list', field: 'sources' },
  { id: 'campaigns', name: 'Campaign', kind: 'list', field: 'campaigns' },
  { id: 'tags', name: 'Tag', kind: 'list', field: 'tags' },
  { id: 'imports', name: 'Import', kind: 'list', field: 'imports' },
  {
    id: 'verifiedBy',
    name: 'Verified by',
    kind: 'either',
    field: 'verifiedBy',
    options: [
      { value: 'EMAIL', text: 'Verified by email' },
      { value: 'SMS', text: 'Verified by phone' },
      { value: 'NONE', text: 'Not verified' },
    ],
  },
  {
    id: 'newsConsent',
    name: 'News',
    kind: 'either',
    field: 'newsConsent',
    options: [
      { value: true, text: 'Agreed to news' },
      { value: false, text: 'Didn’t agree to news' },
    ],
  },
  {
    id: 'held',
    name: 'Held credits',
    kind: 'either',
    field: 'held',
    options: [
      { value: true, text: 'Held credits' },
      { value: false, text: 'No held credits' },
    ],
  },
  {
    id: 'leaving',
    name: 'Leaving',
    kind: 'either',
    field: 'leaving',
    options: [
      { value: true, text: 'Leaving the waitlist' },
      { value: false, text: 'Not leaving the waitlist' },
    ],
  },
  { id: 'clicked', name: 'Clicked in', kind: 'broadcast', field: 'clicked' },
  { id: 'notClicked', name: 'Didn’t click in', kind: 'broadcast', field: 'notClicked' },
  { id: 'referredBy', name: 'Referred by', kind: 'person', field: 'referredBy' },
  { id: 'treeOf', name: 'In the tree of', kind: 'person', field: 'treeOf' },
  { id: 'signupIds', name: 'Chosen users', kind: 'users', field: 'signupIds' },
];

/** The fields that a condition has in a filter. */
export const fieldsOf = (condition: Condition): readonly (keyof UserFilter)[] =>
  condition.kind === 'range' ? condition.fields : [condition.field];

/** Whether a filter asks for a condition. */
export const isActive = (condition: Condition, filter: UserFilter): boolean =>
  fieldsOf(condition).some((field) => (filter[field] ?? null) !== null);

/** A filter without a condition. */
export const without = (condition: Condition, filter: UserFilter): UserFilter => {
  const gone = fieldsOf(condition);
  return Object.fromEntries(Object.entries(filter).filter(([field]) => !gone.some((name) => name === field)));
};

const choiceKeys = forEachChoice(({ key }) => key);
const isChoiceField = (field: ListField): field is ChoiceField => Object.hasOwn(choiceKeys, field);

/** What an import is called. */
export const importLabel = ({
  name,
  startedAt,
}: Pick<ImportNamesQuery['importNames'][number], 'name' | 'startedAt'>): string =>
  `${name} (${fullDay(startedAt)})`;

/** What a value of a list is called, as far as the value itself tells. */
export function valueLabel(field: ListField, value: string): string {
  if (isChoiceField(field)) return labelOf(choiceKeys[field], value) ?? value;
  switch (field) {
    case 'states':
      return stateTexts[value as UserState].text;
    case 'countries':
      return countryName(value);
    case 'sources':
      return sourceLabel(value);
    case 'campaigns':
    case 'tags':
      return value;
    case 'imports':
      return 'an unknown file';
  }
}

/** Values that a chip names; of more, it says how many. */
const namedValues = 3;

const together = (values: readonly string[]): string =>
  values.length <= namedValues
    ? values.join(' or ')
    : `${values.slice(0, namedValues - 1).join(', ')} or ${figure(values.length - namedValues + 1)} more`;

/** What a chip says: `Country is India or Germany`. @param nameOf the name of a user, a broadcast or an import by id. */
export function conditionText(
  condition: Condition,
  filter: UserFilter,
  nameOf: (id: string) => string,
): string {
  const { name } = condition;
  switch (condition.kind) {
    case 'text':
      return `${name} “${filter.search ?? ''}”`;
    case 'list': {
      const labels = (filter[condition.field] ?? [])
        .map(String)
        .map((value) => (condition.field === 'imports' ? nameOf(value) : valueLabel(condition.field, value)));
      return `${name} is ${together(labels)}`;
    }
    case 'range': {
      const [least, most] = condition.fields;
      return condition.of === 'days'
        ? daysText(name, filter.joinedFrom ?? null, filter.joinedTo ?? null)
        : figuresText(name, Number(filter[least] ?? 0), filter[most] ?? null);
    }
    case 'either':
      return condition.options.find(({ value }) => value === filter[condition.field])?.text ?? name;
    case 'person':
    case 'broadcast':
      return `${name} ${nameOf(String(filter[condition.field] ?? ''))}`;
    case 'users':
      return counted(filter.signupIds?.length ?? 0, 'chosen user', 'chosen users');
  }
}

function daysText(name: string, from: string | null, to: string | null): string {
  if (from === to && from !== null) return `${name} on ${fullDay(from)}`;
  if (to === null) return `${name} since ${fullDay(from ?? '')}`;
  return from === null ? `${name} until ${fullDay(to)}` : `${name} ${fullDay(from)} to ${fullDay(to)}`;
}

function figuresText(name: string, least: number, most: string | number | null): string {
  if (most === null) return `${name} ${figure(least)} or more`;
  if (least === Number(most)) return `${name} exactly ${figure(least)}`;
  return least === 0
    ? `${name} up to ${figure(Number(most))}`
    : `${name} ${figure(least)} to ${figure(Number(most))}`;
}
