import { mailingNameMaxLength } from '@waitlist/backend/mailing-form';
import type {
  BroadcastInput,
  MailingKind,
  MailingPartsFragment,
  OtpChannel,
  SegmentInput,
  SegmentPartsFragment,
  UserFilter,
  UserState,
} from '../../generated/office.ts';
import { filterFields, filterParams, isFiltered, readUserFilter } from '../platform/user-filter.ts';

/** The states of users that a kind may go to. */
export const statesFor = {
  INVITE: ['WAITING', 'EXPIRED'],
  BROADCAST: ['WAITING', 'INVITED', 'ACCEPTED', 'EXPIRED'],
} as const satisfies Readonly<Record<MailingKind, readonly UserState[]>>;

const allStates: readonly UserState[] = ['WAITING', 'INVITED', 'ACCEPTED', 'EXPIRED', 'BLOCKED', 'ERASED'];

/** The values of the form of any mailing; an empty number is ''. */
export interface MailingValues {
  /** Of the draft that is edited, so that no one overwrites what they have not seen; 0 for a new one. */
  readonly revision: number;
  readonly name: string;
  /** How many. */
  readonly topByRank: number | '';
  /** Of a random sample; empty: the best ones. */
  readonly sampleSeed: number | '';
  /** The other conditions, as an address has them. */
  readonly filter: string;
  readonly states: UserState[];
  readonly emailListId: string;
  /** How to reach users of the list who only stated their address; empty: they are left out. */
  readonly reachStatedBy: '' | OtpChannel;
  readonly templateId: string;
  readonly perHour: number | '';
  readonly start: 'now' | 'later';
  /** In the reader's time zone, such as 2026-01-31T09:30. */
  readonly startsAt: string;
}

/** The fields that select who gets it. */
export const segmentFields = ['topByRank', 'filter', 'states', 'emailListId', 'reachStatedBy'] as const;

/** Where the server's messages about fields appear in the form. */
export const mailingFieldOfServer: Readonly<Record<string, keyof MailingValues>> = {
  ...Object.fromEntries(filterFields.map((name) => [`segment.${name}`, 'filter'] as const)),
  ...Object.fromEntries(segmentFields.map((name) => [`segment.${name}`, name])),
  'segment.randomSample': 'topByRank',
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
  sampleSeed: '',
  filter: '',
  states: ['WAITING'],
  emailListId: '',
  reachStatedBy: '',
  templateId: '',
  perHour: 5000,
  start: 'now',
  startsAt: '',
});

/** What a new mailing takes from the list of users that it was opened from. */
interface FromList {
  readonly values: Pick<MailingValues, 'filter' | 'states'>;
  /** Its users in these states get nothing. */
  readonly leftOut: readonly UserState[];
  /** Whether it asks for more than states. */
  readonly isNarrowed: boolean;
}

/** @param address of the form, with the filter of the list; null: without one. */
export function fromList(kind: MailingKind, address: URLSearchParams): FromList | null {
  const { states = allStates, ...conditions } = readUserFilter(address);
  if (!isFiltered(readUserFilter(address))) return null;
  const listed = allStates.filter((state) => states?.includes(state));
  const mayGetIt = (state: UserState) => statesFor[kind].some((each) => each === state);
  return {
    values: { filter: filterText(conditions), states: listed.filter(mayGetIt) },
    leftOut: listed.filter((state) => !mayGetIt(state)),
    isNarrowed: isFiltered(conditions),
  };
}

/**
 * The id of the draft that a form edits, and the key of what is typed into it: a new one has a key of its own for each list that
 * it is opened from, and for each mailing that it is a copy of.
 *
 * @param draft null: a new one.
 */
export const originOf = (draft: { readonly id: string } | null, one: string, address: URLSearchParams) => ({
  id: draft?.id ?? null,
  draftName: `${one}/${draft?.id ?? newDraftName(address)}`,
});

const newDraftName = (address: URLSearchParams): string =>
  `new?${copiedId(address) ?? filterText(readUserFilter(address))}`;

/** The address of a form for a new mailing like another. */
export const copyPath = (newPath: string, id: string): string => `${newPath}?copy=${id}`;

/** The id of the mailing that a new one starts as a copy of; null: of none. */
export const copiedId = (address: URLSearchParams): string | null => address.get('copy');

/** A new mailing like another: to the same users, with the same template and pace, under a name of its own. */
export function copyOf<Values extends MailingValues>(values: Values): Values {
  const name = `Copy of ${values.name}`;
  return { ...values, revision: 0, name: name.length > mailingNameMaxLength ? values.name : name };
}

export const filterText = (filter: UserFilter): string => filterParams(filter).toString();

/** The conditions of the form besides states. */
export const filterOf = ({ filter }: Pick<MailingValues, 'filter'>): UserFilter =>
  readUserFilter(new URLSearchParams(filter));

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

export const segmentValuesOf = ({
  states,
  topByRank,
  randomSample,
  sampleSeed,
  emailListId,
  reachStatedBy,
  ...conditions
}: SegmentPartsFragment) => ({
  topByRank: topByRank ?? randomSample ?? ('' as const),
  sampleSeed: sampleSeed ?? ('' as const),
  filter: filterText(conditions),
  states: [...states],
  emailListId: emailListId ?? '',
  reachStatedBy: reachStatedBy ?? ('' as const),
});

const textOrNull = <Text extends string>(value: Text | ''): Text | null => (value === '' ? null : value);

export const segmentOf = (values: MailingValues): SegmentInput => ({
  ...filterOf(values),
  states: [...values.states],
  emailListId: textOrNull(values.emailListId),
  reachStatedBy: values.emailListId === '' ? null : textOrNull(values.reachStatedBy),
  ...choiceOf(values),
});

/** How many of those who match, and which. */
function choiceOf({
  topByRank,
  sampleSeed,
}: MailingValues): Pick<SegmentInput, 'topByRank' | 'randomSample' | 'sampleSeed'> {
  const none = { topByRank: null, randomSample: null, sampleSeed: null };
  if (topByRank === '') return none;
  return sampleSeed === '' ? { ...none, topByRank } : { ...none, randomSample: topByRank, sampleSeed };
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
