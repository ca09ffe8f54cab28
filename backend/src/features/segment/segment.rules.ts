import { randomInt } from 'node:crypto';
import type { Schema } from 'yup';
import { findCountry } from '../../platform/countries/countries.ts';
import type { Outcome } from '../../platform/errors/error-catalogue.ts';
import { formFaults, invalidFields } from '../../platform/forms/form-faults.ts';
import type { Given } from '../../platform/forms/given.ts';
import { findOption } from '../../platform/forms/question.ts';
import { typedLine } from '../../platform/forms/typed-text.ts';
import { parseSearchTerm } from '../../platform/paging/search.ts';
import { allChoices, type ChoiceField } from '../../questions.form.ts';
import { type SignupState, signupStates } from '../invite/invite.signup-state.ts';
import { sourceText } from '../source/source.rules.ts';
import type { Audience, Channels } from './segment.audience.ts';
import {
  filterFormSchema,
  maxSampleSeed,
  segmentFormSchema,
  type VerifiedBy,
  verifiedByValues,
} from './segment.form.ts';

/** For each choice, the slugs of the answers that match. */
type AnswerConditions = Readonly<Partial<Record<ChoiceField, readonly string[]>>>;

/** Which users a list has or a message is for: all conditions that are there must hold, of the values of one any. */
export interface UserFilter extends AnswerConditions {
  /** Words, each part of a name, email, phone, entered code, own code or id, in any case and with or without accents. */
  readonly search?: string;
  readonly states?: readonly SignupState[];
  /** ISO 3166-1 alpha-2 codes. */
  readonly countries?: readonly string[];
  /** Where they came from at first: names of sources, and campaigns. */
  readonly sources?: readonly string[];
  readonly campaigns?: readonly string[];
  /** Names of tags, in any case. */
  readonly tags?: readonly string[];
  /** The ids of the imports that they came by. */
  readonly imports?: readonly string[];
  /** First day, UTC, such as 2026-01-31. */
  readonly joinedFrom?: string;
  /** Last day, UTC; all of it counts. */
  readonly joinedTo?: string;
  readonly minPoints?: number;
  readonly maxPoints?: number;
  /** How many joined with their code, as far as it counts. */
  readonly minReferrals?: number;
  readonly maxReferrals?: number;
  readonly verifiedBy?: VerifiedBy;
  readonly newsConsent?: boolean;
  /** Whether they have credits that are held for review. */
  readonly held?: boolean;
  /** Whether they asked to leave. */
  readonly leaving?: boolean;
  /** The id of a broadcast in which they clicked a link. */
  readonly clicked?: string;
  /** The id of a broadcast that was sent to them, and in which they clicked no link. */
  readonly notClicked?: string;
  /** The id of the user with whose code they joined. */
  readonly referredBy?: string;
  /** The id of a user: only those below them. */
  readonly treeOf?: string;
  readonly signupIds?: readonly string[];
}

/** A normalized segment, as it is stored with a mailing. `topByRank` or `randomSample` is applied last. */
export interface Segment extends Channels, UserFilter {
  readonly states: readonly SignupState[];
  /** At most this many, best rank first. */
  readonly topByRank?: number;
  /** At most this many, chosen at random by `sampleSeed`: the same ones each time. */
  readonly randomSample?: number;
  readonly sampleSeed?: number;
}

type Loose<T> = { readonly [Field in keyof T]?: T[Field] | null | undefined };

/** The raw input for a filter. Null, missing and blank fields do not restrict it. */
export type FilterInput = Loose<Omit<UserFilter, 'states' | 'verifiedBy'>> & {
  readonly states?: readonly string[] | null | undefined;
  readonly verifiedBy?: Given;
};

/** The raw input for a segment. Null or missing fields do not restrict it. */
export type SegmentInput = FilterInput &
  Loose<Pick<Segment, 'emailListId' | 'topByRank' | 'randomSample' | 'sampleSeed'>> & {
    readonly reachStatedBy?: Given;
  };

/** Parses a filter: countries by code or name, answers by slug or label, each listed once. Fails with VALIDATION_FAILED (its fields). */
export function readFilter(given: FilterInput): Outcome<{ filter: UserFilter }> {
  const { filter, faults } = parseFilter(withoutNulls(given, filterFormSchema.fields));
  const all = { ...faults, ...fieldFaults(filterFormSchema, given) };
  return Object.keys(all).length > 0 ? invalidFields(all) : { ok: true, filter };
}

/**
 * Parses a segment like a filter; without states, it is those who wait. A random sample without a seed gets one.
 *
 * Fails with VALIDATION_FAILED (`segment.<field>`).
 *
 * @param audience who may be addressed, and how: other states and channels are rejected.
 */
export function readSegment(given: SegmentInput, audience?: Reachable): Outcome<{ segment: Segment }> {
  const input = withoutNulls(given, segmentFormSchema.fields);
  const { filter, faults: ofFilter } = parseFilter(input);
  const { states = waiting } = filter;
  const { emailListId, topByRank, randomSample } = input;
  const reachStatedBy = contacts.find((contact) => contact === input.reachStatedBy);
  const faults = {
    ...(states.every((state) => mayAddress(audience, state)) ? {} : { states: notAddressed }),
    ...ofFilter,
    ...(reachStatedBy === 'sms' && audience?.texts === false ? { reachStatedBy: noTexts } : {}),
    ...fieldFaults(segmentFormSchema, input),
  };
  if (Object.keys(faults).length > 0) return invalidFields(prefixed(faults));
  const segment: Segment = {
    ...filter,
    states,
    ...(emailListId === undefined ? {} : { emailListId: lower(emailListId) }),
    ...(emailListId === undefined || reachStatedBy === undefined ? {} : { reachStatedBy }),
    ...(topByRank === undefined ? {} : { topByRank }),
    ...(randomSample === undefined
      ? {}
      : { randomSample, sampleSeed: input.sampleSeed ?? randomInt(maxSampleSeed) }),
  };
  return { ok: true, segment };
}

