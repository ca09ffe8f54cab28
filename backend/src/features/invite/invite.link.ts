import type { Secrets } from '../../platform/secrets/secrets.ts';
import { readSignedText, signText } from '../../platform/secrets/signed-text.ts';

const label = 'invite link';

/** The page of an invitation: its token is in the fragment, which is never sent to a server or logged. */
export const inviteLink = (secrets: Secrets, publicUrl: string, id: string): string =>
  `${publicUrl}/invite#${signText(secrets, label, id)}`;

/** The id of the invitation that a link's fragment opens; null if it is not valid. */
export const readInviteToken = (secrets: Secrets, token: string): string | null =>
  readSignedText(secrets, label, token);
