import { readInvite } from '../referral/invite.ts';
import { tabStore } from '../../platform/session-store.ts';

/**
 * The one script inside pages that only have to be read: a friend's code in their address is still known on the
 * landing page. It fetches nothing.
 */
readInvite(location.search, tabStore);