const waiting: readonly SignupState[] = ['waiting'];

/** Normalizes the conditions; of those whose form is wrong, it may make anything. */
function parseFilter(input: NotNull<FilterInput>) {
  const { search, states, countries, verifiedBy: contact } = input;
  const { clicked, notClicked, referredBy, treeOf, signupIds } = input;
  const { sources, campaigns, tags, imports, ...others } = input;
  const sought = parseSearchTerm(search);
  const codes = countries?.map((country) => findCountry(country)?.code);
  const answers = readAnswers(others);
  const verifiedBy = verifiedByValues.find((each) => each === contact);
  const faults: Readonly<Record<string, string>> = {
    ...(sought.ok ? {} : sought.fields),
    ...(codes?.includes(undefined) === true ? { countries: 'Choose countries from the list' } : {}),
    ...answers.faults,
  };
  const filter: UserFilter = {
    ...(!sought.ok || sought.term === '' ? {} : { search: sought.term }),
    ...(states === undefined ? {} : { states: signupStates.filter((state) => states.includes(state)) }),
    ...(codes === undefined ? {} : { countries: unique(codes) }),
    ...answers.conditions,
    ...(sources === undefined ? {} : { sources: unique(sources.map(sourceText)) }),
    ...(campaigns === undefined ? {} : { campaigns: unique(campaigns.map(sourceText)) }),
    ...(tags === undefined ? {} : { tags: unique(tags.map(typedLine)) }),
    ...(imports === undefined ? {} : { imports: unique(imports.map(lower)) }),
    ...kept(input, ['joinedFrom', 'joinedTo', 'minPoints', 'maxPoints', 'minReferrals', 'maxReferrals']),
    ...(verifiedBy === undefined ? {} : { verifiedBy }),
    ...kept(input, ['newsConsent', 'held', 'leaving']),
    ...(clicked === undefined ? {} : { clicked: lower(clicked) }),
    ...(notClicked === undefined ? {} : { notClicked: lower(notClicked) }),
    ...(referredBy === undefined ? {} : { referredBy: lower(referredBy) }),
    ...(treeOf === undefined ? {} : { treeOf: lower(treeOf) }),
    ...(signupIds === undefined ? {} : { signupIds: unique(signupIds.map(lower)) }),
  };
  return { filter, faults };
}

/** The fields that are as they were given. */
const kept = <T extends object, Name extends keyof T>(
  input: T,
  names: readonly Name[],
): Partial<Pick<T, Name>> =>
  Object.fromEntries(
    names.flatMap((name) => (input[name] === undefined ? [] : [[name, input[name]]])),
  ) as Partial<Pick<T, Name>>;

/** The conditions on answers, and what is wrong with them. */
function readAnswers(given: Readonly<Partial<Record<ChoiceField, readonly string[] | undefined>>>) {
  const conditions: Partial<Record<ChoiceField, readonly string[]>> = {};
  const faults: Record<string, string> = {};
  for (const { field, question } of allChoices) {
    const slugs = given[field]?.map((answer) => findOption(question, answer)?.slug);
    if (slugs === undefined) continue;
    if (slugs.includes(undefined)) faults[field] = `Choose ${question.words.many} from the list`;
    else conditions[field] = unique(slugs);
  }
  return { conditions, faults };
}

const contacts = ['email', 'sms'] as const;
/** What {@link readSegment} has to know of an audience. */
export type Reachable = Pick<Audience, 'awayStates' | 'texts'>;

const noTexts = 'This message can’t be sent by text message. Choose email, or leave these users out.';
const notAddressed = 'You can’t send this kind of message to users in this state';

function mayAddress(audience: Reachable | undefined, state: SignupState): boolean {
  if (state === 'waiting') return true;
  return audience === undefined
    ? state !== 'blocked' && state !== 'erased'
    : audience.awayStates[state] !== undefined;
}

/** The first message of each field, whichever of its entries is invalid. */
const fieldFaults = (schema: Schema, input: object): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(formFaults(schema, input))
      .toReversed()
      .map(([path, message]) => [path.replace(/\[\d+\]$/, ''), message]),
  );

const prefixed = (faults: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(faults).map(([field, message]) => [`segment.${field}`, message]));

const lower = (text: string): string => text.toLowerCase();

const unique = <T>(values: readonly (T | undefined)[]): readonly T[] => [
  ...new Set(values.filter((value) => value !== undefined)),
];

type NotNull<T> = { readonly [Field in keyof T]?: Exclude<T[Field], null | undefined> };

/** The given fields, without any that the form does not have. */
const withoutNulls = <Input extends object>(given: Input, fields: object): NotNull<Input> =>
  Object.fromEntries(
    Object.entries(given).filter(
      ([field, value]) =>
        Object.hasOwn(fields, field) && value !== null && value !== undefined && value !== '',
    ),
  ) as NotNull<Input>;
