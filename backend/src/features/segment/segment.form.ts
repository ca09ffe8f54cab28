import { array, boolean, type InferType, number, object, string } from 'yup';
import { forEachChoice } from '../../questions.form.ts';
import { day } from '../../platform/forms/day.form.ts';
import { signupStates } from '../invite/invite.signup-state.ts';

/**
 * What filters of users and the form of a segment accept: the single source of their limits and messages, for the form and
 * for the server. The server checks that countries and answers exist. Pure, and usable on both sides.
 */

export const mailingKinds = ['invite', 'broadcast'] as const;
export type MailingKindName = (typeof mailingKinds)[number];

export const maxSignupIds = 1000;
const maxChoices = 300;
const maxPoints = 1_000_000_000;
export const maxTopByRank = 100_000_000;
export const maxSampleSeed = 2_147_483_647;

/** The contact that users verified; none: they were imported. */
export const verifiedByValues = ['email', 'sms', 'none'] as const;
export type VerifiedBy = (typeof verifiedByValues)[number];

const choices = (message: string) =>
  array().of(string().defined()).min(1, message).max(maxChoices, `Choose at most ${maxChoices}`);

const whole = (label: string, min: number, max: number) => {
  const message = `${label} must be a whole number from ${min.toLocaleString('en-US')} to ${max.toLocaleString('en-US')}`;
  return number().typeError(message).integer(message).min(min, message).max(max, message);
};

/** The end of a range, which cannot be below its start. */
const wholeFrom = (start: string, label: string, message: string) =>
  whole(label, 0, maxPoints).test(
    'order',
    message,
    (value, { parent }: { parent: Readonly<Record<string, unknown>> }) => {
      const least = parent[start];
      return value === undefined || typeof least !== 'number' || value >= least;
    },
  );

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const userId = () => string().matches(uuid, 'User IDs are UUIDs');
const broadcastId = () => string().matches(uuid, 'Broadcast IDs are UUIDs');
const yesOrNo = () => boolean().typeError('Choose true or false');

/** Fields that are left out leave nobody out. */
const filterFields = {
  search: string(),
  states: array()
    .of(string().oneOf(signupStates, 'Choose states from the list').defined())
    .min(1, 'Choose at least one state'),
  countries: choices('Choose at least one country'),
  ...forEachChoice(({ question }) => choices(`Choose at least one ${question.words.one}`)),
  sources: choices('Choose at least one source'),
  campaigns: choices('Choose at least one campaign'),
  tags: choices('Choose at least one tag'),
  imports: choices('Choose at least one import').of(string().matches(uuid, 'Import IDs are UUIDs').defined()),
  joinedFrom: day(),
  joinedTo: day().test(
    'order',
    'The last day can’t be before the first',
    (value, { parent }: { parent: { readonly joinedFrom?: unknown } }) =>
      value === undefined || typeof parent.joinedFrom !== 'string' || value >= parent.joinedFrom,
  ),
  minPoints: whole('Points', 0, maxPoints),
  maxPoints: wholeFrom('minPoints', 'Points', 'The most points can’t be less than the fewest'),
  minReferrals: whole('Referrals', 0, maxPoints),
  maxReferrals: wholeFrom('minReferrals', 'Referrals', 'The most referrals can’t be less than the fewest'),
  verifiedBy: string().oneOf(verifiedByValues, 'Choose email, sms or none'),
  newsConsent: yesOrNo(),
  held: yesOrNo(),
  leaving: yesOrNo(),
  clicked: broadcastId(),
  notClicked: broadcastId(),
  referredBy: userId(),
  treeOf: userId(),
  signupIds: array()
    .of(userId().defined())
    .min(1, 'Choose at least one user')
    .max(maxSignupIds, `Choose at most ${maxSignupIds.toLocaleString('en-US')} users`),
};

export const filterFormSchema = object(filterFields);

export const segmentFormSchema = object({
  ...filterFields,
  emailListId: string().matches(uuid, 'The ID of an email list is a UUID'),
  reachStatedBy: string().oneOf(['email', 'sms'] as const, 'Choose email or text message'),
  topByRank: whole('The number of users', 1, maxTopByRank),
  randomSample: whole('The number of users', 1, maxTopByRank).test(
    'one',
    'Choose users by rank or at random, not both',
    (value, { parent }: { parent: { readonly topByRank?: unknown } }) =>
      value === undefined || parent.topByRank === undefined,
  ),
  sampleSeed: whole('The seed', 0, maxSampleSeed),
});

export type SegmentForm = InferType<typeof segmentFormSchema>;
