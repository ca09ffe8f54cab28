import { toReferralId } from '@waitlist/backend/referral-rules';

/** Whether a search is for exactly this user's own referral code. */
export const ownsCode = (search: string, { referralId }: { readonly referralId: string }): boolean =>
  referralId !== '' && toReferralId(search) === referralId;
