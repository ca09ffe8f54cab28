import { allChoices, forEachChoice } from '@waitlist/backend/questions';
import { signupStates } from '@waitlist/backend/signup-states';
import { isDay } from '@waitlist/backend/moment';
import type { UserFilter } from '../../generated/office.ts';
import { searchMax } from '../ui/table/table-query.ts';

/**
 * A filter of users in an address, by the names and words of REST's parameters: a list repeats its name, words are in
 * lower case. A field that does not restrict the filter is left out.
 */

type Kind = 'list' | 'number' | 'flag' | 'text';

const kinds: Readonly<Record<keyof UserFilter, Kind>> = {
  search: 'text',
  states: 'list',
  countries: 'list',
  ...forEachChoice(() => 'list' as const),
  sources: 'list',
  campaigns: 'list',
  tags: 'list',
  imports: 'list',
  joinedFrom: 'text',
  joinedTo: 'text',
  minPoints: 'number',
  maxPoints: 'number',
  minReferrals: 'number',
  maxReferrals: 'number',
  verifiedBy: 'text',
  newsConsent: 'flag',
  held: 'flag',
  leaving: 'flag',
  clicked: 'text',
  notClicked: 'text',
  referredBy: 'text',
  treeOf: 'text',
  signupIds: 'list',
};

export type FilterField = keyof UserFilter;

/** The fields of a filter, in the order in which they are written. */
export const filterFields = Object.keys(kinds) as readonly FilterField[];

/** Fields whose words are in capitals in GraphQL. */
const words: readonly FilterField[] = ['states', 'verifiedBy'];

/** The filter of a list at an address; invalid values are ignored. */
export function readUserFilter(address: URLSearchParams): UserFilter {
  const given = filterFields.flatMap((field) => {
    const value = valueIn(address, field);
    return value === undefined ? [] : [[field, value] as const];
  });
  const sound = withoutFaults(Object.fromEntries(given));
  return Object.fromEntries(
    Object.entries(sound).map(([field, value]) => [
      field,
      words.some((name) => name === field) ? inCase(value, (text) => text.toUpperCase()) : value,
    ]),
  );
}

/** The parameters of a filter. */
export function filterParams(filter: UserFilter): URLSearchParams {
  const params = new URLSearchParams();
  for (const field of filterFields)
    for (const value of [filter[field] ?? []].flat())
      params.append(field, words.includes(field) ? String(value).toLowerCase() : String(value));
  return params;
}

/** An address with another filter, on its first page. What else it says stays. */
export function withFilter(address: URLSearchParams, filter: UserFilter): URLSearchParams {
  const isOther = (name: string) => !Object.hasOwn(kinds, name) && name !== 'page' && name !== 'after';
  return new URLSearchParams([...[...address].filter(([name]) => isOther(name)), ...filterParams(filter)]);
}

/** Whether two filters have the same conditions, whatever the order of their values. */
export const sameFilter = (one: UserFilter, other: UserFilter): boolean => sorted(one) === sorted(other);

function sorted(filter: UserFilter): string {
  const params = filterParams(filter);
  return filterFields.map((field) => `${field}=${params.getAll(field).sort().join('\n')}`).join('\n');
}

/** Whether any of its fields restricts a filter. */
export const isFiltered = (filter: UserFilter): boolean => filterParams(filter).size > 0;

type Value = string | number | boolean | readonly string[];

const numberMax = 1_000_000_000;
const listMax = (field: FilterField): number => (field === 'signupIds' ? 1000 : 300);

function valueIn(address: URLSearchParams, field: FilterField): Value | undefined {
  const texts = address.getAll(field).map((text) => text.trim());
  const text = texts[0] ?? '';
  switch (kinds[field]) {
    case 'list':
      return orNothing(
        [...new Set(texts)].filter((each) => each !== '' && isKnown(field, each)).slice(0, listMax(field)),
      );
    case 'number':
      return /^\d{1,10}$/.test(text) && Number(text) <= numberMax ? Number(text) : undefined;
    case 'flag':
      return text === 'true' || (text === 'false' ? false : undefined);
    case 'text':
      return text === '' ? undefined : text.slice(0, searchMax);
  }
}

/** Whether a value of a list can be one. */
function isKnown(field: FilterField, value: string): boolean {
  if (field === 'countries') return /^[A-Z]{2}$/.test(value);
  if (field === 'states') return signupStates.some((state) => state === value);
  if (field === 'signupIds' || field === 'imports') return isId(value);
  const choice = allChoices.find((each) => each.field === field);
  return choice === undefined || choice.question.options.some(({ slug }) => slug === value);
}

const orNothing = <T>(values: readonly T[]): readonly T[] | undefined =>
  values.length === 0 ? undefined : values;

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const isDayOfOurs = (value: Value): boolean => typeof value === 'string' && isDay(value) && value >= '2000';
const isId = (value: Value): boolean => typeof value === 'string' && uuid.test(value);

/**
 * Whether a value can be one, by field. The rules are those of the server's form, without its code: that is loaded by those
 * who type. A test holds the two together.
 */
const isSound: Readonly<Partial<Record<FilterField, (value: Value) => boolean>>> = {
  verifiedBy: (value) => value === 'email' || value === 'sms' || value === 'none',
  joinedFrom: isDayOfOurs,
  joinedTo: isDayOfOurs,
  clicked: isId,
  notClicked: isId,
  referredBy: isId,
  treeOf: isId,
};

/** Of ends that cannot be before their start. */
const startOf: Readonly<Record<string, FilterField>> = {
  joinedTo: 'joinedFrom',
  maxPoints: 'minPoints',
  maxReferrals: 'minReferrals',
};

/** What is left when the values that break a rule are taken out. */
function withoutFaults(given: Readonly<Partial<Record<FilterField, Value>>>) {
  const sound = Object.entries(given).filter(
    ([field, value]) => isSound[field as FilterField]?.(value) ?? true,
  );
  const known = new Map(sound);
  return Object.fromEntries(
    sound.filter(([field, value]) => {
      const start = known.get(startOf[field] ?? '');
      return start === undefined || value >= start;
    }),
  );
}

function inCase(value: Value, turn: (text: string) => string): Value {
  if (typeof value === 'string') return turn(value);
  return Array.isArray(value) ? value.map((each: string) => turn(each)) : value;
}
