import type { ListOrder } from '../../platform/paging/short-list.ts';
import { questionKeys } from '../../questions.form.ts';
import type { UserFilter } from '../segment/segment.rules.ts';
import { toReferralId } from '../referral/referral.rules.ts';

/** The sort fields of users, in REST's names. */
export const userSorts = [
  ...(['firstName', 'lastName', 'email', 'phoneNo', 'country'] as const),
  ...questionKeys,
  ...([
    'referralId',
    'referralCode',
    'source',
    'campaign',
    'referralPoints',
    'referralCount',
    'rank',
    'createdAt',
    'state',
    'relevance',
  ] as const),
] as const;
export type UserSort = (typeof userSorts)[number];

/**
 * The sort order of users. Ties are in join order, reversed if the order is; points, referrals and ranks are best or most
 * first in join order, and backwards. Relevance has one direction, best first: the owner of the exact code searched for,
 * the users who joined with it, then everyone else, each by points, whatever their state.
 */
export type UserOrder = ListOrder<UserSort>;

/** The sort fields of users with referrals, likewise. */
export const referrerSorts = ['referralPoints', 'referralCount'] as const satisfies readonly UserSort[];
export type ReferrerSort = (typeof referrerSorts)[number];

/** Most points first. */
export const mostPointsFirst: ListOrder<ReferrerSort> = { sort: 'referralPoints', direction: 'descending' };

/** A valid {@link FilterInput}, and whether only users with referrals are wanted. */
export interface Wanted extends UserFilter {
  readonly referrers: boolean;
}

/** The referral code that a search may be; null: it cannot be one. */
export const codeIn = ({ search }: UserFilter): string | null =>
  search === undefined ? null : toReferralId(search);
