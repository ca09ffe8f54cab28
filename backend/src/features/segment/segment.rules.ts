import { findCountry } from '../../platform/countries/countries.ts';
import type { Outcome } from '../../platform/errors/error-catalogue.ts';
import { formFaults, invalidFields } from '../../platform/forms/form-faults.ts';
import type { Given } from '../../platform/forms/given.ts';
import { findOption } from '../../platform/forms/question.ts';
import { allChoices, type ChoiceField } from '../../questions.form.ts';
import type { Audience, Channels } from './segment.audience.ts';
import { segmentFormSchema, segmentStates, type SegmentState } from './segment.form.ts';

/** For each choice, the slugs of the answers that match. */
type AnswerConditions = Readonly<Partial<Record<ChoiceField, readonly string[]>>>;

/** A normalized segment, as it is stored with a mailing. All given fields must match; `topByRank` is applied last. */
export interface Segment extends Channels, AnswerConditions {
  readonly states: readonly SegmentState[];
  /** ISO 3166-1 alpha-2 codes. */
  readonly countries?: readonly string[];
  /** First day, UTC, such as 2026-01-31. */
  readonly joinedFrom?: string;
  /** Last day, UTC; all of it counts. */
  readonly joinedTo?: string;
  readonly minPoints?: number;
  readonly maxPoints?: number;
  /** Whether anyone joined with their code. */
  readonly hasReferrals?: boolean;
  readonly verifiedBy?: 'email' | 'sms';
  readonly signupIds?: readonly string[];
  /** At most this many, best rank first. */
  readonly topByRank?: number;
}

/** The raw input for a segment. Null or missing fields do not restrict it. */
export type SegmentInput = {
  readonly [Field in keyof Omit<Segment, 'states' | 'verifiedBy' | 'reachStatedBy'>]?:
    Segment[Field] | null | undefined;
} & {
  readonly states?: readonly string[] | null | undefined;
  readonly verifiedBy?: Given;
  readonly reachStatedBy?: Given;
};

/**
 * Parses a segment: countries by code or name, answers by slug or label, each listed once.
 *
 * Fails with VALIDATION_FAILED (`segment.<field>`).
 *
 * @param audience who may be addressed, and how: other states and channels are rejected.
 */
export function readSegment(given: SegmentInput, audience?: Reachable): Outcome<{ segment: Segment }> {
  const input = withoutNulls(given);
  const { states: givenStates, verifiedBy: givenContact, reachStatedBy: givenChannel, ...others } = input;
  const { countries, ...rest } = others;
  const states = segmentStates.filter((state) => givenStates?.includes(state) ?? state === 'WAITING');
  const verifiedBy = contacts.find((contact) => contact === givenContact);
  const reachStatedBy = contacts.find((contact) => contact === givenChannel);
  const codes = countries?.map((country) => findCountry(country)?.code);
  const answers = readAnswers(rest);
  const faults = {
    ...(states.every((state) => mayAddress(audience, state)) ? {} : { states: notAddressed }),
    ...(codes?.includes(undefined) === true ? { countries: 'Choose countries from the list' } : {}),
    ...answers.faults,
    ...(reachStatedBy === 'sms' && audience?.texts === false ? { reachStatedBy: noTexts } : {}),
    ...fieldFaults(input),
  };
  if (Object.keys(faults).length > 0) return invalidFields(prefixed(faults));
  const segment: Segment = {
    ...rest,
    states,
    ...(verifiedBy === undefined ? {} : { verifiedBy }),
    ...(codes === undefined ? {} : { countries: unique(codes) }),
    ...answers.conditions,
    ...(rest.signupIds === undefined ? {} : { signupIds: unique(rest.signupIds.map(lower)) }),
    ...(rest.emailListId === undefined ? {} : { emailListId: lower(rest.emailListId) }),
    ...(rest.emailListId === undefined || reachStatedBy === undefined ? {} : { reachStatedBy }),
  };
  return { ok: true, segment };
}

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

const mayAddress = (audience: Reachable | undefined, state: SegmentState): boolean =>
  state === 'WAITING' || audience === undefined || audience.awayStates[state] !== undefined;

/** The first message of each field, whichever of its entries is invalid. */
const fieldFaults = (input: object): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(formFaults(segmentFormSchema, input))
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

/** The given fields, without any that segments do not have. */
const withoutNulls = (given: SegmentInput): NotNull<SegmentInput> =>
  Object.fromEntries(
    Object.entries(given).filter(
      ([field, value]) =>
        Object.hasOwn(segmentFormSchema.fields, field) && value !== null && value !== undefined,
    ),
  );
