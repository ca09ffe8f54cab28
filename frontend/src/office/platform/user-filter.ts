import { allChoices, forEachChoice } from '@waitlist/backend/questions';
import { filterFormSchema } from '@waitlist/backend/segment-form';
import { ValidationError } from 'yup';
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
  joinedFrom: 'text',
  joinedTo: 'text',
  minPoints: 'number',
  maxPoints: 'number',
  minReferrals: 'number',
  maxReferrals: 'number',
  verifiedBy: 'text',
  newsConsent: 'flag',
  held: 'flag',
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

function valueIn(address: URLSearchParams, field: FilterField): Value | undefined {
  const texts = address.getAll(field).map((text) => text.trim());
  const text = texts[0] ?? '';
  switch (kinds[field]) {
    case 'list':
      return orNothing([...new Set(texts)].filter((each) => each !== '' && isKnown(field, each)));
    case 'number':
      return /^\d{1,10}$/.test(text) ? Number(text) : undefined;
    case 'flag':
      return text === 'true' || (text === 'false' ? false : undefined);
    case 'text':
      return text === '' ? undefined : text.slice(0, searchMax);
  }
}

/** Whether a value that the form's rules leave to the server can be one. */
function isKnown(field: FilterField, value: string): boolean {
  if (field === 'countries') return /^[A-Z]{2}$/.test(value);
  const choice = allChoices.find((each) => each.field === field);
  return choice === undefined || choice.question.options.some(({ slug }) => slug === value);
}

const orNothing = <T>(values: readonly T[]): readonly T[] | undefined =>
  values.length === 0 ? undefined : values;

/** What is left when the values that break a rule are taken out. */
function withoutFaults(given: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> {
  const faults = faultsOf(given);
  const isWrong = (path: string) => Object.hasOwn(faults, path);
  return Object.fromEntries(
    Object.entries(given).flatMap(([field, value]): readonly (readonly [string, Value])[] => {
      if (isWrong(field)) return [];
      if (typeof value !== 'object') return [[field, value]];
      const left = orNothing(value.filter((_, index) => !isWrong(`${field}[${index}]`)));
      return left === undefined ? [] : [[field, left]];
    }),
  );
}

type Faults = Readonly<Record<string, string>>;

/** What is wrong with conditions that were typed, by field. */
export const filterFaults = (typed: UserFilter): Faults => faultsOf(typed);

function faultsOf(given: object): Faults {
  try {
    filterFormSchema.validateSync(given, { abortEarly: false, strict: true });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.toReversed().map(({ path = '', message }) => [path, message]));
  }
}

function inCase(value: Value, turn: (text: string) => string): Value {
  if (typeof value === 'string') return turn(value);
  return Array.isArray(value) ? value.map((each: string) => turn(each)) : value;
}
