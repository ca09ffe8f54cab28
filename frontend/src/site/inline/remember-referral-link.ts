import { tabStore } from '../../platform/session-store.ts';
import { readReferralLink } from '../referral/referral-link.ts';

/**
 * The script inside pages without islands. It stores the code of a referral link for the landing page, and loads
 * nothing.
 */
readReferralLink(location.search, tabStore);
