import { allChoices, forEachChoice, type ChoiceField } from '@waitlist/backend/questions';
import type {
  BroadcastInput,
  MailingPartsFragment,
  OtpChannel,
  SegmentInput,
  SegmentPartsFragment,
  UserState,
} from '../../generated/office.ts';

/** The values of the form of any mailing; an empty number is ''. Of each choice, the options that are wanted. */
export interface MailingValues extends Readonly<Record<ChoiceField, string[]>> {
  /** Of the draft that is edited, so that no one overwrites what they have not seen; 0 for a new one. */
  readonly revision: number;
  readonly name: string;
  readonly topByRank: number | '';
  readonly countries: string[];
  /** Days, such as 2026-01-31; empty: no limit. */
  readonly joinedFrom: string;
  readonly joinedTo: string;
  readonly minPoints: number | '';
  readonly maxPoints: number | '';
  readonly minReferrals: number | '';
  readonly maxReferrals: number | '';
  readonly verifiedBy: '' | OtpChannel;
  readonly states: UserState[];
  readonly emailListId: string;
  /** How to reach users of the list who only stated their address; empty: they are left out. */
  readonly reachStatedBy: '' | OtpChannel;
  /** Chosen elsewhere, and kept. */
  readonly signupIds: string[];
  readonly templateId: string;
  readonly perHour: number | '';
  readonly start: 'now' | 'later';
  /** In the reader's time zone, such as 2026-01-31T09:30. */
  readonly startsAt: string;
}

/** The fields that select who gets it. */
export const segmentFields: readonly (keyof MailingValues)[] = [
  ...(['topByRank', 'countries', 'joinedFrom', 'joinedTo', 'minPoints', 'maxPoints'] as const),
  ...([
    'minReferrals',
    'maxReferrals',
    'verifiedBy',
    'states',
    'emailListId',
    'reachStatedBy',
    'signupIds',
  ] as const),
  ...allChoices.map(({ field }) => field),
];

/** Where the server's messages about fields appear in the form. */
export const mailingFieldOfServer: Readonly<Record<string, keyof MailingValues>> = {
  ...Object.fromEntries(segmentFields.map((name) => [`segment.${name}`, name])),
  name: 'name',
  templateId: 'templateId',
  perHour: 'perHour',
  startsAt: 'startsAt',
};

/** A new mailing to everyone who waits. */
export const newMailing = (name: string): MailingValues => ({
  revision: 0,
  name,
  topByRank: '',
  countries: [],
  ...forEachChoice(() => []),
  joinedFrom: '',
  joinedTo: '',
  minPoints: '',
  maxPoints: '',
  minReferrals: '',
  maxReferrals: '',
  verifiedBy: '',
  states: ['WAITING'],
  emailListId: '',
  reachStatedBy: '',
  signupIds: [],
  templateId: '',
  perHour: 5000,
  start: 'now',
  startsAt: '',
});

export const mailingValuesOf = ({
  revision,
  name,
  segment,
  templateId,
  perHour,
}: MailingPartsFragment): MailingValues => ({
  revision,
  name,
  ...segmentValuesOf(segment),
  templateId,
  perHour,
  start: 'now',
  startsAt: '',
});

export const segmentValuesOf = (segment: SegmentPartsFragment) =>
  ({
    topByRank: segment.topByRank ?? ('' as const),
    countries: [...(segment.countries ?? [])],
    ...forEachChoice(({ field }) => [...(segment[field] ?? [])]),
    joinedFrom: segment.joinedFrom?.slice(0, 10) ?? '',
    joinedTo: segment.joinedTo?.slice(0, 10) ?? '',
    minPoints: segment.minPoints ?? ('' as const),
    maxPoints: segment.maxPoints ?? ('' as const),
    minReferrals: segment.minReferrals ?? ('' as const),
    maxReferrals: segment.maxReferrals ?? ('' as const),
    verifiedBy: segment.verifiedBy ?? '',
    states: [...segment.states],
    emailListId: segment.emailListId ?? '',
    reachStatedBy: segment.reachStatedBy ?? '',
    signupIds: [...(segment.signupIds ?? [])],
  }) satisfies Partial<MailingValues>;

const numberOrNull = (value: number | ''): number | null => (value === '' ? null : value);
const textOrNull = <Text extends string>(value: Text | ''): Text | null => (value === '' ? null : value);
const listOrNull = (values: readonly string[]): string[] | null => (values.length === 0 ? null : [...values]);

export function segmentOf(values: MailingValues): SegmentInput {
  return {
    states: [...values.states],
    countries: listOrNull(values.countries),
    ...forEachChoice(({ field }) => listOrNull(values[field])),
    joinedFrom: textOrNull(values.joinedFrom),
    joinedTo: textOrNull(values.joinedTo),
    minPoints: numberOrNull(values.minPoints),
    maxPoints: numberOrNull(values.maxPoints),
    minReferrals: numberOrNull(values.minReferrals),
    maxReferrals: numberOrNull(values.maxReferrals),
    verifiedBy: textOrNull(values.verifiedBy),
    emailListId: textOrNull(values.emailListId),
    reachStatedBy: values.emailListId === '' ? null : textOrNull(values.reachStatedBy),
    signupIds: listOrNull(values.signupIds),
    topByRank: numberOrNull(values.topByRank),
  };
}

/** The values must have passed the form's schema. */
export const mailingInputOf = (values: MailingValues): BroadcastInput => ({
  name: values.name,
  segment: segmentOf(values),
  templateId: values.templateId,
  perHour: Number(values.perHour),
});

/** When it starts, ISO 8601; null: immediately. */
export const startOf = ({ start, startsAt }: Pick<MailingValues, 'start' | 'startsAt'>): string | null =>
  start === 'now' || startsAt === '' ? null : new Date(startsAt).toISOString();
