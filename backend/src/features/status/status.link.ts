import type { Secrets } from '../../platform/secrets/secrets.ts';
import { linkValidDays } from './status.rules.ts';
import { signStatusToken } from './status.token.ts';

/** Which user a link is for and when it was created; this much may be stored. */
export interface StatusLinkOf {
  readonly signupId: string;
  readonly generation: number;
  /** Seconds since 1970. */
  readonly sentAt: number;
}

/** The address that opens a user's status. The token is in the fragment, which reaches no server and no log. */
export function statusLink(
  secrets: Secrets,
  publicUrl: string,
  { signupId, generation, sentAt }: StatusLinkOf,
): string {
  const expires = sentAt + linkValidDays * 24 * 60 * 60;
  return `${publicUrl}/status#open=${signStatusToken(secrets, 'link', { signupId, generation, expires })}`;
}

/**
 * The link to their status in a bulk email. An address that a user only stated may be a stranger's, so there it leads to the
 * page where users enter their verified contact.
 */
export const mailedStatusLink = (
  secrets: Secrets,
  publicUrl: string,
  { isStated, ...of }: StatusLinkOf & { readonly isStated: boolean },
): string => (isStated ? `${publicUrl}/status` : statusLink(secrets, publicUrl, of));
