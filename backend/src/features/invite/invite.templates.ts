import { momentText } from '../../platform/delivery/moment-text.ts';

/** The values that an email uses for the variables of an invitation. */
export interface InviteValues {
  readonly link: string;
  readonly code: string;
  readonly expiresAt: Date;
}

/** An invitation as a text message. */
export const inviteText = (
  brandName: string,
  { link, expiresAt }: Pick<InviteValues, 'link' | 'expiresAt'>,
): string => `It's your turn: accept your ${brandName} invitation by ${momentText(expiresAt)}: ${link}`;

/** A reminder of it. */
export const reminderText = (
  brandName: string,
  { link, expiresAt }: Pick<InviteValues, 'link' | 'expiresAt'>,
): string =>
  `Reminder: your ${brandName} invitation expires soon. Accept it by ${momentText(expiresAt)}: ${link}`;
