import { reportUnhandledErrors } from '../../platform/report-error.ts';
import { tabStore } from '../../platform/session-store.ts';
import { readInvite } from '../referral/invite.ts';

/**
 * The script inside pages without islands. It remembers a friend's code from the address for the landing page, and loads
 * nothing.
 */
reportUnhandledErrors();
readInvite(location.search, tabStore);
