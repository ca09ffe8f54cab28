import { tabStore } from '../../platform/session-store.ts';
import { noteArrival } from '../platform/source.ts';
import { rememberReferralLink } from '../referral/referral-link.ts';

/**
 * The script inside pages without islands. It stores a referral link for the landing page and where the visitor came
 * from, and loads nothing.
 */
rememberReferralLink(location.search, tabStore);
addEventListener('load', () => noteArrival(document, tabStore)); // it sends something: the page comes first
