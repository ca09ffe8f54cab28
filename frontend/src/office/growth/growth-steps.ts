import type { GrowthQuery } from '../../generated/office.ts';
import { share } from '../ui/format.ts';

type Total = GrowthQuery['growth']['total'];
type Count = 'visits' | 'forms' | 'codes' | 'shares' | 'joined' | 'withFriend';
export type Counts = Pick<Total, Count>;

export interface GrowthStep {
  readonly name: string;
  readonly of: Count;
  /** The step whose share it is; null: the first. */
  readonly after: Count | null;
  readonly means: string;
  /** Countries of visitors are not known. */
  readonly byCountry?: true;
}

/** How far visitors get: the same steps, by the same names and shares, for all of them and for a group. */
export const growthSteps: readonly GrowthStep[] = [
  { name: 'Visited', of: 'visits', after: null, means: 'Browser tabs that arrived' },
  { name: 'Opened the form', of: 'forms', after: 'visits', means: 'Tabs that opened the form' },
  { name: 'Requested a code', of: 'codes', after: 'forms', means: 'Tabs that requested a code to join' },
  { name: 'Joined', of: 'joined', after: 'codes', means: 'Users on the waitlist', byCountry: true },
  { name: 'Shared', of: 'shares', after: 'joined', means: 'Tabs in which a link was shared' },
  {
    name: 'Referred someone',
    of: 'withFriend',
    after: 'joined',
    means: 'Users with a friend who joined with their code',
    byCountry: true,
  },
];

/** What the shares of {@link growthSteps} are of. */
export const sharesText = 'Each step as a share of the previous one; the last two, of those who joined';

/** The share that a step is; empty if there is none, or if users came another way. */
export function stepShare({ of, after }: Pick<GrowthStep, 'of' | 'after'>, counts: Counts): string {
  const [part, whole] = [counts[of], after === null ? null : counts[after]];
  return part === null || whole === null || part > whole ? '' : share(part, whole);
}

/** Of those who visited, how many joined. */
export const visitToJoin = {
  name: 'Visit-to-join rate',
  of: (counts: Counts): string => stepShare({ of: 'joined', after: 'visits' }, counts),
};
